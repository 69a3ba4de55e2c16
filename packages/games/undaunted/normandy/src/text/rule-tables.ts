import {
  createCatalogue,
  type Language,
  type Name,
  type RuleTable,
  type RuleTables,
  type Translated,
} from '@bivouac/text';
import type { CardAct, CardKind } from '@bivouac/undaunted-core';
import { oddsTable } from '@bivouac/undaunted-core/text/rule-tables.ts';
import { BOOK } from '../rules/index.ts';
import type { CardTitle, NormandyNames, UnitTitle } from './en/names.ts';
import type { RuleTableWords } from './en/rule-tables.ts';
import type { RuleId } from './rule-sources.ts';
import { normandyWords } from './texts.ts';
import { baseOf, squadOf } from './titles.ts';

type Words = Translated<RuleTableWords>;

/** Names, and how one stands by itself. */
interface Naming {
  readonly names: Translated<NormandyNames>;
  readonly label: (name: Name) => string;
}

const tableWords = createCatalogue<Words>(
  async (language) => (await import(`./${language}/rule-tables.ts`)).ruleTables,
);

/** The tables of those rules that have some, from the data of the rules. */
export async function normandyRuleTables(language: Language): Promise<RuleTables<RuleId>> {
  const [words, { names, sentences }] = await Promise.all([
    tableWords.load(language),
    normandyWords.load(language),
  ]);
  const naming = { names, label: (name: Name) => sentences.label({ name }) };
  return {
    cards: [cardTable(words, naming)],
    defence: [unitTable(words, naming)],
    dice: [await oddsTable(language, diceOfBook())],
  };
}

/** The squads have the same cards: those of the first stand for all. */
const isShown = ({ id }: { readonly id: string }): boolean => ['', 'A'].includes(squadOf(id));

function cardTable({ cards: w, none }: Words, naming: Naming): RuleTable {
  const cells = (kind: CardKind, index: number): string[] => {
    const copies = BOOK.kindOf.filter((of) => of === index).length;
    const unit = BOOK.units[kind.unit];
    return [
      cardName(kind, naming),
      squadOf(kind.id) === '' ? String(copies) : w.perSquad({ copies }),
      String(kind.initiative),
      kind.acts.map((act) => printed(act, w, naming)).join(', ') || none,
      unit === undefined ? none : String(unit.defence),
    ];
  };
  return {
    caption: w.caption,
    heads: [w.card, w.copies, w.initiative, w.actions, w.defence],
    rows: BOOK.kinds.flatMap((kind, index) => (isShown(kind) ? [cells(kind, index)] : [])),
  };
}

/** The sides have different titles for one of the commanders. */
function cardName({ id }: CardKind, { names: { cards }, label }: Naming): string {
  const base = baseOf(id) as CardTitle;
  return [...new Set([label(cards.us[base]), label(cards.de[base])])].join(' / ');
}

function printed(
  { verb, value, isOwnSquad }: CardAct,
  { ownSquad }: Words['cards'],
  { names }: Naming,
): string {
  const name = names.actions[verb as keyof NormandyNames['actions']];
  return `${name}${value > 0 ? ` ${value}` : ''}${isOwnSquad ? ` (${ownSquad})` : ''}`;
}

const unitTable = ({ units, cards }: Words, { names, label }: Naming): RuleTable => ({
  caption: units.caption,
  heads: [units.unit, cards.defence],
  rows: BOOK.units
    .filter(isShown)
    .map(({ id, defence }) => [label(names.units[baseOf(id) as UnitTitle]), String(defence)]),
});

const FIRE: ReadonlySet<string> = new Set(['attack', 'suppress', 'blast']);

/** The numbers of dice that its cards roll. */
function diceOfBook(): number[] {
  const values = BOOK.kinds.flatMap(({ acts }) =>
    acts.filter(({ verb }) => FIRE.has(verb)).map(({ value }) => value),
  );
  return [...new Set(values)].sort((a, b) => a - b);
}
