import { countNames, type Name, type Phrase, phrase, withSuffix } from '@bivouac/text';
import type { CardAct } from '@bivouac/undaunted-core';
import type { Titles } from '@bivouac/undaunted-core/text/text-context.ts';
import {
  CARDS,
  GROUND_NAMES,
  levelOf,
  plainName,
  stalingradRules as rules,
  SPLIT,
  unitKindOf,
} from '../rules/index.ts';
import type { CityNames } from './en/names.ts';
import type { CityLanguage } from './language.ts';
import { soldierName } from './soldiers.ts';

/** `rifleman-a` in words. */
function titleOf(titles: { readonly [plain: string]: Name }, name: string): Name {
  const squad = /-([abc])$/.exec(name)?.[1];
  const plain = squad === undefined ? name : name.slice(0, -2);
  const title = titles[plain];
  if (title === undefined) throw new Error(`nothing is called ${name}`);
  return squad === undefined ? title : withSuffix(title, squad.toUpperCase());
}

export interface CityTitles extends Titles {
  /** Kinds of card by their names in the data. */
  named(name: string): Name;
  /** Kinds of counter likewise. */
  counter(name: string): Name;
  /** The title of a card without its man. */
  rank(card: number): Name;
}

export function titlesIn(own: CityLanguage): CityTitles {
  const { names, sentences } = own;
  // Like names are counted, so each is made once.
  const known = new Map<string, Name>();
  function named(name: string): Name {
    const title = known.get(name) ?? titleOf(names.kinds, name);
    known.set(name, title);
    return title;
  }
  const counter = (name: string): Name => titleOf(names.counters, name);
  const rank = (card: number): Name => named(CARDS[card]?.name ?? 'fog');
  const soldier = (_seat: number, card: number): Phrase => phrase(soldierName(card, own));
  /** Title, and who it is: a name, or that it is a reservist. */
  const cardTitle = (card: number): Name => {
    if (levelOf(card) === 'reserve') {
      return withSuffix(rank(card), `(${names.levels.reserve} ${CARDS[card]?.number})`);
    }
    const name = soldierName(card, own);
    return name === '' ? rank(card) : withSuffix(rank(card), `(${name})`);
  };
  const kind = (_seat: number, id: number): Name =>
    rules.kinds[id]?.isFog ? names.kinds.fog : cardTitle(id);
  const card = (seat: number, id: number): Name => kind(seat, rules.kindOf[id] ?? 0);
  const verb = (name: string): Phrase => phrase(names.actions[name as 'move']);
  const side = (seat: number): Name => (seat === 0 ? names.sides.soviet : names.sides.german);
  const isFog = (id: number): boolean => rules.kinds[rules.kindOf[id] ?? 0]?.isFog === true;
  return {
    side,
    sideTitle: (seat) => phrase(sentences.label({ name: side(seat) })),
    kind,
    card,
    man: card,
    cards: (seat, cards) =>
      countNames(
        [...cards].sort((a, b) => Number(isFog(a)) - Number(isFog(b))).map((id) => card(seat, id)),
      ),
    soldier,
    unit(id) {
      if (id < 0) return names.offMap;
      return titleOf(names.counterOf[id < SPLIT ? 'soviet' : 'german'], unitKindOf(id).id);
    },
    ownUnit: (id) => (id < 0 ? names.offMap : counter(unitKindOf(id).id)),
    tile: (tile) => phrase(rules.tiles[tile] ?? ''),
    tileName: (tile) => phrase(names.ground[GROUND_NAMES[tile] as keyof CityNames['ground']]),
    act: (act, of) => actTitle(act, verb, 'ABC'[rules.kinds[of]?.squad ?? -1] ?? ''),
    verb,
    named,
    counter,
    rank,
  };
}

/** The names that are not those of the series, by themselves. */
export interface CityLabels {
  named(name: string): Phrase;
  rank(card: number): Phrase;
  /** Nor its squad. */
  plainRank(card: number): Phrase;
  area(area: keyof CityNames['areas']): Phrase;
}

export function cityLabels(
  titles: CityTitles,
  { names, sentences }: Pick<CityLanguage, 'names' | 'sentences'>,
): CityLabels {
  const alone = (name: Name): Phrase => phrase(sentences.label({ name }));
  return {
    named: (name) => alone(titles.named(name)),
    rank: (card) => alone(titles.rank(card)),
    plainRank: (card) => alone(titles.named(plainName(CARDS[card]?.name ?? 'fog'))),
    area: (area) => alone(names.areas[area]),
  };
}

/** `Attack 3 [0–1]*`: value, range, and a star for what Inspire does not reach. */
export function actTitle(act: CardAct, verb: (name: string) => string, squad: string): Phrase {
  const { value, versus, min, max, isOwnSquad, isUpgraded } = act;
  const parts = [verb(act.verb)];
  if (value > 0) parts.push(versus === undefined ? `${value}` : `${value}/${versus}`);
  if (isOwnSquad) parts.push(`(${squad})`);
  if (min !== undefined || max !== undefined) parts.push(`[${min ?? 0}–${max ?? '…'}]`);
  return phrase(`${parts.join(' ')}${isUpgraded ? '*' : ''}`);
}
