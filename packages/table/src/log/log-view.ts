import type { Seat } from '@bivouac/kernel';
import type { Topic } from '@bivouac/text';
import type { Chapter, LogRow, Round } from './telling.ts';

/** The topics that the reader wants to see; none chosen is everything. */
export interface LogFilter {
  readonly topics: ReadonlySet<Topic>;
  /** Only what this seat did; null for both sides. */
  readonly seat: Seat | null;
}

export const NO_FILTER: LogFilter = { topics: new Set(), seat: null };

export function isFiltered({ topics, seat }: LogFilter): boolean {
  return topics.size > 0 || seat !== null;
}

/** The rounds and turns in which something is left. */
export function filterRounds(rounds: readonly Round[], filter: LogFilter): readonly Round[] {
  if (!isFiltered(filter)) return rounds;
  const fits = ({ topic, seat }: LogRow): boolean =>
    (filter.topics.size === 0 || (topic !== null && filter.topics.has(topic))) &&
    (filter.seat === null || seat === filter.seat);
  return rounds
    .map((round) => ({
      ...round,
      turns: round.turns
        .map((turn) => ({ ...turn, lines: turn.lines.filter(fits) }))
        .filter(({ lines }) => lines.length > 0),
    }))
    .filter(({ turns }) => turns.length > 0);
}

/** The rounds of one chapter; of the whole game, where it has none. */
export interface LogPart {
  readonly chapter: Chapter | null;
  readonly rounds: readonly Round[];
}

export function partsOf(rounds: readonly Round[], chapters: readonly Chapter[]): LogPart[] {
  if (chapters.length === 0) return [{ chapter: null, rounds }];
  return chapters.map((chapter) => ({
    chapter,
    rounds: rounds.filter((round) => round.chapter === chapter.key),
  }));
}

/** `Battle 2: Windows of the school (won by the Soviets)`. */
export const chapterLine = ({ title, result }: Chapter): string =>
  result === null ? title : `${title} (${result})`;

/** The headings that a log needs in the reader's language. */
export interface LogHeadings {
  round(number: number | null): string;
  turn(seat: Seat | null): string;
  readonly isPrivate: string;
}

/** The log as plain text, in the order of events. */
export function logAsText(parts: readonly LogPart[], headings: LogHeadings): string {
  const lines = parts.flatMap(({ chapter, rounds }) => [
    ...(chapter === null ? [] : ['', chapterLine(chapter)]),
    ...rounds.flatMap((round) => roundAsText(round, headings)),
  ]);
  return `${lines.join('\n').trim()}\n`;
}

const roundAsText = (round: Round, headings: LogHeadings): string[] => [
  '',
  headings.round(round.number),
  ...round.turns.flatMap((turn) => [
    // Before the first round no turn is on.
    ...(round.number === null && turn.seat === null ? [] : [`  ${headings.turn(turn.seat)}`]),
    ...turn.lines.map(
      ({ action, sentence, isPrivate }) =>
        `    ${action}. ${sentence}${isPrivate ? ` (${headings.isPrivate})` : ''}`,
    ),
  ]),
];
