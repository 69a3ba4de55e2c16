import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { expectReadable } from '../support/faint-texts.ts';
import { describeInBrowser, screenshot } from '../support/harness.ts';
import { ask, freshName, SOON, takeName } from '../support/online-steps.ts';
import { turnTo } from '../support/steps.ts';

const PASSWORD = 'long enough for this';
const OTHER = 'even longer than the other';
const GAME = {
  ...{ game: 'skirmish', scenario: 'crossing', options: {}, clock: null },
  ...{ isOpen: true, isRated: false, seats: [{ kind: 'me' }, { kind: 'open' }] },
};

const button = (page: Page, name: string) => page.locator(`[data-account=${name}]`);
const statusOf = (page: Page, text: string) => page.getByRole('status').getByText(text);
/** The message next to the field with this label. */
const problemAt = (page: Page, label: string) =>
  page.locator('.field', { hasText: label }).locator('[role=alert]');
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Registers an account, opens its page and returns the name. */
async function owner(page: Page, first: string): Promise<string> {
  const name = await takeName(page, first);
  await turnTo(page, '#/account');
  await page.locator('h1', { hasText: name }).waitFor();
  return name;
}
async function signIn(page: Page, name: string, password = PASSWORD): Promise<void> {
  await turnTo(page, '#/account');
  await page.locator('input[autocomplete=username]').fill(name);
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.locator('h1', { hasText: name }).waitFor();
}
async function addAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}
/** As five minutes later: the server wants to know once more who asks. */
async function letTimePass(page: Page, path: string): Promise<void> {
  const refuse = { status: 403, json: { error: 'prove-first' } };
  await page.route(`**/api/${path}`, (route) => route.fulfill(refuse), { times: 1 });
}

describeInBrowser(
  'an account',
  (site) => {
    it('says beside each field what is wrong with it, and nothing else', async () => {
      const ema = await site.visit({ language: 'en', width: 390, height: 844, at: '#/account' });
      await ema.locator('[data-mode=register]').click();
      const submit = ema.locator('form button[type=submit]');
      const attempt = async (name: string, password: string): Promise<void> => {
        await field(ema, 'Name').fill(name);
        await field(ema, 'Password').fill(password);
        await submit.click();
      };
      const focused = (): Promise<string | null> =>
        ema.evaluate(() => document.activeElement?.getAttribute('autocomplete') ?? null);
      await attempt('Ema', 'short');
      await problemAt(ema, 'Password').getByText('use at least 10 characters').waitFor();
      expect(await problemAt(ema, 'Name').textContent()).toBe('');
      expect(await field(ema, 'Password').getAttribute('aria-invalid')).toBe('true');
      await expect.poll(focused, SOON).toBe('new-password');
      await attempt('Ema', 'password12');
      await problemAt(ema, 'Password').getByText('first passwords anyone would try').waitFor();
      await attempt('Еma', PASSWORD);
      await problemAt(ema, 'Name').getByText('letters of one script').waitFor();
      expect(await problemAt(ema, 'Password').textContent()).toBe('');
      await expect.poll(focused, SOON).toBe('username');
      await expectAccessible(ema, 'sign in with a problem');
      await screenshot(ema, 'account-sign-in-390');
      const name = freshName('Ema');
      await attempt(name, PASSWORD);
      await ema.locator('h1', { hasText: name }).waitFor();
      await site.leave(ema);
    });

    it('changes its password, which signs other devices out, and shows and ends sessions', async () => {
      const [here, there] = [
        await site.visit({ language: 'cs' }),
        await site.visit({ language: 'en' }),
      ];
      const name = await owner(here, 'Hana');
      await signIn(there, name);
      await there.locator('[aria-labelledby=sessions] li').nth(1).waitFor();
      await turnTo(here, '#/online');
      await turnTo(here, '#/account');
      const rows = here.locator('[aria-labelledby=sessions] li');
      await rows.nth(1).waitFor();
      expect(await rows.first().textContent()).toContain('toto zařízení');
      expect(await rows.first().textContent()).toMatch(/^Chrome, (Linux|macOS|Windows)/);
      await expectAccessible(here, 'account cs 1440');
      await screenshot(here, 'account-cs-1440');
      await button(here, 'password').click();
      await field(here, 'Dosavadní heslo').fill('not the password');
      await field(here, 'Nové heslo').fill(OTHER);
      await here.keyboard.press('Enter');
      await problemAt(here, 'Dosavadní heslo').getByText('Toto není vaše heslo.').waitFor();
      await field(here, 'Dosavadní heslo').fill(PASSWORD);
      await here.keyboard.press('Enter');
      await statusOf(here, 'Heslo je uložené.').waitFor();
      await rows.nth(1).waitFor({ state: 'detached' });
      await there.reload();
      await there.locator('[data-mode=login]').waitFor();
      await signIn(there, name, OTHER);
      await turnTo(here, '#/online');
      await turnTo(here, '#/account');
      await button(here, 'end').click();
      await statusOf(here, 'Zařízení je odhlášené.').waitFor();
      await there.reload();
      await there.locator('[data-mode=login]').waitFor();
      for (const page of [here, there]) await site.leave(page);
    });

    it('keeps passkeys, asks for proof of identity before changes, and never removes the last way to sign in', async () => {
      const iva = await site.visit({ language: 'en', dark: true });
      await addAuthenticator(iva);
      await turnTo(iva, '#/account');
      const name = freshName('Iva');
      await iva.locator('[data-mode=register]').click();
      await field(iva, 'Name').fill(name);
      await button(iva, 'new-by-key').click();
      await iva.getByText('the only way into your account').waitFor();
      expect(await button(iva, 'remove-key').count()).toBe(0);
      // Without a password to show, the passkey tells who asks.
      await letTimePass(iva, 'account/password');
      await button(iva, 'password').click();
      await field(iva, 'New password').fill(PASSWORD);
      await iva.keyboard.press('Enter');
      await button(iva, 'prove-by-key').click();
      await statusOf(iva, 'Password saved.').waitFor();
      await letTimePass(iva, 'account/passkeys/*');
      await button(iva, 'remove-key').click();
      await iva.getByRole('dialog').waitFor();
      await expectAccessible(iva, 'asked who it is, by night');
      await screenshot(iva, 'account-proof-dark-1440');
      // A player who cancels the dialog changes nothing and sees no message.
      await iva.keyboard.press('Escape');
      await iva.getByRole('dialog').waitFor({ state: 'detached' });
      await letTimePass(iva, 'account/passkeys/*');
      await button(iva, 'remove-key').click();
      await field(iva, 'Password').fill('not the password');
      await iva.keyboard.press('Enter');
      await problemAt(iva, 'Password').getByText('This isn’t your password.').waitFor();
      await field(iva, 'Password').fill(PASSWORD);
      await iva.keyboard.press('Enter');
      await statusOf(iva, 'Passkey removed.').waitFor();
      expect(await button(iva, 'remove-key').count()).toBe(0);
      await button(iva, 'add-key').click();
      await statusOf(iva, 'Passkey added.').waitFor();
      await site.leave(iva);
    });

    it('is recovered with a code, which is shown once', async () => {
      const jan = await site.visit({ language: 'cs', width: 390, height: 844, dark: true });
      const name = await owner(jan, 'Jan');
      await button(jan, 'codes').click();
      await jan.locator('dialog li').nth(9).waitFor();
      const codes = await jan.locator('dialog li').allTextContents();
      expect(codes).toHaveLength(10);
      await expectAccessible(jan, 'codes on a phone by night');
      await expectReadable(jan);
      await screenshot(jan, 'account-codes-dark-390');
      await button(jan, 'codes-saved').click();
      await jan.getByText('Zbývá 10').waitFor();
      expect(await jan.content()).not.toContain(codes[0]);
      await expectAccessible(jan, 'account on a phone by night');
      await screenshot(jan, 'account-dark-390');
      await button(jan, 'leave').click();
      await statusOf(jan, 'Jste odhlášeni.').waitFor();
      await jan.locator('[data-mode=recover]').click();
      await field(jan, 'Jméno').fill(name);
      await field(jan, 'Záchranný kód').fill('0000-0000-0000-0000');
      await field(jan, 'Nové heslo').fill(OTHER);
      await jan.keyboard.press('Enter');
      await problemAt(jan, 'Záchranný kód').getByText('nepatří').waitFor();
      await field(jan, 'Záchranný kód').fill(codes[0] ?? '');
      await jan.keyboard.press('Enter');
      await jan.locator('h1', { hasText: name }).waitFor();
      await jan.getByText('Zbývá 9').waitFor();
      await site.leave(jan);
    });

    it('can be exported and deleted, and its games stay under “deleted player”', async () => {
      const [karel, lena] = [
        await site.visit({ language: 'en' }),
        await site.visit({ language: 'en' }),
      ];
      const name = await owner(karel, 'Karel');
      const { id } = (await ask(karel, 'games', GAME)) as { id: string };
      await takeName(lena, 'Lena');
      await ask(lena, `games/${id}/join`, {});
      const saving = karel.waitForEvent('download');
      await button(karel, 'export').click();
      const file = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
      expect(file).toMatchObject({ account: { name }, games: [{ id, status: 'running' }] });
      await button(karel, 'delete').click();
      await field(karel, `Type your name to confirm: ${name}`).fill('another name');
      await button(karel, 'delete-for-good').click();
      await karel.getByText('This isn’t the name of your account.').waitFor();
      await field(karel, `Type your name to confirm: ${name}`).fill(name);
      await expectAccessible(karel, 'about to delete');
      await screenshot(karel, 'account-delete-1440');
      await letTimePass(karel, 'account');
      await button(karel, 'delete-for-good').click();
      await field(karel, 'Password').fill(PASSWORD);
      await button(karel, 'prove').click();
      await statusOf(karel, 'Your account has been deleted.').waitFor();
      await karel.getByText('You’re playing as a guest.').waitFor();
      await turnTo(lena, '#/online');
      await lena.getByText('deleted player').waitFor();
      await turnTo(lena, `#/table/${id}`);
      await lena.getByText('deleted player').first().waitFor();
      for (const page of [karel, lena]) await site.leave(page);
    });
  },
  // Each test makes accounts, all from one address.
  { env: { LIMITS: 'off' }, refusing: /\/api\/(accounts|session|recovery|account\b|passkeys)/ },
);
