import type { Translated } from '@bivouac/text';
import { countCards, type Titles } from '@bivouac/undaunted-core/text/text-context.ts';
import { northAfricaRules as rules, type SeatKind, SIDES } from '../rules/index.ts';
import type { NorthNames, NorthTile } from './en/names.ts';
import type { NorthSentences } from './en/sentences.ts';
import { SOLDIERS } from './soldiers.ts';

type Names = Translated<NorthNames>;
type Words = Translated<NorthSentences>;
type CardId = keyof NorthNames['cards'];
type UnitId = keyof NorthNames['units'];

/** What only this game names. */
export interface NorthTitles extends Titles {
  /** A seat of a vehicle with what it is for: `seat 1 (Drive 2)`. */
  seat(seat: SeatKind, place: number): string;
  /** The same without its number. */
  seatActs(seat: SeatKind): string;
}

export function titlesIn(names: Names, w: Words): NorthTitles {
  const kindName = (kind: number): string => names.cards[rules.kinds[kind]?.id as CardId];
  const verb = (name: string): string => names.actions[name as 'move'];
  const unitId = (unit: number): UnitId => rules.units[rules.counters[unit] ?? -1]?.id as UnitId;
  const side = (seat: number): string => (seat === 0 ? names.sides.lrdg : names.sides.italy);
  const act = (name: string, value: number): string =>
    value > 0 ? `${verb(name)} ${value}` : verb(name);
  const seatActs = ({ acts, speciality }: SeatKind): string => {
    const what = acts.map((one) => act(one.verb, one.value)).join(', ') || w.noAct;
    if (speciality === null) return what;
    return w.forSpecialist({ acts: what, who: names.specialities[speciality] });
  };
  /** A plane has no counter. */
  const unit = (id: number): string => (id < 0 ? w.planeName : names.units[unitId(id)]);
  return {
    side,
    kind: (_seat, kind) => kindName(kind),
    card: (_seat, card) => kindName(rules.kindOf[card] ?? 0),
    cards: (_seat, cards) => countCards(rules.kindOf, cards, kindName, w.none),
    soldier(_seat, card) {
      const kind = rules.kindOf[card] ?? 0;
      return (
        SOLDIERS[rules.kinds[kind]?.id ?? '']?.[
          card - rules.kindOf.findIndex((of) => of === kind)
        ] ?? ''
      );
    },
    unit,
    /** Soldiers have the name of their card, everything else its own. */
    ownUnit(id) {
      const card = rules.cardOf[rules.counters[id] ?? -1] ?? -1;
      return id >= 0 && card >= 0 && SIDES[id] !== undefined ? kindName(card) : unit(id);
    },
    tile: (tile) => (rules.tiles[tile] ?? '').toUpperCase(),
    tileName: (tile) => names.tiles[(rules.tiles[tile] ?? '').toUpperCase() as NorthTile],
    act({ verb: name, value, isOwnSquad }, of) {
      const squad = rules.kinds[of]?.squad === 0 ? 'A' : 'T';
      return `${act(name, value)}${isOwnSquad ? ` (${squad})` : ''}`;
    },
    verb,
    seat: (seat, place) => w.seat({ number: place + 1, acts: seatActs(seat) }),
    seatActs,
  };
}
