import {
  createCatalogue,
  type Language,
  type RuleTable,
  type RuleTables,
  type Translated,
} from '@bivouac/text';
import type { CardAct, CardKind } from '@bivouac/undaunted-core';
import { oddsTable } from '@bivouac/undaunted-core/text/rule-tables.ts';
import { BOOK, KINDS_OF_SIDE, STRUCTURES, VEHICLES, type Vehicle } from '../rules/index.ts';
import { VERBS } from '../rules/verb-names.ts';
import type { NorthNames } from './en/names.ts';
import type { RuleTableWords } from './en/rule-tables.ts';
import type { NorthContext } from './north-context.ts';
import type { RuleId } from './rule-sources.ts';
import { northAfricaContexts } from './texts.ts';

type Words = Translated<RuleTableWords>;
type UnitId = keyof NorthNames['units'];

const tableWords = createCatalogue<Words>(
  async (language) => (await import(`./${language}/rule-tables.ts`)).ruleTables,
);

/** The tables of those rules that have some, from the data of the rules. */
export async function northAfricaRuleTables(language: Language): Promise<RuleTables<RuleId>> {
  const [words, context] = await Promise.all([
    tableWords.load(language),
    northAfricaContexts.load(language),
  ]);
  const users = VERBS.map((verb) => [verb, [userTable(verb, words, context)]]);
  return {
    ...Object.fromEntries(users),
    cards: [0, 1].map((seat) => cardTable(seat, words, context)),
    vehicles: [vehicleTable(words, context)],
    structures: [structureTable(words, context)],
    defence: [fightTable(words, context)],
    dice: [await oddsTable(language, diceRolled(), lowestArmour())],
  };
}

const cardsOf = (seat: number): readonly (readonly [CardKind, number])[] =>
  (KINDS_OF_SIDE[seat] ?? []).flatMap((index) => {
    const kind = BOOK.kinds[index];
    return kind === undefined || kind.isFog ? [] : [[kind, index] as const];
  });

function cardTable(
  seat: number,
  { cards: w, none }: Words,
  { labels: t }: NorthContext,
): RuleTable {
  return {
    caption: w.captions[seat] ?? '',
    heads: [w.card, w.copies, w.initiative, w.actions, w.defence],
    rows: cardsOf(seat).map(([kind, index]) => [
      t.kind(seat, index),
      String(BOOK.kindOf.filter((of) => of === index).length),
      String(kind.initiative),
      kind.acts.map((act) => t.act(act, index)).join(', ') || none,
      String(BOOK.units[kind.unit]?.defence ?? none),
    ]),
  };
}

function vehicleTable(
  { vehicles: w, none }: Words,
  { labels: t, words, names }: NorthContext,
): RuleTable {
  return {
    caption: w.caption,
    heads: [w.vehicle, w.defence, w.armour, w.inoperable, w.destroyed, w.seats],
    rows: VEHICLES.map(({ id, defence, armour, inoperableAt, destroyedAt, seats }) => [
      words.label({ name: names.units[id as UnitId] }),
      defence < 0 ? none : String(defence),
      String(armour),
      String(inoperableAt),
      String(destroyedAt),
      seats.map((seat, place) => `${place + 1}: ${t.seatActs(seat)}`).join(' · '),
    ]),
  };
}

const structureTable = ({ structures: w }: Words, { words, names }: NorthContext): RuleTable => ({
  caption: w.caption,
  heads: [w.structure, w.resilience, w.value],
  rows: STRUCTURES.map(({ id, resilience, value }) => [
    words.label({ name: names.units[id as UnitId] }),
    String(resilience),
    String(value),
  ]),
});

/** The cards, and the seats of vehicles, that offer an action. */
function userTable(
  verb: string,
  { users: w }: Words,
  { labels: t, words, names }: NorthContext,
): RuleTable {
  const offers = ({ acts }: { readonly acts: readonly CardAct[] }): CardAct | undefined =>
    acts.find((act) => act.verb === verb);
  const printed = ({ verb: name, value }: CardAct): string =>
    value > 0 ? `${t.verb(name)} ${value}` : t.verb(name);
  const onCards = [0, 1].flatMap((seat) =>
    cardsOf(seat).flatMap(([kind, index]) => {
      const act = offers(kind);
      return act === undefined ? [] : [[t.kind(seat, index), t.act(act, index)]];
    }),
  );
  const inSeats = VEHICLES.flatMap(({ id, seats }: Vehicle) =>
    seats.flatMap((seat, place) => {
      const act = offers(seat);
      return act === undefined
        ? []
        : [
            [
              `${words.label({ name: names.units[id as UnitId] })}, ${w.seat({ number: place + 1 })}`,
              printed(act),
            ],
          ];
    }),
  );
  return { caption: w.caption, heads: [w.card, w.act], rows: [...onCards, ...inSeats] };
}

/** What each kind of fight is rolled against. */
function fightTable({ fights: w }: Words, { labels: t }: NorthContext): RuleTable {
  const soft = [w.soft, w.defence];
  return {
    caption: w.caption,
    heads: [w.action, w.target, w.base, w.cover, w.range],
    rows: [
      [t.verb('attack'), ...soft, w.yes, w.yes],
      [t.verb('suppress'), ...soft, w.yes, w.yes],
      [t.verb('strafe'), ...soft, w.hill, w.no],
      [t.verb('antitank'), w.vehicle, w.armour, w.yes, w.yes],
      [t.verb('demolish'), w.laid, w.laidBase, w.no, w.no],
    ],
  };
}

const FIRE: ReadonlySet<string> = new Set(['attack', 'suppress', 'strafe', 'antitank', 'demolish']);

/** The numbers of dice that cards and seats roll. */
function diceRolled(): number[] {
  const acts = [...BOOK.kinds, ...VEHICLES.flatMap(({ seats }) => seats)].flatMap(
    ({ acts: offered }) => offered,
  );
  const values = acts.filter(({ verb }) => FIRE.has(verb)).map(({ value }) => value);
  return [...new Set(values)].sort((a, b) => a - b);
}

/** A charge meets the armour alone. */
const lowestArmour = (): number => Math.min(...VEHICLES.map(({ armour }) => armour));
