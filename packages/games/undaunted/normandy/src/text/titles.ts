import { ofSeat } from '@bivouac/kernel';
import type { Translated } from '@bivouac/text';
import { countCards, type Titles } from '@bivouac/undaunted-core/text/text-context.ts';
import { normandyRules as rules } from '../rules/index.ts';
import type { CardTitle, NormandyNames, TileId, UnitTitle } from './en/names.ts';
import { SOLDIERS } from './soldiers.ts';

type Names = Translated<NormandyNames>;

const SIDES = ['us', 'de'] as const;

const split = (id: string): { base: string; squad: string } => {
  const [, base = id, squad = ''] = /^(.*?)(?:-([abc]))?$/.exec(id) ?? [];
  return { base, squad: squad.toUpperCase() };
};

export const baseOf = (id: string): string => split(id).base;
export const squadOf = (id: string): string => split(id).squad;

export function titlesIn(names: Names, none: string): Titles {
  const sideId = (seat: number): 'us' | 'de' => ofSeat(SIDES, seat);
  const side = (seat: number): string => names.sides[sideId(seat)].title;
  const kind = (seat: number, id: number): string => {
    const { base, squad } = split(rules.kinds[id]?.id ?? '');
    const title = names.cards[sideId(seat)][base as CardTitle].nom;
    return squad === '' ? title : `${title} ${squad}`;
  };
  const kindOf = (card: number): number => rules.kindOf[card] ?? 0;
  const card = (seat: number, id: number): string => kind(seat, kindOf(id));
  const unitTitle = (unit: number, title: (base: UnitTitle) => string): string => {
    const { base, squad } = split(rules.units[unit % rules.units.length]?.id ?? '');
    return squad === '' ? title(base as UnitTitle) : `${title(base as UnitTitle)} ${squad}`;
  };
  const verb = (name: string): string => names.actions[name as 'move'];
  return {
    side,
    kind,
    card,
    cards: (seat, ids) => countCards(rules.kindOf, ids, (id) => kind(seat, id), none),
    soldier(seat, id) {
      const name = rules.kinds[kindOf(id)]?.id ?? '';
      const copy = id - rules.kindOf.findIndex((kind) => kind === kindOf(id));
      return SOLDIERS[sideId(seat)][name]?.[copy] ?? '';
    },
    unit(unit) {
      const titles = names.sidedUnits[sideId(unit < rules.units.length ? 0 : 1)];
      return unitTitle(unit, (base) => titles[base]);
    },
    ownUnit: (unit) => unitTitle(unit, (base) => names.units[base].nom),
    tile: (tile) => (rules.tiles[tile] ?? '').toUpperCase(),
    tileName: (tile) => names.tiles[(rules.tiles[tile] ?? '').toUpperCase() as TileId],
    act({ verb: name, value, isOwnSquad }, of) {
      const squad = squadOf(rules.kinds[of]?.id ?? '');
      return `${verb(name)}${value > 0 ? ` ${value}` : ''}${isOwnSquad ? ` (${squad})` : ''}`;
    },
    verb,
  };
}
