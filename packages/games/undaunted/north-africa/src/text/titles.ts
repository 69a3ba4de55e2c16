import {
  countNames,
  type Name,
  type Phrase,
  phrase,
  type Translated,
  withSuffix,
} from '@bivouac/text';
import type { Titles } from '@bivouac/undaunted-core/text/text-context.ts';
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
  seat(seat: SeatKind, place: number): Phrase;
  /** The same without its number. */
  seatActs(seat: SeatKind): Phrase;
}

const kindOf = (card: number): number => rules.kindOf[card] ?? 0;

/** The soldier on a copy of a card; empty on Fog of War. */
function soldierOn(card: number): Phrase {
  const copy = card - rules.kindOf.findIndex((kind) => kind === kindOf(card));
  return phrase(SOLDIERS[rules.kinds[kindOf(card)]?.id ?? '']?.[copy] ?? '');
}

/** Names with the man on the card are made once: a log asks for them again and again. */
function menOf(cardName: (card: number) => Name): (card: number) => Name {
  const men = new Map<number, Name>();
  return (card) => {
    const soldier = soldierOn(card);
    if (soldier === '') return cardName(card);
    const known = men.get(card) ?? withSuffix(cardName(card), `(${soldier})`);
    men.set(card, known);
    return known;
  };
}

export function titlesIn(names: Names, w: Words): NorthTitles {
  const kindName = (kind: number): Name => names.cards[rules.kinds[kind]?.id as CardId];
  const cardName = (card: number): Name => kindName(kindOf(card));
  const man = menOf(cardName);
  const side = (seat: number): Name => (seat === 0 ? names.sides.lrdg : names.sides.italy);
  const verb = (name: string): Phrase => phrase(names.actions[name as 'move']);
  const act = (name: string, value: number): Phrase =>
    value > 0 ? phrase(`${verb(name)} ${value}`) : verb(name);
  const seatActs = ({ acts, speciality }: SeatKind): Phrase => {
    const what = phrase(acts.map((one) => act(one.verb, one.value)).join(', ') || w.noAct);
    if (speciality === null) return what;
    return phrase(w.forSpecialist({ acts: what, who: phrase(names.specialities[speciality]) }));
  };
  /** The plane has no counter. */
  const unit = (id: number): Name =>
    id < 0 ? names.cards.plane : names.units[rules.units[rules.counters[id] ?? -1]?.id as UnitId];
  return {
    side,
    sideTitle: (seat) => phrase(w.label({ name: side(seat) })),
    kind: (_seat, kind) => kindName(kind),
    card: (_seat, card) => cardName(card),
    man: (_seat, card) => man(card),
    cards: (_seat, cards) =>
      countNames(
        cards
          .map(kindOf)
          .toSorted((a, b) => a - b)
          .map(kindName),
      ),
    soldier: (_seat, card) => soldierOn(card),
    unit,
    /** Soldiers have the name of their card, everything else its own. */
    ownUnit(id) {
      const card = rules.cardOf[rules.counters[id] ?? -1] ?? -1;
      return id >= 0 && card >= 0 && SIDES[id] !== undefined ? kindName(card) : unit(id);
    },
    tile: (tile) => phrase((rules.tiles[tile] ?? '').toUpperCase()),
    tileName: (tile) => phrase(names.tiles[(rules.tiles[tile] ?? '').toUpperCase() as NorthTile]),
    act({ verb: name, value, isOwnSquad }, of) {
      const squad = rules.kinds[of]?.squad === 0 ? 'A' : 'T';
      return phrase(`${act(name, value)}${isOwnSquad ? ` (${squad})` : ''}`);
    },
    verb,
    seat: (seat, place) => phrase(w.seat({ number: place + 1, acts: seatActs(seat) })),
    seatActs,
  };
}
