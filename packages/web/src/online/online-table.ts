import type { BaseAction, BaseView, Viewer } from '@bivouac/kernel';
import type { ShelfEntry } from '@bivouac/manifest';
import type { TableMessage, TablePlayer, Welcome } from '@bivouac/protocol';
import { createEmitter } from '@bivouac/table/session/emitter.ts';
import type { Player } from '@bivouac/table/session/seating.ts';
import { proveSeed } from '@bivouac/table/session/seed-proof.ts';
import type { OrderedAnswer } from '@bivouac/table/session/standing.ts';
import type { Table } from '@bivouac/table/session/table.ts';
import type {
  Past,
  SeedProof,
  TableModel,
  UndoState,
  Waiting,
} from '@bivouac/table/session/table-model.ts';
import type { Link, LinkState } from './link.ts';

/**
 * A game at the server on the table of this page. The page shows what the server sends and knows no
 * rule: what was clicked is marked, and nothing moves before the server says so.
 */
export function createOnlineTable(
  link: Link,
  entry: ShelfEntry,
  first: LinkState,
  answer: OrderedAnswer = () => null,
): Table {
  const proofs = createProofs(entry);
  let state = first;
  /** By this page's reader: how much had been told when he last chose something. */
  let toldBefore = 0;
  /** The newest position that was seen. */
  let played = 0;
  /** What this page did last, and after how many actions it stood there. */
  let done: LastDone | null = null;
  /** The decision that was left to the reader, or answered for him: it is not touched again. */
  let settled: number | null = null;

  /** What the reader has ordered once for all is done before he is asked. */
  const obey = (): void => {
    const { table, isActing, status } = state;
    if (table === null || isActing || status !== 'open' || table.outcome !== null) return;
    // Whoever takes something back wants to answer himself.
    if (table.played < played) settled = table.decision;
    played = table.played;
    if (table.decision === settled || table.actions.length === 0) return;
    const isAlone = table.players.filter(({ kind }) => kind === 'human').length === 1;
    const { view, actions, decision } = table;
    const action = answer(view as BaseView, actions as readonly BaseAction[], isAlone);
    if (action === null) return;
    settled = decision;
    done = { action, played: table.played + 1 };
    link.ask({ type: 'act', decision, action: entry.game.notation.print(action) });
  };

  const model = (): TableModel => modelOf(entry, state, { toldBefore, proofs, done });
  const shown = createEmitter(model());
  const stop = link.subscribe((next) => {
    state = next;
    obey();
    if (state.table !== null && state.welcome !== null) shown.emit(model());
  });

  const decision = (): number => state.table?.decision ?? 0;
  return {
    game: entry.game.id,
    isOnline: true,
    subscribe: shown.subscribe,
    act(action, given) {
      if (state.isActing || given !== decision()) return;
      toldBefore = state.log.length;
      done = { action, played: (state.table?.played ?? 0) + 1 };
      link.ask({ type: 'act', decision: given, action: entry.game.notation.print(action) });
    },
    undo: () => link.ask({ type: 'undo', decision: decision(), all: false }),
    restart: () => link.ask({ type: 'undo', decision: decision(), all: true }),
    say(what) {
      if (what !== 'out-of-time') link.ask({ type: 'say', what });
    },
    past(after): Past | null {
      const past = link.past(after);
      if (past === null) return null;
      const { viewer } = past.view;
      const log = past.log.events as unknown as Past['log'];
      return { viewer: viewer as Viewer, view: past.view as BaseView, log };
    },
    isUnseen: link.isUnseen,
    openCurtain: () => undefined,
    hurryBot: () => undefined,
    askBotAgain: () => undefined,
    record: () => state.record ?? '',
    close() {
      stop();
      link.close();
    },
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
  state: LinkState,
  { toldBefore, proofs, done }: Kept,
): TableModel {
  const { welcome, table } = state as { welcome: Welcome; table: TableMessage };
  const { commitment } = welcome;
  const waiting = waitingOf(table, () => proofs(state.record, commitment));
  const isLast = table.undo.depth > 0 && done?.played === table.played;
  const undo: UndoState = { ...table.undo, last: isLast ? done.action : null };
  return {
    entry,
    setup: { scenario: welcome.scenario, options: welcome.options },
    players: table.players.map((player, seat) => playerOf(player, seat === welcome.seat)),
    commitment,
    decision: table.decision,
    waiting,
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

function playerOf(player: TablePlayer, isMe: boolean): Player {
  if (player.kind === 'bot') return player;
  const { name, isTaken } = player;
  return isMe ? { kind: 'human' } : { kind: 'remote', name, isTaken };
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
