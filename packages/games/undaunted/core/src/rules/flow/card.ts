import { type BaseAction, type Decision, type Io, must, nth, type Seat } from '@bivouac/kernel';
import { type Action, type ActionTables, HUNKER, isCommon, READY } from '../actions.ts';
import type { Event } from '../events.ts';
import { inPlay, type PlayVars } from '../play.ts';
import type { CoreQuestion, SeriesQuestion } from '../questions.ts';
import { playOf, type State, seatPart, supplyOf, tileOf } from '../state.ts';
import type { Rules } from '../types.ts';
import { only, standing } from '../units.ts';
import { freeActionsBefore, listUses, type Use, useNamed } from '../uses.ts';
import { insertCard, removeCard } from '../zones.ts';

export const verbProcedure = (verb: string): string => `verb-${verb}`;

/** Where a unit that is away may enter, if there is a choice. */
export const entriesFor = <X>(
  rules: Rules<X>,
  state: State<X>,
  { unit }: PlayVars,
): readonly number[] =>
  unit < 0 || tileOf(state.public, unit) >= 0
    ? []
    : (rules.title.entries?.(rules, state.public, unit) ?? []);

/**
 * Stalingrad, Umístění žetonů jednotek: one of several places; or not at all.
 * @rule stalingrad/entering
 */
export const chooseEntry = <X, Q extends SeriesQuestion>(
  rules: Rules<X, Q>,
  tables: ActionTables,
): Decision<State<X>, PlayVars, Action, Event, Q> => ({
  question: (_state, vars) =>
    must(rules.title.entryQuestion?.(inPlay(vars, '')), 'a title with entries asks for one'),
  seats: (_state, vars) => only(vars.seat),
  offers: (state, _seat, vars) => [
    HUNKER,
    ...entriesFor(rules, state, vars).map((tile) => nth(tables.go, tile)),
  ],
  take(state, seat, action, vars, io) {
    if (action.kind === 'go') vars.entry = action.tile;
    else hunkerDown(rules, state, seat, vars, io);
  },
});

/**
 * Normandie, Stažení do zálohy: to the supply; the counter stays as it is.
 * @rule normandy/hunker-down north-africa/hunker-down stalingrad/hunker-down
 */
function hunkerDown<X>(
  rules: Rules<X>,
  state: State<X>,
  seat: Seat,
  vars: PlayVars,
  io: Io<Event>,
): void {
  removeCard(playOf(state.public, seat), vars.card);
  insertCard(supplyOf(state.public, seat), vars.card);
  io.emit({ type: 'hunkeredDown', seat, card: vars.card });
  vars.isSpent = true;
  if (rules.title.crew !== undefined) vars.isFreeSpent = true;
}

/** @rule normandy/suppressed north-africa/suppressed stalingrad/suppressed */
const isSuppressed = <X>(state: State<X>, { unit }: PlayVars): boolean =>
  unit >= 0 && state.public.isSuppressed[unit] === true;

/** @rule normandy/suppressed north-africa/suppressed stalingrad/suppressed */
function readyUnit<X>(rules: Rules<X>, state: State<X>, vars: PlayVars, io: Io<Event>): void {
  state.public.isSuppressed[vars.unit] = false;
  io.emit({ type: 'unitReadied', unit: vars.unit, card: vars.card });
  if (rules.title.crew !== undefined) vars.isFreeSpent = true;
}

/** @rule normandy/playing-a-card north-africa/playing-a-card stalingrad/playing-a-card */
export const chooseUse = <X, Q extends SeriesQuestion, A extends BaseAction>(
  rules: Rules<X, Q, A>,
  tables: ActionTables,
): Decision<State<X>, PlayVars, Action | A, Event, CoreQuestion> => ({
  question: (_state, vars) => ({ kind: 'use', play: inPlay(vars, '') }),
  seats: (_state, vars) => only(vars.seat),
  offers(state, seat, vars) {
    if (isSuppressed(state, vars) && !vars.again) return [READY, HUNKER];
    const seen = { public: state.public, own: seatPart(state, seat) };
    const offers = listUses(rules, tables, seen, vars);
    // A soldier who has mounted or dismounted owes an act: the rest is no longer open.
    if (vars.isFreeSpent === true || vars.again) return offers;
    offers.push(HUNKER);
    const { crew } = rules.title;
    if (crew === undefined || vars.unit < 0) return offers;
    for (const action of freeActionsBefore(rules, seen, vars)) offers.push(action);
    for (const action of crew.swaps(rules, state.public, vars.unit)) offers.push(action);
    return offers;
  },
  take(state, seat, action, vars, io) {
    if (action.kind === 'hunker') hunkerDown(rules, state, seat, vars, io);
    else if (action.kind === 'ready') readyUnit(rules, state, vars, io);
    else {
      const use = useNamed(rules, state.public, vars, action);
      if (use !== undefined) beginUse(rules, state, seat, vars, use, io);
      else if (!isCommon(action)) takeFreely(rules, state, vars, action, io);
    }
  },
});

/** A free action before the act; a swap is the card's whole use. */
function takeFreely<X, Q extends SeriesQuestion, A extends BaseAction>(
  rules: Rules<X, Q, A>,
  state: State<X>,
  vars: PlayVars,
  action: A,
  io: Io<Event>,
): void {
  const crew = must(rules.title.crew, 'only crews act freely');
  vars.isFreeSpent = true;
  crew.take(rules, state, vars.unit, action, io);
  // The card is still to be used.
  if (crew.shareOf(action) === 'aside' && state.public.outcome === null)
    rules.call(state, 'play', { ...vars });
}

function beginUse<X>(
  rules: Rules<X>,
  state: State<X>,
  seat: Seat,
  vars: PlayVars,
  { rule, act, value, from }: Use<X>,
  io: Io<Event>,
): void {
  const told = { seat, card: vars.card, verb: rule.verb };
  if (from === 'seat') rules.title.crew?.tellAct({ ...told, unit: vars.unit }, io);
  else io.emit({ type: 'cardPlayed', ...told });
  spawnIfAway(rules, state, vars, io);
  if (state.public.outcome !== null) return;
  const squad = act.isOwnSquad ? nth(rules.kinds, vars.kind).squad : -1;
  rules.call(state, verbProcedure(rule.verb), { ...vars, value, squad, left: value });
}

/**
 * Normandie, Nasazení žetonů jednotek do hry.
 * @rule normandy/spawning stalingrad/entering
 */
function spawnIfAway<X>(rules: Rules<X>, state: State<X>, play: PlayVars, io: Io<Event>): void {
  const { unit, seat } = play;
  if (unit < 0 || tileOf(state.public, unit) >= 0) return;
  const tile = standing(rules, state.public, play);
  state.public.at[unit] = tile;
  state.public.isSuppressed[unit] = false;
  io.emit({ type: 'unitSpawned', unit, tile });
  // The unit may have entered where the side's task wants it.
  rules.title.settle(rules, state, seat, io);
}
