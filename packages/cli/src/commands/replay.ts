import {
  type AnyMatch,
  nearest,
  parseRecord,
  type ReplayOptions,
  replay,
  type Viewer,
} from '@bivouac/kernel';
import { findEntry, findGame } from '@bivouac/shelf';
import { describeOutcome } from '@bivouac/text';
import { countOf, refuseWordsAfter } from '../args/values.ts';
import type { RunCommand } from '../command.ts';
import type { Context } from '../context.ts';
import { describe } from '../describe.ts';
import { loadGameTexts } from '../game-texts.ts';
import { tableSections, viewLines } from '../output/sections.ts';
import { EXIT_FAILURE, orRefuse, Refusal } from '../problems.ts';
import { readRecordFile } from '../record-file.ts';
import { printHeader, printStory } from '../replay/story.ts';

/** Answers the command for a sound record. */
interface SoundRecord {
  readonly text: string;
  /** The whole game as recorded. */
  readonly match: AnyMatch;
  readonly at: number | undefined;
  readonly viewer: Viewer;
}

/** Prints a recorded game; it checks the whole record before it prints anything. */
export const replayRecord: RunCommand<'replay'> = async (context, words, flags) => {
  await loadGameTexts(context);
  refuseWordsAfter(words, 1);
  const [path] = words;
  if (path === undefined) throw new Refusal({ code: 'missing-record' });
  const at =
    flags.at === undefined
      ? undefined
      : countOf('--at', flags.at, { min: 0, max: 9_999_999, default: 0 });
  try {
    const text = readRecordFile(path);
    const match = orRefuse(replay(text, findGame, promisesOf(flags)), EXIT_FAILURE);
    const viewer = viewerOf(flags.viewer, match);
    if (at !== undefined && at > match.decision) {
      throw new Refusal({ code: 'at-beyond-end', at, actions: match.decision }, EXIT_FAILURE);
    }
    tell({ text, match, at, viewer }, flags, context);
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal) || !flags.json) throw error;
    const { problem, exitStatus } = error;
    context.output.json({ ok: false, problem, message: describe(context, problem) });
    return exitStatus;
  }
};

/** A record that is to be verified must let its dice be checked. */
function promisesOf(flags: {
  readonly verify: boolean;
  readonly commitment: string | undefined;
}): ReplayOptions {
  const { verify, commitment } = flags;
  return { mustHaveSeed: verify, ...(commitment !== undefined && { commitment }) };
}

function tell(
  record: SoundRecord,
  flags: { readonly json: boolean; readonly verify: boolean },
  context: Context,
): void {
  const { match, at, viewer } = record;
  const shown = at === undefined ? match : matchAt(record.text, at);
  if (flags.json) context.output.json({ ok: true, hash: shown.hash(), actions: shown.decision });
  else if (flags.verify) printVerdict(record, context);
  else if (at === undefined) printStory(match, viewer, context);
  else printPosition(shown, viewer, context);
}

function matchAt(text: string, at: number): AnyMatch {
  return orRefuse(replay(text, findGame, { until: at }), EXIT_FAILURE);
}

/** Hidden things stay hidden in a game that is not over, even from the owner of the file. */
function viewerOf(name: string | undefined, match: AnyMatch): Viewer {
  if (name === undefined) return match.isOver() ? 'everyone' : 'spectator';
  const seat = match.game.seats.indexOf(name);
  if (seat >= 0) return seat;
  if (name === 'spectator') return name;
  if (name === 'everyone') {
    if (match.isOver()) return name;
    throw new Refusal({ code: 'game-not-over' }, EXIT_FAILURE);
  }
  const known = [...match.game.seats, 'spectator', 'everyone'];
  throw new Refusal({ code: 'unknown-viewer', name, known, nearest: nearest(name, known) ?? null });
}

function printVerdict({ text, match }: SoundRecord, { text: words, output }: Context): void {
  output.line(words.replay.sound({ actions: match.decision, hash: match.hash() }));
  const record = orRefuse(parseRecord(text), EXIT_FAILURE);
  if (record.seed === null) return;
  output.line(words.replay.seedAgrees({ seed: record.seed }));
  if (record.commitment !== null) {
    output.line(words.replay.commitmentKept({ commitment: record.commitment }));
  }
}

function printPosition(match: AnyMatch, viewer: Viewer, context: Context): void {
  const { output, language, text } = context;
  const own = orRefuse(findEntry(match.game.id)).texts.in(language);
  printHeader(match, context);
  output.line();
  output.line(text.replay.after({ actions: match.decision }));
  // The match refuses the open view before its end; the whole record decides that here.
  const view = match.game.view(match.copyOfState(), viewer);
  for (const line of viewLines(tableSections(own, view), output)) output.line(line);
  output.line();
  const now = match.awaiting();
  output.line(
    now.kind === 'over' ? describeOutcome(language, own, now.outcome) : own.waiting(view),
  );
}
