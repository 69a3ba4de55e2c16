import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import { unreadable } from '../support/faint-texts.ts';
import { describeInBrowser, screenshot } from '../support/harness.ts';
import { makeTimed, sitDown } from '../support/online-steps.ts';
import { OPTIONS } from '../support/steps.ts';

const BIN = fileURLToPath(new URL('../../../../cli/bin/bivouac.js', import.meta.url));
const DATA_DIR = mkdtempSync(join(tmpdir(), 'bivouac-ended-'));
afterAll(() => rm(DATA_DIR, { recursive: true, force: true }));

/** The host's terminal, beside the running server. */
const bivouac = (...args: string[]) =>
  promisify(execFile)(process.execPath, [BIN, ...args], { env: { ...process.env, DATA_DIR } });

/** Another process writes the next entry into a game. */
function writeEntry(game: string, kind: string, body: string): void {
  const db = new DatabaseSync(join(DATA_DIR, 'bivouac.db'));
  db.exec('pragma busy_timeout = 5000');
  db.prepare(
    `insert into entries (game, seq, at, seat, kind, body, ref)
     select id, head + 1, ?, null, ?, ?, null from games where id = ?`,
  ).run(Date.now(), kind, body, game);
  db.prepare('update games set head = head + 1 where id = ?').run(game);
  db.close();
}

describeInBrowser(
  'a game after an outage or an intervention of the host',
  (site) => {
    it('shows a notice at the table, and if ended the reason and the record', async () => {
      const anna = await site.visit({ language: 'en' });
      const made = await makeTimed(anna, 'skirmish', 3_600_000);
      await sitDown(anna, made, 0);
      const boris = await site.visit({ language: 'cs', width: 390, height: 844 });
      await sitDown(boris, made, 1);
      // The entry that the server writes after a restart; players see it with the next move.
      writeEntry(made.id, 'outage', '14000');
      await boris.locator(OPTIONS).last().click();
      const down = 'The server was down for 14\u00a0s. Running clocks got the time back.';
      await anna.locator('.said', { hasText: down }).waitFor();
      await boris.locator('.said', { hasText: 'Běžícím hodinám se ten čas vrátil' }).waitFor();
      await screenshot(anna, 'online-outage-en');

      // And the one that it writes when a newer version, with newer rules, goes on with the game.
      writeEntry(made.id, 'rules', '2 kept');
      await anna.locator(OPTIONS).last().click();
      const kept = 'This game continues under the rules it began with.';
      await anna.locator('.said', { hasText: kept }).waitFor();
      await boris.locator('.said', { hasText: 'se kterými začala' }).waitFor();
      await screenshot(boris, 'online-rules-cs-390');

      await bivouac('void', made.id, '--reason', 'You both asked me to.');
      await anna.getByText('The host of this server ended it.').waitFor();
      await anna.getByText('The host says: “You both asked me to.”').waitFor();
      await boris.getByText('Ukončil ji správce serveru.').waitFor();
      await screenshot(anna, 'online-void-en');
      await screenshot(boris, 'online-void-cs-390');
      for (const page of [anna, boris]) {
        expect(await axeFindings(page, { isContrastRead: true })).toEqual([]);
        expect(await unreadable(page)).toEqual([]);
      }
      // Also after a reload, and by keyboard.
      await boris.reload();
      const button = boris.locator('[data-online=record]');
      await button.waitFor();
      expect(await button.textContent()).toBe('Stáhnout záznam');
      await button.focus();
      const [file] = await Promise.all([
        boris.waitForEvent('download'),
        boris.keyboard.press('Enter'),
      ]);
      expect(file.suggestedFilename()).toBe(`${made.id}.txt`);
      const record = readFileSync(await file.path(), 'utf8');
      expect(record).toContain('bivouac entries 1\ngame skirmish 1\n');
      expect(record).toMatch(/^\d+ \S+ seat-2 act /m);
      expect(record).toMatch(/ - void /);
    });
  },
  { env: { LIMITS: 'off', DATA_DIR } },
);
