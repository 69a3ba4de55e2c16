import type { Me } from '@bivouac/protocol';
import { type Settings, settingsOf } from '../storage/settings.ts';
import type { Store } from '../storage/store.ts';
import { follow, following } from './account.ts';
import { type Api, createApi } from './api.ts';

type Keeper = Pick<Api, 'keepSettings'>;

/** Keeps the settings with the account; if that fails now, it is tried when the reader comes again. */
export async function sendSettings(store: Store, settings: Settings, api?: Keeper): Promise<void> {
  follow(store, 'changed');
  const keeper = api ?? createApi(fetch.bind(window));
  try {
    await keeper.keepSettings(JSON.stringify(settings));
    follow(store, 'same');
  } catch {
    // It stays noted as changed.
  }
}

/**
 * Returns the settings that hold once the reader is known: those of their account, unless they have changed
 * something here since, or the account has none yet.
 */
export async function settleSettings(
  store: Store,
  settings: Settings,
  me: Me | null,
  api: Keeper,
): Promise<Settings> {
  if (me?.name == null) {
    follow(store, null);
    return settings;
  }
  if (me.settings === null || following(store) === 'changed') {
    await sendSettings(store, settings, api);
    return settings;
  }
  follow(store, 'same');
  const { language, motion } = settings;
  return settingsOf(me.settings, { languages: [language], wantsStillness: motion === 'off' });
}
