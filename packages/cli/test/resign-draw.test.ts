import { describe, expect, it } from 'vitest';
import { talk } from './run-cli.ts';

/** Says the given lines, one per question; hand-overs are answered with Enter. */
async function say(args: readonly string[], lines: readonly string[]) {
  const left = [...lines];
  return talk(args, (screen) => (/(Enter|Entr)[^\n]*\. $/.test(screen) ? '' : left.shift()));
}

describe('ending a game by agreement', () => {
  it('resigns', async () => {
    const run = await say(
      ['play', 'skirmish', '--seats', 'human,random', '--seed', 'r'],
      ['resign'],
    );
    expect(run.status).toBe(0);
    expect(run.stdout).toContain('You lose. You resigned.');
    expect(run.stdout).toContain('It matches the commitment from the start');
  });

  it('offers a draw that the other side accepts', async () => {
    const hot = ['play', 'skirmish', '--seats', 'human,human', '--seed', 'r', '--lang', 'cs'];
    const run = await say(hot, ['remiza', '1', 'remíza']);
    expect(run.stdout).toContain('Nabízíte remízu.');
    expect(run.stdout).toContain('Soupeř nabízí remízu.');
    expect(run.stdout).toContain('Remíza dohodou.');
  });

  it('says that a bot declines a draw', async () => {
    const run = await say(
      ['play', 'skirmish', '--seats', 'human,random', '--seed', 'r'],
      ['draw', 'resign'],
    );
    expect(run.stdout).toContain('The bot plays on.');
  });
});
