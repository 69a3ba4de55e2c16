import { describe, expect, it } from 'vitest';
import { cliJson, talk, testFolder } from './run-cli.ts';

const file = testFolder();
const PLAY = ['play', 'normandy', '--seats', 'human,random', '--seed', 'look'];

/** Another choice each time, so that the game gets about. */
function choose(screen: string, turn: number): string {
  const numbers = [...screen.matchAll(/^ *(\d+) {2}\S/gm)].map(([, number]) => Number(number));
  return String(1 + ((turn * 5) % Math.max(1, ...numbers)));
}

const RAW = /\b(?:undefined|NaN|null)\b|\[object/;

describe('Normandy at the terminal', () => {
  it.each([
    [
      'en',
      /You (?:win|lose)\. You|A draw/,
      'Your hand',
      'It matches the commitment from the start',
    ],
    ['cs', /(?:Vyhráli|Prohráli) jste\. |Remíza/, 'Vaše ruka', 'Odpovídá závazku ze začátku hry'],
  ])('plays a whole game to its end (%s)', async (lang, end, hand, kept) => {
    const path = file(`${lang}.record`);
    const args = [...PLAY, '--lang', lang, '--record', path];
    const { stdout, stderr, status } = await talk(args, choose);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(end);
    expect(stdout).toContain(hand);
    expect(stdout).toContain(kept);
    expect(stdout).not.toMatch(RAW);
    for (const line of stdout.split('\n')) {
      if (!/sha256|chacha20|record/.test(line)) expect(line.length, line).toBeLessThan(140);
    }
    expect((await cliJson(['replay', path])).json).toMatchObject({ ok: true });
  });

  it('prints the odds of an attack with all modifiers, and why other units are not targets', async () => {
    const said = [
      ...['bid leader-a', 'play scout-a', 'use attack', 'odds 1', 'odds', 'shoot us-riflemen-a'],
      ...['shoot de-mortar', 'play sergeant'],
    ];
    const { stdout } = await talk(PLAY, (_, turn) => said[turn]);
    const odds =
      /Fire at German Riflemen A\n {2}Defence 7 \(base defence 4 \+ cover 1 \+ range 2\), 1 die\n {2}60% {2}3\/5 {2}miss\n {2}40% {2}2\/5 {2}hit/g;
    expect(stdout.match(odds)).toHaveLength(2);
    expect(stdout).toContain('“shoot us-riflemen-a” isn’t possible now (United States).');
    expect(stdout).toContain('American Riflemen A are on your own side.');
    expect(stdout).toContain('The German Mortar is not on the map.');
    expect(stdout).toContain('First choose a target for the attack.');
  });

  it('shows the rule of the question, a rule by its title, or all titles', async () => {
    const said = ['rules', 'rules beyond all', 'rules ?', 'bid leader-a', 'play scout-a', 'rules'];
    const { stdout } = await talk(PLAY, (_, turn) => said[turn]);
    const [, bid = '', hope = '', titles = '', , , use = ''] = stdout.split('United States> ');
    expect(bid).toContain('Bidding for the initiative\n');
    expect(hope).toContain('Beyond All Hope\n');
    expect(titles).toContain('Type “rules” and one of these titles');
    expect(titles).toContain('Control markers');
    expect(use).toContain('Playing a card\n');
    const czech = await talk([...PLAY, '--lang', 'cs'], (_, turn) => ['pravidla posily'][turn]);
    expect(czech.stdout).toContain('Posily\nVelitel uvedený na kartě povolá ze zálohy');
    expect(czech.stdout).toContain('\nPříklad: Velitel družstva A má posily 2 (A)');
    const all = await talk(PLAY, (_, turn) => ['rules all cards'][turn]);
    expect(all.stdout).toMatch(/\nCards of each side\n {2}Card +Copies +Initiative +Actions/);
    expect(all.stdout).toMatch(/\n {2}Sniper +3 +4 +Stalk 1, Attack 3 +6\n/);
    const none = await talk(['play', 'skirmish', '--seed', 'a'], (_, turn) => ['rules'][turn]);
    expect(none.stdout).toContain('We have no written rules for this game.');
  });
});
