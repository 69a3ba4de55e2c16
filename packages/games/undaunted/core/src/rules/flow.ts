import {
  type Decision,
  defineMachine,
  frameKit,
  type Io,
  type Machine,
  must,
  type Seat,
} from '@bivouac/kernel';
import { type Action, type ActionTables, DONE, END, HUNKER, READY, WITHDRAW } from './actions.ts';
import type { Event } from './events.ts';
import { inPlay, type PlayVars } from './play.ts';
import type { CoreQuestion, SeriesQuestion } from './questions.ts';
import { playOf, type State, seatPart, supplyOf, tileOf } from './state.ts';
import type { CardKind, Rules } from './types.ts';
import { counterFor, enemyOf, only, standing } from './units.ts';
import { actOnCard, freeActionsBefore, listUses } from './uses.ts';
import { drawCards, findCopy, insertCard, kindsIn, removeCard } from './zones.ts';

/**
 * Cards drawn at the start of a round (Normandie, Dobrání karet).
 * @rule normandy/draw north-africa/draw stalingrad/draw
 */
const HAND = 4;
/**
 * The box knows no limit; ours keeps a stubborn game from lasting for ever (ruling R-35).
 * @rule normandy/resign-and-draw north-africa/resign-and-draw
 */
export const MAX_ROUNDS = 100;

/** `hasPlayed` only where it matters whether a card has been played. */
type TurnVars = { seat: Seat; isOver: boolean; hasPlayed?: boolean };
type Ask<X, V, Q extends SeriesQuestion> = Decision<State<X>, V, Action, Event, Q>;

const NOBODY: readonly Seat[] = [];
const BOTH: readonly Seat[] = [0, 1];

const isFreeAction = ({ kind }: Action): boolean =>
  kind === 'mount' || kind === 'dismount' || kind === 'shift' || kind === 'swap';

export const verbProcedure = (verb: string): string => `verb-${verb}`;

/** The sequence of play that all titles share. */
export function undauntedMachine<X, Own extends SeriesQuestion>(
  rules: Rules<X, CoreQuestion | Own>,
  tables: ActionTables,
): Machine<State<X>, Action, Event, CoreQuestion | Own> {
  type Q = CoreQuestion | Own;
  const { procedure, run, ask, askAll, call, loop, when } = frameKit<State<X>, Action, Event, Q>();

  const { crew } = rules.title;

  /** Who has a card and has not chosen it yet; a side without cards bids nothing (ruling R-29). */
  const owesBid = (state: State<X>, seat: Seat): boolean => {
    const { bid, hand } = seatPart(state, seat);
    return bid < 0 && hand.length > 0;
  };

  /** @rule normandy/initiative north-africa/initiative stalingrad/initiative */
  const bid: Ask<X, object, Q> = {
    question: () => ({ kind: 'bid' }),
    seats: (state) => {
      const isLate = owesBid(state, 1);
      if (owesBid(state, 0)) return isLate ? BOTH : only(0);
      return isLate ? only(1) : NOBODY;
    },
    offers: (state, seat) =>
      kindsIn(rules, seatPart(state, seat).hand).map((kind) => tables.bid[kind] as Action),
    take(state, seat, action, _vars, io) {
      if (action.kind !== 'bid') return;
      const part = seatPart(state, seat);
      const card = findCopy(rules, part.hand, action.card);
      removeCard(part.hand, card);
      part.bid = card;
      io.emit({ type: 'bidPlaced', seat });
    },
  };

  const strength = (card: number): number =>
    card < 0 ? 0 : (rules.kinds[rules.kindOf[card] as number]?.initiative ?? 0);

  /**
   * Normandie, Určení iniciativy: the higher card takes the marker, a tie leaves it.
   * @rule normandy/initiative north-africa/initiative stalingrad/initiative
   */
  const revealBids = run<object>((state, _vars, io) => {
    const cards: [number, number] = [seatPart(state, 0).bid, seatPart(state, 1).bid];
    state.public.bids = [cards[0], cards[1]];
    const lead = strength(cards[0]) - strength(cards[1]);
    if (lead !== 0) state.public.initiative = lead > 0 ? 0 : 1;
    for (const seat of [0, 1]) {
      const part = seatPart(state, seat);
      if (part.bid >= 0) insertCard(part.discard, part.bid);
      part.bid = -1;
    }
    io.emit({ type: 'bidsRevealed', cards, first: state.public.initiative, reveals: true });
  });

  /**
   * @rule normandy/turn north-africa/turn stalingrad/turn normandy/fog-of-war
   * @rule north-africa/fog-of-war stalingrad/fog-of-war
   */
  const chooseCard: Ask<X, TurnVars, Q> = {
    question: (_state, { seat }) => ({ kind: 'card', turn: seat }),
    seats: (_state, vars) => only(vars.seat),
    offers(state, seat, vars) {
      const offers: Action[] = [END];
      if (mayWithdraw(state, vars)) offers.push(WITHDRAW);
      for (const kind of kindsIn(rules, seatPart(state, seat).hand)) {
        if (kind !== rules.fog) offers.push(tables.play[kind] as Action);
      }
      return offers;
    },
    take(state, seat, action, vars, io) {
      if (action.kind === 'end') vars.isOver = true;
      if (action.kind === 'withdraw') endGame(state, [enemyOf(seat)], 'withdrawal', io.emit);
      if (action.kind !== 'play') return;
      if (vars.hasPlayed === false) vars.hasPlayed = true;
      const { hand } = seatPart(state, seat);
      const card = findCopy(rules, hand, action.card);
      // It lies on the table while its owner makes up his mind what it is for.
      removeCard(hand, card);
      playOf(state.public, seat).push(card);
      io.emit({ type: 'cardLaid', seat, card, shows: true });
      const unit = counterFor(rules, state.public, seat, action.card);
      const play: PlayVars = {
        seat,
        card,
        kind: action.card,
        unit,
        value: 0,
        squad: -1,
        left: 0,
      };
      machine.call(state, 'play', play);
    },
  };

  /**
   * Stalingrad, Umístění žetonů jednotek: one of several places; or not at all.
   * @rule stalingrad/entering
   */
  const chooseEntry: Ask<X, PlayVars, Q> = {
    question: (_state, vars) =>
      must(rules.title.entryQuestion?.(inPlay(vars, '')), 'a title with entries asks for one'),
    seats: (_state, vars) => only(vars.seat),
    offers: (state, _seat, vars) => [HUNKER, ...entries(state, vars).map(go)],
    take(state, seat, action, vars, io) {
      if (action.kind === 'go') vars.entry = action.tile;
      else hunkerDown(state, seat, vars, io.emit);
    },
  };

  const go = (tile: number): Action => tables.go[tile] as Action;
  const entries = (state: State<X>, { unit }: PlayVars): readonly number[] =>
    unit < 0 || tileOf(state.public, unit) >= 0
      ? []
      : (rules.title.entries?.(rules, state.public, unit) ?? []);

  /**
   * Normandie, Stažení do zálohy: to the supply; the counter stays as it is.
   * @rule normandy/hunker-down north-africa/hunker-down stalingrad/hunker-down
   */
  const hunkerDown = (
    state: State<X>,
    seat: Seat,
    vars: PlayVars,
    emit: (event: Event) => void,
  ): void => {
    removeCard(playOf(state.public, seat), vars.card);
    insertCard(supplyOf(state.public, seat), vars.card);
    emit({ type: 'hunkeredDown', seat, card: vars.card });
    vars.isSpent = true;
    if (crew !== undefined) vars.isFreeSpent = true;
  };

  /** @rule normandy/suppressed north-africa/suppressed stalingrad/suppressed */
  const isSuppressed = (state: State<X>, { unit }: PlayVars): boolean =>
    unit >= 0 && state.public.isSuppressed[unit] === true;

  /** @rule normandy/playing-a-card north-africa/playing-a-card stalingrad/playing-a-card */
  const chooseUse: Ask<X, PlayVars, Q> = {
    question: (_state, vars) => ({ kind: 'use', play: inPlay(vars, '') }),
    seats: (_state, vars) => only(vars.seat),
    offers(state, seat, vars) {
      if (isSuppressed(state, vars) && !vars.again) return [READY, HUNKER];
      const seen = { public: state.public, own: seatPart(state, seat) };
      const offers = listUses(rules, tables, seen, vars);
      // Who has mounted or dismounted owes an act: the rest is no longer open.
      if (vars.isFreeSpent === true || vars.again) return offers;
      offers.push(HUNKER);
      if (crew === undefined || vars.unit < 0) return offers;
      for (const action of freeActionsBefore(rules, seen, vars)) offers.push(action);
      for (const other of crew.comrades(rules, state.public, vars.unit)) {
        offers.push(tables.swap[other] as Action);
      }
      return offers;
    },
    take(state, seat, action, vars, io) {
      if (action.kind === 'hunker') {
        hunkerDown(state, seat, vars, io.emit);
        return;
      }
      if (action.kind === 'ready') {
        state.public.isSuppressed[vars.unit] = false;
        io.emit({ type: 'unitReadied', unit: vars.unit, card: vars.card });
        if (crew !== undefined) vars.isFreeSpent = true;
        return;
      }
      if (isFreeAction(action)) {
        vars.isFreeSpent = true;
        crew?.take(rules, state, vars.unit, action, io);
        // The card is still to be used; a swap is its whole use.
        if (action.kind !== 'swap' && state.public.outcome === null) {
          machine.call(state, 'play', { ...vars });
        }
        return;
      }
      if (action.kind !== 'use' && action.kind !== 'useFor' && action.kind !== 'crew') return;
      const rule = rules.verbs[action.verb];
      const kind = rules.kinds[vars.kind] as CardKind;
      const act = rule && actOnCard(rules, state.public, vars, action, rule.verb);
      if (rule === undefined || act === undefined) return;
      const told = { seat, card: vars.card, verb: rule.verb };
      if (action.kind === 'crew') io.emit({ type: 'crewActed', ...told, unit: vars.unit });
      else io.emit({ type: 'cardPlayed', ...told });
      spawnIfAway(state, vars, io);
      if (state.public.outcome !== null) return;
      const value = action.kind === 'useFor' ? action.value : act.value;
      machine.call(state, verbProcedure(rule.verb), {
        ...vars,
        value,
        squad: act.isOwnSquad ? kind.squad : -1,
        left: value,
      });
    },
  };

  /**
   * Severní Afrika, Nasednutí, vysednutí, přesednutí: the free action, after the act.
   * @rule north-africa/mounting
   */
  const freeAction: Ask<X, PlayVars, Q> = {
    question: (_state, vars) => must(crew, 'a title with crews').question(inPlay(vars, '')),
    seats: (_state, vars) => only(vars.seat),
    offers: (state, _seat, vars) => [
      ...(crew?.freeActions(rules, state.public, vars.unit) ?? []),
      DONE,
    ],
    take(state, _seat, action, vars, io) {
      vars.isFreeSpent = true;
      if (action.kind !== 'done') crew?.take(rules, state, vars.unit, action, io);
    },
  };

  const mayActFreely = (state: State<X>, { unit, isFreeSpent }: PlayVars): boolean =>
    unit >= 0 &&
    isFreeSpent !== true &&
    tileOf(state.public, unit) >= 0 &&
    (crew?.freeActions(rules, state.public, unit).length ?? 0) > 0;

  /**
   * Normandie, Nasazení žetonů jednotek do hry.
   * @rule normandy/spawning stalingrad/entering
   */
  const spawnIfAway = (state: State<X>, play: PlayVars, io: Io<Event>): void => {
    const { unit, seat } = play;
    if (unit < 0 || tileOf(state.public, unit) >= 0) return;
    const tile = standing(rules, state.public, play);
    state.public.at[unit] = tile;
    state.public.isSuppressed[unit] = false;
    io.emit({ type: 'unitSpawned', unit, tile });
    // Whoever enters may stand where the side's task wants the unit.
    rules.title.settle(rules, state, seat, io);
  };

  /**
   * What is left in hand and what was played goes to the discards (Normandie, Tahy hráčů).
   * @rule normandy/turn north-africa/turn stalingrad/turn
   */
  const endTurn = run<TurnVars>((state, { seat }, io) => {
    const { hand, discard } = seatPart(state, seat);
    const played = playOf(state.public, seat);
    const cards = state.public.isDiscardOpen ? hand.slice() : [];
    const count = hand.length;
    state.public.unplayed[seat as 0 | 1] = cards.slice();
    seatPart(state, seat).thrown = hand.slice();
    for (const card of hand) insertCard(discard, card);
    for (const card of played) insertCard(discard, card);
    hand.length = 0;
    played.length = 0;
    // Hidden discards tell no more than how many there were.
    const told = { type: 'turnEnded', seat, count, cards } as const;
    io.emit(state.public.isDiscardOpen ? { ...told, reveals: true } : told);
  });

  /**
   * Whether a side is asked for its next card. With nothing but Fog of War in hand the turn ends by
   * itself; not so where discards are hidden, since that would show the other side what is left.
   */
  const mayPlayOn = (state: State<X>, vars: TurnVars): boolean => {
    const { hand } = seatPart(state, vars.seat);
    if (mayWithdraw(state, vars)) return true;
    if (!state.public.isDiscardOpen) return hand.length > 0;
    return hand.some((card) => rules.kindOf[card] !== rules.fog);
  };

  /**
   * Stalingrad, Stažení vojsk: at the start of the own turn, before any card.
   * @rule stalingrad/withdrawal
   */
  const mayWithdraw = (state: State<X>, { hasPlayed }: TurnVars): boolean =>
    hasPlayed === false && rules.title.mayWithdraw?.(state.public) === true;

  const turn = procedure<TurnVars>('turn', [
    loop(60, (state, vars) => !vars.isOver && mayPlayOn(state, vars), [ask(chooseCard)]),
    endTurn,
  ]);

  const turnOf = (seat: Seat): TurnVars => ({
    seat,
    isOver: false,
    ...(rules.title.mayWithdraw === undefined ? {} : { hasPlayed: false }),
  });
  /** @rule normandy/round north-africa/round stalingrad/round */
  const round = procedure('round', [
    run((state, _vars, io) => {
      state.public.round += 1;
      io.emit({ type: 'roundBegan', round: state.public.round });
      drawCards(state, 0, HAND, io);
      drawCards(state, 1, HAND, io);
    }),
    askAll(bid),
    revealBids,
    call('turn', (state) => turnOf(state.public.initiative)),
    call('turn', (state) => turnOf(enemyOf(state.public.initiative))),
    run((state, _vars, io) => rules.title.afterRound?.(rules, state, io)),
  ]);

  const battle = procedure('battle', [
    loop(MAX_ROUNDS + 1, (state) => state.public.round < MAX_ROUNDS, [call('round')]),
    run((state, _vars, io) => {
      const winner = rules.title.afterLastRound?.(rules, state.public);
      const winners = winner === undefined ? [] : [winner];
      state.public.outcome = { winners, reason: 'exhausted' };
      io.emit({ type: 'gameEnded', winners, reason: 'exhausted' });
    }),
  ]);

  const machine: Machine<State<X>, Action, Event, Q> = defineMachine([
    battle,
    round,
    turn,
    procedure<PlayVars>('play', [
      ...(rules.title.entries === undefined
        ? [ask(chooseUse)]
        : [
            when<PlayVars>((state, vars) => entries(state, vars).length > 1, [ask(chooseEntry)]),
            when<PlayVars>((_state, vars) => vars.isSpent !== true, [ask(chooseUse)]),
          ]),
      ...(crew === undefined ? [] : [when<PlayVars>(mayActFreely, [ask(freeAction)])]),
    ]),
    ...(rules.title.procedures?.(rules) ?? []),
    ...rules.verbs.map((rule) => procedure<PlayVars>(verbProcedure(rule.verb), rule.steps(rules))),
  ]);
  return machine;
}

/** Ends the game at once, in the middle of whatever is going on. */
export function endGame<X>(
  state: State<X>,
  winners: readonly Seat[],
  reason: string,
  emit: (event: Event) => void,
): void {
  state.public.outcome = { winners, reason };
  state.stack.length = 0;
  emit({ type: 'gameEnded', winners, reason });
}
