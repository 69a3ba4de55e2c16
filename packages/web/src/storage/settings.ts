import { MOTIONS, type PlaySettings } from '@bivouac/table/contract/play-settings.ts';
import type { ChosenOrders } from '@bivouac/table/session/standing.ts';
import { isLanguage, languageFor } from '@bivouac/text';
import type { Store } from './store.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The player's choices; they belong to the player and not to a game. */
export interface Settings extends PlaySettings {
  readonly theme: Theme;
  /** The lessons that the player has finished, by their keys. */
  readonly finishedLessons: readonly string[];
}

/** The browser's information about the player. */
export interface Habits {
  readonly languages: readonly string[];
  readonly wantsStillness: boolean;
}

const KEY = 'bivouac.settings';

/**
 * The settings as they were kept. Otherwise Czech for those whose browser speaks Czech or Slovak, and no
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
    finishedLessons: readStrings(kept.finishedLessons),
  };
}

/** Only what can be orders: whether they are, the games know. */
function readStanding(kept: unknown): ChosenOrders {
  const isRecord = (value: unknown): value is object =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isRecord(kept)) return {};
  const games = Object.entries(kept).filter(([, orders]) => isRecord(orders));
  const strings = (orders: object): { readonly [order: string]: string } =>
    Object.fromEntries(Object.entries(orders).filter(([, choice]) => typeof choice === 'string'));
  return Object.fromEntries(games.map(([game, orders]) => [game, strings(orders)]));
}

const readStrings = (kept: unknown): readonly string[] =>
  Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];

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
