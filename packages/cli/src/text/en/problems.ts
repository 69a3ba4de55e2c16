import { countEn } from '@bivouac/text/grammar/en.ts';
import type { CliProblem } from '../../problems.ts';

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

const NAMES: { readonly [why in Of<'bad-player-name'>['why']]: string } = {
  taken: 'another player has this name or one that looks like it',
  guest: 'a guest has no name to change',
  invisible: 'it contains invisible characters',
  'too-short': 'it is too short',
  'too-long': 'it is too long',
  characters: 'it may contain only letters, digits, spaces, dots, hyphens and underscores',
  scripts: 'it mixes letters of different alphabets',
  reserved: 'the name is reserved',
};

export const problems: CliProblemSentences = {
  'unknown-command': (p) => `There is no command “${p.name}”.${hint(p.nearest)}`,
  'unknown-flag': (p) => `There is no option ${p.flag} here.${hint(p.nearest)}`,
  'flag-needs-value': (p) => `${p.flag} needs a value.`,
  'flag-takes-no-value': (p) => `${p.flag} takes no value.`,
  'bad-number': (p) =>
    `${p.flag} must be a whole number from ${p.min} to ${p.max}, not “${p.value}”.`,
  'bad-ratio': (p) => `${p.flag} must be a ratio such as 0.97, not “${p.value}”.`,
  'bad-language': (p) => `There is no language “${p.value}”. Choose cs or en.`,
  'bad-option-shape': (p) =>
    `“${p.value}” is not an option with its value. Write --option name=value.`,
  'no-campaign': (p) => `${p.game} has no campaign; its scenarios are played one by one.`,
  'missing-game': () => 'Which game? “npx bivouac games” lists them.',
  'missing-file': () => 'Which file? Give its name.',
  'missing-player': () => 'Which player? Give a name or an id; “npx bivouac players” lists them.',
  'unknown-player': (p) => `There is no player “${p.name}”. “npx bivouac players” lists them.`,
  'missing-new-name': () => 'What is the new name? Give it after the old one.',
  'bad-player-name': (p) => `The player cannot be called “${p.name}”: ${NAMES[p.why]}.`,
  'missing-game-id': () => 'Which game? Give its id; it stands in the address of its page.',
  'missing-reason': () => 'Why? Give the players a reason: --reason "…"',
  'reason-too-long': (p) => `The reason is longer than ${p.most} characters.`,
  'unknown-game-id': (p) => `There is no game ${p.id} on this server.`,
  'game-is-over': (p) => `Game ${p.id} is over; its result stands.`,
  'other-tables': () =>
    'The database belongs to another version, or no server has used it yet. Start this version’s server on it first.',
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
  'flag-needs-flag': (p) => `${p.flag} works only together with ${p.other}.`,
  'record-of-other-game': (p) => `The record is of “${p.game}”, not of “${p.wanted}”.`,
  'at-beyond-end': (p) =>
    `The record has only ${countEn(p.actions, ACTION)}: nothing to show after ${p.at}.`,
  'cannot-read': (p) => `Cannot read ${p.path}: ${CAUSES[p.cause] ?? p.cause}.`,
  'cannot-write': (p) => `Cannot write ${p.path}: ${CAUSES[p.cause] ?? p.cause}.`,
  'not-our-file': (p) => `${p.path} holds something else; it was left as it is.`,
  'not-a-checkout': () =>
    'This copy of Bivouac is not a git checkout, or git is not installed: there is no older revision to compare with.',
  'unknown-revision': (p) =>
    `Git knows no revision “${p.name}” here. Give a commit, a tag or a branch.`,
  'revision-without-bench': (p) =>
    `Revision “${p.revision}” has no bench: it has no package ${p.name}.`,
  'revision-failed': (p) => `Revision “${p.revision}” cannot be measured: ${p.detail}`,
  'nothing-in-common': (p) => `Revision “${p.revision}” has none of these games and scenarios.`,
  'internal-error': (p) =>
    `This is an error in Bivouac itself: ${p.detail}. Please report it. (BIVOUAC_DEBUG=1 shows more.)`,
};
