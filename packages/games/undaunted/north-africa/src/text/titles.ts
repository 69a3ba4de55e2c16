import {
  countNames,
  type Name,
  type Phrase,
  phrase,
  type Translated,
  withSuffix,
} from '@bivouac/text';
import { fixedCs } from '@bivouac/text/grammar/cs.ts';
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
  seatActs(seat: SeatKind): string;
}

/** A name without cases. */
const plain = (text: string): Name => fixedCs('ma', text);

export function titlesIn(names: Names, w: Words): NorthTitles {
  const kindName = (kind: number): Name => plain(names.cards[rules.kinds[kind]?.id as CardId]);
  const cardName = (card: number): Name => kindName(rules.kindOf[card] ?? 0);
  const verb = (name: string): Phrase => phrase(names.actions[name as 'move']);
  const sideTitle = (seat: number): Phrase =>
    phrase(seat === 0 ? names.sides.lrdg : names.sides.italy);
  const act = (name: string, value: number): Phrase =>
    value > 0 ? phrase(`${verb(name)} ${value}`) : verb(name);
  const seatActs = ({ acts, speciality }: SeatKind): string => {
    const what = acts.map((one) => act(one.verb, one.value)).join(', ') || w.noAct;
    if (speciality === null) return what;
    return w.forSpecialist({ acts: what, who: names.specialities[speciality] });
  };
  /** A plane has no counter. */
  const units = rules.units.map(({ id }) => plain(names.units[id as UnitId]));
  const plane = plain(w.planeName);
  const unit = (id: number): Name => units[rules.counters[id] ?? -1] ?? plane;
  const kinds = rules.kinds.map((_, kind) => kindName(kind));
  const soldier = (card: number): Phrase => {
    const kind = rules.kindOf[card] ?? 0;
    const copy = card - rules.kindOf.findIndex((of) => of === kind);
    return phrase(SOLDIERS[rules.kinds[kind]?.id ?? '']?.[copy] ?? '');
  };
  return {
    // The LRDG is one unit; so is Italy.
    side: (seat) => fixedCs('ma', sideTitle(seat), { isPlural: sideTitle(seat).endsWith('é') }),
    sideTitle,
    kind: (_seat, kind) => kindName(kind),
    card: (_seat, card) => cardName(card),
    man: (_seat, card) =>
      soldier(card) === '' ? cardName(card) : withSuffix(cardName(card), `(${soldier(card)})`),
    cards: (_seat, cards) =>
      countNames(
        [...cards]
          .map((card) => rules.kindOf[card] ?? 0)
          .sort((a, b) => a - b)
          .map((kind) => kinds[kind] ?? plane),
      ),
    soldier: (_seat, card) => soldier(card),
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
