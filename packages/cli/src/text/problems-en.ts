import { countEn } from '@bivouac/text/platform';
import type { CliProblem } from '../problems.ts';

type Of<C extends CliProblem['code']> = Extract<CliProblem, { code: C }>;
/** One sentence per problem: what is wrong, and what to do. */
export type CliProblemSentences = { readonly [C in CliProblem['code']]: (p: Of<C>) => string };

const ACTION = { one: 'action', other: 'actions' };
const hint = (name: string | null): string => (name === null ? '' : ` Did you mean “${name}”?`);

const CAUSES: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'access is not allowed',
  EPERM: 'access is not allowed',
  EISDIR: 'it is not a file',
  ENOTDIR: 'part of the path is not a folder',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'the name is too long',
};

export const problemsEn: CliProblemSentences = {
  'unknown-command': (p) => `There is no command “${p.name}”.${hint(p.nearest)}`,
  'unknown-flag': (p) => `There is no option ${p.flag} here.${hint(p.nearest)}`,
  'flag-needs-value': (p) => `${p.flag} needs a value.`,
  'flag-takes-no-value': (p) => `${p.flag} takes no value.`,
  'bad-number': (p) =>
    `${p.flag} must be a whole number from ${p.min} to ${p.max}, not “${p.value}”.`,
  'bad-language': (p) => `There is no language “${p.value}”. Choose cs or en.`,
  'bad-option-shape': (p) =>
    `“${p.value}” is not an option with its value. Write --option name=value.`,
  'no-campaign': (p) => `${p.game} has no campaign; its scenarios are played one by one.`,
  'missing-game': () => 'Which game? “npx bivouac games” lists them.',
  'missing-file': () => 'Which file? Give its name.',
  'backup-too-new': (p) =>
    `${p.path} is a backup of a newer version; restore it with that version.`,
  'database-not-empty': () => 'The database is not empty; only an empty one can be restored.',
  'missing-record': () => 'Which record? Give the name of its file.',
  'too-many-words': (p) => `“${p.word}” is one word too many here.`,
  'unknown-bot': (p) =>
    `${p.game} has no player “${p.name}”.${hint(p.nearest)} Choose from: ${p.known.join(', ')}.`,
  'wrong-seat-count': (p) =>
    `One player per seat is needed (${p.seats.join(', ')}), but ${p.given} given.`,
  'unknown-viewer': (p) =>
    `There is no viewer “${p.name}”.${hint(p.nearest)} Choose from: ${p.known.join(', ')}.`,
  'no-such-number': (p) =>
    p.count === 1
      ? `There is no choice ${p.text}; the only one is 1.`
      : `There is no choice ${p.text}. Give a number from 1 to ${p.count}, or write the action.`,
  'flags-exclude': (p) => `${p.flag} cannot be used together with ${p.other}.`,
  'record-of-other-game': (p) => `The record is of “${p.game}”, not of “${p.wanted}”.`,
  'at-beyond-end': (p) =>
    `The record has only ${countEn(p.actions, ACTION)}: nothing to show after ${p.at}.`,
  'cannot-read': (p) => `Cannot read ${p.path}: ${CAUSES[p.cause] ?? p.cause}.`,
  'cannot-write': (p) => `Cannot write ${p.path}: ${CAUSES[p.cause] ?? p.cause}.`,
  'not-our-file': (p) => `${p.path} holds something else; it was left as it is.`,
  'internal-error': (p) =>
    `This is an error in Bivouac itself: ${p.detail}. Please report it. (BIVOUAC_DEBUG=1 shows more.)`,
};
