import type { BaseAction, BaseView, Viewer } from '@bivouac/kernel';
import type { ShelfEntry } from '@bivouac/manifest';
import type { TableMessage, Welcome } from '@bivouac/protocol';
import { createEmitter } from '@bivouac/table/session/emitter.ts';
import { proveSeed } from '@bivouac/table/session/seed-proof.ts';
import {
  type AskedPosition,
  applyStandingOrders,
  type OrderedAnswer,
} from '@bivouac/table/session/standing.ts';
import type { Table } from '@bivouac/table/session/table.ts';
import type {
  Past,
  SeedProof,
  TableModel,
  UndoState,
  Waiting,
} from '@bivouac/table/session/table-model.ts';
import { playersFrom } from './players.ts';
import type { RemoteGame, RemoteGameState } from './remote-game.ts';

/**
 * A game at the server on the table of this page. The page shows what the server sends and knows no rule: it marks the
 * chosen action, and nothing moves before the server says so.
 */
export function createOnlineTable(
  remote: RemoteGame,
  entry: ShelfEntry,
  first: RemoteGameState,
  answer: OrderedAnswer = () => null,
): Table {
  const proofs = createProofs(entry);
  let state = first;
  /** The number of events logged when this page's player last chose something. */
  let toldBefore = 0;
  /** The last action of this page, and the number of actions played once it stood. */
  let done: LastDone | null = null;
  const follow = applyStandingOrders(answer);

  const position = (): number => state.table?.position ?? 0;
  const send = (action: BaseAction, given: number): void => {
    done = { action, played: (state.table?.played ?? 0) + 1 };
    remote.ask({ type: 'act', position: given, action: entry.game.notation.print(action) });
  };
  const model = (): TableModel => modelOf(entry, state, { toldBefore, proofs, done });
  const shown = createEmitter(model());
  const stop = remote.subscribe((next) => {
    state = next;
    const asked = askedNow(state);
    const ordered = asked === null ? null : follow(asked);
    if (ordered !== null) send(ordered, position());
    if (state.table !== null && state.welcome !== null) shown.emit(model());
  });

  return {
    game: entry.game.id,
    isOnline: true,
    subscribe: shown.subscribe,
    act(action, given) {
      if (state.isActing || given !== position()) return;
      toldBefore = state.log.length;
      send(action, given);
    },
    undo: () => remote.ask({ type: 'undo', position: position(), all: false }),
    restart: () => remote.ask({ type: 'undo', position: position(), all: true }),
    say(what) {
      if (what !== 'out-of-time') remote.ask({ type: 'say', what });
    },
    past: (after) => pastOf(remote, after),
    isUnseen: remote.isUnseen,
    openCurtain: () => undefined,
    hurryBot: () => undefined,
    askBotAgain: () => undefined,
    record: () => state.record ?? '',
    close() {
      stop();
      remote.close();
    },
  };
}

/** The server checks views, actions and events by the rules; the protocol does not know the fields of a game. */
function pastOf(remote: RemoteGame, after: number): Past | null {
  const past = remote.past(after);
  if (past === null) return null;
  const log = past.log.events as unknown as Past['log'];
  return { viewer: past.view.viewer as Viewer, view: past.view as BaseView, log };
}

/** The position in which this page's player is asked something, for their standing orders; null while they are not. */
function askedNow({ table, isActing, status }: RemoteGameState): AskedPosition | null {
  if (table === null || isActing || status !== 'open' || table.outcome !== null) return null;
  return {
    view: table.view as BaseView,
    actions: table.actions as readonly BaseAction[],
    isAlone: table.players.filter(({ kind }) => kind === 'human').length === 1,
    position: table.position,
    played: table.played,
  };
}

type Proofs = (record: string | null, commitment: string) => SeedProof | null;

interface LastDone {
  readonly action: BaseAction;
  readonly played: number;
}

interface Kept {
  readonly toldBefore: number;
  readonly proofs: Proofs;
  readonly done: LastDone | null;
}

function modelOf(
  entry: ShelfEntry,
  state: RemoteGameState,
  { toldBefore, proofs, done }: Kept,
): TableModel {
  // The page makes a table only after both have come.
  const { welcome, table } = state as { welcome: Welcome; table: TableMessage };
  const { commitment } = welcome;
  const waiting = waitingOf(table, () => proofs(state.record, commitment));
  const isLast = table.undo.depth > 0 && done?.played === table.played;
  const undo: UndoState = { ...table.undo, last: isLast ? done.action : null };
  return {
    entry,
    setup: { scenario: welcome.scenario, options: welcome.options },
    players: playersFrom(table.players, welcome.seat),
    commitment,
    position: table.position,
    waiting,
    // The server checks view and actions by the rules; the protocol does not know the fields of a game.
    scene: {
      kind: 'open',
      viewer: table.view.viewer as Viewer,
      view: table.view as BaseView,
      log: state.log,
      freshFrom: toldBefore,
      actions: state.isActing ? [] : (table.actions as readonly BaseAction[]),
      undo: state.isActing ? { ...undo, barrier: 'passed', depth: 0 } : undo,
    },
    offer: table.offers.draw,
  };
}

function waitingOf(table: TableMessage, proof: () => SeedProof | null): Waiting {
  if (table.outcome !== null) return { kind: 'over', outcome: table.outcome, proof: proof() };
  const people = table.awaited.filter((seat) => table.players[seat]?.kind === 'human');
  if (people.length > 0) return { kind: 'human', seats: people };
  return { kind: 'bot', seat: table.awaited[0] ?? 0, hasFailed: false };
}

/** The dice are verified on this page, by the record and what was promised before the first move. */
function createProofs(entry: ShelfEntry): Proofs {
  let known: { readonly record: string; readonly proof: SeedProof | null } | null = null;
  return (record, commitment) => {
    if (record === null) return null;
    if (known?.record !== record) {
      known = { record, proof: proveSeed(entry.game, record, commitment) };
    }
    return known.proof;
  };
}
