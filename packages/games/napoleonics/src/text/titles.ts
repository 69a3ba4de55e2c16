import { nth } from '@bivouac/kernel';
import type { Translated } from '@bivouac/text';
import { CARD_IDS, HEX_NAMES, SECTIONS, TERRAIN_IDS } from '../rules/index.ts';
import type { NapoleonicsNames } from './en/names.ts';
import { lookUp } from './look-up.ts';

export type Names = Omit<Translated<NapoleonicsNames>, 'faces'> & Pick<NapoleonicsNames, 'faces'>;

/** Names of things by their numbers, in one language. */
export interface Titles {
  side(seat: number): string;
  hex(hex: number): string;
  card(card: number): string;
  cards(cards: readonly number[]): string;
  section(section: number): string;
  terrain(terrain: number): string;
  /** The same after “target”: in it, or on it. */
  terrainAt(terrain: number): string;
  /** A unit by the name in an event, with its hex. */
  unit(kind: string | undefined, hex?: number): string;
  leader(name: string | undefined): string;
  /** Dice as they fell: “2× infantry, flag”. */
  dice(faces: readonly number[]): string;
}

const split = (kind: string): [nation: string, type: string] => {
  const at = kind.indexOf('-');
  return [kind.slice(0, at), kind.slice(at + 1)];
};

/** Nation and type of a unit's name. */
export const typeOf = (kind: string): string => split(kind)[1];
export const nationOf = (kind: string): string => split(kind)[0];

export function titlesIn(
  names: Names,
  none: string,
  join: (nation: string, type: string) => string,
): Titles {
  const hex = (id: number): string => (HEX_NAMES[id] ?? '').toUpperCase();
  const card = (id: number): string => lookUp(names.cards, CARD_IDS[id])?.title ?? none;
  const tally = (words: readonly string[]): string => {
    const counts = new Map<string, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    const parts = [...counts].map(([word, count]) => (count > 1 ? `${count}× ${word}` : word));
    return parts.join(', ') || none;
  };
  return {
    side: (seat) => (seat === 0 ? names.sides.allied : names.sides.french),
    hex,
    card,
    cards: (ids) => tally(ids.map(card)),
    section: (id) => names.sections[nth(SECTIONS, id)],
    terrain: (id) => names.terrains[nth(TERRAIN_IDS, id)],
    terrainAt: (id) => names.terrainsAt[nth(TERRAIN_IDS, id)],
    unit(kind, at) {
      if (kind === undefined) return none;
      const [nation, type] = split(kind);
      const name = join(lookUp(names.nations, nation) ?? none, lookUp(names.types, type) ?? none);
      return at === undefined ? name : `${name} ${hex(at)}`;
    },
    leader: (name) => lookUp(names.leaders, name) ?? name ?? none,
    dice: (faces) =>
      tally(faces.toSorted((a, b) => a - b).map((face) => names.faces[face - 1] ?? '')),
  };
}
