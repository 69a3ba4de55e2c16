import {
  type AnyGame,
  type AnyMatch,
  type Chance,
  createMatch,
  deriveSeed,
  Match,
  recordOf,
  type Seed,
  type Setup,
  seededChance,
} from '@bivouac/kernel';
import { CHECKS, MATCH_CHECKS, STEP_GROUPS } from './conformance/all-checks.ts';
import type { Finding, StepContext } from './conformance/check.ts';
import { chooseTurn, stepContext } from './conformance/step-context.ts';
import { nthSetup } from './setups.ts';

export interface FuzzOptions {
  /** Leave out to go through all scenarios and all values of all options. */
  readonly scenario?: string | undefined;
  readonly options?: { readonly [id: string]: string } | undefined;
  readonly games: number;
  readonly seed: Seed;
  /** After each game; false stops the run. */
  readonly onGame?: ((played: number) => boolean) | undefined;
  /** Look closely (copies, views, worlds, secrets) at one step in this number, at random; 12 if left out. */
  readonly closeEvery?: number | undefined;
  /** Run only these checks. */
  readonly only?: readonly string[] | undefined;
}

export interface FuzzFailure {
  readonly check: string;
  readonly message: string;
  readonly scenario: string;
  readonly options: { readonly [id: string]: string };
  readonly seed: string;
  /** The game up to the failure, for `bivouac replay`; null if it cannot even be played again. */
  readonly record: string | null;
  readonly decision: number;
}

export interface FuzzReport {
  readonly games: number;
  readonly decisions: number;
  readonly failures: readonly FuzzFailure[];
  /** How often each check had something to look at: one that never had has proved nothing. */
  readonly ran: { readonly [check: string]: number };
}

interface Tally {
  decisions: number;
  readonly ran: Map<string, number>;
  readonly only: readonly string[] | undefined;
  readonly closeEvery: number;
}

/** Plays random games and holds every promise of the contract against every step of them. */
export function fuzz(game: AnyGame, options: FuzzOptions): FuzzReport {
  const { only, closeEvery = 12 } = options;
  const tally: Tally = { decisions: 0, ran: new Map(), only, closeEvery };
  const failures: FuzzFailure[] = [];
  let games = 0;
  while (games < options.games) {
    const seed = deriveSeed(options.seed, `game ${games}`);
    const failure = fuzzGame(game, nthSetup(game, options, games), seed, tally);
    if (failure !== undefined) failures.push(failure);
    games += 1;
    if (options.onGame?.(games) === false) break;
  }
  const ran = Object.fromEntries(CHECKS.map(({ id }) => [id, tally.ran.get(id) ?? 0]));
  return { games, decisions: tally.decisions, failures, ran };
}

function fuzzGame(game: AnyGame, setup: Setup, seed: Seed, tally: Tally): FuzzFailure | undefined {
  const luck = seededChance(deriveSeed(seed, 'player'));
  const failed = (match: AnyMatch | undefined, check: string, message: string): FuzzFailure => ({
    check,
    message,
    scenario: setup.scenario,
    options: setup.options,
    seed,
    record: match === undefined ? null : rebuildRecord(match, seed),
    decision: match?.decision ?? 0,
  });
  let match: AnyMatch;
  try {
    match = new Match(game, setup, { chance: seededChance(seed), seed });
  } catch (error) {
    return failed(undefined, 'setup', error instanceof Error ? error.message : String(error));
  }
  for (;;) {
    const context = stepContext(match, chooseTurn(match, luck), luck);
    const broken = runStepChecks(context, tally) ?? runMatchChecks(match, luck, context, tally);
    if (broken !== undefined) return failed(match, broken.check, broken.message);
    if (context.turn === null) return undefined;
    tally.decisions += 1;
    const { seat, action } = context.turn;
    try {
      const acted = match.act(seat, action);
      if (!acted.ok) return failed(match, 'actions-apply', JSON.stringify(acted.problem));
    } catch (error) {
      return failed(match, 'actions-apply', error instanceof Error ? error.message : String(error));
    }
  }
}

interface Broken {
  readonly check: string;
  readonly message: string;
}

function runStepChecks(context: StepContext, tally: Tally): Broken | undefined {
  const looksClosely = context.turn === null || context.luck.pick(tally.closeEvery, 'close') === 0;
  for (const { isClose, checks } of STEP_GROUPS) {
    if (isClose && !looksClosely) continue;
    for (const check of checks) {
      const broken = runCheck(check.id, tally, () => check.step(context));
      if (broken !== undefined) return broken;
    }
  }
  return undefined;
}

function runMatchChecks(
  match: AnyMatch,
  luck: Chance,
  context: StepContext,
  tally: Tally,
): Broken | undefined {
  for (const check of MATCH_CHECKS) {
    if (check.every !== undefined && luck.pick(check.every, 'dear') > 0) continue;
    const broken = runCheck(check.id, tally, () => check.match(match, luck, context.turn === null));
    if (broken !== undefined) return broken;
  }
  return undefined;
}

function runCheck(check: string, tally: Tally, run: () => Finding): Broken | undefined {
  if (tally.only !== undefined && !tally.only.includes(check)) return undefined;
  try {
    const finding = run();
    // Only what was looked at counts.
    if (finding !== null) tally.ran.set(check, (tally.ran.get(check) ?? 0) + 1);
    return typeof finding === 'string' ? { check, message: finding } : undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { check, message: `an exception: ${message}` };
  }
}

/** Plays the actions again in a fresh match, since the failed one may be half changed. */
function rebuildRecord(failed: AnyMatch, seed: Seed): string | null {
  try {
    const fresh = createMatch(failed.game, failed.setup, seed);
    if (!fresh.ok) return null;
    for (const { seat, action } of failed.played) {
      if (!fresh.value.act(seat, action).ok) return null;
    }
    return recordOf(fresh.value);
  } catch {
    return null;
  }
}
