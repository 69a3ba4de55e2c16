import { normandyRules as rules } from '@bivouac/normandy';
import type { CardAct } from '@bivouac/undaunted-core';
import type { Translated } from '../translated.ts';
import type { CardTitle, NormandyNames, TileId, UnitTitle } from './names-en.ts';
import { SOLDIERS } from './soldiers.ts';

type Names = Translated<NormandyNames>;

const SIDES = ['us', 'de'] as const;

/** Names of things by their numbers, in one language. */
export interface Titles {
  side(seat: number): string;
  /** A kind of card, with its squad. */
  kind(seat: number, kind: number): string;
  /** A copy of a card. */
  card(seat: number, card: number): string;
  cards(seat: number, cards: readonly number[]): string;
  soldier(seat: number, card: number): string;
  /** A counter, with its side. */
  unit(unit: number): string;
  /** The same without its side. */
  ownUnit(unit: number): string;
  tile(tile: number): string;
  tileName(tile: number): string;
  /** As printed, with the squad it is limited to. */
  act(act: CardAct, kind: number): string;
  verb(verb: string): string;
}

const split = (id: string): { base: string; squad: string } => {
  const [, base = id, squad = ''] = /^(.*?)(?:-([abc]))?$/.exec(id) ?? [];
  return { base, squad: squad.toUpperCase() };
};

export const baseOf = (id: string): string => split(id).base;
export const squadOf = (id: string): string => split(id).squad;

export function titlesIn(names: Names, none: string): Titles {
  const sideId = (seat: number): 'us' | 'de' => SIDES[seat as 0 | 1];
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
    /** Like cards are counted: `2× Rifleman A`. A list is broken between its cards, not in them. */
    cards(seat, ids) {
      const counts = new Map<number, number>();
      for (const id of ids) counts.set(kindOf(id), (counts.get(kindOf(id)) ?? 0) + 1);
      const list = [...counts].sort(([a], [b]) => a - b);
      const text = list.map(([k, n]) => (n > 1 ? `${n}× ${kind(seat, k)}` : kind(seat, k)));
      return text.map((card) => card.replaceAll(' ', '\u00a0')).join(', ') || none;
    },
    soldier(seat, id) {
      const name = rules.kinds[kindOf(id)]?.id ?? '';
      const copy = id - rules.kindOf.indexOf(kindOf(id));
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
