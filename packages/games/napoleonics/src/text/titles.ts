import { nth } from '@bivouac/kernel';
import { type Name, type Phrase, phrase, type Translated } from '@bivouac/text';
import { CARD_IDS, HEX_NAMES, SECTIONS, TERRAIN_IDS } from '../rules/index.ts';
import type { NapoleonicsNames } from './en/names.ts';
import { lookUp } from './look-up.ts';

export type Names = Omit<Translated<NapoleonicsNames>, 'faces'> & Pick<NapoleonicsNames, 'faces'>;

/** How a language puts names together. */
export interface Naming {
  /** A nation and a type by their ids. */
  unitName(nation: string, type: string): Name;
  onHex(name: Name, hex: Phrase): Name;
  /** A name by itself: on a label, in a list. */
  label(name: Name): Phrase;
  /** “A, B and C”. */
  list(parts: readonly string[]): Phrase;
}

/** Names of things by their numbers, in one language. */
export interface Titles {
  side(seat: number): Name;
  hex(hex: number): Phrase;
  card(card: number): Phrase;
  cards(cards: readonly number[]): Phrase;
  section(section: number): Name;
  terrain(terrain: number): Name;
  /** A unit by the name in an event, on its hex. */
  unit(kind: string, hex?: number): Name;
  /** A leader by the name in an event. */
  leader(name: string | undefined): Name;
  /** Of whom no more is known than the hex. */
  leaderOn(hex: number): Name;
  /** Dice as they fell: “2× infantry and flag”. */
  dice(faces: readonly number[]): Phrase;
  label(name: Name): Phrase;
}

const split = (kind: string): [nation: string, type: string] => {
  const at = kind.indexOf('-');
  return [kind.slice(0, at), kind.slice(at + 1)];
};

/** Nation and type of a unit's name. */
export const typeOf = (kind: string): string => split(kind)[1];
export const nationOf = (kind: string): string => split(kind)[0];

export function titlesIn(names: Names, none: string, naming: Naming): Titles {
  const hex = (id: number): Phrase => phrase((HEX_NAMES[id] ?? '').toUpperCase());
  const card = (id: number): Phrase => phrase(lookUp(names.cards, CARD_IDS[id])?.title ?? none);
  const tally = (words: readonly string[]): Phrase => {
    const counts = new Map<string, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    const parts = [...counts].map(([word, count]) => (count > 1 ? `${count}× ${word}` : word));
    return parts.length === 0 ? phrase(none) : naming.list(parts);
  };
  return {
    side: (seat) => (seat === 0 ? names.sides.allied : names.sides.french),
    hex,
    card,
    cards: (ids) => tally(ids.map(card)),
    section: (id) => names.sections[nth(SECTIONS, id)],
    terrain: (id) => names.terrains[nth(TERRAIN_IDS, id)],
    unit(kind, at) {
      const name = naming.unitName(...split(kind));
      return at === undefined ? name : naming.onHex(name, hex(at));
    },
    leader: (name) => lookUp(names.leaders, name) ?? names.leader,
    leaderOn: (at) => naming.onHex(names.leader, hex(at)),
    dice: (faces) =>
      tally(faces.toSorted((a, b) => a - b).map((face) => names.faces[face - 1] ?? '')),
    label: naming.label,
  };
}
