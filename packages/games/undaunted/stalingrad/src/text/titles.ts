import { listNames, type Name, type Phrase, phrase, type Translated } from '@bivouac/text';
import { fixedCs } from '@bivouac/text/grammar/cs.ts';
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
  /** What fires where no counter does. */
  readonly mine: Name;
}

/** A name without cases. */
const plain = (text: string): Name => fixedCs('ma', text);

export function titlesIn(own: CityLanguage): CityTitles {
  const { names } = own;
  const named = (name: string): string => titleOf(names, name);
  const rank = (card: number): string => named(CARDS[card]?.name ?? 'fog');
  const soldier = (_seat: number, card: number): Phrase => phrase(soldierName(card, own));
  /** Title, and who it is: a name, or that it is a reservist. */
  const cardTitle = (seat: number, card: number): string => {
    const level = levelOf(card);
    if (level === 'reserve')
      return `${rank(card)} (${names.levels.reserve} ${CARDS[card]?.number})`;
    const name = soldier(seat, card);
    return name === '' ? rank(card) : `${rank(card)} (${name})`;
  };
  const kind = (seat: number, id: number): string =>
    rules.kinds[id]?.isFog ? names.kinds.fog : cardTitle(seat, id);
  const verb = (name: string): Phrase => phrase(names.actions[name as 'move']);
  const ownUnit = (id: number): string => (id < 0 ? names.offMap : named(unitKindOf(id).id));
  const unit = (id: number): string => {
    if (id < 0) return names.offMap;
    const side = id < SPLIT ? names.counterOf.soviet : names.counterOf.german;
    return `${ownUnit(id)} (${side})`;
  };
  const sideTitle = (seat: number): Phrase =>
    phrase(seat === 0 ? names.sides.soviet : names.sides.german);
  const card = (seat: number, id: number): Name => plain(kind(seat, rules.kindOf[id] ?? 0));
  const isFog = (id: number): boolean => rules.kinds[rules.kindOf[id] ?? 0]?.isFog === true;
  return {
    side: (seat) => fixedCs('ma', sideTitle(seat), { isPlural: true }),
    sideTitle,
    kind: (seat, id) => plain(kind(seat, id)),
    card,
    man: card,
    cards(seat, cards) {
      const fogs = cards.filter(isFog).length;
      const men = cards
        .filter((id) => !isFog(id))
        .map((id) => ({ name: card(seat, id), count: 1 }));
      return listNames(fogs > 0 ? [...men, { name: plain(names.kinds.fog), count: fogs }] : men);
    },
    soldier,
    unit: (id) => plain(unit(id)),
    ownUnit: (id) => plain(ownUnit(id)),
    tile: (tile) => phrase(rules.tiles[tile] ?? ''),
    tileName: (tile) => phrase(names.ground[GROUND_NAMES[tile] as keyof Names['ground']]),
    act: (act, of) => phrase(actTitle(act, verb, 'ABC'[rules.kinds[of]?.squad ?? -1] ?? '')),
    verb,
    named,
    rank,
    mine: plain(names.mine),
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
