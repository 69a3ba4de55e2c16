import { describe, expect, it } from 'vitest';
import { talk } from './run-cli.ts';

const CLEAR = '\u001b[2J\u001b[3J\u001b[H';
const HOT = ['play', 'skirmish', '--seats', 'human,human', '--seed', 'h'];
/** A word that would be taken for a move, were it not asked for at the wrong time. */
const OTHER = { Blue: 'Red', Red: 'Blue' } as const;

/** Plays a whole game with both seats at one terminal; returns each screen with its prompt. */
async function playBoth(extra: readonly string[] = []) {
  const screens: string[] = [];
  const run = await talk([...HOT, ...extra], (screen) => {
    screens.push(screen);
    if (/Enter\. $/.test(screen)) return '';
    return screen.includes('1  ') ? '1' : 'quit';
  });
  return { ...run, screens };
}

describe('two people at one terminal', () => {
  it('asks for a hand-over whenever the decision passes to the other player', async () => {
    const { screens, status, stdout } = await playBoth();
    expect(status).toBe(0);
    expect(stdout).toContain('It matches the commitment from the start');
    expect(screens[0]).toContain('Pass the screen to Blue and press Enter.');
    expect(
      screens.some((screen) => screen.includes('Pass the screen to Red and press Enter.')),
    ).toBe(true);
    let at: string | undefined;
    for (const screen of screens) {
      const asked = /(Blue|Red)> $/.exec(screen)?.[1];
      const passed = /Pass the screen to (Blue|Red) and press Enter\. $/.exec(screen)?.[1];
      if (asked !== undefined) expect(asked).toBe(at);
      else at = passed;
    }
  });

  it('clears the screen before and after, and shows no hand in between', async () => {
    const { screens } = await playBoth();
    const pauses = screens.slice(1).filter((screen) => /Enter\. $/.test(screen));
    expect(pauses.length).toBeGreaterThan(4);
    for (const pause of pauses) {
      const wiped = pause.slice(pause.lastIndexOf(CLEAR));
      expect(pause).toContain(CLEAR);
      expect(wiped).not.toMatch(/Your hand|Your bid|draws [A-Z]/);
    }
    screens.forEach((screen, i) => {
      const isAfterPause = i > 1 && /Enter\. $/.test(screens[i - 1] ?? '');
      if (isAfterPause) expect(screen).toContain(CLEAR);
    });
  });

  it('never shows the player at the screen the opponent’s cards', async () => {
    for (const extra of [[], ['--option', 'length=long']]) {
      const { screens } = await playBoth(extra);
      for (const screen of screens) {
        const asked = /(Blue|Red)> $/.exec(screen)?.[1];
        if (asked === undefined) continue;
        const shown = screen.slice(screen.lastIndexOf(CLEAR) + CLEAR.length);
        expect(shown).not.toMatch(new RegExp(`${OTHER[asked as 'Blue' | 'Red']}: draws [A-Z]`));
        expect(shown.match(/Your hand:/g)?.length ?? 0).toBeLessThanOrEqual(1);
      }
    }
  });

  it('does not take a typed move for Enter, and can be left at the pause', async () => {
    const said = ['bid one', 'view', 'quit'];
    const { stdout, status } = await talk(HOT, (_, turn) => said[turn]);
    expect(stdout.match(/Pass the screen to Blue/g)).toHaveLength(3);
    expect(stdout).not.toContain('Your hand');
    expect(stdout).toContain('You’ve left the game.');
    expect(status).toBe(0);
  });

  it('says so in Czech', async () => {
    const { stdout } = await talk([...HOT, '--lang', 'cs'], () => undefined);
    expect(stdout).toContain('Předejte obrazovku hráči za Modré a stiskněte Enter.');
  });
});
