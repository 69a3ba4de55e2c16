import { writeFileSync } from 'node:fs';
import { commitSeed, seedFromPhrase } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { cliJson, command, commandJson, testFolder } from './run-cli.ts';
import { resealed, sampleMatch, sampleRecord } from './sample-record.ts';

const file = testFolder();
const whole = file('whole.record');
const half = file('half.record');
writeFileSync(whole, sampleRecord());
writeFileSync(half, sampleRecord(10));

/** Another text in the same file; the closing line still seals the old one. */
function damage(name: string, change: (text: string) => string): string {
  const path = file(name);
  writeFileSync(path, change(sampleRecord()));
  return path;
}

describe('replay', () => {
  it('checks a record and answers with its hash and length', async () => {
    const match = sampleMatch();
    const expected = { ok: true, hash: match.hash(), actions: match.decision };
    expect(await cliJson(['replay', whole])).toEqual({ status: 0, json: expected });
    expect(await cliJson(['replay', whole, '--verify'])).toEqual({ status: 0, json: expected });
  });

  it('gives the hash of a position in the middle', async () => {
    const json = { ok: true, hash: sampleMatch(5).hash(), actions: 5 };
    expect(await commandJson(['replay', whole, '--at', '5'])).toEqual({ status: 0, json });
  });

  it('says what has been verified, in both languages', async () => {
    const english = await command(['replay', whole, '--verify']);
    expect(english.stdout).toContain('The record is valid');
    expect(english.stdout).toContain(commitSeed(seedFromPhrase('sample')));
    const czech = await command(['replay', whole, '--verify', '--lang', 'cs']);
    expect(czech.stdout).toContain('Záznam je v pořádku');
  });

  it('refuses to verify a record without a seed', async () => {
    const path = file('seedless.record');
    writeFileSync(path, resealed(sampleRecord(), /seed .*\ncommitment .*\n/, ''));
    const { stdout, stderr, status } = await command(['replay', path, '--verify']);
    expect(stdout + stderr).toContain('its dice can’t be checked');
    expect(status).toBe(1);
    expect((await command(['replay', path])).status).toBe(0);
  });

  it('prints the whole log, line by line, in both languages', async () => {
    const english = await command(['replay', whole]);
    const czech = await command(['replay', whole, '--lang', 'cs']);
    const actions = sampleMatch().decision;
    const numbered = (text: string) => text.split('\n').filter((line) => /^ *\d+ {2}/.test(line));
    expect(numbered(english.stdout)).toHaveLength(actions);
    expect(numbered(czech.stdout)).toHaveLength(actions);
    expect(english.stdout).toContain('Blue: Bid');
    expect(czech.stdout).toContain('Modří: Vsadit');
  });

  it('keeps what is hidden from a spectator and from the other seat', async () => {
    const unfinished = await command(['replay', half]);
    expect(unfinished.stdout).toContain('the game isn’t over');
    expect(unfinished.stdout).not.toMatch(/\[bid|draws [A-Z]/);
    const red = await command(['replay', half, '--viewer', 'red']);
    expect(red.stdout).toMatch(/Red: Bid \w+ {2}\[bid/);
    expect(red.stdout).not.toMatch(/Blue: Bid|Blue draws [A-Z]/);
  });

  it('shows everything only when the recorded game is over', async () => {
    const refused = await command(['replay', half, '--viewer', 'everyone']);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain('only when the game is over');
    expect((await command(['replay', whole, '--viewer', 'everyone', '--at', '3'])).status).toBe(0);
  });

  it('shows the table of a seat', async () => {
    const blue = await command(['replay', half, '--at', '4', '--viewer', 'blue']);
    expect(blue.stdout).toContain('Your hand:');
    const spectator = await command(['replay', half, '--at', '4']);
    expect(spectator.stdout).not.toContain('Your hand:');
  });
});

/** Each kind of bad record with its code and a part of its sentence in both languages. */
const BAD: readonly (readonly [string, string, string, string])[] = [
  [
    damage('torn', (text) => text.slice(0, -80)),
    'record-truncated',
    'breaks off',
    'končí předčasně',
  ],
  [
    damage('altered', (text) => text.replace('scenario crossing', 'scenario mill-yard')),
    'record-altered',
    'Someone has changed',
    'někdo změnil',
  ],
  [
    damage('garbled', (text) => text.replace(/^blue: .*$/m, 'blue; what?')),
    'record-damaged',
    'can’t be read',
    'nejde přečíst',
  ],
  [
    damage('letter', () => 'Dear Sir or Madam,\n'),
    'record-not-one',
    'isn’t a Bivouac',
    'není záznam',
  ],
  [damage('empty', () => ''), 'record-not-one', 'isn’t a Bivouac', 'není záznam'],
  [
    damage('future', (text) => text.replace('record 1', 'record 9')),
    'record-newer-format',
    'Update Bivouac',
    'Aktualizujte',
  ],
  [file('missing'), 'cannot-read', 'no such file', 'neexistuje'],
  [file('.'), 'cannot-read', 'it isn’t a file', 'není to soubor'],
];

describe('a bad record', () => {
  it.each(BAD)('%s', async (path, code, english, czech) => {
    const json = { ok: false, problem: { code }, message: expect.stringContaining(english) };
    const [inEnglish, inCzech, loaded] = await Promise.all([
      commandJson(['replay', path]),
      command(['replay', path, '--lang', 'cs']),
      command(['play', '--load', path]),
    ]);
    expect(inEnglish).toMatchObject({ status: 1, json });
    expect(inCzech.stderr).toContain(czech);
    expect(inCzech.status).toBe(1);
    expect(loaded.stderr).toContain(english);
    expect(loaded.status).toBe(1);
  });

  it('of other rules is refused by name', async () => {
    const path = damage('rules', (text) => resealed(text, 'game skirmish 1', 'game skirmish 2'));
    const english = await command(['replay', path]);
    expect(english.stderr).toContain('played under rules 2 of skirmish; this program uses rules 1');
    const czech = await command(['replay', path, '--lang', 'cs']);
    expect(czech.stderr).toContain('podle pravidel 2 hry skirmish');
    expect([english.status, czech.status]).toEqual([1, 1]);
  });

  it('of an unknown game is refused by name', async () => {
    const path = damage('game', (text) => resealed(text, 'game skirmish 1', 'game skirmash 1'));
    expect((await command(['replay', path])).stderr).toContain('Did you mean “skirmish”?');
  });

  it('with forged dice disagrees with its seed', async () => {
    const path = damage('dice', (text) =>
      resealed(text, /combat\.fire=d6:(?!6,6)[1-6],[1-6]/, 'combat.fire=d6:6,6'),
    );
    const { json, status } = await commandJson(['replay', path]);
    expect(json).toMatchObject({ ok: false, problem: { code: 'record-seed-disagrees' } });
    expect(status).toBe(1);
  });

  it('has fewer actions than requested', async () => {
    const { json } = await commandJson(['replay', half, '--at', '11']);
    expect(json).toMatchObject({ ok: false, problem: { code: 'at-beyond-end', actions: 10 } });
    const wrong = await command(['replay', half, '--viewer', 'blu']);
    expect(wrong.stderr).toContain('Did you mean “blue”?');
    expect(wrong.status).toBe(2);
  });
});
