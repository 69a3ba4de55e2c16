import type { Language, Name, RuleTable, RuleTables, Translated } from '@bivouac/text';
import type { CardKind } from '@bivouac/undaunted-core';
import { oddsTable } from '@bivouac/undaunted-core/text/rule-tables.ts';
import { CARDS, KINDS, lossesFor, plainName, UNITS } from '../rules/index.ts';
import type { TableWords } from './en/rule-tables.ts';
import type { CityParts } from './language.ts';
import type { RuleId } from './rule-sources.ts';
import { actTitle } from './titles.ts';

type Words = Translated<TableWords>;

/** The tables of the rules reference, from the data that the rules play with. */
export const ruleTables = async (
  language: Language,
  parts: CityParts,
  words: Words,
): Promise<RuleTables<RuleId>> => ({
  cards: [cardTable(parts, words.cards)],
  dice: [await oddsTable(language, DICE)],
  losses: [lossTable(words.losses)],
});

/** One line of the table of cards: soldiers who differ in nothing but their squad and their side. */
interface Face {
  readonly cells: readonly [name: string, initiative: string, acts: string, defence: string];
  readonly seats: Set<number>;
}

function cardTable(parts: CityParts, words: Words['cards']): RuleTable {
  const { sides } = parts.names;
  const alone = (name: Name): string => parts.sentences.label({ name });
  const { heads } = words;
  const sideOf = (seats: ReadonlySet<number>): string =>
    seats.size > 1 ? words.bothSides : alone(seats.has(0) ? sides.soviet : sides.german);
  return {
    caption: words.caption,
    heads: [heads.soldier, heads.side, heads.initiative, heads.acts, heads.defence],
    rows: facesOf(parts, words).map(({ cells: [name, ...others], seats }) => [
      name,
      sideOf(seats),
      ...others,
    ]),
  };
}

function facesOf({ names, sentences }: CityParts, words: Words['cards']): Face[] {
  const faces = new Map<string, Face>();
  CARDS.forEach(({ seat, deck, name }, card) => {
    const kind = KINDS[Math.min(card, KINDS.length - 1)];
    // A player sees reservists and upgraded soldiers when they come.
    if (kind === undefined || deck === 'R' || deck === 'V') return;
    const verb = (id: string): string => names.actions[id as 'move'];
    const acts = kind.acts.map((act) => actTitle(act, verb, words.ownSquad)).join(', ');
    const cells = [
      sentences.label({ name: names.kinds[plainName(name) as 'rifleman'] }),
      `${kind.initiative}`,
      acts || words.noActs,
      defenceOf(kind, words),
    ] as const;
    const key = cells.join('|');
    const face = faces.get(key) ?? { cells, seats: new Set() };
    face.seats.add(seat);
    faces.set(key, face);
  });
  // Soldiers of a kind stand together, in the order in which the kinds come.
  const kinds = [...new Set([...faces.values()].map(({ cells: [name] }) => name))];
  return kinds.flatMap((name) => [...faces.values()].filter(({ cells }) => cells[0] === name));
}

function defenceOf({ unit }: CardKind, words: Words['cards']): string {
  const counter = UNITS[unit];
  if (counter === undefined) return words.noCounter;
  const { armour, defence } = counter;
  return armour === undefined ? `${defence}` : words.armour({ armour });
}

/** As many as a card lets its unit roll. */
const DICE = [1, 2, 3, 4, 5];

/** More casualties than this change nothing. */
const MOST_CASUALTIES = 10;

function lossTable(words: Words['losses']): RuleTable {
  const rows: string[][] = [];
  for (let from = 0; from <= MOST_CASUALTIES; ) {
    let to = from;
    while (to < MOST_CASUALTIES && lossesFor(to + 1) === lossesFor(from)) to += 1;
    const one = to === MOST_CASUALTIES ? words.orMore({ count: from }) : `${from}–${to}`;
    rows.push([from === 0 ? '0' : one, `${lossesFor(from)}`]);
    from = to + 1;
  }
  const { heads } = words;
  return { caption: words.caption, heads: [heads.casualties, heads.lost], rows };
}
