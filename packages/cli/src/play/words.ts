import { keysOf, must } from '@bivouac/kernel';
import { FALLBACK, LANGUAGES, type Language, readWords, type Translated } from '@bivouac/text';
import type { commands } from '../text/en/commands.ts';

type CommandWords = Translated<typeof commands>;
export type PlayCommand = keyof CommandWords;

/** A player is understood in every language, whichever is chosen. */
const WORDS = new Map<Language, CommandWords>(
  await Promise.all(
    LANGUAGES.map(
      async (language) =>
        [
          language,
          await readWords<CommandWords>(
            language,
            async (tag) => (await import(`../text/${tag}/commands.ts`)).commands,
          ),
        ] as const,
    ),
  ),
);

export const wordFor = (command: PlayCommand, language: Language): string =>
  WORDS.get(language)?.[command] ?? command;

export const PLAY_COMMANDS: readonly PlayCommand[] = keysOf(
  must(WORDS.get(FALLBACK), 'the words of the fallback'),
);

/** The commands that are followed by something. */
const WITH_REST: readonly PlayCommand[] = ['odds', 'rules', 'save'];

/** Capitals and diacritics make no difference: `ZPET` is `zpět`. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

export function findPlayCommand(
  line: string,
): { readonly command: PlayCommand; readonly rest: string } | undefined {
  const [first = ''] = line.trim().split(/\s/, 1);
  // As it was typed: a file's name may hold more than one blank in a row.
  const rest = line.trim().slice(first.length).trim();
  const said = first === '?' ? plain(wordFor('help', FALLBACK)) : plain(first);
  const command = PLAY_COMMANDS.find((candidate) =>
    [...WORDS.values()].some((words) => plain(words[candidate]) === said),
  );
  if (command === undefined || (rest !== '' && !WITH_REST.includes(command))) return undefined;
  return { command, rest };
}

/** Every word that could have been meant. */
export function allPlayWords(): readonly string[] {
  return [...WORDS.values()].flatMap((words) => Object.values(words));
}
