import type { Name, RuleTable, RuleTables, Translated } from '@bivouac/text';
import type { Supply, TokenDef } from '../rules/data/schema.ts';
import { LEVELS } from '../rules/data/stratagems.ts';
import {
  JAPANESE_SUPPLY,
  JAPANESE_UNITS,
  PILE_SUPPLY,
  SIDE_SUPPLY,
  SPECIALS,
  UNITS,
} from '../rules/data/tokens.ts';
import { type Box, campaignOf, NIPPON_BOX, STRATAGEMS, WORLD_BOX } from '../rules/index.ts';
import type { ruleTables } from './en/rule-tables.ts';
import type { RuleId } from './rule-sources.ts';
import { effectKey, type Names, nameFor, type Titles, type Words } from './titles.ts';

type TableWords = Translated<typeof ruleTables>;
type Row = readonly string[];

/** The names and words of one language, from which the tables are made. */
export interface TableContext {
  readonly names: Names;
  readonly sentences: Words;
  readonly titles: Titles;
  readonly words: TableWords;
}

/** The tables of the rules reference, made from the data of both boxes. */
export const tablesOf = (context: TableContext): RuleTables<RuleId> => ({
  tokens: [units(context)],
  'special-weapons': [weapons(context)],
  effects: [effects(context)],
  track: [theatres(context)],
  'solo-setup': [levels(context)],
  stratagems: [stratagems(context)],
  nippon: [cities(context)],
});

const labelOf = (
  names: { readonly [id: string]: Name },
  id: string,
  { sentences }: TableContext,
): string => sentences.label({ name: nameFor(names, id) });

const countIn = (supply: Supply, token: string): number =>
  supply.find(([id]) => id === token)?.[1] ?? 0;

/** Name, terrain, value and ability of a token, each of which a table may show. */
function tokenCells({ id, kind, value, ability }: TokenDef, context: TableContext): Row {
  const { names, words } = context;
  const values: { readonly [ability: string]: string | undefined } = words.values;
  return [
    labelOf(names.tokens, id, context),
    words.places[kind],
    values[ability ?? ''] ?? String(value),
    ability === null ? '' : names.abilities[ability],
  ];
}

function units(context: TableContext): RuleTable {
  const { words } = context;
  const count = (supply: Supply, { id }: TokenDef): string => String(countIn(supply, id));
  return {
    caption: words.units,
    heads: [words.token, words.where, words.value, words.side, words.japan, words.ability],
    rows: [...UNITS, ...JAPANESE_UNITS].map((token) => {
      const [name = '', where = '', value = '', ability = ''] = tokenCells(token, context);
      return [
        name,
        where,
        value,
        count(SIDE_SUPPLY, token),
        count(JAPANESE_SUPPLY, token),
        ability,
      ];
    }),
  };
}

function weapons(context: TableContext): RuleTable {
  const { words } = context;
  return {
    caption: words.weapons,
    heads: [words.token, words.where, words.value, words.count, words.ability],
    rows: SPECIALS.map((token) => {
      const [name = '', where = '', value = '', ability = ''] = tokenCells(token, context);
      return [name, where, value, String(countIn(PILE_SUPPLY, token.id)), ability];
    }),
  };
}

/** Each effect with each of its numbers, and on how many spaces of a board it is. */
function effects({ titles, words }: TableContext): RuleTable {
  const kinds = new Map<string, { readonly effect: number; readonly n: number }>();
  const spaces = [WORLD_BOX, NIPPON_BOX].flatMap((box) => box.spaces);
  for (const { effect, n } of spaces) kinds.set(`${effect} ${n}`, { effect, n });
  const sorted = [...kinds.values()].sort((a, b) => a.effect - b.effect || a.n - b.n);
  const count = (box: Box, kind: { effect: number; n: number }): string =>
    String(box.spaces.filter(({ effect, n }) => effect === kind.effect && n === kind.n).length);
  return {
    caption: words.effects,
    heads: [words.effect, words.does, words.world, words.america],
    rows: sorted.map((kind) => [
      titles.effect(kind.effect, kind.n),
      words.gives[effectKey(kind.effect)](kind),
      count(WORLD_BOX, kind),
      count(NIPPON_BOX, kind),
    ]),
  };
}

const theatreRows = (box: Box, context: TableContext): Row[] =>
  box.theatres.map(({ id, trackEnd, bonus, campaigns }, at) => [
    labelOf(context.names.theatres, id, context),
    String(at + 1),
    String(trackEnd),
    bonus.map(([steps]) => steps).join(', '),
    campaigns.map((campaign) => campaignOf(box, campaign).vp).join(', '),
  ]);

function theatres(context: TableContext): RuleTable {
  const { words } = context;
  return {
    caption: words.theatres,
    heads: [words.theatre, words.number, words.flag, words.shields, words.campaigns],
    rows: theatreRows(WORLD_BOX, context),
  };
}

function cities(context: TableContext): RuleTable {
  const { words } = context;
  return {
    caption: words.cities,
    heads: [words.city, words.number, words.flag, words.shields, words.campaigns],
    rows: theatreRows(NIPPON_BOX, context),
  };
}

function levels({ words }: TableContext): RuleTable {
  const keys = ['low', 'middle', 'high'] as const;
  return {
    caption: words.levels,
    heads: [words.level, words.rolls, words.steps],
    rows: keys.map((key) => [
      words.levelNames[key],
      String(LEVELS[key].rolls),
      String(LEVELS[key].steps),
    ]),
  };
}

function stratagems({ names, words }: TableContext): RuleTable {
  return {
    caption: words.stratagems,
    heads: [words.stratagem, words.prefers],
    rows: STRATAGEMS.map((id) => [names.stratagems[id], names.stratagemTexts[id]]),
  };
}
