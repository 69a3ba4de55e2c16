import type { Language } from '@bivouac/text';

/** What a player can say besides his moves. Both languages are understood whatever is chosen. */
export const PLAY_WORDS = {
  undo: { en: 'undo', cs: 'zpět' },
  restart: { en: 'restart', cs: 'znovu' },
  odds: { en: 'odds', cs: 'šance' },
  log: { en: 'log', cs: 'záznam' },
  view: { en: 'view', cs: 'stůl' },
  rules: { en: 'rules', cs: 'pravidla' },
  save: { en: 'save', cs: 'ulož' },
  draw: { en: 'draw', cs: 'remíza' },
  resign: { en: 'resign', cs: 'vzdát' },
  help: { en: 'help', cs: 'pomoc' },
  quit: { en: 'quit', cs: 'konec' },
} as const satisfies { readonly [command: string]: { readonly [L in Language]: string } };

export type PlayCommand = keyof typeof PLAY_WORDS;
export const PLAY_COMMANDS = Object.keys(PLAY_WORDS) as readonly PlayCommand[];

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
  const said = first === '?' ? PLAY_WORDS.help.en : plain(first);
  const command = PLAY_COMMANDS.find((candidate) =>
    Object.values(PLAY_WORDS[candidate]).some((word) => plain(word) === said),
  );
  if (command === undefined || (rest !== '' && !WITH_REST.includes(command))) return undefined;
  return { command, rest };
}

/** Every word that could have been meant. */
export function allPlayWords(): readonly string[] {
  return Object.values(PLAY_WORDS).flatMap((words) => Object.values(words));
}
