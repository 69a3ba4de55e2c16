import {
  type BaseAction,
  done,
  recordOf,
  replay,
  type TalkKind,
  type Viewer,
} from '@bivouac/kernel';
import type { BotPort } from './bot-port.ts';
import { createBotTurns } from './bot-turns.ts';
import { createEmitter, type Watched } from './emitter.ts';
import type { Seating } from './seating.ts';
import { applyStandingOrders, type OrderedAnswer } from './standing.ts';
import type { Past, TableModel } from './table-model.ts';
import { humansOf, modelOf, type Screen, screenOf, seatNext, waitingOf } from './table-scene.ts';

/** A game under way: what is on the table, and everything a player can do there. */
export interface Table extends Watched<TableModel> {
  /** The id of the game that is played. */
  readonly game: string;
  /** It is played at a server, which keeps its record until the end. */
  readonly isOnline?: true;
  /** Plays an action that is listed in that position. Too late or twice: nothing happens. */
  act(action: BaseAction, position: number): void;
  undo(): void;
  /** Takes back everything since the last barrier. */
  restart(): void;
  /** Gives up, offers a draw or accepts one, for the person at the screen. */
  say(what: TalkKind): void;
  /** The position after that number of actions, as the present viewer may see it; null behind a curtain. */
  past(after: number): Past | null;
  /** The server will not show that position; absent on a local table, which shows all of them. */
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
  /** The standing orders of the players at this screen; absent where there are none. */
  readonly answer?: OrderedAnswer;
}

/** A game that is played in this browser. */
export function createTable(seating: Seating, deps: TableDeps): Table {
  const { entry, match } = seating;
  const screen = screenOf(seating);
  const playOrders = orderPlayer(seating, deps.answer);

  const model = (): TableModel => modelOf(seating, screen, waitingOf(seating, botTurns.hasFailed));
  const showAndSave = (): void => {
    seatNext(screen, waitingOf(seating, botTurns.hasFailed));
    deps.save(recordOf(match));
    shown.emit(model());
    botTurns.askIfAwaited();
  };
  const changed = (): void => {
    playOrders();
    showAndSave();
  };
  const botTurns = createBotTurns(seating, {
    bots: deps.bots,
    onplayed: changed,
    onfailed: () => shown.emit(model()),
  });

  playOrders();
  seatNext(screen, waitingOf(seating, botTurns.hasFailed));
  const shown = createEmitter(model());
  deps.save(recordOf(match));
  botTurns.askIfAwaited();

  return {
    game: entry.game.id,
    subscribe: shown.subscribe,
    act(action, position) {
      const { looking, curtain, loggedBefore } = screen;
      if (looking === null || curtain !== null) return;
      const { eventCount } = match;
      if (!match.act(looking, action, position).ok) return;
      loggedBefore.set(looking, eventCount);
      botTurns.calm();
      changed();
    },
    undo() {
      if (screen.looking !== null && match.undo(screen.looking).ok) changed();
    },
    restart() {
      if (screen.looking !== null && match.restart(screen.looking).ok) changed();
    },
    say(what) {
      if (screen.looking === null || screen.curtain !== null) return;
      if (match.say(screen.looking, what).ok) changed();
    },
    past: (after) => pastOf(seating, screen, after),
    openCurtain() {
      if (screen.curtain === null) return;
      screen.looking = screen.curtain;
      screen.curtain = null;
      shown.emit(model());
    },
    hurryBot: botTurns.hurry,
    askBotAgain() {
      botTurns.askAgain();
      shown.emit(model());
      botTurns.askIfAwaited();
    },
    record: () => recordOf(match),
    close: botTurns.close,
  };
}

/** Plays the standing orders before the next player is asked or a curtain falls. */
function orderPlayer(seating: Seating, answer: OrderedAnswer = () => null): () => void {
  const { match } = seating;
  const humans = humansOf(seating);
  const isAlone = humans.length === 1;
  const follow = applyStandingOrders(answer);
  return () => {
    for (;;) {
      const awaiting = match.awaiting();
      if (awaiting.kind === 'over') return;
      const seat = awaiting.seats.find((each) => humans.includes(each));
      const view = seat === undefined ? null : match.view(seat);
      if (seat === undefined || !view?.ok) return;
      const { decision } = match;
      const actions = match.actions(seat);
      const asked = { view: view.value, actions, position: decision, played: decision, isAlone };
      const action = follow(asked);
      if (action === null || !match.act(seat, action, decision).ok) return;
    }
  };
}

function pastOf({ entry, match }: Seating, screen: Screen, after: number): Past | null {
  if (screen.curtain !== null) return null;
  const then = replay(recordOf(match), () => done(entry.game), { until: after });
  if (!then.ok) throw new Error(`the table could not replay its own record: ${then.problem.code}`);
  const viewer: Viewer = screen.looking ?? (then.value.isOver() ? 'everyone' : 'spectator');
  const view = then.value.view(viewer);
  return view.ok ? { viewer, view: view.value, log: then.value.log(viewer) } : null;
}
