import { describe, expect, test } from 'vitest';
import {
  at,
  blocksAt,
  card,
  command,
  type Field,
  give,
  hex,
  inSquare,
  play,
  shrinkHand,
  throwDice,
} from '../field.ts';

/** The reading of rules 1 and 2. */
const LENIENT = { 'square-ground': 'lenient' };

/** French cavalry at d6 attacks allied infantry at e6; it is the allied side's turn to react. */
function ride(field: Field = {}) {
  const t = play({
    first: 'french',
    allied: { 'british-line': 'e6' },
    french: { 'french-heavy-cavalry': 'd6' },
    hands: { french: 'attack-centre' },
    ...field,
  });
  command(t, 'french', 'attack-centre', 'd6');
  t.play('french', 'melee d6 e6');
  return t;
}

describe('napoleonics/square', () => {
  test('example 1 of the rulebook: a card is taken at random, the square rolls first, its flag repels', () => {
    const t = ride({ hands: { french: 'attack-centre', allied: 'forward rally bombard elan' } });
    t.luck.expectPick('square.card', 4, 1);
    throwDice(t, 'melee', 'flag');
    t.play('allied', 'square');
    const { public: part, seats } = t.state();
    // The second card of a sorted hand.
    expect(seats[0].captured[0]).toBe(card('bombard'));
    expect(seats[0].hand.length).toBe(3);
    expect(part.squares[0][0]).toBe(at(t, 'e6'));
    t.expectOffers('french', ['retreat c6', 'retreat c7']);
    t.play('french', 'retreat c6');
    t.end('allied');
  });

  test('example 1 of the rulebook: not repelled, the cavalry rolls one die, and no unit battles back', () => {
    const t = ride();
    t.luck.expectPick('square.card', 4, 0);
    throwDice(t, 'melee', 'inf');
    throwDice(t, 'melee', 'inf');
    t.play('allied', 'square');
    t.expectEvents([
      { type: 'squareFormed' },
      { type: 'diceRolled', why: 'square', total: 1, hits: 0 },
      { type: 'diceRolled', why: 'melee', total: 1, hits: 1 },
      { type: 'blocksLost', count: 1 },
      { type: 'cardsDrawn' },
      { type: 'turnBegan' },
    ]);
    t.end('allied');
  });

  test('napoleonics/retreat: the flag of a square cannot be ignored, and blocked hexes cost blocks', () => {
    const t = ride({
      french: { 'french-guard-cavalry': 'd6', 'french-line': 'c6 c7 d5 d7' },
      leaders: { french: { ney: 'd6' } },
    });
    t.luck.expectPick('square.card', 4, 0);
    throwDice(t, 'melee', 'flag');
    throwDice(t, 'leader', 'inf inf');
    throwDice(t, 'melee', 'cav');
    t.play('allied', 'square');
    expect(blocksAt(t, 'd6')).toBe(3);
    // Still there, it attacks with its one die.
    t.end('allied');
  });

  test.each([
    ['two cards', { tweak: (s) => shrinkHand(s, 0, 2) }, false],
    ['three cards', { tweak: (s) => shrinkHand(s, 0, 3) }, true],
    ['a town', { map: { t: 'e6' } }, false],
    ['a windmill', { map: { m: 'e6' } }, false],
    ['a forest', { map: { f: 'e6' } }, true],
    ['a hill', { map: { h: 'e6' } }, true],
    ['N-13: a ford', { map: { '=': 'e6' } }, false],
    ['N-13: a ford, leniently', { map: { '=': 'e6' }, options: LENIENT }, true],
    ['a town, leniently', { map: { t: 'e6' }, options: LENIENT }, false],
    ['a forest, leniently', { map: { f: 'e6' }, options: LENIENT }, true],
    ['N-13: cavalry on a ford', { map: { '=': 'd6' } }, true],
    ['a bridge', { map: { b: 'e6' } }, true],
    ['a quarry', { map: { q: 'e6' } }, true],
    ['an attack through works', { works: { e6: ['nw', 'ne', 'e'] } }, false],
    ['N-13: works on the other side', { works: { e6: ['sw', 'se', 'e'] } }, false],
    [
      'N-13: through works, leniently',
      { works: { e6: ['nw', 'ne', 'e'] }, options: LENIENT },
      false,
    ],
    [
      'N-13: works on the other side, leniently',
      { works: { e6: ['sw', 'se', 'e'] }, options: LENIENT },
      true,
    ],
    ['works under the cavalry', { works: { d6: ['sw', 'se', 'e'] } }, true],
    ['cavalry attacked', { allied: { 'british-light-cavalry': 'e6' } }, false],
    ['guns attacked', { allied: { 'british-foot-artillery': 'e6' } }, false],
    ['infantry attacking', { french: { 'french-line': 'd6' } }, false],
    [
      'four squares already',
      {
        allied: { 'british-line': 'e6 i6 i7 i8 i9' },
        hands: {
          french: 'attack-centre',
          allied: 'forward forward rally elan bombard leadership leadership',
        },
        tweak: (s) => {
          for (const name of ['i6', 'i7', 'i8', 'i9']) inSquare(s, name, 0);
        },
      },
      false,
    ],
  ] satisfies [string, Field, boolean][])('%s', (_what, field, isPossible) => {
    const t = ride(field);
    if (isPossible) t.expectOffered('allied', 'square');
    else t.expectNotOffered('allied', 'square');
  });

  test('napoleonics/square-roll: a horse or, against light cavalry, sabers come too soon', () => {
    const form = (kind: string, face: number) => {
      const t = ride({ option: 'rolled', french: { [kind]: 'd6' } });
      t.luck.expectDice('square.form', 6, [face]);
      return t;
    };
    const late = form('french-heavy-cavalry', 3);
    throwDice(late, 'melee', 'cav cav cav cav cav');
    late.play('allied', 'square');
    expect(late.state().public.squares[0][0]).toBe(-1);
    late.expectOffers('allied', ['battle-back', 'hold']);
    const light = form('french-light-cavalry', 6);
    throwDice(light, 'melee', 'cav cav cav cav');
    light.play('allied', 'square');
    expect(light.state().public.squares[0][0]).toBe(-1);
    const heavy = form('french-heavy-cavalry', 6);
    heavy.luck.expectPick('square.card', 4, 0);
    throwDice(heavy, 'melee', 'inf');
    throwDice(heavy, 'melee', 'cav');
    heavy.play('allied', 'square');
    expect(heavy.state().public.squares[0][0]).toBe(at(heavy, 'e6'));
  });
});

describe('napoleonics/square: a unit in square', () => {
  const SQUARE: Field = { tweak: (s) => inSquare(s, 'e6', 0) };

  test('attacked by cavalry again: no new card, and it strikes first again', () => {
    const t = play({
      first: 'french',
      allied: { 'british-line': 'e6' },
      french: { 'french-heavy-cavalry': 'd6' },
      hands: { french: 'attack-centre' },
      ...SQUARE,
    });
    command(t, 'french', 'attack-centre', 'd6');
    throwDice(t, 'melee', 'inf');
    throwDice(t, 'melee', 'cav');
    // Neither square nor First Strike can be chosen: nothing is asked.
    t.play('french', 'melee d6 e6');
    expect(t.state().seats[0].hand.length).toBe(3);
    t.end('allied');
  });

  test('example 2 of the rulebook: infantry attacks it with all its dice, it battles back with one', () => {
    const t = play({
      first: 'french',
      allied: { 'british-line': 'e6' },
      french: { 'french-line': 'd6' },
      hands: { french: 'attack-centre' },
      ...SQUARE,
    });
    command(t, 'french', 'attack-centre', 'd6');
    throwDice(t, 'melee', 'inf cav cav cav art');
    t.play('french', 'melee d6 e6');
    t.play('allied', 'stand');
    throwDice(t, 'melee', 'inf');
    t.play('allied', 'battle-back');
    expect([blocksAt(t, 'e6'), blocksAt(t, 'd6')]).toEqual([3, 3]);
  });

  test('it pays a block for each hex of retreat, and support does not help it', () => {
    const t = play({
      first: 'french',
      allied: { 'british-line': 'e6 e5 e7' },
      french: { 'french-foot-artillery': 'c6' },
      hands: { french: 'attack-centre' },
      ...SQUARE,
    });
    command(t, 'french', 'attack-centre', 'c6');
    throwDice(t, 'ranged', 'flag flag cav');
    t.play('french', 'fire c6 e6');
    expect(blocksAt(t, 'e6')).toBe(2);
    t.end('allied');
  });

  test('ordered, it attacks with one die; its flag repels cavalry that may not retire for free', () => {
    const t = play({
      allied: { 'british-line': 'e6' },
      french: { 'french-light-cavalry': 'd6' },
      hands: { allied: 'attack-centre forward' },
      ...SQUARE,
    });
    command(t, 'allied', 'attack-centre', 'e6');
    t.play('allied', 'melee e6 d6');
    t.expectOffered('french', 'retire');
    throwDice(t, 'melee', 'flag');
    t.play('french', 'stand');
    t.expectOffers('french', ['retreat c6', 'retreat c7']);
    t.play('french', 'retreat c6');
    // A square does not advance.
    t.end('french');
  });

  test('napoleonics/leaving-square: dissolving costs the order, gives the card back, and is not a move', () => {
    const t = play({
      allied: { 'british-line': 'e6' },
      french: { 'french-line': 'c6' },
      hands: { allied: 'forward attack-centre elan' },
      tweak: (s) => {
        shrinkHand(s, 0, 3);
        inSquare(s, 'e6', 0);
        give(s, 0, 'attack-centre');
        s.secret.deck.splice(s.secret.deck.indexOf(card('attack-centre')), 1);
      },
    });
    t.play('allied', 'play attack-centre', 'order e6');
    t.expectOffers('allied', ['unform e6', 'done']);
    const before = t.state().seats[0].hand.length;
    t.play('allied', 'unform e6');
    expect(t.state().seats[0].hand.length).toBe(before + 1);
    t.play('allied', 'done');
    throwDice(t, 'ranged', 'inf inf cav cav cav');
    t.play('allied', 'fire e6 c6');
    expect(blocksAt(t, 'c6')).toBe(2);
  });

  test('napoleonics/leaving-square: it stays in square while enemy cavalry is beside it, and it never moves', () => {
    const t = play({
      allied: { 'british-line': 'e6' },
      french: { 'french-light-cavalry': 'd6' },
      leaders: { allied: { moore: 'e6' } },
      hands: { allied: 'attack-centre forward' },
      ...SQUARE,
    });
    t.play('allied', 'play attack-centre');
    t.expectNotOffered('allied', 'lead e6');
    t.play('allied', 'order e6');
    t.expectNotOffered('allied', 'unform e6');
    t.expectOffers('allied', ['melee e6 d6', 'done']);
  });

  test('destroyed, its card comes back', () => {
    const t = play({
      first: 'french',
      allied: { 'british-line': 'e6' },
      french: { 'french-foot-artillery': 'c6' },
      hands: { french: 'attack-centre' },
      blocks: { e6: 1 },
      ...SQUARE,
    });
    command(t, 'french', 'attack-centre', 'c6');
    throwDice(t, 'ranged', 'inf cav cav');
    t.play('french', 'fire c6 e6');
    expect(t.state().seats[0].hand.length).toBe(4);
    expect(t.state().public.squares[0]).toEqual([-1, -1, -1, -1]);
  });

  test('only its owner sees the card behind a square', () => {
    const t = ride();
    t.luck.expectPick('square.card', 4, 0);
    throwDice(t, 'melee', 'inf');
    throwDice(t, 'melee', 'cav');
    t.play('allied', 'square');
    expect(t.view('allied').own?.captured[0]).toBe(card('probe-left'));
    expect(JSON.stringify(t.view('french').public)).not.toContain('captured');
    expect(t.view('french').own?.captured).toEqual([-1, -1, -1, -1]);
    expect(t.match.log('spectator').some(({ event }) => event.secret !== undefined)).toBe(false);
  });
});

describe('napoleonics/retire-and-reform', () => {
  const attack = (field: Field = {}) => {
    const t = play({
      allied: { 'british-line': 'e6' },
      french: { 'french-light-cavalry': 'd6' },
      hands: { allied: 'attack-centre' },
      ...field,
    });
    command(t, 'allied', 'attack-centre', 'e6');
    t.play('allied', 'melee e6 d6');
    return t;
  };

  test('example of the rulebook: four dice, only horses hit, then two hexes back and the infantry may follow', () => {
    const t = attack({
      map: { r: 'c7' },
      french: { 'french-light-cavalry': 'd6', 'french-line': 'b5' },
    });
    throwDice(t, 'melee', 'cav sab flag flag');
    t.play('french', 'retire');
    // c7 is closed and b5 taken: one way only.
    expect(at(t, 'b6')).toBeGreaterThanOrEqual(0);
    expect(blocksAt(t, 'b6')).toBe(3);
    t.play('allied', 'advance');
    t.end('french');
  });

  test.each([
    ['one hex only', { map: { r: 'b5 b6 b7' } }],
    ['no hex', { map: { '~': 'c6 c7' } }],
    [
      'on the edge',
      {
        allied: { 'british-line': 'b6' },
        french: { 'french-light-cavalry': 'a6' },
        from: 'b6',
        to: 'a6',
      },
    ],
  ])(
    'not with %s free',
    (_what, { from = 'e6', to = 'd6', ...field }: Field & { from?: string; to?: string }) => {
      const t = play({
        allied: { 'british-line': 'e6' },
        french: { 'french-light-cavalry': 'd6' },
        hands: { allied: 'attack-centre' },
        ...field,
      });
      command(t, 'allied', 'attack-centre', from);
      t.play('allied', `melee ${from} ${to}`);
      t.expectOffers('french', ['stand']);
    },
  );

  test('not from cavalry or guns', () => {
    for (const kind of ['british-light-cavalry', 'british-foot-artillery']) {
      attack({ allied: { [kind]: 'e6' } }).expectNotOffered('french', 'retire');
    }
  });

  test('the two ways are asked for; a leader goes along and is checked', () => {
    const t = attack({ leaders: { french: { ney: 'd6' } } });
    throwDice(t, 'melee', 'cav inf inf inf');
    throwDice(t, 'leader', 'inf sab');
    t.play('french', 'retire');
    t.expectOffers('french', ['retreat c6', 'retreat c7']);
    t.play('french', 'retreat c6', 'retreat b5');
    expect(t.state().public.leaderAt[0]).toBe(hex('b5'));
    t.play('allied', 'hold');
    t.end('french');
  });
});
