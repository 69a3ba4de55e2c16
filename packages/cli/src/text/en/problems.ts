import { countEn } from '@bivouac/text/grammar/en.ts';
import type { CliProblem } from '../../problems.ts';

type Of<C extends CliProblem['code']> = Extract<CliProblem, { code: C }>;
/** One sentence per problem: what is wrong, and what to do. */
export type CliProblemSentences = { readonly [C in CliProblem['code']]: (p: Of<C>) => string };

const ACTION = { one: 'action', other: 'actions' };
const hint = (name: string | null): string => (name === null ? '' : ` Did you mean “${name}”?`);

const CAUSES: { readonly [code: string]: string } = {
  ENOENT: 'no such file or folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'it isn’t a file',
  ENOTDIR: 'part of the path isn’t a folder',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'the name is too long',
};

const NAMES: { readonly [why in Of<'bad-player-name'>['why']]: string } = {
  taken: 'another player has this name, or one that looks like it',
  guest: 'a guest has no name to change',
  invisible: 'it contains invisible characters',
  'too-short': 'it is too short',
  'too-long': 'it is too long',
  characters: 'use only letters, digits, spaces, dots, hyphens and underscores',
  scripts: 'it mixes letters of different alphabets',
  reserved: 'the name is reserved',
};

export const problems: CliProblemSentences = {
  'unknown-command': (p) => `There’s no command “${p.name}”.${hint(p.nearest)}`,
  'unknown-flag': (p) => `There’s no option ${p.flag} here.${hint(p.nearest)}`,
  'flag-needs-value': (p) => `${p.flag} needs a value.`,
  'flag-takes-no-value': (p) => `${p.flag} takes no value.`,
  'bad-number': (p) =>
    `${p.flag} must be a whole number from ${p.min} to ${p.max}, not “${p.value}”.`,
  'bad-ratio': (p) => `${p.flag} must be a ratio such as 0.97, not “${p.value}”.`,
  'bad-language': (p) => `There’s no language “${p.value}”. Choose cs or en.`,
  'bad-option-shape': (p) =>
    `“${p.value}” isn’t an option with a value. Write --option name=value.`,
  'no-campaign': (p) => `${p.game} has no campaign; play its scenarios one at a time.`,
  'missing-game': () => 'Which game? “npx bivouac games” lists them.',
  'missing-file': () => 'Which file? Give its name.',
  'missing-player': () => 'Which player? Give a name or an id; “npx bivouac players” lists them.',
  'unknown-player': (p) => `There’s no player “${p.name}”. “npx bivouac players” lists them.`,
  'missing-new-name': () => 'What is the new name? Give it after the old one.',
  'bad-player-name': (p) => `The player can’t be called “${p.name}”: ${NAMES[p.why]}.`,
  'missing-game-id': () => 'Which game? Give its id; it’s in the address of its page.',
  'missing-reason': () => 'Why? Give the players a reason: --reason "…"',
  'reason-too-long': (p) => `The reason is longer than ${p.most} characters.`,
  'unknown-game-id': (p) => `There’s no game ${p.id} on this server.`,
  'game-is-over': (p) => `Game ${p.id} is over; its result stands.`,
  'other-tables': () =>
    'The database belongs to another version, or no server has used it yet. Start this version’s server on it first.',
  'backup-too-new': (p) =>
    `${p.path} is a backup from a newer version; use that version to restore it.`,
  'database-not-empty': () => 'The database isn’t empty. You can only restore into an empty one.',
  'missing-record': () => 'Which record? Give the name of its file.',
  'too-many-words': (p) => `“${p.word}” is one word too many here.`,
  'unknown-bot': (p) =>
    `${p.game} has no player “${p.name}”.${hint(p.nearest)} Choose from: ${p.known.join(', ')}.`,
  'wrong-seat-count': (p) =>
    `Give one player per seat (${p.seats.join(', ')}); you gave ${p.given}.`,
  'unknown-viewer': (p) =>
    `There’s no viewer “${p.name}”.${hint(p.nearest)} Choose from: ${p.known.join(', ')}.`,
  'no-such-number': (p) =>
    p.count === 1
      ? `There’s no choice ${p.text}; the only one is 1.`
      : `There’s no choice ${p.text}. Type a number from 1 to ${p.count}, or write the action.`,
  'flags-exclude': (p) => `You can’t use ${p.flag} together with ${p.other}.`,
  'flag-needs-flag': (p) => `${p.flag} only works together with ${p.other}.`,
  'record-of-other-game': (p) => `The record is of “${p.game}”, not of “${p.wanted}”.`,
  'at-beyond-end': (p) =>
    `The record has only ${countEn(p.actions, ACTION)}, so there’s nothing to show after action ${p.at}.`,
  'cannot-read': (p) => `Can’t read ${p.path}: ${CAUSES[p.cause] ?? p.cause}.`,
  'cannot-write': (p) => `Can’t write ${p.path}: ${CAUSES[p.cause] ?? p.cause}.`,
  'not-our-file': (p) => `${p.path} contains something else, so it was left as it is.`,
  'not-a-checkout': () =>
    'This copy of Bivouac isn’t a git checkout, or git isn’t installed, so there’s no older revision to compare with.',
  'unknown-revision': (p) =>
    `Git has no revision “${p.name}” here. Give a commit, a tag or a branch.`,
  'revision-without-bench': (p) =>
    `Revision “${p.revision}” has no bench: it has no package ${p.name}.`,
  'revision-failed': (p) => `Revision “${p.revision}” can’t be measured: ${p.detail}`,
  'nothing-in-common': (p) => `Revision “${p.revision}” has none of these games and scenarios.`,
  'internal-error': (p) =>
    `This is a bug in Bivouac: ${p.detail}. Please report it. (BIVOUAC_DEBUG=1 shows more.)`,
};
