import type { PasswordProblem } from '@bivouac/protocol';
import { COMMON_PHRASES, COMMON_WORDS } from './common-passwords.ts';
import { skeletonOf } from './names.ts';

const SHORTEST = 10;
const LONGEST = 200;
/** Minimum number of characters that do not follow from the one before. */
const LEAST_SURPRISES = 6;
const LEAST_DIFFERENT = 5;
/** A name of two letters is part of many words. */
const LEAST_NAME = 3;

/** Rows and columns of keyboards; each is checked in both directions. */
const RUNS = [
  ...['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'yxcvbnm', 'azertyuiop', 'wxcvbn'],
  ...['1234567890', '0987654321', '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p', '1q2w3e4r5t6y7u8i9o0p'],
  ...['qazwsxedcrfvtgbyhnujmikolp', '!@#$%^&*()', '!"§$%&/()=', 'ěščřžýáíé', '+ěščřžýáíé'],
];
const NEIGHBOURS: ReadonlySet<string> = new Set(
  RUNS.flatMap((run) => [...run].slice(1).flatMap((to, i) => [run[i] + to, to + run[i]])),
);

/** Why a password may not be used; null if it may. `name` is the account's name. */
export function checkPassword(password: string, name: string): PasswordProblem | null {
  const text = password.normalize('NFKC');
  const length = [...text].length;
  if (length < SHORTEST) return 'too-short';
  if (length > LONGEST) return 'too-long';
  const plain = text.toLowerCase().replace(/\s+/g, '');
  if (/^\d*$/.test(plain) && plain !== '') return 'digits';
  if (isSimple(plain)) return 'simple';
  if (containsName(plain, name)) return 'name';
  return isCommon(plain) ? 'common' : null;
}

/** Few different characters, one part repeated, or a walk along the keyboard. */
function isSimple(plain: string): boolean {
  const unit = repeatedPart(plain);
  return new Set(plain).size < LEAST_DIFFERENT || surprisesIn(unit) < LEAST_SURPRISES;
}

/** The shortest prefix that gives the whole text when repeated. */
function repeatedPart(text: string): string {
  for (let length = 1; length <= text.length / 2; length++) {
    const part = text.slice(0, length);
    if (part.repeat(Math.ceil(text.length / length)).startsWith(text)) return part;
  }
  return text;
}

function surprisesIn(text: string): number {
  return [...text].filter((each, i, all) => i === 0 || !isExpected(all[i - 1] ?? '', each)).length;
}

function isExpected(before: string, each: string): boolean {
  const step = Math.abs((each.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0));
  return step <= 1 || NEIGHBOURS.has(before + each);
}

function containsName(plain: string, name: string): boolean {
  const folded = skeletonOf(name).replaceAll(' ', '');
  return folded.length >= LEAST_NAME && skeletonOf(plain).replaceAll(' ', '').includes(folded);
}

const LEET: { readonly [sign: string]: string } = {
  ...{ '0': 'o', '1': 'i', '!': 'i', '3': 'e', '4': 'a', '@': 'a', '5': 's', $: 's', '7': 't' },
};

/** More digits and signs than this around a word make a password acceptable. */
const MAX_AROUND = 6;

function isCommon(plain: string): boolean {
  const bare = plain.normalize('NFKD').replace(/\p{M}/gu, '');
  const [whole, core] = [spoken(bare), withoutEnds(bare)];
  // Digits at the ends are digits (`password12`); those inside may stand for letters (`p4ssw0rd12`).
  return [withoutEnds(whole), core, spoken(core)].some(
    (word) =>
      bare.length - word.length <= MAX_AROUND && isMadeOfWords(word.replace(/[^\p{L}]+/gu, '')),
  );
}

function spoken(text: string): string {
  return text.replace(/[013457!@$]/g, (sign) => LEET[sign] ?? sign);
}

function withoutEnds(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

function isMadeOfWords(letters: string): boolean {
  if (COMMON_WORDS.has(letters) || COMMON_PHRASES.has(letters)) return true;
  for (let cut = 1; cut < letters.length; cut++) {
    if (COMMON_WORDS.has(letters.slice(0, cut)) && COMMON_WORDS.has(letters.slice(cut)))
      return true;
  }
  return false;
}
