import { ofSeat } from '@bivouac/kernel';
import {
  countNames,
  type Name,
  type Phrase,
  phrase,
  type Translated,
  withSuffix,
} from '@bivouac/text';
import type { Titles } from '@bivouac/undaunted-core/text/text-context.ts';
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

const sideId = (seat: number): 'us' | 'de' => ofSeat(SIDES, seat);
const kindOf = (card: number): number => rules.kindOf[card] ?? 0;
const ofSquad = (name: Name, squad: string): Name =>
  squad === '' ? name : withSuffix(name, squad);

export function titlesIn(names: Names): Titles {
  const kinds = SIDES.map((side) =>
    rules.kinds.map(({ id }) => {
      const { base, squad } = split(id);
      return ofSquad(names.cards[side][base as CardTitle], squad);
    }),
  );
  const unitsIn = (titles: Names['units']): Name[] =>
    rules.units.map(({ id }) => {
      const { base, squad } = split(id);
      return ofSquad(titles[base as UnitTitle], squad);
    });
  const own = unitsIn(names.units);
  const sided = SIDES.flatMap((side) => unitsIn(names.sidedUnits[side]));
  const kind = (seat: number, id: number): Name => kinds[seat]?.[id] ?? names.cards.us.fog;
  const card = (seat: number, id: number): Name => kind(seat, kindOf(id));
  const unit = (id: number): Name => sided[id] ?? names.units.riflemen;
  const verb = (name: string): Phrase => phrase(names.actions[name as 'move']);
  return {
    side: (seat) => names.sides[sideId(seat)],
    sideTitle: (seat) => phrase(names.sideTitles[sideId(seat)]),
    kind,
    card,
    man(seat, id) {
      const soldier = soldierOf(seat, id);
      return soldier === '' ? card(seat, id) : withSuffix(card(seat, id), `(${soldier})`);
    },
    // In the order of the cards, whatever was drawn first.
    cards: (seat, ids) =>
      countNames(
        [...ids]
          .map(kindOf)
          .sort((a, b) => a - b)
          .map((id) => kind(seat, id)),
      ),
    soldier: soldierOf,
    unit,
    ownUnit: (id) => own[id % rules.units.length] ?? unit(id),
    tile: (tile) => phrase((rules.tiles[tile] ?? '').toUpperCase()),
    tileName: (tile) => phrase(names.tiles[(rules.tiles[tile] ?? '').toUpperCase() as TileId]),
    act({ verb: name, value, isOwnSquad }, of) {
      const squad = isOwnSquad ? ` (${squadOf(rules.kinds[of]?.id ?? '')})` : '';
      return phrase(`${verb(name)}${value > 0 ? ` ${value}` : ''}${squad}`);
    },
    verb,
  };
}

/** The soldier on a copy of a card; none on Fog of War. */
function soldierOf(seat: number, card: number): Phrase {
  const kind = kindOf(card);
  const copy = card - rules.kindOf.findIndex((of) => of === kind);
  return phrase(SOLDIERS[sideId(seat)][rules.kinds[kind]?.id ?? '']?.[copy] ?? '');
}
