import { describe, expect, test } from 'vitest';
import { at, blocksAt, type Field, fires, type Play } from '../field.ts';

/** An allied unit at e6 is fired at by French guns at c6; the throw is `dice`. */
const shell = (dice: string, field: Field): Play =>
  fires('french', 'c6', 'e6', dice, { french: { 'french-foot-artillery': 'c6' }, ...field });
const LINE = { 'british-line': 'e6' };

describe('napoleonics/retreat', () => {
  test('one hex for each flag, towards its own edge, by one of two hexes', () => {
    const t = shell('flag flag cav', { allied: LINE });
    t.expectOffers('allied', ['retreat f5', 'retreat f6']);
    t.play('allied', 'retreat f5');
    t.expectOffers('allied', ['retreat g5', 'retreat g6']);
    t.play('allied', 'retreat g6');
    expect(at(t, 'g6')).toBeGreaterThanOrEqual(0);
    t.end('allied');
  });

  test('passable ground does not slow it; impassable ground, friends and enemies close a hex', () => {
    shell('flag cav cav', { allied: LINE, map: { f: 'f5', t: 'f6' } }).expectOffers('allied', [
      'retreat f5',
      'retreat f6',
    ]);
    for (const closed of [
      { map: { r: 'f5' } },
      { map: { '~': 'f5' } },
      { allied: { ...LINE, 'british-light': 'f5' } },
      { french: { 'french-foot-artillery': 'c6', 'french-line': 'f5' } },
      { leaders: { french: { ney: 'f5' } } },
    ]) {
      const t = shell('flag cav cav', { allied: LINE, ...closed });
      expect(at(t, 'f6')).toBeGreaterThanOrEqual(0);
      t.end('allied');
    }
  });

  test('each hex it cannot go costs a block', () => {
    const t = shell('flag flag cav', { allied: LINE, map: { r: 'f5 f6' } });
    expect(blocksAt(t, 'e6')).toBe(2);
    const half = shell('flag flag cav', { allied: LINE, map: { r: 'f5 g6 g7' } });
    expect(blocksAt(half, 'f6')).toBe(3);
  });

  test.each<[string, Field]>([
    ['rugged hills', { map: { r: 'f5 f6' } }],
    ['a river', { map: { '~': 'f5 f6' } }],
    ['friends', { allied: { ...LINE, 'portuguese-line': 'f5 f6' } }],
    ['enemies', { french: { 'french-foot-artillery': 'c6', 'french-line': 'f5 f6' } }],
    ['enemy leaders', { leaders: { french: { ney: 'f5', soult: 'f6' } } }],
    [
      'a friend, an enemy',
      {
        allied: { ...LINE, 'portuguese-line': 'f5' },
        french: { 'french-foot-artillery': 'c6', 'french-line': 'f6' },
      },
    ],
  ])('shut in by %s it stays and loses a block for each hex', (_what, field) => {
    const t = shell('flag flag cav', { allied: LINE, ...field });
    // Two friends beside it would lift one flag; it takes both.
    if (t.view('allied').question?.kind === 'ignore') t.play('allied', 'ignore 0');
    expect(blocksAt(t, 'e6')).toBe(2);
    t.end('allied');
  });

  test('napoleonics/quarry: a quarry shuts in guns, and only them', () => {
    const guns = shell('flag flag cav', {
      allied: { 'british-foot-artillery': 'e6' },
      map: { q: 'f5 f6' },
    });
    expect(blocksAt(guns, 'e6')).toBe(1);
    shell('flag flag cav', { allied: LINE, map: { q: 'f5 f6' } }).expectOffers('allied', [
      'retreat f5',
      'retreat f6',
    ]);
  });

  test('the edge of the field costs blocks too', () => {
    const t = fires('french', 'g6', 'i6', 'flag flag inf', {
      allied: { 'british-line': 'i6' },
      french: { 'french-foot-artillery': 'g6' },
    });
    expect(blocksAt(t, 'i6')).toBe(1);
  });

  test('militia runs three hexes for a flag; with one free hex it loses two blocks', () => {
    const t = shell('flag cav cav', {
      allied: { 'portuguese-militia': 'e6' },
      map: { r: 'f5 g6 g7' },
    });
    expect(blocksAt(t, 'f6')).toBe(2);
  });

  test('napoleonics/quarry: sand is closed to guns only', () => {
    const guns = shell('flag cav cav', {
      allied: { 'british-foot-artillery': 'e6' },
      map: { q: 'f5' },
    });
    expect(at(guns, 'f6')).toBeGreaterThanOrEqual(0);
    shell('flag cav cav', { allied: LINE, map: { q: 'f5' } }).expectOffered('allied', 'retreat f5');
  });

  test('a lone friendly leader ends the retreat of a unit without one', () => {
    const t = shell('flag flag cav', { allied: LINE, leaders: { allied: { moore: 'f5' } } });
    t.play('allied', 'retreat f5');
    t.expectEvents([
      { type: 'unitRetreated' },
      { type: 'leaderJoined', name: 'moore' },
      { type: 'cardsDrawn' },
      { type: 'turnBegan' },
    ]);
    t.end('allied');
  });

  test('a unit with a leader cannot pass another leader', () => {
    const t = shell('flag flag cav', {
      allied: LINE,
      leaders: { allied: { moore: 'e6', hope: 'f5' } },
    });
    t.play('allied', 'ignore 0');
    t.expectOffers('allied', ['retreat g6', 'retreat g7']);
  });

  test('napoleonics/hits: hits come before retreats: a destroyed unit does not retreat', () => {
    const t = shell('inf flag flag', { allied: LINE, blocks: { e6: 1 } });
    expect(at(t, 'e6')).toBe(-1);
    t.end('allied');
  });
});

describe('napoleonics/morale', () => {
  const offers = (field: Field) => {
    const t = shell('flag flag flag', field);
    return [0, 1, 2, 3].filter((count) => {
      try {
        t.expectOffered('allied', `ignore ${count}`);
        return true;
      } catch {
        return false;
      }
    });
  };
  test.each([
    ['nothing', { allied: LINE }, []],
    ['a leader', { allied: LINE, leaders: { allied: { moore: 'e6' } } }, [0, 1]],
    ['one friend beside', { allied: { 'british-line': 'e6 e5' } }, []],
    ['two friends beside', { allied: { 'british-line': 'e6 e5 e7' } }, [0, 1]],
    [
      'a friend and a leader alone',
      { allied: { 'british-line': 'e6 e5' }, leaders: { allied: { moore: 'e7' } } },
      [0, 1],
    ],
    ['grenadiers', { allied: { 'british-grenadier': 'e6' } }, [0, 1]],
    ['guards', { allied: { 'british-guard-grenadier': 'e6' } }, [0, 1, 2]],
    ['works towards the enemy', { allied: LINE, works: { e6: ['nw', 'ne', 'e'] } }, [0, 1]],
    ['works elsewhere', { allied: LINE, works: { e6: ['sw', 'se', 'e'] } }, []],
    [
      'cavalry behind works',
      { allied: { 'british-light-cavalry': 'e6' }, works: { e6: ['nw', 'ne', 'e'] } },
      [],
    ],
    [
      'guards with leader and support',
      {
        allied: { 'british-guard-grenadier': 'e6', 'british-line': 'e5 e7' },
        leaders: { allied: { moore: 'e6' } },
      },
      [0, 1, 2, 3],
    ],
  ] as const)('%s', (_why, field, wanted) => {
    expect(offers(field)).toEqual(wanted);
  });

  test('cuirassiers ignore one flag, and the owner may take it all the same', () => {
    const t = fires('allied', 'g6', 'e6', 'flag art art', {
      allied: { 'british-foot-artillery': 'g6' },
      french: { 'french-cuirassier': 'e6' },
    });
    t.expectOffers('french', ['ignore 0', 'ignore 1']);
    t.play('french', 'ignore 0');
    t.expectOffers('french', ['retreat d5', 'retreat d6']);
  });
});
