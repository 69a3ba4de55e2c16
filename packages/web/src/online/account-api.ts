import { type Account, account, type Me, me, recoveryCodes } from '@bivouac/protocol';
import { createCaller } from './api.ts';

/** The requests of the owner of an account to the server. */
export interface AccountApi {
  account(): Promise<Account>;
  prove(password: string): Promise<void>;
  /** `current` is null where the account has no password yet. */
  changePassword(current: string | null, password: string): Promise<void>;
  recover(wish: { name: string; code: string; password: string }): Promise<Me>;
  endSession(id: string): Promise<void>;
  endOtherSessions(): Promise<void>;
  removePasskey(id: string): Promise<void>;
  makeCodes(): Promise<readonly string[]>;
  /** The text of the file with everything that the server keeps. */
  exportData(): Promise<string>;
  deleteAccount(): Promise<void>;
}

export function createAccountApi(fetcher: typeof fetch): AccountApi {
  const { ask, call, get, post } = createCaller(fetcher);
  return {
    account: () => get(account, 'account'),
    prove: async (password) => void (await call('POST', 'account/proof', { password })),
    async changePassword(current, password) {
      await call(
        'PUT',
        'account/password',
        current === null ? { password } : { current, password },
      );
    },
    recover: (wish) => post(me, 'recovery', wish),
    endSession: async (id) => void (await call('DELETE', `account/sessions/${id}`)),
    endOtherSessions: async () => void (await call('DELETE', 'account/sessions')),
    removePasskey: async (id) => void (await call('DELETE', `account/passkeys/${id}`)),
    makeCodes: async () => (await post(recoveryCodes, 'account/codes', {})).codes,
    exportData: async () => (await ask('GET', 'account/export')).text(),
    deleteAccount: async () => void (await call('DELETE', 'account')),
  };
}
