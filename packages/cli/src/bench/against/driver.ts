/**
 * Plays random games in a process of its own. A copy of this folder runs in the checkout of the
 * older revision, so both revisions are measured by the same code. That is why the driver imports
 * nothing but its own folder, and the kernel and the shelf by their names: those names lead to the
 * packages of the checkout that the copy stands in.
 */
import { type AnyGame, completeSetup } from '@bivouac/kernel';
import * as shelf from '@bivouac/shelf';
import { secondsSince } from '../figures.ts';
import { playRandomly, seedsOfGame } from '../random-play.ts';
import type { Catalogue, Slice, SliceRequest } from './messages.ts';

const games = gamesOnShelf();
// Ctrl-C reaches every process of the terminal; it is the parent who ends this one.
process.on('SIGINT', () => undefined);
process.on('message', (request: SliceRequest) => answer(playSlice(request)));
process.on('disconnect', () => process.exit());
answer({
  games: games.map(({ id, scenarios }) => ({ id, scenarios: scenarios.map((s) => s.id) })),
});

function gamesOnShelf(): readonly AnyGame[] {
  // An older revision may lack what the present types promise.
  const { SHELF }: { readonly SHELF?: readonly { readonly game: AnyGame }[] } = shelf;
  if (SHELF === undefined) throw new Error('@bivouac/shelf exports no SHELF');
  return SHELF.map(({ game }) => game);
}

function playSlice({ game: id, scenarios, laps }: SliceRequest): Slice {
  const game = games.find((candidate) => candidate.id === id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  const setups = scenarios.map((scenario) => setupOf(game, scenario));
  const plan = Array.from({ length: laps }, (_, lap) =>
    setups.map((setup, i) => ({ setup, seeds: seedsOfGame(lap * setups.length + i) })),
  ).flat();
  const before = process.cpuUsage();
  const played = plan.map(({ setup, seeds }) => playRandomly(game, setup, seeds));
  // Never nothing: a tiny slice can end before the system has counted.
  const seconds = Math.max(secondsSince(before), 1e-6);
  return {
    decisions: played.reduce((sum, one) => sum + one.decisions, 0),
    offered: played.reduce((sum, one) => sum + one.offered, 0),
    seconds,
  };
}

function setupOf(game: AnyGame, scenario: string) {
  const setup = completeSetup(game, { scenario });
  if (!setup.ok) throw new Error(`${game.id} ${scenario}: ${setup.problem.code}`);
  return setup.value;
}

function answer(message: Catalogue | Slice): void {
  process.send?.(message);
}
