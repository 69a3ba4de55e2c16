import type { Draw } from '../chance/chance.ts';
import { commitSeed, parseSeed, type Seed } from '../chance/seed.ts';
import { sha256 } from '../hash/sha256.ts';
import type { Problem } from '../problems.ts';
import { done, fail, type Result } from '../result.ts';
import { parseDraw, printDraw } from './draw-text.ts';
import { TALK_KINDS, type Talk, type TalkKind } from './match.ts';

/** 2: with actions that were taken back by consent. */
export const RECORD_FORMAT = 2;
const TITLE = 'bivouac record';

/** A record as read, before any game has looked at it. */
export interface RawRecord {
  readonly game: string;
  readonly rules: number;
  readonly scenario: string;
  readonly options: { readonly [id: string]: string };
  readonly seed: Seed | null;
  readonly commitment: string | null;
  readonly setupDraws: readonly Draw[];
  readonly setupLine: number;
  readonly actions: readonly RawAction[];
  readonly takenBack: readonly RawTakenBack[];
  readonly talk: readonly RawTalk[];
  readonly hash: string;
}

/** A line such as `blue: !resign`. */
export interface RawTalk {
  readonly line: number;
  readonly after: number;
  readonly seat: string;
  readonly what: TalkKind;
}

/** A line such as `~blue: attack village | combat.fire=d6:5,2`: played here once, and taken back. */
export interface RawTakenBack extends RawAction {
  readonly after: number;
}

export interface RawAction {
  readonly line: number;
  readonly seat: string;
  readonly text: string;
  readonly draws: readonly Draw[];
}

/** The source of a record; `Match` fits. */
export interface Recordable {
  readonly game: { readonly id: string; readonly rules: number; readonly seats: readonly string[] };
  readonly setup: {
    readonly scenario: string;
    readonly options: { readonly [id: string]: string };
  };
  readonly seed: Seed | null;
  readonly setupDraws: readonly Draw[];
  readonly played: readonly { seat: number; text: string; draws: readonly Draw[] }[];
  readonly takenBack: readonly {
    after: number;
    seat: number;
    text: string;
    draws: readonly Draw[];
  }[];
  readonly talk: readonly Talk[];
  readonly hash: string;
}

/**
 * A game as text: the set-up, the seed, one line per action with the results drawn. It tells
 * everything, so it stays with the referee until the game is over.
 */
export function printRecord(match: Recordable): string {
  const lines = [
    `${TITLE} ${match.takenBack.length > 0 ? RECORD_FORMAT : 1}`,
    `game ${match.game.id} ${match.game.rules}`,
    `scenario ${match.setup.scenario}`,
  ];
  for (const [id, value] of Object.entries(match.setup.options))
    lines.push(`option ${id}=${value}`);
  if (match.seed !== null) {
    lines.push(`seed ${match.seed}`, `commitment ${commitSeed(match.seed)}`);
  }
  lines.push(withDraws('setup', match.setupDraws));
  const say = (after: number): void => {
    for (const { seat, text, draws } of match.takenBack.filter((each) => each.after === after)) {
      lines.push(withDraws(`~${match.game.seats[seat]}: ${text}`, draws));
    }
    for (const { seat, what } of match.talk.filter((talk) => talk.after === after)) {
      lines.push(`${match.game.seats[seat]}: !${what}`);
    }
  };
  say(0);
  match.played.forEach(({ seat, text, draws }, i) => {
    lines.push(withDraws(`${match.game.seats[seat]}: ${text}`, draws));
    say(i + 1);
  });
  return `${lines.join('\n')}\n${endLine(lines, match.played.length, match.hash)}\n`;
}

function withDraws(text: string, draws: readonly Draw[]): string {
  return draws.length === 0 ? text : `${text} | ${draws.map(printDraw).join(' ')}`;
}

/** The last line counts the actions and seals state and text: a torn or altered file shows. */
function endLine(lines: readonly string[], actions: number, hash: string): string {
  return `end ${actions} ${hash} ${sha256(lines.join('\n')).slice(0, 16)}`;
}

/** Reads the text; says which line is wrong. */
export function parseRecord(text: string): Result<RawRecord, Problem> {
  // Editors on some systems add a mark in front and other line ends; both do no harm.
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .trimEnd()
    .split('\n');
  const title = /^bivouac record (\d{1,6})$/.exec(lines[0] ?? '');
  if (title === null) return fail({ code: 'record-not-one', line: 1 });
  const format = Number(title[1]);
  if (format < 1) return fail({ code: 'record-not-one', line: 1 });
  if (format > RECORD_FORMAT) {
    return fail({ code: 'record-newer-format', format, known: RECORD_FORMAT });
  }
  const end = /^end (\d{1,7}) ([0-9a-f]{64}) ([0-9a-f]{16})$/.exec(lines[lines.length - 1] ?? '');
  if (end === null) return fail({ code: 'record-truncated', line: lines.length });
  const body = lines.slice(0, -1);
  const record = readBody(body);
  if (!record.ok) return record;
  if (record.value.actions.length !== Number(end[1])) {
    return fail({ code: 'record-truncated', line: lines.length });
  }
  if (sha256(body.join('\n')).slice(0, 16) !== end[3]) {
    return fail({ code: 'record-altered', line: lines.length });
  }
  return done({ ...record.value, hash: end[2] ?? '' });
}

type Body = Omit<RawRecord, 'hash'>;

const damaged = (lines: readonly string[], at: number): Result<never, Problem> =>
  fail({ code: 'record-damaged', line: at + 1, text: lines[at] ?? '' });

function readBody(lines: readonly string[]): Result<Body, Problem> {
  const game = /^game ([a-z0-9-]+) (\d{1,6})$/.exec(lines[1] ?? '');
  if (game === null) return damaged(lines, 1);
  const scenario = /^scenario ([a-z0-9-]+)$/.exec(lines[2] ?? '');
  if (scenario === null) return damaged(lines, 2);
  const options = readOptions(lines, 3);
  if (!options.ok) return options;
  const promise = readPromise(lines, options.value.next);
  if (!promise.ok) return promise;
  const { next, seed, commitment } = promise.value;
  const start = splitDraws(lines[next] ?? '');
  if (start?.text !== 'setup') return damaged(lines, next);
  const play = readPlay(lines, next + 1);
  if (!play.ok) return play;
  return done({
    game: game[1] ?? '',
    rules: Number(game[2]),
    scenario: scenario[1] ?? '',
    options: options.value.options,
    seed,
    commitment,
    setupDraws: start.draws,
    setupLine: next + 1,
    ...play.value,
  });
}

type Options = Pick<Body, 'options'> & { readonly next: number };

function readOptions(lines: readonly string[], from: number): Result<Options, Problem> {
  const options: Record<string, string> = {};
  let at = from;
  for (let line = lines[at]; line?.startsWith('option '); line = lines[at]) {
    const option = /^option ([a-z0-9-]+)=([a-z0-9-]+)$/.exec(line);
    if (option === null) return damaged(lines, at);
    const [, id = '', value = ''] = option;
    if (Object.hasOwn(options, id)) return damaged(lines, at);
    options[id] = value;
    at += 1;
  }
  return done({ options, next: at });
}

type SeedPromise = Pick<Body, 'seed' | 'commitment'> & { readonly next: number };

/** The seed and the hash that was published before the first move; a record may lack either. */
function readPromise(lines: readonly string[], from: number): Result<SeedPromise, Problem> {
  let seed: Seed | null = null;
  let commitment: string | null = null;
  let at = from;
  if (lines[at]?.startsWith('seed ')) {
    const parsed = parseSeed(lines[at]?.slice(5) ?? '');
    if (!parsed.ok) return damaged(lines, at);
    seed = parsed.value;
    at += 1;
  }
  if (lines[at]?.startsWith('commitment ')) {
    commitment = lines[at]?.slice(11) ?? '';
    if (!/^sha256:[0-9a-f]{64}$/.test(commitment)) return damaged(lines, at);
    if (seed !== null && commitSeed(seed) !== commitment) {
      return fail({ code: 'record-bad-commitment', line: at + 1 });
    }
    at += 1;
  }
  return done({ seed, commitment, next: at });
}

/** The actions played and taken back, and the talk. */
function readPlay(
  lines: readonly string[],
  from: number,
): Result<Pick<Body, 'actions' | 'takenBack' | 'talk'>, Problem> {
  const actions: RawAction[] = [];
  const takenBack: RawTakenBack[] = [];
  const talk: RawTalk[] = [];
  for (let at = from; at < lines.length; at++) {
    const split = splitDraws(lines[at] ?? '');
    const found = /^(~?)([a-z0-9-]+): (.+)$/.exec(split?.text ?? '');
    if (split === undefined || found === null) return damaged(lines, at);
    const [, mark, seat = '', text = ''] = found;
    if (mark === '~') {
      const after = actions.length;
      takenBack.push({ line: at + 1, seat, text, draws: split.draws, after });
      continue;
    }
    if (!text.startsWith('!')) {
      actions.push({ line: at + 1, seat, text, draws: split.draws });
      continue;
    }
    const what = TALK_KINDS.find((kind) => text === `!${kind}`);
    if (what === undefined || split.draws.length > 0) return damaged(lines, at);
    talk.push({ line: at + 1, after: actions.length, seat, what });
  }
  return done({ actions, takenBack, talk });
}

function splitDraws(line: string): { text: string; draws: readonly Draw[] } | undefined {
  const bar = line.indexOf(' | ');
  if (bar < 0) return { text: line, draws: [] };
  const draws: Draw[] = [];
  for (const word of line.slice(bar + 3).split(' ')) {
    const draw = parseDraw(word);
    if (draw === undefined) return undefined;
    draws.push(draw);
  }
  return { text: line.slice(0, bar), draws };
}
