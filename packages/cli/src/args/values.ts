import { webcrypto } from 'node:crypto';
import { nearest, type Seed, seedFromBytes, seedFromPhrase } from '@bivouac/kernel';
import type { ShelfEntry } from '@bivouac/manifest';
import { Refusal } from '../problems.ts';

/** The whole number of a flag, or its default. */
export function countOf(
  flag: string,
  value: string | undefined,
  range: { readonly min: number; readonly max: number; readonly default: number },
): number {
  if (value === undefined) return range.default;
  const count = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (count >= range.min && count <= range.max) return count;
  throw new Refusal({ code: 'bad-number', flag, value, min: range.min, max: range.max });
}

/** `length=long` and the like, as the set-up of a game takes them. */
export function optionsOf(values: readonly string[]): { readonly [id: string]: string } {
  // From entries: a name such as `__proto__` is a name like any other, and gets its complaint.
  return Object.fromEntries(
    values.map((value) => {
      const found = /^([^=\s]+)=([^=\s]+)$/.exec(value);
      if (found === null) throw new Refusal({ code: 'bad-option-shape', value });
      return [found[1] ?? '', found[2] ?? ''];
    }),
  );
}

/** The seed of a phrase; without one, a fresh seed from the system's secure source. */
export function seedOf(phrase: string | undefined): Seed {
  if (phrase !== undefined) return seedFromPhrase(phrase);
  return seedFromBytes(webcrypto.getRandomValues(new Uint8Array(32)));
}

/** `hard,random`: one name per seat, each among those that are known. */
export function namesPerSeat(
  list: string,
  entry: ShelfEntry,
  known: readonly string[],
): readonly string[] {
  const { seats, id } = entry.game;
  const names = list.split(',').map((name) => name.trim());
  for (const name of names) {
    if (known.includes(name)) continue;
    const hint = nearest(name, known) ?? null;
    throw new Refusal({ code: 'unknown-bot', game: id, name, known, nearest: hint });
  }
  if (names.length !== seats.length) {
    throw new Refusal({ code: 'wrong-seat-count', given: names.length, seats });
  }
  return names;
}

export function botNames(entry: ShelfEntry): readonly string[] {
  return entry.bots.map((bot) => bot.id);
}

/** The default opponent: a decent bot. */
export function usualBot(entry: ShelfEntry): string {
  const names = botNames(entry);
  return names.includes('medium') ? 'medium' : (names.at(-1) ?? '');
}

/** The default bot for a seat: the solo opponent's own, or the usual one. */
export function usualBotAt(entry: ShelfEntry, scenario: string, seat: number): string {
  const { automaton } = entry.game.scenarios.find(({ id }) => id === scenario) ?? {};
  return automaton?.seat === seat ? automaton.bot : usualBot(entry);
}

/** Words beyond those a command takes are refused rather than passed over. */
export function refuseWordsAfter(words: readonly string[], taken: number): void {
  const word = words[taken];
  if (word !== undefined) throw new Refusal({ code: 'too-many-words', word });
}
