import type { Translated } from '@bivouac/text';
import type { CardAct } from '@bivouac/undaunted-core';
import type { Titles } from '@bivouac/undaunted-core/text/text-context.ts';
import {
  CARDS,
  GROUND_NAMES,
  levelOf,
  stalingradRules as rules,
  SPLIT,
  unitKindOf,
} from '../rules/index.ts';
import type { CityNames } from './en/names.ts';
import type { CityLanguage } from './language.ts';
import { soldierName } from './soldiers.ts';

type Names = Translated<CityNames>;

/** `rifleman-a` in words. */
function titleOf(names: Names, name: string): string {
  const squad = /-([abc])$/.exec(name)?.[1];
  const plain = squad === undefined ? name : name.slice(0, -2);
  const title = names.kinds[plain as keyof CityNames['kinds']];
  return squad === undefined ? title : `${title} ${squad.toUpperCase()}`;
}

export interface CityTitles extends Titles {
  /** Kinds of counter by their names in the data. */
  named(name: string): string;
  /** The title of a card without its man. */
  rank(card: number): string;
}

export function titlesIn(own: CityLanguage): CityTitles {
  const { names, sentences } = own;
  const named = (name: string): string => titleOf(names, name);
  const rank = (card: number): string => named(CARDS[card]?.name ?? 'fog');
  const soldier = (_seat: number, card: number): string => soldierName(card, own);
  /** Title, and who it is: a name, or that it is a reservist. */
  const cardTitle = (seat: number, card: number): string => {
    const level = levelOf(card);
    if (level === 'reserve')
      return `${rank(card)} (${names.levels.reserve} ${CARDS[card]?.number})`;
    const name = soldier(seat, card);
    return name === '' ? rank(card) : `${rank(card)}, ${name}`;
  };
  const kind = (seat: number, id: number): string =>
    rules.kinds[id]?.isFog ? names.kinds.fog : cardTitle(seat, id);
  const verb = (name: string): string => names.actions[name as 'move'];
  const ownUnit = (id: number): string => (id < 0 ? names.offMap : named(unitKindOf(id).id));
  const unit = (id: number): string => {
    if (id < 0) return names.offMap;
    const side = id < SPLIT ? names.counterOf.soviet : names.counterOf.german;
    return `${ownUnit(id)} (${side})`;
  };
  return {
    side: (seat) => (seat === 0 ? names.sides.soviet : names.sides.german),
    kind,
    card: (seat, card) => kind(seat, rules.kindOf[card] ?? 0),
    cards(seat, cards) {
      const fogs = cards.filter((card) => rules.kinds[rules.kindOf[card] ?? 0]?.isFog).length;
      const men = cards
        .filter((card) => !rules.kinds[rules.kindOf[card] ?? 0]?.isFog)
        .map((card) => cardTitle(seat, card));
      if (fogs > 0) men.push(fogs > 1 ? `${fogs}× ${names.kinds.fog}` : names.kinds.fog);
      // A line may end between a title and a name.
      const whole = men.map((man) => man.replaceAll(' ', '\u00a0').replace(',\u00a0', ', '));
      return whole.join('; ') || sentences.none;
    },
    soldier,
    unit,
    ownUnit,
    tile: (tile) => rules.tiles[tile] ?? '',
    tileName: (tile) => names.ground[GROUND_NAMES[tile] as keyof CityNames['ground']],
    act: (act, of) => actTitle(act, verb, 'ABC'[rules.kinds[of]?.squad ?? -1] ?? ''),
    verb,
    named,
    rank,
  };
}

/** `Attack 3 [0–1]*`: value, range, and a star for what Inspire does not reach. */
export function actTitle(act: CardAct, verb: (name: string) => string, squad: string): string {
  const { value, versus, min, max, isOwnSquad, isUpgraded } = act;
  const parts = [verb(act.verb)];
  if (value > 0) parts.push(versus === undefined ? `${value}` : `${value}/${versus}`);
  if (isOwnSquad) parts.push(`(${squad})`);
  if (min !== undefined || max !== undefined) parts.push(`[${min ?? 0}–${max ?? '…'}]`);
  return `${parts.join(' ')}${isUpgraded ? '*' : ''}`;
}
