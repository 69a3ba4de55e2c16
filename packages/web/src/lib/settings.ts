import { isLanguage, type Language } from '@bivouac/text';
import type { Store } from './store.ts';

/** The reader's choices; they belong to the reader and not to a game. */
export interface Settings {
  readonly language: Language;
  readonly showOdds: boolean;
  readonly numberKeys: boolean;
}

const KEY = 'bivouac.settings';

/** What was chosen before; otherwise Czech for those whose browser speaks Czech or Slovak. */
export function readSettings(store: Store, browserLanguages: readonly string[]): Settings {
  const kept = readKept(store.read(KEY));
  const { language, showOdds, numberKeys } = kept;
  return {
    language:
      typeof language === 'string' && isLanguage(language) ? language : guess(browserLanguages),
    showOdds: showOdds !== false,
    numberKeys: numberKeys !== false,
  };
}

export function keepSettings(store: Store, settings: Settings): void {
  store.write(KEY, JSON.stringify(settings));
}

function guess(browserLanguages: readonly string[]): Language {
  const known = browserLanguages.find((tag) => /^(cs|sk|en)\b/i.test(tag));
  return known !== undefined && /^(cs|sk)/i.test(known) ? 'cs' : 'en';
}

function readKept(text: string | null): { readonly [name: string]: unknown } {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}
