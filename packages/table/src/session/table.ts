import {
  type BaseAction,
  deriveSeed,
  done,
  must,
  recordOf,
  replay,
  type Seat,
  seedFromPhrase,
  type TalkKind,
  type Viewer,
} from '@bivouac/kernel';
import type { BotPort } from './bot-port.ts';
import { createEmitter, type Watched } from './emitter.ts';
import type { Seating } from './seating.ts';
import { proveSeed } from './seed-proof.ts';
import type { OrderedAnswer } from './standing.ts';
import type { Past, Scene, TableModel, UndoState, Waiting } from './table-model.ts';

/** A game under way: what is on the table, and everything one can do there. */
export interface Table extends Watched<TableModel> {
  /** The id of the game that is played. */
  readonly game: string;
  /** It is played at a server, which keeps its record until the end. */
  readonly isOnline?: true;
  /** Plays one of the listed actions. Too late or twice: nothing happens. */
  act(action: BaseAction, decision: number): void;
  undo(): void;
  /** Takes back everything since the last barrier. */
  restart(): void;
  /** Gives up, offers a draw or accepts one, for the person at the screen. */
  say(what: TalkKind): void;
  /** The position after so many actions, through the eyes that look now; null behind a curtain. */
  past(after: number): Past | null;
  /** The position will not be shown; where it is asked of nobody else there is no such. */
  isUnseen?(after: number): boolean;
  /** The next person sits down at the screen. */
  openCurtain(): void;
  hurryBot(): void;
  /** Asks a bot that broke down once more. */
  askBotAgain(): void;
  /** The record of the game so far. It tells everything. */
  record(): string;
  close(): void;
}

export interface TableDeps {
  readonly bots: BotPort;
  /** Called after every change. */
  readonly save: (record: string) => void;
  /** What a person has ordered once for all; null where he is asked. */
  readonly answer?: OrderedAnswer;
}

/** Bots stop by themselves; this only keeps a number in the request. */
const PLENTY_OF_TRIALS = 1_000_000;

export function createTable(seating: Seating, deps: TableDeps): Table {
  const { entry, match, players, commitment } = seating;
  const humans = players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  // With one person at the screen there is nobody to hide anything from.
  let looking: Seat | null = humans.length === 1 ? (humans[0] ?? null) : null;
  let curtain: Seat | null = null;
  let hasBotFailed = false;
  /** Lasts until a person decides again. */
  let isHurried = false;
  /** By seat: how much had been told when it last chose something. */
  const toldBefore = new Map<Seat, number>();
  let isClosed = false;

  const waitingNow = (): Waiting => {
    const awaiting = match.awaiting();
    if (awaiting.kind === 'over')
      return { ...awaiting, proof: proveSeed(entry.game, recordOf(match), commitment) };
    const seats = awaiting.seats.filter((seat) => humans.includes(seat));
    // People first: where all decide at once, a bot is asked when nobody else is.
    if (seats.length > 0) return { kind: 'human', seats };
    const seat = must(awaiting.seats[0], 'somebody is awaited');
    return { kind: 'bot', seat, hasFailed: hasBotFailed };
  };

  const undoNow = (viewer: Viewer): UndoState => {
    if (typeof viewer !== 'number') return { barrier: 'nothing-done', depth: 0, last: null };
    const depth = match.undoDepth(viewer);
    const last = depth > 0 ? (match.played.at(-1)?.action ?? null) : null;
    return { barrier: match.undoBarrier(viewer), depth, last };
  };

  const sceneNow = (waiting: Waiting): Scene => {
    if (curtain !== null) return { kind: 'curtain', seat: curtain };
    const viewer: Viewer = waiting.kind === 'over' ? 'everyone' : (looking ?? 'spectator');
    const view = match.view(viewer);
    if (!view.ok) throw new Error(`the table may not show this: ${view.problem.code}`);
    return {
      kind: 'open',
      viewer,
      view: view.value,
      log: match.log(viewer),
      freshFrom: looking === null ? 0 : (toldBefore.get(looking) ?? 0),
      actions: typeof viewer === 'number' ? match.actions(viewer) : [],
      undo: undoNow(viewer),
    };
  };

  /** Who sits down next. The curtain falls only between two people. */
  const seatSomebody = (): void => {
    const waiting = waitingNow();
    if (waiting.kind === 'over') curtain = null;
    if (waiting.kind !== 'human') return;
    if (looking !== null && waiting.seats.includes(looking)) return;
    looking = null;
    curtain = must(waiting.seats[0], 'somebody is awaited');
  };

  const model = (): TableModel => {
    const waiting = waitingNow();
    const { decision, setup } = match;
    const scene = sceneNow(waiting);
    const offer = match.drawOffer();
    return { entry, setup, players, commitment, decision, waiting, scene, offer };
  };

  const askBot = async (seat: Seat, bot: string): Promise<void> => {
    const { decision } = match;
    const view = match.view(seat);
    if (!view.ok) return;
    const luck = match.seed ?? seedFromPhrase(commitment);
    const thinking = deps.bots
      .choose({
        game: entry.game.id,
        bot,
        seat,
        view: view.value,
        actions: match.actions(seat),
        trials: PLENTY_OF_TRIALS,
        seed: deriveSeed(luck, `bot ${seat} ${decision}`),
      })
      .catch(() => null);
    if (isHurried) deps.bots.hurry();
    const reply = await thinking;
    if (isClosed || match.decision !== decision) return;
    hasBotFailed = !reply?.ok || !match.act(seat, reply.action, decision).ok;
    if (hasBotFailed) shown.emit(model());
    else changed();
  };

  const askBotIfAwaited = (): void => {
    const waiting = waitingNow();
    if (waiting.kind !== 'bot' || waiting.hasFailed) return;
    const player = players[waiting.seat];
    if (player?.kind === 'bot') void askBot(waiting.seat, player.bot);
  };

  /** What people have ordered once for all is done before anybody is asked, or a curtain falls. */
  const obey = (): void => {
    for (;;) {
      const waiting = waitingNow();
      if (waiting.kind !== 'human') return;
      const seat = must(waiting.seats[0], 'somebody is awaited');
      const view = match.view(seat);
      if (!view.ok) return;
      const action = deps.answer?.(view.value, match.actions(seat), humans.length === 1) ?? null;
      if (action === null || !match.act(seat, action, match.decision).ok) return;
    }
  };

  const changed = (): void => {
    obey();
    show();
  };

  const show = (): void => {
    seatSomebody();
    deps.save(recordOf(match));
    shown.emit(model());
    askBotIfAwaited();
  };

  obey();
  seatSomebody();
  const shown = createEmitter(model());
  deps.save(recordOf(match));
  askBotIfAwaited();

  return {
    game: entry.game.id,
    subscribe: shown.subscribe,
    act(action, decision) {
      if (looking === null || curtain !== null) return;
      const told = match.log('spectator').length;
      if (!match.act(looking, action, decision).ok) return;
      toldBefore.set(looking, told);
      isHurried = false;
      changed();
    },
    // Whoever takes something back wants to answer himself.
    undo() {
      if (looking !== null && match.undo(looking).ok) show();
    },
    restart() {
      if (looking !== null && match.restart(looking).ok) show();
    },
    say(what) {
      if (looking === null || curtain !== null) return;
      if (match.say(looking, what).ok) changed();
    },
    past(after) {
      if (curtain !== null) return null;
      const then = replay(recordOf(match), () => done(entry.game), { until: after });
      if (!then.ok) throw new Error(`the table forgot its past: ${then.problem.code}`);
      const viewer: Viewer = looking ?? (then.value.isOver() ? 'everyone' : 'spectator');
      const view = then.value.view(viewer);
      return view.ok ? { viewer, view: view.value, log: then.value.log(viewer) } : null;
    },
    openCurtain() {
      if (curtain === null) return;
      looking = curtain;
      curtain = null;
      shown.emit(model());
    },
    hurryBot() {
      isHurried = true;
      deps.bots.hurry();
    },
    askBotAgain() {
      hasBotFailed = false;
      shown.emit(model());
      askBotIfAwaited();
    },
    record: () => recordOf(match),
    close() {
      isClosed = true;
      deps.bots.close();
    },
  };
}
