import { type BaseAction, type Decision, type Io, nth, type Seat } from '@bivouac/kernel';
import { type Action, type ActionTables, END, isCommon } from '../actions.ts';
import type { Event } from '../events.ts';
import type { KindId } from '../ids.ts';
import type { PlayVars } from '../play.ts';
import type { CoreQuestion, SeriesQuestion } from '../questions.ts';
import { playOf, type State, seatPart } from '../state.ts';
import type { Rules } from '../types.ts';
import { counterFor, only, putSeat } from '../units.ts';
import { findCopy, insertCard, kindsIn, removeCard } from '../zones.ts';

/** `hasPlayed` only where it matters whether a card has been played. */
export type TurnVars = { seat: Seat; isOver: boolean; hasPlayed?: boolean };

export const turnOf = <X>(rules: Rules<X>, seat: Seat): TurnVars => ({
  seat,
  isOver: false,
  ...(rules.title.opening === undefined ? {} : { hasPlayed: false }),
});

const NOTHING: readonly never[] = [];

/** The actions instead of the first card; offered only while none has been played. */
const openings = <X, Q extends SeriesQuestion, A extends BaseAction>(
  { title }: Rules<X, Q, A>,
  state: State<X>,
): readonly A[] => title.opening?.offers(state.public) ?? NOTHING;

/**
 * @rule normandy/turn north-africa/turn stalingrad/turn normandy/fog-of-war
 * @rule north-africa/fog-of-war stalingrad/fog-of-war
 */
export const chooseCard = <X, Q extends SeriesQuestion, A extends BaseAction>(
  rules: Rules<X, Q, A>,
  tables: ActionTables,
): Decision<State<X>, TurnVars, Action | A, Event, CoreQuestion> => ({
  question: (_state, { seat }) => ({ kind: 'card', turn: seat }),
  seats: (_state, vars) => only(vars.seat),
  offers(state, seat, vars) {
    const offers: (Action | A)[] = [END];
    if (vars.hasPlayed === false) {
      for (const action of openings(rules, state)) offers.push(action);
    }
    for (const kind of kindsIn(rules, seatPart(state, seat).hand)) {
      if (kind !== rules.fog) offers.push(nth(tables.play, kind));
    }
    return offers;
  },
  take(state, seat, action, vars, io) {
    if (!isCommon(action)) rules.title.opening?.take(state, seat, action, io);
    else if (action.kind === 'end') vars.isOver = true;
    else if (action.kind === 'play') {
      if (vars.hasPlayed === false) vars.hasPlayed = true;
      layCard(rules, state, seat, action.card, io);
    }
  },
});

/** The card lies on the table while its owner makes up their mind what it is for. */
function layCard<X>(
  rules: Rules<X>,
  state: State<X>,
  seat: Seat,
  kind: KindId,
  io: Io<Event>,
): void {
  const { hand } = seatPart(state, seat);
  const card = findCopy(rules, hand, kind);
  removeCard(hand, card);
  playOf(state.public, seat).push(card);
  io.emit({ type: 'cardLaid', seat, card, shows: true });
  const unit = counterFor(rules, state.public, seat, kind);
  const play: PlayVars = { seat, card, kind, unit, value: 0, squad: -1, left: 0 };
  rules.call(state, 'play', play);
}

/**
 * Whether a side is asked for its next card. With nothing but Fog of War in hand the turn ends by
 * itself; not so where discards are hidden, since that would show the other side what is left.
 */
export function mayPlayOn<X>(rules: Rules<X>, state: State<X>, vars: TurnVars): boolean {
  const { hand } = seatPart(state, vars.seat);
  if (vars.hasPlayed === false && openings(rules, state).length > 0) return true;
  if (!state.public.isDiscardOpen) return hand.length > 0;
  return hand.some((card) => rules.kindOf[card] !== rules.fog);
}

/**
 * The rest of the hand and the played cards go to the discards (Normandie, Tahy hráčů).
 * @rule normandy/turn north-africa/turn stalingrad/turn
 */
export function endTurn<X>(state: State<X>, { seat }: TurnVars, io: Io<Event>): void {
  const { hand, discard } = seatPart(state, seat);
  const played = playOf(state.public, seat);
  const cards = state.public.isDiscardOpen ? hand.slice() : [];
  const count = hand.length;
  putSeat(state.public.unplayed, seat, cards.slice());
  seatPart(state, seat).thrown = hand.slice();
  for (const card of hand) insertCard(discard, card);
  for (const card of played) insertCard(discard, card);
  hand.length = 0;
  played.length = 0;
  // Hidden discards tell no more than how many there were.
  const told = { type: 'turnEnded', seat, count, cards } as const;
  io.emit(state.public.isDiscardOpen ? { ...told, reveals: true } : told);
}
