import { expect, it } from 'vitest';
import { following } from '../../src/online/account.ts';
import { sendSettings, settleSettings } from '../../src/online/account-settings.ts';
import { settingsOf } from '../../src/storage/settings.ts';
import { memoryStore } from '../../src/storage/store.ts';

const HERE = settingsOf(null, { languages: ['en'], wantsStillness: false });
const me = (settings: string | null) => ({
  ...{ name: 'Anna', passkeys: 0, settings, hasPasskeys: true },
});

/** The account's end, which can be out of reach. */
function account() {
  const kept: string[] = [];
  const end = {
    kept,
    isAway: false,
    async keepSettings(text: string) {
      if (end.isAway) throw new Error('no network');
      kept.push(text);
    },
  };
  return end;
}

it('copies the local settings to a new account, and takes over those of an existing one', async () => {
  const [store, api] = [memoryStore(), account()];
  expect(await settleSettings(store, HERE, me(null), api)).toEqual(HERE);
  expect(JSON.parse(api.kept[0] ?? '')).toEqual(HERE);
  const there = {
    ...HERE,
    language: 'cs',
    theme: 'dark',
    standing: { napoleonics: { square: 'always' } },
  };
  const elsewhere = memoryStore();
  expect(await settleSettings(elsewhere, HERE, me(JSON.stringify(there)), api)).toEqual(there);
  expect(api.kept).toHaveLength(1);
  expect(following(elsewhere)).toBe('same');
});

it('keeps changes that were made while the server was unreachable', async () => {
  const [store, api] = [memoryStore(), account()];
  api.isAway = true;
  const changed = { ...HERE, sound: true };
  await sendSettings(store, changed, api);
  expect(following(store)).toBe('changed');
  api.isAway = false;
  expect(await settleSettings(store, changed, me('{"sound":false}'), api)).toEqual(changed);
  expect(JSON.parse(api.kept[0] ?? '')).toMatchObject({ sound: true });
  expect(following(store)).toBe('same');
});

it('stops following the account after sign-out, and ignores malformed settings of an account', async () => {
  const [store, api] = [memoryStore(), account()];
  expect(await settleSettings(store, HERE, me('{"theme":"blue","language":7'), api)).toEqual(HERE);
  expect(await settleSettings(store, HERE, null, api)).toEqual(HERE);
  expect(following(store)).toBeNull();
  expect(api.kept).toEqual([]);
});
