import { isLanguage, type Language, languageFor } from '@bivouac/text';
import type { Standing } from './standing.ts';
import type { Store } from './store.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ['normal', 'fast', 'off'] as const;
export type Motion = (typeof MOTIONS)[number];

/** The reader's choices; they belong to the reader and not to a game. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly showOdds: boolean;
  /** Single keys act: digits choose options, letters are shortcuts. */
  readonly numberKeys: boolean;
  readonly motion: Motion;
  readonly sound: boolean;
  /** Sounds have been offered, and the offer is not made again. */
  readonly soundOffered: boolean;
  /** Each prompt brings its rule along. */
  readonly explain: boolean;
  /** Before a turn ends by itself, its player is asked. */
  readonly asksTurnEnd: boolean;
  /** What one's side does by itself, by game. */
  readonly standing: Standing;
}

/** What the browser says of its owner. */
export interface Habits {
  readonly languages: readonly string[];
  readonly wantsStillness: boolean;
}

const KEY = 'bivouac.settings';

/**
 * What was chosen before. Otherwise Czech for those whose browser speaks Czech or Slovak, and no
 * motion for those who asked their system for stillness.
 */
export function readSettings(store: Store, habits: Habits): Settings {
  return settingsOf(store.read(KEY), habits);
}

/** The same from a text that was kept somewhere. */
export function settingsOf(text: string | null, habits: Habits): Settings {
  const kept = readKept(text);
  const oneOf = <T extends string>(name: string, values: readonly T[], otherwise: T): T =>
    values.find((value) => value === kept[name]) ?? otherwise;
  const { language } = kept;
  return {
    language:
      typeof language === 'string' && isLanguage(language)
        ? language
        : languageFor(habits.languages),
    theme: oneOf('theme', THEMES, 'auto'),
    showOdds: kept.showOdds !== false,
    numberKeys: kept.numberKeys !== false,
    motion: oneOf('motion', MOTIONS, habits.wantsStillness ? 'off' : 'normal'),
    sound: kept.sound === true,
    soundOffered: kept.soundOffered === true || kept.sound === true,
    explain: kept.explain !== false,
    asksTurnEnd: kept.asksTurnEnd !== false,
    standing: readStanding(kept.standing),
  };
}

/** Only what can be orders: whether they are, the games know. */
function readStanding(kept: unknown): Standing {
  const isRecord = (value: unknown): value is object =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isRecord(kept)) return {};
  const games = Object.entries(kept).filter(([, orders]) => isRecord(orders));
  const strings = (orders: object): { readonly [order: string]: string } =>
    Object.fromEntries(Object.entries(orders).filter(([, choice]) => typeof choice === 'string'));
  return Object.fromEntries(games.map(([game, orders]) => [game, strings(orders)]));
}

export function keepSettings(store: Store, settings: Settings): void {
  store.write(KEY, JSON.stringify(settings));
}

function readKept(text: string | null): { readonly [name: string]: unknown } {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}
