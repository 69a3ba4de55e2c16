import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  type AnyGame,
  type AnyMatch,
  createMatch,
  deriveSeed,
  must,
  recordOf,
  type Setup,
  seededChance,
  seedFromPhrase,
  sha256,
} from '@bivouac/kernel';

/** Every scenario with the defaults, with each other value of each option, and with the last value of all of them. */
export function resultSetups({ scenarios, options }: AnyGame): readonly Setup[] {
  const defaults = Object.fromEntries(options.map(({ id, values }) => [id, values[0]]));
  const others = options.flatMap(({ id, values }) =>
    values.slice(1).map((value) => ({ ...defaults, [id]: value })),
  );
  const last = Object.fromEntries(options.map(({ id, values }) => [id, must(values.at(-1), id)]));
  const each = [defaults, ...others, ...(options.length > 1 ? [last] : [])];
  return scenarios.flatMap(({ id }) => each.map((chosen) => ({ scenario: id, options: chosen })));
}

/**
 * The results of random games, one line each: set-up, number of actions, outcome, and a hash of the record without its
 * rules number. Each set-up is played once for each round. A line changes exactly when the stored record of that game would no longer replay, or end otherwise.
 */
export function printResults(game: AnyGame, rounds = 1): string {
  const lines = resultSetups(game).flatMap((setup) =>
    Array.from({ length: rounds }, (_, round) => printResult(game, setup, round + 1)),
  );
  return [`${game.id} ${game.rules}`, ...lines, ''].join('\n');
}

function printResult(game: AnyGame, setup: Setup, round: number): string {
  const values = Object.entries(setup.options).map(([id, value]) => `${id}=${value}`);
  const title = [setup.scenario, ...values, ...(round > 1 ? [`(${round})`] : [])].join(' ');
  return `${title}: ${resultOf(playAtRandom(game, setup, title))}`;
}

/** The number of actions, the outcome, and a hash of the record without its rules number. */
export function resultOf(match: AnyMatch): string {
  const awaiting = match.awaiting();
  if (awaiting.kind !== 'over') return `${match.decision} no end`;
  const { winners, reason } = awaiting.outcome;
  const names = winners.map((seat) => match.game.seats[seat]).join('+');
  return `${match.decision} ${reason}:${names} ${hashOf(match)}`;
}

function playAtRandom(game: AnyGame, setup: Setup, phrase: string): AnyMatch {
  const seed = seedFromPhrase(phrase);
  const begun = createMatch(game, setup, seed);
  if (!begun.ok) throw new Error(JSON.stringify(begun.problem));
  const match: AnyMatch = begun.value;
  const luck = seededChance(deriveSeed(seed, 'player'));
  while (match.decision < game.maxActions) {
    const awaiting = match.awaiting();
    if (awaiting.kind === 'over') break;
    const seat = must(awaiting.seats[luck.pick(awaiting.seats.length, 'seat')], 'a seat');
    const actions = match.actions(seat);
    const acted = match.act(seat, must(actions[luck.pick(actions.length, 'action')], 'an action'));
    if (!acted.ok) throw new Error(JSON.stringify(acted.problem));
  }
  return match;
}

/** Leaves out the head, which names game and rules number, and the seal at the end, which covers them. */
function hashOf(match: AnyMatch): string {
  const body = recordOf(match).trimEnd().split('\n').slice(2);
  const sealed = body.map((line) => line.replace(/^(end \d+ [0-9a-f]{64}) .*$/, '$1'));
  return sha256(sealed.join('\n')).slice(0, 16);
}

/**
 * Throws if a stored result has changed or is missing under the same rules number, even when golden files are
 * rewritten. Returns whether the results are to be stored: only when they are rewritten.
 */
export function compareResults(stored: string, now: string, isRewriting: boolean): boolean {
  const [head, ...results] = stored.trimEnd().split('\n');
  const current = now.trimEnd().split('\n');
  if (head === current[0]) {
    const lost = results.find((line) => !current.includes(line));
    if (lost !== undefined) throw new Error(changed(lost, current));
  }
  if (isRewriting) return true;
  if (stored === now) return false;
  throw new Error('the golden results are incomplete or of other rules: run "npm run golden"');
}

function changed(lost: string, now: readonly string[]): string {
  const setup = lost.slice(0, lost.indexOf(': ') + 2);
  return (
    'a stored record comes to another result:\n' +
    `  stored: ${lost}\n  now:    ${now.find((line) => line.startsWith(setup)) ?? '(none)'}\n` +
    'If a rule was meant to change, raise the rules number of the game, run "npm run golden" and say so in the changelog.'
  );
}

/** Compares the game's results with the stored ones, or stores them when `UPDATE_GOLDEN` is set (`npm run golden`). */
export function expectResults(game: AnyGame, file: string, rounds = 1): void {
  const stored = existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : '';
  const now = printResults(game, rounds);
  if (!compareResults(stored, now, Boolean(process.env.UPDATE_GOLDEN))) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, now);
}
