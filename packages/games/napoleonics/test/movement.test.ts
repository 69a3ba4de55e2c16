import { describe, expect, test } from 'vitest';
import { at, command, type Field, hex, play } from './field.ts';

/** Hexes that the unit at e6 may go to, its own left out. */
function goals(field: Field): string[] {
  const t = play({ hands: { allied: 'attack-centre' }, ...field });
  t.play('allied', 'play attack-centre', 'order e6');
  if (t.view('allied').question?.kind === 'order') t.play('allied', 'done');
  const lines = t.match.actions(0).map((action) => t.match.game.notation.print(action));
  if (!lines.includes('pick e6')) return [];
  t.play('allied', 'pick e6');
  return t.match
    .actions(0)
    .map((action) => t.match.game.notation.print(action))
    .filter((line) => line.startsWith('go ') && line !== 'go e6')
    .map((line) => line.slice(3));
}
const around = (count: number) => [0, 6, 18, 36][count];

describe('napoleonics/movement', () => {
  test.each([
    ['british-line', 1],
    ['british-grenadier', 1],
    ['british-guard-grenadier', 1],
    ['portuguese-militia', 1],
    ['british-light', 2],
    ['british-rifle', 2],
    ['british-light-cavalry', 3],
    ['british-heavy-cavalry', 2],
    ['british-guard-cavalry', 2],
    ['british-foot-artillery', 1],
    ['british-horse-artillery', 2],
  ])('%s goes %i hexes', (kind, far) => {
    expect(goals({ allied: { [kind]: 'e6' } }).length).toBe(around(far));
  });

  test.each([
    ['f', true, true],
    ['t', true, true],
    ['m', true, true],
    ['=', true, true],
    ['q', true, true],
    ['h', true, false],
    ['b', true, false],
    ['r', false, false],
    ['~', false, false],
  ])(
    'napoleonics/forest napoleonics/hill napoleonics/rugged-hill napoleonics/town napoleonics/river napoleonics/ford napoleonics/bridge napoleonics/quarry: terrain “%s” may be entered %s, stops %s',
    (letter, isOpen, stops) => {
      // Cavalry going right along the row, walled in above and below.
      const wall = 'd5 d6 d7 d8 d9 f5 f6 f7 f8 f9 e5';
      const row = goals({
        allied: { 'british-light-cavalry': 'e6' },
        map: { r: wall, ...(letter === 'r' ? { r: `${wall} e7` } : { [letter]: 'e7' }) },
      });
      expect(row.includes('e7')).toBe(isOpen);
      expect(row.includes('e8')).toBe(isOpen && !stops);
    },
  );

  test('napoleonics/quarry: sand is closed to guns', () => {
    expect(goals({ allied: { 'british-horse-artillery': 'e6' }, map: { q: 'e7' } })).not.toContain(
      'e7',
    );
  });

  test('napoleonics/field-works: crossing works ends a move, in and out', () => {
    const wall = 'd5 d6 d7 d8 f5 f6 f7 f8 e5';
    const into = goals({
      allied: { 'british-light-cavalry': 'e6' },
      map: { r: wall },
      works: { e7: ['w', 'nw', 'sw'] },
    });
    expect(into).toEqual(['e7']);
    const out = goals({
      allied: { 'british-light-cavalry': 'e6' },
      map: { r: wall },
      works: { e6: ['e', 'ne', 'se'] },
    });
    expect(out).toEqual(['e7']);
  });

  test('napoleonics/field-works: works stop a unit that crosses them; one that comes round them goes on', () => {
    // A river bars every way to e8 but that over e7, and over f6 to e7 without crossing the works.
    const ride = (river: string) =>
      goals({
        allied: { 'british-light-cavalry': 'e6' },
        map: { r: river },
        works: { e7: ['w', 'nw', 'ne'] },
      });
    expect(ride('d5 d6 d7 d8 e5 f5 f7 f8')).toContain('e8');
    const barred = ride('d5 d6 d7 d8 e5 f5 f6 f7 f8');
    expect(barred).toEqual(['e7']);
  });

  test('no piece passes units or enemy leaders; a friendly leader alone is joined, and the unit stops', () => {
    const wall = 'd5 d6 d7 d8 f5 f6 f7 f8 e5';
    const ride = (field: Field) =>
      goals({
        map: { r: wall },
        ...field,
        allied: { 'british-light-cavalry': 'e6', ...field.allied },
      });
    expect(ride({ allied: { 'british-line': 'e7' } })).toEqual([]);
    expect(ride({ french: { 'french-line': 'e7' } })).toEqual([]);
    expect(ride({ leaders: { french: { ney: 'e7' } } })).toEqual([]);
    expect(ride({ leaders: { allied: { moore: 'e7' } } })).toEqual(['e7']);
    expect(ride({ leaders: { allied: { moore: 'e7', hope: 'e6' } } })).toEqual([]);
  });

  test('a unit that moved too far does not battle; light infantry may after one hex', () => {
    const t = (to: string) => {
      const u = play({
        allied: { 'british-light': 'g6' },
        french: { 'french-line': 'd6' },
        hands: { allied: 'attack-centre' },
      });
      u.play('allied', 'play attack-centre', 'order g6', 'pick g6', `go ${to}`);
      return u;
    };
    t('e6').end('french');
    t('f6').expectOffers('allied', ['fire f6 d6', 'done']);
  });

  test('napoleonics/forest napoleonics/town: entering a forest forbids battle to all but light infantry; a town to all', () => {
    const enter = (kind: string, letter: string) => {
      const t = play({
        map: { [letter]: 'e6' },
        allied: { [kind]: 'f6' },
        french: { 'french-line': 'd6' },
        hands: { allied: 'attack-centre' },
      });
      t.play('allied', 'play attack-centre', 'order f6', 'pick f6', 'go e6');
      return t.match.awaiting();
    };
    const own = { kind: 'seats', seats: [0] };
    const over = { kind: 'seats', seats: [1] };
    expect(enter('british-line', 'f')).toEqual(over);
    expect(enter('british-light-cavalry', 'f')).toEqual(over);
    expect(enter('british-light', 'f')).toEqual(own);
    expect(enter('british-rifle', 'f')).toEqual(own);
    expect(enter('portuguese-light', 'f')).toEqual(own);
    expect(enter('british-light', 't')).toEqual(over);
    expect(enter('british-line', '=')).toEqual(own);
  });

  test('napoleonics/artillery: foot guns move or battle; the last block of horse guns too', () => {
    const drive = (kind: string, blocks: number) => {
      const t = play({
        allied: { [kind]: 'g6' },
        french: { 'french-line': 'd6' },
        hands: { allied: 'attack-centre' },
        blocks: { g6: blocks },
      });
      t.play('allied', 'play attack-centre', 'order g6', 'pick g6', 'go f6');
      return t.match.awaiting();
    };
    expect(drive('british-foot-artillery', 3)).toEqual({ kind: 'seats', seats: [1] });
    expect(drive('british-horse-artillery', 3)).toEqual({ kind: 'seats', seats: [0] });
    expect(drive('british-horse-artillery', 1)).toEqual({ kind: 'seats', seats: [1] });
  });

  test('napoleonics/leaders: a leader rides three hexes, through friends, not through enemies, never to another leader', () => {
    const t = play({
      map: { r: 'd5 d6 d7 d8 d9 f5 f6 f7 f8 f9 e5' },
      allied: { 'british-line': 'e7 e9' },
      leaders: { allied: { moore: 'e6', hope: 'e8' } },
      hands: { allied: 'attack-centre' },
    });
    t.play('allied', 'play attack-centre', 'lead e6', 'done', 'pick-leader e6');
    t.expectOffers('allied', ['go e6', 'go e7', 'go e9']);
  });

  test('napoleonics/ranged: a unit that is ordered and does not move fires with all its dice', () => {
    const t = play({
      allied: { 'british-line': 'e6' },
      french: { 'french-line': 'c6' },
      hands: { allied: 'attack-centre' },
    });
    t.play('allied', 'play attack-centre', 'order e6', 'pick e6', 'go e6');
    t.luck.expectDice('battle.ranged', 6, [3, 3, 3, 3, 3]);
    t.play('allied', 'fire e6 c6');
    expect(at(t, 'e6')).toBeGreaterThanOrEqual(0);
  });

  test('napoleonics/ranged napoleonics/artillery: infantry fires two hexes, rifles three, horse guns four, foot guns five', () => {
    const reach = (kind: string) =>
      ['e7', 'e8', 'e9', 'e10', 'e11'].filter((to) => {
        const t = play({
          allied: { [kind]: 'e5' },
          french: { 'french-line': to },
          hands: { allied: 'attack-centre' },
        });
        command(t, 'allied', 'attack-centre', 'e5');
        const now = t.match.awaiting();
        return now.kind === 'seats' && now.seats[0] === 0;
      }).length;
    expect(reach('british-line')).toBe(1);
    expect(reach('british-rifle')).toBe(2);
    expect(reach('british-horse-artillery')).toBe(3);
    expect(reach('british-foot-artillery')).toBe(4);
    expect(reach('british-light-cavalry')).toBe(0);
    expect(hex('e5')).toBeGreaterThan(0);
  });
});
