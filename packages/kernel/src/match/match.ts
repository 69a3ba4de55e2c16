import type { Chance, Draw } from '../chance/chance.ts';
import { NoLuckLeft } from '../chance/no-luck.ts';
import { recordedChance } from '../chance/recorded.ts';
import { type Recorder, recorder } from '../chance/recorder.ts';
import { parseSeed, type Seed } from '../chance/seed.ts';
import { seededChance } from '../chance/seeded.ts';
import type {
  Awaiting,
  BaseAction,
  BaseView,
  Game,
  Io,
  Outcome,
  Seat,
  Setup,
  Viewer,
} from '../contract.ts';
import { type BaseEvent, type LoggedEvent, redact, unveils } from '../events.ts';
import { hashState } from '../hash/state-hash.ts';
import type { Problem, UndoBarrier } from '../problems.ts';
import { done, fail, type Result } from '../result.ts';
import { completeSetup, isSeat, type SetupWish } from '../setup-check.ts';

/** One action as played: who, what, and the luck it met. */
export interface Played<A> {
  readonly seat: Seat;
  readonly action: A;
  readonly draws: readonly Draw[];
}

/** An action that was taken back by consent: its luck is spent, and the record tells of it. */
export interface TakenBack<A> extends Played<A> {
  /** How many actions stood before it once it was taken back. */
  readonly after: number;
}

/**
 * Talk of the players that every game allows. The keeper of the clock says that a seat is out of time; the kernel has
 * no clock.
 */
export const TALK_KINDS = ['resign', 'offer-draw', 'accept-draw', 'out-of-time'] as const;
export type TalkKind = (typeof TALK_KINDS)[number];

export interface Talk {
  /** The number of actions played before it. */
  readonly after: number;
  readonly seat: Seat;
  readonly what: TalkKind;
}

interface Snapshot<S> {
  readonly state: S;
  /** The number of events before the action. */
  readonly told: number;
}

/** Where a match takes its luck from, and the seed to be revealed at its end, if there is one. */
export interface Luck {
  readonly chance: Chance;
  readonly seed: Seed | null;
}

/**
 * A game being played: the referee's side of the table. It holds the whole truth; what others may
 * see leaves it only through `view`, `actions` and `log`.
 */
export class Match<S, A extends BaseAction, E extends BaseEvent, V extends BaseView> {
  readonly game: Game<S, A, E, V>;
  readonly setup: Setup;
  readonly seed: Seed | null;
  readonly setupDraws: readonly Draw[];
  #state: S;
  #played: Played<A>[] = [];
  #takenBack: TakenBack<A>[] = [];
  #told: LoggedEvent<E>[] = [];
  #snapshots: Snapshot<S>[] = [];
  #talk: Talk[] = [];
  /** How the players ended the game between themselves. */
  #settled: Outcome | null = null;
  #barrier: UndoBarrier = 'nothing-done';
  #chance: Recorder;
  #io: Io<E>;
  #acting: Seat | null = null;
  #unveiled = false;

  constructor(game: Game<S, A, E, V>, setup: Setup, luck: Luck) {
    this.game = game;
    this.setup = setup;
    this.seed = luck.seed;
    this.#chance = recorder(luck.chance);
    this.#io = {
      chance: this.#chance,
      emit: (event) => {
        if (unveils(event)) this.#unveiled = true;
        const seq = this.#told.length;
        const action = this.#acting === null ? 0 : this.#played.length + 1;
        this.#told.push({ seq, action, seat: this.#acting, event });
      },
    };
    this.#state = game.setup(setup, this.#io);
    this.setupDraws = this.#chance.takeDraws();
  }

  /** The number of the decision that is owed now: how many actions have been played. */
  get decision(): number {
    return this.#played.length;
  }

  get played(): readonly Played<A>[] {
    return this.#played;
  }

  /** The actions that were taken back by consent, in the order in which they were played. */
  get takenBack(): readonly TakenBack<A>[] {
    return this.#takenBack;
  }

  /** The talk of the players, in order. */
  get talk(): readonly Talk[] {
    return this.#talk;
  }

  awaiting(): Awaiting {
    if (this.#settled !== null) return { kind: 'over', outcome: this.#settled };
    return this.game.awaiting(this.#state);
  }

  actions(seat: Seat): readonly A[] {
    return this.#settled === null ? this.game.actions(this.#state, seat) : [];
  }

  /** The viewer's view. Everything is open to everyone only when the game is over. */
  view(viewer: Viewer): Result<V, Problem> {
    if (viewer !== 'spectator' && viewer !== 'everyone' && !isSeat(this.game, viewer)) {
      return this.#unknownSeat(viewer);
    }
    if (viewer === 'everyone' && !this.isOver()) return fail({ code: 'game-not-over' });
    return done(this.game.view(this.#state, viewer));
  }

  /** The events from `since` on, as the viewer may know them. */
  log(viewer: Viewer, since = 0): readonly LoggedEvent<E>[] {
    const open: Viewer = viewer === 'everyone' && !this.isOver() ? 'spectator' : viewer;
    // Copies: a reader of the log cannot change it.
    return this.#told
      .slice(since)
      .map((told) => ({ ...told, event: { ...redact(told.event, open) } }));
  }

  /** The number of events so far. */
  get eventCount(): number {
    return this.#told.length;
  }

  isOver(): boolean {
    return this.awaiting().kind === 'over';
  }

  /**
   * The hash of the whole state. For the referee while the game goes on: little may be hidden, and
   * a player who tried all possibilities would find it by the hash.
   */
  hash(): string {
    return hashState(this.#state);
  }

  /** For the referee's own tools (saving, checking); never for a client or a bot. */
  copyOfState(): S {
    return this.game.clone(this.#state);
  }

  /**
   * Plays an action, or says why it cannot be played; then nothing has changed. `decision`, if
   * given, is the number of the decision that it answers: a late or doubled answer is refused.
   * The events that come back are the referee's, with all their secrets; others read the log.
   */
  act(seat: Seat, action: A, decision?: number): Result<readonly LoggedEvent<E>[], Problem> {
    if (decision !== undefined && decision !== this.decision) {
      return fail({ code: 'stale-decision', given: decision, current: this.decision });
    }
    const awaiting = this.awaiting();
    if (awaiting.kind === 'over') return fail({ code: 'game-over' });
    if (!isSeat(this.game, seat)) return this.#unknownSeat(seat);
    const name = this.game.seats[seat] ?? '';
    if (!awaiting.seats.includes(seat)) return fail({ code: 'not-your-decision', seat: name });
    if (!this.game.notation.isAction(action)) return fail({ code: 'not-an-action', seat: name });
    const listed = this.#findListed(seat, action);
    if (listed === undefined) {
      const text = this.game.notation.print(action);
      return fail({ code: 'illegal-action', action: text, seat: name });
    }
    return this.#carryOut(seat, listed, awaiting.seats);
  }

  /** The same, from one line of notation. */
  actText(seat: Seat, text: string, decision?: number): Result<readonly LoggedEvent<E>[], Problem> {
    const action = this.game.notation.parse(String(text));
    return action.ok ? this.act(seat, action.value, decision) : action;
  }

  /** The seat whose offer of a draw stands: until another seat plays on. */
  drawOffer(): Seat | null {
    const last = this.#talk.at(-1);
    if (last?.what !== 'offer-draw' || this.#settled !== null) return null;
    const since = this.#played.slice(last.after);
    return since.every(({ seat }) => seat === last.seat) ? last.seat : null;
  }

  /**
   * Gives the game up, offers a draw, or accepts the other side's offer. It is no action of the
   * game: a player can send it at any time, even out of turn, and it affects neither luck nor undo.
   */
  say(seat: Seat, what: TalkKind): Result<null, Problem> {
    if (this.isOver()) return fail({ code: 'game-over' });
    if (!isSeat(this.game, seat)) return this.#unknownSeat(seat);
    if (!TALK_KINDS.includes(what))
      return fail({ code: 'unknown-notation', text: `!${what}`, nearest: null });
    const offer = this.drawOffer();
    if (what === 'accept-draw' && (offer === null || offer === seat)) {
      return fail({ code: 'no-draw-offered' });
    }
    this.#talk.push({ after: this.decision, seat, what });
    if (what === 'resign' || what === 'out-of-time') {
      const winners = this.game.seats.flatMap((_, other) => (other === seat ? [] : [other]));
      this.#settled = { winners, reason: what === 'resign' ? 'resigned' : what };
    } else if (what === 'accept-draw') this.#settled = { winners: [], reason: 'agreed' };
    return done(null);
  }

  /** Whether the seat can take back its last action, and if not, why. */
  undoBarrier(seat: Seat): UndoBarrier | null {
    if (this.#settled !== null) return 'passed';
    if (this.#snapshots.length === 0) return this.#barrier;
    return this.#played[this.#played.length - 1]?.seat === seat ? null : 'not-yours';
  }

  /** How many actions in a row the seat can take back. */
  undoDepth(seat: Seat): number {
    return this.undoBarrier(seat) === null ? this.#snapshots.length : 0;
  }

  /** Takes back the seat's last action. */
  undo(seat: Seat): Result<A, Problem> {
    const barrier = this.undoBarrier(seat);
    if (barrier !== null) return fail({ code: 'cannot-undo', reason: barrier });
    const snapshot = this.#snapshots.pop();
    const undone = this.#played.pop();
    if (snapshot === undefined || undone === undefined) throw new Error('a snapshot is missing');
    this.#state = snapshot.state;
    this.#told.length = snapshot.told;
    // Talk about a position that is gone has lapsed with it.
    this.#talk = this.#talk.filter(({ after }) => after <= this.decision);
    return done(undone.action);
  }

  /** Takes back everything since the last barrier. */
  restart(seat: Seat): Result<number, Problem> {
    const depth = this.undoDepth(seat);
    if (depth === 0) {
      return fail({ code: 'cannot-undo', reason: this.undoBarrier(seat) ?? 'nothing-done' });
    }
    for (let i = 0; i < depth; i++) this.undo(seat);
    return done(depth);
  }

  /** Makes this the position that no player undoes: a lesson begins here. */
  forgetUndo(barrier: UndoBarrier = 'nothing-done'): void {
    this.#snapshots.length = 0;
    this.#barrier = barrier;
  }

  /**
   * Why not even consent brings back the position after `to` actions; null if it does. Players may also ask for
   * what they could undo alone.
   */
  takeBackBarrier(to: number): UndoBarrier | null {
    if (this.game.isForGood !== true) return null;
    return this.decision - to > this.#snapshots.length ? 'for-good' : null;
  }

  /**
   * Goes back to the position after `to` actions, across luck and secrets: only if all players agree. Luck does
   * not go back: no player has seen the next throw.
   */
  takeBack(to: number): Result<number, Problem> {
    if (this.isOver()) return fail({ code: 'game-over' });
    const count = this.decision - to;
    if (!Number.isInteger(to) || to < 0 || count < 1) {
      return fail({ code: 'cannot-undo', reason: 'nothing-done' });
    }
    const barrier = this.takeBackBarrier(to);
    if (barrier !== null) return fail({ code: 'cannot-undo', reason: barrier });
    this.#state = this.#stateAfter(to);
    const dropped = this.#takenBack.filter(({ after }) => after <= to);
    for (let i = to; i < this.#played.length; i++) {
      if (i > to) dropped.push(...this.#takenBack.filter(({ after }) => after === i));
      dropped.push(...this.#played.slice(i, i + 1).map((played) => ({ ...played, after: to })));
    }
    this.#takenBack = dropped.map((each) => (each.after > to ? { ...each, after: to } : each));
    this.#played.length = to;
    this.#told = this.#told.filter(({ action }) => action <= to);
    this.#talk = this.#talk.filter(({ after }) => after <= to);
    this.forgetUndo('passed');
    return done(count);
  }

  /** For replay: an action that was played here once and taken back. */
  noteTakenBack(played: Played<A>): void {
    this.#takenBack.push({ ...played, after: this.decision });
  }

  #stateAfter(count: number): S {
    const chance = recordedChance();
    const io: Io<E> = { chance, emit: () => undefined };
    chance.load(this.setupDraws);
    const state = this.game.setup(this.setup, io);
    for (const { seat, action, draws } of this.#played.slice(0, count)) {
      chance.load(draws);
      this.game.apply(state, seat, action, io);
    }
    return state;
  }

  /** Draws from another source from now on: a replayed match goes on with its seed. */
  drawFrom(chance: Chance): void {
    this.#chance.drawFrom(chance);
  }

  #unknownSeat(seat: unknown): Result<never, Problem> {
    return fail({ code: 'unknown-seat', name: String(seat), seats: this.game.seats });
  }

  #findListed(seat: Seat, action: A): A | undefined {
    const { compare } = this.game.notation;
    for (const listed of this.game.actions(this.#state, seat)) {
      if (compare(listed, action) === 0) return listed;
    }
    return undefined;
  }

  #carryOut(
    seat: Seat,
    action: A,
    asked: readonly Seat[],
  ): Result<readonly LoggedEvent<E>[], Problem> {
    const before = this.game.clone(this.#state);
    const told = this.#told.length;
    this.#acting = seat;
    this.#unveiled = false;
    try {
      this.game.apply(this.#state, seat, action, this.#io);
    } catch (error) {
      // After a failure the game is as it was before the action.
      this.#state = before;
      this.#told.length = told;
      this.#chance.takeDraws();
      if (error instanceof NoLuckLeft) return fail({ code: 'no-luck-left' });
      throw error;
    } finally {
      this.#acting = null;
    }
    const draws = this.#chance.takeDraws();
    this.#played.push({ seat, action, draws });
    this.#keepOrDrop({ state: before, told }, seat, draws.length > 0, asked);
    return done(this.#told.slice(told));
  }

  /**
   * Undo ends where luck was drawn, where something hidden was seen, and where the decision passes
   * to another seat. Rules authors do nothing for it and cannot forget it.
   */
  #keepOrDrop(snapshot: Snapshot<S>, seat: Seat, lucky: boolean, asked: readonly Seat[]): void {
    if (!lucky && !this.#unveiled && this.#isSoleDecision(seat, asked)) {
      this.#snapshots.push(snapshot);
    } else this.forgetUndo(lucky ? 'luck' : this.#unveiled ? 'secret' : 'passed');
  }

  #isSoleDecision(seat: Seat, asked: readonly Seat[]): boolean {
    const now = this.game.awaiting(this.#state);
    const sole = (seats: readonly Seat[]): boolean => seats.length === 1 && seats[0] === seat;
    return sole(asked) && now.kind === 'seats' && sole(now.seats);
  }
}

/** A new match by seed, or what is wrong with the wish. */
export function createMatch<S, A extends BaseAction, E extends BaseEvent, V extends BaseView>(
  game: Game<S, A, E, V>,
  wish: SetupWish,
  seed: Seed,
): Result<Match<S, A, E, V>, Problem> {
  const setup = completeSetup(game, wish);
  if (!setup.ok) return setup;
  const sound = parseSeed(seed);
  if (!sound.ok) return sound;
  return done(new Match(game, setup.value, { chance: seededChance(seed), seed }));
}
