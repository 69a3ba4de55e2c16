import { UnexpectedDraw } from '../chance/expected.ts';
import { noLuck } from '../chance/no-luck.ts';
import { type RecordedChance, recordedChance, SeedDisagrees } from '../chance/recorded.ts';
import { keepsCommitment } from '../chance/seed.ts';
import { seededChance } from '../chance/seeded.ts';
import type { AnyGame, BaseAction, BaseView } from '../contract.ts';
import type { BaseEvent } from '../events.ts';
import type { Problem } from '../problems.ts';
import { done, fail, type Result } from '../result.ts';
import { completeSetup, findSeat, optionsOfRules } from '../setup-check.ts';
import { Match } from './match.ts';
import { parseRecord, printRecord, type RawAction, type RawRecord } from './record.ts';

/** A match of any game, where its types do not matter. */
// biome-ignore lint/suspicious/noExplicitAny: existential type, as AnyGame
export type AnyMatch = Match<any, any, any, any>;

export interface ReplayOptions {
  /** The number of actions after which to stop: a position in the middle of a game. */
  readonly until?: number;
  /** Refuse a record that does not tell its seed: its dice cannot be checked. */
  readonly mustHaveSeed?: boolean;
  /** The hash published before the first move; the record's seed must fit it. */
  readonly commitment?: string;
  /** Called with the match before the first action and after each, for a reader who steps through it. */
  readonly onStep?: (match: AnyMatch) => void;
}

/** The record of a match as text. */
export function recordOf<S, A extends BaseAction, E extends BaseEvent, V extends BaseView>(
  match: Match<S, A, E, V>,
): string {
  return printRecord({
    game: match.game,
    setup: match.setup,
    seed: match.seed,
    setupDraws: match.setupDraws,
    played: match.played.map(({ seat, action, draws }) => ({
      seat,
      text: match.game.notation.print(action),
      draws,
    })),
    takenBack: match.takenBack.map(({ after, seat, action, draws }) => ({
      after,
      seat,
      text: match.game.notation.print(action),
      draws,
    })),
    talk: match.talk,
    hash: match.hash(),
  });
}

/**
 * Plays a record again with the recorded results. Where the seed is known, each result is
 * compared with what the seed gives; at the end the state's hash must be the recorded one. A record of
 * an older rules number may have had a state of another shape; unless the game says that it kept it
 * (`hashesSince`), only actions and draws are compared there. The match can go on from there; without a
 * seed, until luck is needed.
 */
export function replay(
  text: string,
  findGame: (id: string) => Result<AnyGame, Problem>,
  options: ReplayOptions = {},
): Result<AnyMatch, Problem> {
  const record = parseRecord(text);
  if (!record.ok) return record;
  const { seed } = record.value;
  if (options.mustHaveSeed && seed === null) {
    return fail({ code: 'record-without-seed', line: record.value.setupLine });
  }
  const promised = options.commitment;
  if (promised !== undefined && (seed === null || !keepsCommitment(promised, seed))) {
    return fail({ code: 'record-bad-commitment', line: 1 });
  }
  const game = findGame(record.value.game);
  if (!game.ok) return game;
  const former = optionsOfRules(game.value, record.value.rules);
  if (former === undefined) {
    const { rules: have, game: id } = record.value;
    return fail({ code: 'record-other-rules', game: id, have, need: game.value.rules });
  }
  const count = record.value.actions.length;
  const until = Math.trunc(Math.min(count, Math.max(0, options.until ?? count)));
  return playAgain(
    { ...record.value, options: { ...former, ...record.value.options } },
    game.value,
    Number.isNaN(until) ? count : until,
    options.onStep ?? (() => undefined),
  );
}

function playAgain(
  record: RawRecord,
  game: AnyGame,
  until: number,
  onStep: (match: AnyMatch) => void,
): Result<AnyMatch, Problem> {
  const setup = completeSetup(game, record);
  if (!setup.ok) return setup;
  const seeded = record.seed === null ? undefined : seededChance(record.seed);
  const chance = recordedChance(seeded);
  chance.load(record.setupDraws);
  const begun = catchDraws(record.setupLine, () => {
    const match: AnyMatch = new Match(game, setup.value, { chance, seed: record.seed });
    return leftOver(chance, record.setupLine) ?? done(match);
  });
  if (!begun.ok) return begun;
  const match = begun.value;
  const opening = betweenLines(match, record, chance);
  if (!opening.ok) return opening;
  onStep(match);
  for (const action of record.actions.slice(0, until)) {
    const step = playLine(match, action, chance);
    const said = step.ok ? betweenLines(match, record, chance) : step;
    if (!said.ok) return said;
    onStep(match);
  }
  const hasSameShape = record.rules >= (game.hashesSince ?? game.rules);
  const isComparable = hasSameShape && until >= record.actions.length;
  if (isComparable && match.hash() !== record.hash) {
    return fail({ code: 'record-hash-differs', have: match.hash(), need: record.hash });
  }
  match.drawFrom(seeded ?? noLuck());
  return done(match);
}

/** The actions taken back and the talk at this point of the game. */
function betweenLines(
  match: AnyMatch,
  record: RawRecord,
  chance: RecordedChance,
): Result<null, Problem> {
  for (const { line, after, seat: name, text, draws } of record.takenBack) {
    if (after !== match.decision) continue;
    const seat = findSeat(match.game, name);
    const action = match.game.notation.parse(text);
    if (!seat.ok || !action.ok) return fail({ code: 'record-damaged', line, text });
    const skipped = catchDraws(line, () => {
      chance.skip(draws);
      return done(null);
    });
    if (!skipped.ok) return skipped;
    match.noteTakenBack({ seat: seat.value, action: action.value, draws });
  }
  return sayLines(match, record);
}

/** The talk at this point of the game. */
function sayLines(match: AnyMatch, record: RawRecord): Result<null, Problem> {
  for (const { line, after, seat: name, what } of record.talk) {
    if (after !== match.decision) continue;
    const seat = findSeat(match.game, name);
    if (!seat.ok || !match.say(seat.value, what).ok) {
      return fail({ code: 'record-illegal-action', line, action: `!${what}` });
    }
  }
  return done(null);
}

function playLine(match: AnyMatch, raw: RawAction, chance: RecordedChance): Result<null, Problem> {
  const seat = findSeat(match.game, raw.seat);
  if (!seat.ok) return fail({ code: 'record-damaged', line: raw.line, text: raw.seat });
  chance.load(raw.draws);
  return catchDraws(raw.line, () => {
    const acted = match.actText(seat.value, raw.text);
    if (!acted.ok) {
      return fail({ code: 'record-illegal-action', line: raw.line, action: raw.text });
    }
    return leftOver(chance, raw.line) ?? done(null);
  });
}

function leftOver(chance: RecordedChance, line: number): Result<never, Problem> | undefined {
  const draw = chance.leftOver()[0];
  return draw && fail({ code: 'record-wrong-draw', line, detail: draw.why });
}

/** Draws that do not fit are the record's fault, not the game's: problems, not exceptions. */
function catchDraws<T>(line: number, play: () => Result<T, Problem>): Result<T, Problem> {
  try {
    return play();
  } catch (error) {
    if (error instanceof SeedDisagrees) {
      return fail({ code: 'record-seed-disagrees', line, draw: error.why });
    }
    if (error instanceof UnexpectedDraw) {
      return fail({ code: 'record-wrong-draw', line, detail: error.asked });
    }
    throw error;
  }
}
