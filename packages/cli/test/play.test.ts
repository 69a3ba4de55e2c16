import { describe, expect, it } from 'vitest';
import { cliJson, talk, testFolder } from './run-cli.ts';

const file = testFolder();
const PLAY = ['play', 'skirmish', '--seats', 'human,easy', '--seed', 'p'];

/** The notations on offer, as the last question lists them. */
function offersOn(screen: string): string[] {
  return [...screen.matchAll(/^ +\d+ {2}\S.* {2}(\S.*)$/gm)].map(([, notation = '']) => notation);
}

describe('play', () => {
  it('plays a whole game by numbers, with the commitment first and the seed last', async () => {
    const { stdout, status } = await talk(PLAY, () => '1');
    expect(status).toBe(0);
    const commitment = /Commitment to the dice: (\S+)/.exec(stdout)?.[1] ?? 'none';
    const end = stdout.slice(stdout.lastIndexOf('\nSeed: '));
    expect(end).toContain(`It matches the commitment from the start: ${commitment}`);
    expect(stdout).toMatch(/You (?:win|lose)\. |A draw/);
    // The other hand stays closed to the last.
    expect(stdout).not.toMatch(/Red draws [A-Z]/);
  });

  it('plays a whole game in notation, in Czech, and keeps a record that verifies', async () => {
    const path = file('czech.record');
    const args = [...PLAY, '--lang', 'cs', '--record', path];
    const { stdout, status } = await talk(args, (screen, turn) => {
      const offers = offersOn(screen);
      return offers[turn % offers.length] ?? '1';
    });
    expect(status).toBe(0);
    expect(stdout).toContain('Odpovídá závazku ze začátku hry');
    expect(stdout).toContain(`Záznam je uložen: ${path}`);
    expect((await cliJson(['replay', path])).json).toMatchObject({ ok: true });
  });

  it('plays the same game from the same seed', async () => {
    const once = await talk(PLAY, () => '1');
    const again = await talk(PLAY, () => '1');
    expect(again.stdout).toBe(once.stdout);
  });

  it('accepts labels, undo, and Czech words without diacritics', async () => {
    const said = ['Bid One', '1', 'pick drum', 'zpet', 'ZNOVU', 'undo', 'stul', 'zaznam', 'konec'];
    const { stdout } = await talk(['play', 'skirmish', '--seed', 'a'], (_, turn) => said[turn]);
    expect(stdout).toContain('Taken back: Choose Drum');
    expect(stdout).toContain('Taken back: 1 action.');
    expect(stdout).toContain('You can’t take this back');
    expect(stdout).toContain('The game so far');
    expect(stdout).toContain('You’ve left the game.');
  });

  it('prints the odds of one choice and of all', async () => {
    const said = ['2', '1', 'pick bugle', 'odds', 'odds 3', 'odds attack hill', 'šance 1'];
    const { stdout } = await talk(
      ['play', 'skirmish', 'mill-yard', '--seed', 'b'],
      (_, turn) => said[turn],
    );
    const attack = /Attack the Hill\n +44\.4% +4\/9 +0 hits\n/g;
    expect(stdout.match(attack)).toHaveLength(3);
    expect(stdout).toContain('100%  1/1  no fire');
  });

  it('answers any input with an explanation, and never crashes', async () => {
    const said = [
      '',
      '0',
      '99',
      '-1',
      'march to ford',
      'bidd two',
      'bid tow',
      'undooo',
      'odds',
      'odds nonsense',
      'odds 77',
      'odds march to ford',
      'undo',
      'restart',
      'save',
      `save ${file('no/such/folder')}`,
      'undo the last thing',
      '\u0000\u001b[A',
      'é'.repeat(5000),
      '__proto__',
      'constructor',
    ];
    const { stdout, status, stderr } = await talk(PLAY, (_, turn) => said[turn]);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    for (const sentence of [
      'There’s no choice 0.',
      'There’s no choice 99.',
      '“march to ford” isn’t possible now (Blue).\nSomething else has to be decided first.',
      '“bidd two” isn’t an action in this game. Did you mean “bid two”?',
      'Nothing here is called “tow”. Did you mean “two”?',
      'Did you mean “undo”?',
      'No dice are rolled here.',
      '“nonsense” isn’t an action',
      'There’s no choice 77.',
      'You can’t take this back: nothing has been done yet.',
      'Type a file name after “save”.',
      'Can’t write',
      'You’ve left the game.',
    ]) {
      expect(stdout).toContain(sentence);
    }
  });

  it('explains in Czech as well', async () => {
    const said = ['7', 'march to ford', 'bid tow', 'undo', 'odds', 'ulož', 'pomoc'];
    const { stdout } = await talk([...PLAY, '--lang', 'cs'], (_, turn) => said[turn]);
    for (const sentence of [
      'Možnost 7 tu není.',
      'Nejdřív je třeba rozhodnout něco jiného.',
      'Nemysleli jste „two“?',
      'Toto vzít zpět nejde: zatím se nic nestalo.',
      'Tady se kostkami nehází.',
      'Za slovo „ulož“ napište jméno souboru.',
      'vezme zpět vaši poslední akci',
      'Odešli jste ze hry.',
    ]) {
      expect(stdout).toContain(sentence);
    }
  });
});
