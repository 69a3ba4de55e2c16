import { must, recordOf, type Seat, type Viewer } from '@bivouac/kernel';
import type { Seating } from './seating.ts';
import { proveSeed } from './seed-proof.ts';
import type { Scene, TableModel, UndoState, Waiting } from './table-model.ts';

/** Where the screen of a local game is. */
export interface Screen {
  /** The player at the screen; null before the first sits down, and where only bots play. */
  looking: Seat | null;
  /** The player for whom the curtain hangs; null where it does not. */
  curtain: Seat | null;
  /** By seat: the number of events logged when it last chose something. */
  readonly loggedBefore: Map<Seat, number>;
}

export const humansOf = ({ players }: Seating): readonly Seat[] =>
  players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));

/** One person alone at the screen needs no curtain. */
export function screenOf(seating: Seating): Screen {
  const humans = humansOf(seating);
  const looking = humans.length === 1 ? (humans[0] ?? null) : null;
  return { looking, curtain: null, loggedBefore: new Map() };
}

export function waitingOf(seating: Seating, hasBotFailed: boolean): Waiting {
  const { entry, match, commitment } = seating;
  const awaiting = match.awaiting();
  if (awaiting.kind === 'over')
    return { ...awaiting, proof: proveSeed(entry.game, recordOf(match), commitment) };
  const humans = humansOf(seating);
  const seats = awaiting.seats.filter((seat) => humans.includes(seat));
  // People first: where all decide at once, the table asks a bot when every person has answered.
  if (seats.length > 0) return { kind: 'human', seats };
  const seat = must(awaiting.seats[0], 'a seat is awaited');
  return { kind: 'bot', seat, hasFailed: hasBotFailed };
}

/** Seats the next player. The curtain falls only between two people. */
export function seatNext(screen: Screen, waiting: Waiting): void {
  if (waiting.kind === 'over') screen.curtain = null;
  if (waiting.kind !== 'human') return;
  if (screen.looking !== null && waiting.seats.includes(screen.looking)) return;
  screen.looking = null;
  screen.curtain = must(waiting.seats[0], 'a seat is awaited');
}

export function modelOf(seating: Seating, screen: Screen, waiting: Waiting): TableModel {
  const { entry, match, players, commitment } = seating;
  const { decision: position, setup } = match;
  const scene = sceneOf(seating, screen, waiting);
  const offer = match.drawOffer();
  return { entry, setup, players, commitment, position, waiting, scene, offer };
}

function sceneOf(
  seating: Seating,
  { looking, curtain, loggedBefore }: Screen,
  waiting: Waiting,
): Scene {
  if (curtain !== null) return { kind: 'curtain', seat: curtain };
  const { match } = seating;
  const viewer: Viewer = waiting.kind === 'over' ? 'everyone' : (looking ?? 'spectator');
  const view = match.view(viewer);
  if (!view.ok) throw new Error(`the kernel refused the view of the table: ${view.problem.code}`);
  return {
    kind: 'open',
    viewer,
    view: view.value,
    log: match.log(viewer),
    freshFrom: looking === null ? 0 : (loggedBefore.get(looking) ?? 0),
    actions: typeof viewer === 'number' ? match.actions(viewer) : [],
    undo: undoOf(seating, viewer),
  };
}

function undoOf({ match }: Seating, viewer: Viewer): UndoState {
  if (typeof viewer !== 'number') return { barrier: 'nothing-done', depth: 0, last: null };
  const depth = match.undoDepth(viewer);
  const last = depth > 0 ? (match.played.at(-1)?.action ?? null) : null;
  return { barrier: match.undoBarrier(viewer), depth, last };
}
