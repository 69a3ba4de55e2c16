import { done, fail, type Result } from '@bivouac/kernel';
import type { NameProblem } from '@bivouac/protocol';
import { CONFUSABLES } from './confusables.generated.ts';

const SHORTEST = 2;
const LONGEST = 24;
/** The rule for names in earlier versions. */
const OLD_NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{1,23}$/u;

/** Scripts in everyday use (UAX 31); the last three are written in several scripts at once. */
const WRITING_SYSTEMS: readonly RegExp[] = [
  ...['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Thaana'],
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada'],
  ...['Malayalam', 'Sinhala', 'Thai', 'Lao', 'Tibetan', 'Myanmar', 'Khmer', 'Ethiopic'],
  'Han Hiragana Katakana',
  'Han Hangul',
  'Han Bopomofo',
].map((scripts) => {
  const classes = scripts.split(' ').map((script) => `\\p{Script_Extensions=${script}}`);
  return new RegExp(`^[${classes.join('')}]*$`, 'u');
});

const PROTOTYPES: ReadonlyMap<string, string> = new Map(
  CONFUSABLES.flatMap((line) => line.split(' ')).map((word) => {
    const [letter = '', ...prototype] = word;
    return [letter, prototype.join('')];
  }),
);

/** The name as it is stored, or what is wrong with it. */
export function readName(text: string): Result<string, NameProblem> {
  const name = text.normalize('NFKC').replace(/ +/g, ' ').trim();
  const length = [...name].length;
  if (/\p{Default_Ignorable_Code_Point}/u.test(name)) return fail('invisible');
  if (length < SHORTEST) return fail('too-short');
  if (length > LONGEST) return fail('too-long');
  if (!/^[\p{L}0-9][\p{L}0-9 ._-]*$/u.test(name)) return fail('characters');
  const letters = name.replace(/[^\p{L}]/gu, '');
  if (!WRITING_SYSTEMS.some((system) => system.test(letters))) return fail('scripts');
  return RESERVED.has(skeletonOf(name)) ? fail('reserved') : done(name);
}

/** The key under which an account is found; null if no account can have this name. */
export function lookupKey(text: string): string | null {
  const name = text.trim();
  return OLD_NAME.test(name) ? nameKey(name) : null;
}

/** Folds case, width and how words are joined: differences that people do not hear. */
export function nameKey(name: string): string {
  return joined(name.normalize('NFKC').toLowerCase());
}

/**
 * Names that look alike have the same skeleton (UTS 39). It starts from the name as it is shown, since
 * capitals look like other letters than small ones do, and is then folded like a name typed in any case.
 */
export function skeletonOf(name: string): string {
  const shown = prototypesOf(name.normalize('NFKC')).toLowerCase();
  const folded = prototypesOf(shown)
    .toLowerCase()
    // UTS 39 keeps these apart, but in a list of players they look the same.
    .replace(/[i|]\u0307?/g, 'l')
    .replaceAll('vv', 'w');
  return joined(folded);
}

function prototypesOf(text: string): string {
  return Array.from(text.normalize('NFKD'), (each) => PROTOTYPES.get(each) ?? each)
    .join('')
    .normalize('NFKD');
}

function joined(text: string): string {
  return text.replace(/[\s._-]+/gu, ' ').trim();
}

/** Words that the page itself uses for people, and names that suggest authority. */
const RESERVED: ReadonlySet<string> = new Set(
  [
    ...['Bivouac', 'admin', 'administrator', 'administrátor', 'moderator', 'moderátor', 'root'],
    ...['support', 'podpora', 'system', 'systém', 'server', 'bot', 'guest', 'host', 'nobody'],
    ...['deleted player', 'smazaný hráč', 'free seat', 'volné místo', 'you', 'vy'],
  ].map(skeletonOf),
);
