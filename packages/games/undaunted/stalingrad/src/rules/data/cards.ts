import { idOf, must } from '@bivouac/kernel';
import type { CardId, CardKind, KindId } from '@bivouac/undaunted-core';
import { parseActs } from './acts.ts';
import { COMMON_CARDS } from './cards-common.ts';
import { GERMAN_CARDS } from './cards-german.ts';
import { SOVIET_CARDS } from './cards-soviet.ts';
import { COMMANDERS, FACES } from './faces.ts';
import { UNITS } from './units.ts';

/** Stalingrad, Označení karty: starting, locked, upgrade, reserve. */
export type Deck = 'P' | 'Z' | 'V' | 'R';

/** A card of the box: `S-P-009`. */
export interface CardInfo {
  readonly id: string;
  readonly seat: number;
  readonly deck: Deck;
  readonly number: number;
  /** Its name without a letter of the alphabet more: `rifleman-a`, `fog`. */
  readonly name: string;
}

interface Line {
  readonly deck: Deck;
  readonly number: number;
  readonly name: string;
  readonly initiative: number;
  readonly acts: string;
}

const LINE = /^([PZVR]) (\d{3})(?:-(\d{3}))?(?: ([a-z][a-z0-9-]*))?(?: (\d)(?: (.+))?)?$/;
const SQUADS: readonly string[] = ['a', 'b', 'c'];

/** `rifleman-a` without its squad, as faces are called. */
export const plainName = (name: string): string => name.replace(/-[abc]$/, '');

function readLines(text: string): Line[] {
  const lines: Line[] = [];
  for (const line of text.trim().split('\n')) {
    const [, deck, from, to = from, given, initiative, acts] = must(
      LINE.exec(line) ?? undefined,
      `a card like “${line}”`,
    );
    for (let number = Number(from); number <= Number(to); number++) {
      // An upgrade has the name of the soldier it stands for.
      const name = given ?? must(lines.find((one) => one.number === number)?.name, line);
      const [usual, plain] = must(FACES[name] ?? FACES[plainName(name)], `a face for ${name}`);
      lines.push({
        deck: deck as Deck,
        number,
        name,
        initiative: initiative === undefined ? usual : Number(initiative),
        acts: acts ?? plain,
      });
    }
  }
  return lines;
}

const LINES = [SOVIET_CARDS, GERMAN_CARDS].map((own) => readLines(COMMON_CARDS + own));

/** Soldiers first, so that copies of Fog of War have neighbouring numbers. */
const order = (isFog: boolean): { seat: number; line: Line }[] =>
  LINES.flatMap((lines, seat) =>
    lines.flatMap((line) => ((line.name === 'fog') === isFog ? [{ seat, line }] : [])),
  );
const SOLDIERS = order(false);
const FOGS = order(true);

const printedId = (seat: number, { deck, number }: Line): string =>
  `${seat === 0 ? 'S' : 'N'}-${deck}-${String(number).padStart(3, '0')}`;

/** Every card of the box, by its number in the game. */
export const CARDS: readonly CardInfo[] = [...SOLDIERS, ...FOGS].map(({ seat, line }) => ({
  id: printedId(seat, line),
  seat,
  deck: line.deck,
  number: line.number,
  name: line.name,
}));

function kindOfLine(seat: number, line: Line): CardKind {
  const plain = plainName(line.name);
  const squad = plain === line.name ? -1 : SQUADS.indexOf(line.name.slice(-1));
  return {
    id: printedId(seat, line).toLowerCase(),
    initiative: line.initiative,
    squad,
    unit: UNITS.findIndex(({ id }) => id === line.name),
    isFog: line.name === 'fog',
    isCommander: COMMANDERS.includes(plain),
    acts: line.acts === '' ? [] : parseActs(line.acts),
  };
}

/** Each soldier is a kind of their own: they have a name, and are upgraded or die. Fog of War is the last. */
export const KINDS: readonly CardKind[] = [
  ...SOLDIERS.map(({ seat, line }) => kindOfLine(seat, line)),
  {
    id: 'fog',
    initiative: must(FOGS[0], 'Fog of War').line.initiative,
    squad: -1,
    unit: -1,
    isFog: true,
    isCommander: false,
    acts: [],
  },
];

export const FOG = SOLDIERS.length;
/** The one copy of a soldier's kind. */
export const cardOf = (kind: KindId): CardId => idOf(kind);

export const KIND_OF: readonly KindId[] = CARDS.map((_, card) => kindOf(card));

/** Every soldier is the only copy of their kind, which has the same number; all Fog of War is one kind. */
export function kindOf(card: number): KindId {
  return idOf(Math.min(card, FOG));
}

const BY_ID: ReadonlyMap<string, number> = new Map(CARDS.map(({ id }, card) => [id, card]));

/** A card by what is printed on it; -1 if the box has none. */
export const findCard = (id: string): number => BY_ID.get(id) ?? -1;
export const cardNamed = (id: string): CardId => idOf(must(BY_ID.get(id), `card ${id}`));

/** The card of the same side and number in another deck; -1 if there is none. */
export function counterpart(card: number, deck: Deck): number {
  const { id } = must(CARDS[card], `card ${card}`);
  return findCard(`${id.slice(0, 2)}${deck}${id.slice(3)}`);
}

/**
 * Stalingrad, Úrovně karet mužstva.
 * @rule stalingrad/card-levels
 */
export type Level = 'normal' | 'reserve' | 'upgraded';
export function levelOf(card: number): Level {
  const deck = CARDS[card]?.deck;
  return deck === 'R' ? 'reserve' : deck === 'V' ? 'upgraded' : 'normal';
}
