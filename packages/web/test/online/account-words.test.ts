import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { expect, it } from 'vitest';
import { ApiError } from '../../src/online/api.ts';
import { complaintOf } from '../../src/pages/account/words.ts';
import { ACCOUNT_WORDS } from '../../src/text/account.ts';
import { ONLINE_WORDS } from '../../src/text/online.ts';

await loadEvery(ACCOUNT_WORDS, ONLINE_WORDS);

it.each(['cs', 'en'] as const)('says in %s that too many passwords were tried', (language) => {
  const words = { account: ACCOUNT_WORDS.in(language), online: ONLINE_WORDS.in(language) };
  const { field, text } = complaintOf(words, new ApiError({ error: 'too-many' }), 'present');
  // Beside no field: the password may be right.
  expect(field).toBeNull();
  expect(text).toContain(language === 'cs' ? 'Nic se nezměnilo' : 'Nothing has changed');
});
