import type { BaseEvent, LoggedEvent, Seat, Viewer } from '@bivouac/kernel';
import {
  type AnyGameText,
  type ChapterText,
  capital,
  formsOf,
  type Mention,
  type ShotText,
  type Topic,
  tellEvents,
} from '@bivouac/text';
import { plainKit, type StoryKit } from '../contract/story-kit.ts';

/** A piece of a sentence; a named thing on the map can be lit up. */
export interface SentencePart {
  readonly text: string;
  readonly mention: Mention | null;
}

/** A line of the log in the reader's language. */
export interface LogRow {
  readonly seq: number;
  readonly action: number;
  /** The seat that the line is about; otherwise the seat that acted. */
  readonly seat: Seat | null;
  readonly sentence: string;
  readonly parts: readonly SentencePart[];
  readonly topic: Topic | null;
  /** Only the viewer knows this much of it. */
  readonly isPrivate: boolean;
  /** The throw, if the line is about one. */
  readonly shot: ShotText | null;
}

/** The lines of one turn; seat null for lines outside all turns, such as bids. */
export interface Turn {
  readonly key: number;
  readonly seat: Seat | null;
  readonly lines: readonly LogRow[];
}

/** A part of a long game, such as a battle of a campaign. */
export interface Chapter extends ChapterText {
  readonly key: number;
  /** After how many actions it begins. */
  readonly action: number;
}

/** A round; null for the set-up, and for games without rounds. */
export interface Round {
  readonly key: number;
  /** The key of its chapter; null for games without chapters. */
  readonly chapter: number | null;
  readonly number: number | null;
  readonly turns: readonly Turn[];
}

/** Tells what happened; what goes without saying is left out. */
export function tell(
  text: AnyGameText,
  log: readonly LoggedEvent<BaseEvent>[],
  viewer: Viewer,
  kit: StoryKit = plainKit,
): readonly LogRow[] {
  return tellEvents(text, log, viewer).map(({ item, tails, sentence }) => {
    const { seq, action, seat: actor, event } = item;
    const all = [item, ...tails];
    const shot = text.shot?.(event) ?? null;
    const mentions = all.flatMap((one) => text.mentions?.(one.event) ?? []);
    const parts = splitNames(shot?.title ?? sentence, mentions);
    const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : actor;
    const isPrivate =
      typeof viewer === 'number' && all.some((one) => one.event.secret?.[viewer] !== undefined);
    return { seq, action, seat, sentence, parts, topic: kit.topic(event), isPrivate, shot };
  });
}

/** The same, by rounds and turns. */
export function tellByRounds(
  text: AnyGameText,
  log: readonly LoggedEvent<BaseEvent>[],
  viewer: Viewer,
  kit: StoryKit,
): readonly Round[] {
  const rounds: {
    key: number;
    chapter: number | null;
    number: number | null;
    turns: { key: number; seat: Seat | null; lines: LogRow[] }[];
  }[] = [];
  const lines = new Map(tell(text, log, viewer, kit).map((line) => [line.seq, line]));
  let chapter: number | null = null;
  for (const { seq, event } of log) {
    const number = kit.round(event);
    const isChapter = kit.isChapter?.(event) === true;
    if (isChapter) chapter = seq;
    if (number !== null || isChapter || rounds.length === 0) {
      rounds.push({ key: seq, chapter, number, turns: [{ key: seq, seat: null, lines: [] }] });
    }
    const turns = rounds.at(-1)?.turns ?? [];
    const line = lines.get(seq);
    // The heading says what its first line would.
    if (line !== undefined && number === null && !isChapter) turns.at(-1)?.lines.push(line);
    const seat = kit.nextTurn(event);
    if (seat !== null) turns.push({ key: seq + 1, seat, lines: [] });
  }
  return rounds
    .map((round) => ({ ...round, turns: round.turns.filter((turn) => turn.lines.length > 0) }))
    .filter((round) => round.turns.length > 0 || round.number !== null);
}

/** The chapters so far; none where the game is all one. */
export function chaptersOf(
  text: AnyGameText,
  log: readonly LoggedEvent<BaseEvent>[],
  kit: StoryKit,
): readonly Chapter[] {
  const begins = log.flatMap(({ event }, at) => (kit.isChapter?.(event) === true ? [at] : []));
  return begins.flatMap((from, i) => {
    const part = log.slice(from, begins[i + 1]);
    const told = text.chapter?.(part.map(({ event }) => event));
    const [first] = part;
    return told === undefined || first === undefined
      ? []
      : [{ ...told, key: first.seq, action: first.action }];
  });
}

/** Cuts the sentence at the names in it; a name is found in any of its forms, wherever the language puts it. */
export function splitNames(
  sentence: string,
  mentions: readonly Mention[],
): readonly SentencePart[] {
  // A hard space is a space: names are composed after the words are set.
  const plain = sentence.replaceAll('\u00a0', ' ');
  const found: { from: number; to: number; mention: Mention }[] = [];
  for (const mention of mentions) {
    const place = placeOf(plain, mention, found);
    if (place !== null) found.push({ ...place, mention });
  }
  const parts: SentencePart[] = [];
  let at = 0;
  for (const { from, to, mention } of found.sort((a, b) => a.from - b.from)) {
    if (from > at) parts.push({ text: sentence.slice(at, from), mention: null });
    parts.push({ text: sentence.slice(from, to), mention });
    at = to;
  }
  if (at < sentence.length) parts.push({ text: sentence.slice(at), mention: null });
  return parts;
}

interface Place {
  readonly from: number;
  readonly to: number;
}

/** The first place that no other name has taken; of several forms there, the longest. */
function placeOf(sentence: string, { name }: Mention, taken: readonly Place[]): Place | null {
  let best: Place | null = null;
  for (const form of formsOf(name).flatMap((form) => [form, capital(form)])) {
    for (let from = sentence.indexOf(form); from >= 0; from = sentence.indexOf(form, from + 1)) {
      const to = from + form.length;
      if (taken.some((other) => from < other.to && other.from < to) || !isWord(sentence, from, to))
        continue;
      const isBetter = best === null || from < best.from || (from === best.from && to > best.to);
      if (isBetter) best = { from, to };
      break;
    }
  }
  return best;
}

const LETTER = /[\p{L}\d]/u;

/** `2B` is not in `12B`. */
const isWord = (sentence: string, from: number, to: number): boolean =>
  !LETTER.test(sentence.charAt(from - 1)) && !LETTER.test(sentence.charAt(to));

/** `Ford: Blue Fife` as a label and what stands there; a line without a colon is all value. */
export function splitLabel(line: string): { readonly label: string; readonly value: string } {
  const colon = line.indexOf(': ');
  if (colon < 0) return { label: '', value: line };
  return { label: line.slice(0, colon), value: line.slice(colon + 2) };
}

/** After how many actions each round or turn begins, ascending. */
export function turnStops(
  log: readonly LoggedEvent<BaseEvent>[],
  kit: StoryKit,
): readonly number[] {
  const stops = log.flatMap(({ action, event }) =>
    kit.round(event) !== null || kit.nextTurn(event) !== null ? [action] : [],
  );
  return [...new Set(stops)];
}
