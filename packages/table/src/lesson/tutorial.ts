import {
  type AnyMatch,
  type BaseAction,
  commitSeed,
  completeSetup,
  type Draw,
  done,
  Match,
  must,
  type Problem,
  type Result,
  type ScriptedChance,
  scriptedChance,
  seededChance,
} from '@bivouac/kernel';
import type { Lesson, ShelfEntry, TutorialStep } from '@bivouac/manifest';
import { type BotPort, paced } from '../session/bot-port.ts';
import { createEmitter, type Watched } from '../session/emitter.ts';
import type { Player, SavedSeating, Seating } from '../session/seating.ts';
import { createTable, type Table } from '../session/table.ts';

export interface TutorialModel {
  readonly step: TutorialStep;
  /** Counted from 1. */
  readonly number: number;
  readonly total: number;
  /** The action that leads on; null while the step is only read, and while the opponent acts. */
  readonly expected: BaseAction | null;
  /** Also pointed out: the subjects of these actions. */
  readonly pointed: readonly BaseAction[];
  /** The player tried something else. */
  readonly isRefused: boolean;
  /** The opponent acts. */
  readonly isWatching: boolean;
  /** The last step has been done or read. */
  readonly isFinished: boolean;
  /** It is finished, or the rest was skipped. */
  readonly isOver: boolean;
}

/** A piece of a game on the real table, one step at a time. */
export interface Tutorial extends Watched<TutorialModel> {
  /** The real table; it refuses kindly what the present step does not ask for. */
  readonly table: Table;
  /** The step has been read. */
  next(): void;
  skip(): void;
  /** The current game, which the player may continue like any other. */
  saved(): SavedSeating;
  close(): void;
}

/** `pauseMs`: how long the opponent waits before each action, so that the player can follow it. */
export function createTutorial(
  entry: ShelfEntry,
  pauseMs: () => number,
  lesson: Lesson,
): Result<Tutorial, Problem> {
  const seating = laidOut(entry, lesson);
  return seating.ok ? done(teach(seating.value, pauseMs, lesson)) : seating;
}

function laidOut(entry: ShelfEntry, lesson: Lesson): Result<Seating, Problem> {
  const { scenario, opponent, seed, seat, draws, before = [] } = lesson;
  const setup = completeSetup(entry.game, { scenario, options: {} });
  if (!setup.ok) return setup;
  const chance = draws === null ? seededChance(seed) : scripted(draws);
  const match: AnyMatch = new Match(entry.game, setup.value, { chance, seed });
  for (const line of before) {
    const played = playLine(match, line);
    if (!played.ok) return played;
  }
  // What was played before the lesson is no move of its reader.
  match.forgetUndo();
  const players = entry.game.seats.map(
    (_, at): Player => (at === seat ? { kind: 'human' } : { kind: 'bot', bot: opponent }),
  );
  return done({ entry, match, players, commitment: commitSeed(seed) });
}

/** A line is a seat and its action in notation. */
function playLine(match: AnyMatch, line: string): Result<unknown, Problem> {
  const [seat = '', ...action] = line.split(' ');
  return match.actText(Number(seat), action.join(' '));
}

function scripted(draws: readonly Draw[]): ScriptedChance {
  const chance = scriptedChance();
  for (const { why, kind, size, result } of draws) {
    if (kind === 'shuffle') chance.expectShuffle(why, size, result);
    else if (kind === 'dice') chance.expectDice(why, size, result);
    else chance.expectPick(why, size, must(result[0], 'a pick'));
  }
  return chance;
}

function teach(seating: Seating, pauseMs: () => number, lesson: Lesson): Tutorial {
  const { match } = seating;
  const begin = match.decision;
  const bots = paced(scriptedBot(match, lesson.theirs, begin), pauseMs);
  const table = createTable(seating, { bots, save: () => undefined });
  const progress: Progress = { begin, read: 0, refusedAt: -1, isSkipped: false };

  const modelNow = (): TutorialModel => modelOf(match, lesson, progress);
  const shown = createEmitter(modelNow());
  const emit = (): void => shown.emit(modelNow());
  const stop = table.subscribe(emit);

  const guarded: Table = {
    ...table,
    act(action, position) {
      const { expected } = modelNow();
      if (expected !== null && match.game.notation.compare(expected, action) === 0) {
        // A player who acts has seen the steps before it.
        progress.read = Math.max(progress.read, stepAt(match, lesson, progress));
        table.act(action, position);
      } else {
        progress.refusedAt = match.decision;
        emit();
      }
    },
    // What was played before the lesson stays as it is.
    undo() {
      if (match.decision > begin) table.undo();
    },
    restart() {
      for (let left = match.decision - begin; left > 0; left--) table.undo();
    },
    say: () => undefined,
  };

  return {
    subscribe: shown.subscribe,
    table: guarded,
    next() {
      const at = stepAt(match, lesson, progress);
      if (lesson.steps[at]?.act !== null) return;
      progress.read = at + 1;
      emit();
    },
    skip() {
      progress.isSkipped = true;
      emit();
    },
    saved() {
      const { players, commitment } = seating;
      return { record: table.record(), players, commitment };
    },
    close() {
      stop();
      table.close();
    },
  };
}

interface Progress {
  /** How many actions were played before the first step. */
  readonly begin: number;
  /** The number of steps in a row that have been read, counted from the start. */
  read: number;
  /** The decision in which the player tried something else; -1 for none. */
  refusedAt: number;
  isSkipped: boolean;
}

/** The step is the first that has neither been done nor read; undo leads back by itself. */
function stepAt(match: AnyMatch, { steps, seat }: Lesson, { begin, read }: Progress): number {
  let left = match.played.slice(begin).filter((played) => played.seat === seat).length;
  const at = steps.findIndex(({ act }, number) => {
    if (act === null) return number >= read;
    left -= 1;
    return left < 0;
  });
  return at < 0 ? steps.length : at;
}

function modelOf(match: AnyMatch, lesson: Lesson, progress: Progress): TutorialModel {
  const { steps, seat } = lesson;
  const at = stepAt(match, lesson, progress);
  const step = must(steps[Math.min(at, steps.length - 1)], 'a step');
  const awaiting = match.awaiting();
  const isWatching = awaiting.kind === 'seats' && !awaiting.seats.includes(seat);
  const isFinished = at >= steps.length;
  // What is only read can still be read when the game has ended.
  const isCut = awaiting.kind === 'over' && step.act !== null;
  const isOver = progress.isSkipped || isFinished || isCut;
  return {
    step,
    number: Math.min(at + 1, steps.length),
    total: steps.length,
    expected: step.act === null || isWatching || isOver ? null : parse(match, step.act),
    pointed: isWatching ? [] : step.point.map((text) => parse(match, text)),
    isRefused: progress.refusedAt === match.decision,
    isWatching,
    isFinished,
    isOver,
  };
}

function parse({ game }: AnyMatch, text: string): BaseAction {
  const action = game.notation.parse(text);
  if (!action.ok) throw new Error(`the tutorial speaks of ${text}`);
  return action.value;
}

/** The opponent does what the script says, and then waits. */
function scriptedBot(match: AnyMatch, lines: readonly string[], begin: number): BotPort {
  return {
    choose({ seat }) {
      const done = match.played.slice(begin).filter((played) => played.seat === seat).length;
      const line = lines[done];
      const action = line === undefined ? undefined : match.game.notation.parse(line);
      return action?.ok
        ? Promise.resolve({ id: 0, ok: true, action: action.value })
        : new Promise(() => undefined);
    },
    hurry: () => undefined,
    close: () => undefined,
  };
}
