import { describe, expect, test } from 'vitest';
import { CARD_IDS } from '../../src/rules/data/cards.ts';
import { unitAt } from '../../src/rules/state.ts';
import { isOrdered } from '../../src/rules/tasks.ts';
import {
  blocksAt,
  card,
  clear,
  type Field,
  faces,
  give,
  hex,
  inSquare,
  lines,
  orderedUnits,
  type Play,
  play,
  throwDice,
} from '../field.ts';

/** Orders the first piece on offer until none is left to order; the hexes of those ordered. */
function orderAll(t: Play): string[] {
  const given: string[] = [];
  while (t.view('allied').question?.kind === 'order') {
    const next = lines(t, 0).find((line) => /^(order|lead) /.test(line));
    if (next === undefined) break;
    t.play('allied', next);
    given.push(next);
  }
  return given;
}

describe('napoleonics/tactic-cards: a card that finds no piece to order', () => {
  test.each(CARD_IDS)('%s on an empty field goes straight to the draw', (id) => {
    const t = play({
      hands: { allied: id },
      tweak(state) {
        clear(state, 'i1');
        clear(state, 'a13');
      },
    });
    if (id === 'elan' || id === 'rally') {
      t.luck.expectDice('command.dice', 6, faces('inf cav art flag'));
    }
    if (id === 'elan') t.luck.expectShuffle('deck.shuffle', 63, []);
    t.play('allied', `play ${id}`);
    if (id === 'grande-manoeuvre') t.play('allied', 'manoeuvre');
    if (id.startsWith('scout')) t.play('allied', lines(t, 0)[0] ?? '');
    t.expectAwaiting('french');
    expect(t.state().seats[0].hand.length).toBe(4);
    t.end('french');
  });

  test.each([
    ['bayonet-charge', { 'british-light-cavalry': 'e6 i12' }, 36],
    ['force-march', { 'british-light-cavalry': 'e6 i12' }, 36],
    ['bombard', { 'british-light': 'e6 i12' }, 18],
    ['cavalry-charge', { 'british-light': 'e6 i12' }, 18],
    ['fire-and-hold', { 'british-light-cavalry': 'e6 i12' }, 36],
    ['leadership', { 'british-light': 'e6 i12' }, 18],
  ])(
    '%s orders any one unit, which moves as usual, if no unit of its class is there',
    (id, allied, goals) => {
      const t = play({ allied, hands: { allied: id }, tweak: (state) => clear(state, 'i1') });
      t.play('allied', `play ${id}`);
      t.expectOffers('allied', ['order e6', 'order i12', 'done']);
      t.play('allied', 'order e6', 'pick e6');
      expect(lines(t, 0).filter((line) => line !== 'go e6').length).toBe(goals);
    },
  );

  test('napoleonics/command-card: with one section empty its cards order no unit, the others do', () => {
    const inCentre: Field = { allied: { 'british-line': 'e6' } };
    for (const id of ['scout', 'probe', 'attack', 'assault']) {
      for (const [side, isFound] of [
        ['left', false],
        ['centre', true],
        ['right', false],
      ] as const) {
        const t = play({
          ...inCentre,
          hands: { allied: `${id}-${side}` },
          tweak: (state) => clear(state, 'i1'),
        });
        t.play('allied', `play ${id}-${side}`);
        expect([id, side, t.view('allied').question?.kind === 'order']).toEqual([
          id,
          side,
          isFound,
        ]);
      }
    }
    const flanks = play({
      ...inCentre,
      hands: { allied: 'flank-attack' },
      tweak: (state) => clear(state, 'i1'),
    });
    flanks.play('allied', 'play flank-attack');
    flanks.end('french');
  });
});

describe('napoleonics/tactic-cards: a card at its limit', () => {
  test.each([
    ['bayonet-charge', { 'british-line': 'e3 e5 e7 e9 e11' }],
    ['bombard', { 'british-foot-artillery': 'e3 e5 e7 e9 e11' }],
    [
      'cavalry-charge',
      { 'british-light-cavalry': 'e3 e5 e7 e9', 'british-horse-artillery': 'e11' },
    ],
    ['fire-and-hold', { 'british-line': 'e3 e5 e7', 'british-foot-artillery': 'e9 e11' }],
  ])('%s orders four units, wherever they stand', (id, allied) => {
    const t = play({ allied, hands: { allied: id }, tweak: (state) => clear(state, 'i1') });
    t.play('allied', `play ${id}`);
    expect(orderAll(t).length).toBe(4);
  });

  test('La Grande Manoeuvre: four units or leaders, who may leave their units', () => {
    const t = play({
      allied: { 'british-line': 'e3 e5 e7' },
      leaders: { allied: { moore: 'e3', hope: 'h6' } },
      hands: { allied: 'grande-manoeuvre' },
    });
    t.play('allied', 'play grande-manoeuvre', 'manoeuvre', 'lead e3', 'lead h6', 'order e3');
    t.expectOffered('allied', 'order e5');
    t.play('allied', 'order e5');
    t.expectNotOffered('allied', 'order e7');
    t.play('allied', 'pick-leader h6');
    // Four hexes up the field.
    t.expectOffered('allied', 'go d6');
  });

  test('Force March: all infantry of the section, on shared hexes too, and no other unit', () => {
    const t = play({
      allied: { 'british-line': 'e5 d4 d9 e2 e12', 'british-light-cavalry': 'e6' },
      hands: { allied: 'force-march' },
    });
    t.play('allied', 'play force-march', 'section centre');
    const ordered = ['e5', 'd4', 'd9', 'e2', 'e12', 'e6'].filter((name) => {
      const part = t.state().public;
      return isOrdered(part, unitAt(part, hex(name)));
    });
    expect(ordered).toEqual(['e5', 'd4', 'd9']);
  });

  test('Elan: symbols of a class first, then flags for any piece; no more', () => {
    const t = play({
      allied: { 'british-line': 'e3 e5 e7', 'british-light-cavalry': 'e9 e11' },
      leaders: { allied: { moore: 'h6' } },
      hands: { allied: 'elan' },
      tweak: (state) => clear(state, 'i1'),
    });
    t.luck.expectDice('command.dice', 6, faces('inf inf flag sab'));
    t.play('allied', 'play elan', 'order e3', 'order e5');
    // The flag is for any piece, and there is one.
    t.expectOffers('allied', ['order e7', 'order e9', 'order e11', 'lead h6', 'done']);
    t.play('allied', 'order e9');
    t.expectNotOffered('allied', 'order e7');
    t.expectNotOffered('allied', 'lead h6');
  });

  test('Leadership orders every leader, those in the enemy’s sight and those behind', () => {
    const t = play({
      allied: { 'british-line': 'e3 e11' },
      leaders: { allied: { moore: 'e3', hope: 'e11', baird: 'i6' } },
      hands: { allied: 'leadership' },
    });
    t.play('allied', 'play leadership', 'done');
    t.expectOffers('allied', ['pick e3', 'pick e11', 'pick-leader i6', 'done']);
  });

  test('Leadership: a leader whose unit has left its square by this order stays with it, as in the square', () => {
    const t = play({
      allied: { 'british-line': 'e6 e11' },
      leaders: { allied: { moore: 'e6', hope: 'e11' } },
      hands: { allied: 'leadership forward forward' },
      tweak: (state) => inSquare(state, 'e6', 0),
    });
    t.play('allied', 'play leadership');
    t.expectOffers('allied', ['lead e11', 'unform e6', 'done']);
    t.play('allied', 'unform e6');
    t.expectOffers('allied', ['lead e11', 'done']);
  });

  test('Short Supply: with both rows of the section full the unit cannot be sent back', () => {
    const t = play({
      french: { 'french-line': 'e2', 'french-light': 'a1 a2 a3 a4 b1 b2 b3 b4' },
      hands: { allied: 'short-supply' },
    });
    t.play('allied', 'play short-supply');
    t.expectNotOffered('allied', 'supply e2');
    t.expectOffered('allied', 'supply a13');
  });

  test('Rally: a square that gets a block back is ordered and may be dissolved', () => {
    const t = play({
      allied: { 'british-line': 'e6' },
      hands: { allied: 'rally forward forward' },
      blocks: { e6: 3 },
      tweak: (state) => inSquare(state, 'e6', 0),
    });
    t.luck.expectDice('command.dice', 6, faces('inf inf cav'));
    t.play('allied', 'play rally', 'rally e6');
    expect(blocksAt(t, 'e6')).toBe(4);
    t.expectOffers('allied', ['unform e6', 'done']);
  });
});

describe('napoleonics/tactic-cards: Fire and Hold', () => {
  test('an enemy who retreats beside a unit keeps it from firing, and it may not fight that enemy', () => {
    const t = play({
      allied: { 'british-line': 'c6 g6' },
      french: { 'french-line': 'e6' },
      hands: { allied: 'fire-and-hold' },
    });
    t.play('allied', 'play fire-and-hold', 'order c6', 'order g6', 'done');
    t.expectOffers('allied', ['fire c6 e6', 'fire g6 e6', 'done']);
    throwDice(t, 'ranged', 'flag cav cav cav cav cav');
    t.play('allied', 'fire g6 e6');
    t.play('french', 'retreat d5');
    t.end('french');
  });

  test('napoleonics/leaving-square: a square may be dissolved and then fires with all its blocks and the card’s die', () => {
    const t = play({
      allied: { 'british-line': 'e6' },
      french: { 'french-line': 'c6' },
      hands: { allied: 'fire-and-hold forward forward' },
      tweak: (state) => inSquare(state, 'e6', 0),
    });
    t.play('allied', 'play fire-and-hold', 'order e6', 'unform e6', 'done');
    throwDice(t, 'ranged', 'cav cav cav cav cav cav');
    t.play('allied', 'fire e6 c6');
    t.end('french');
  });
});

test('napoleonics/leaving-square napoleonics/command: dissolving a square returns its card and gives Assault one more order at once', () => {
  const t = play({
    allied: { 'british-line': 'e5 e6 e7 e8 e9' },
    hands: { allied: 'forward forward rally elan' },
    tweak: (state) => {
      inSquare(state, 'e5', 0);
      give(state, 0, 'assault-centre');
      state.secret.deck.splice(state.secret.deck.indexOf(card('assault-centre')), 1);
    },
  });
  t.play('allied', 'play assault-centre', 'order e5', 'order e6', 'order e7', 'order e8');
  t.expectNotOffered('allied', 'order e9');
  t.play('allied', 'unform e5', 'order e9');
  expect(orderedUnits(t)).toBe(5);
});

test('napoleonics/tactic-cards: Counter-Attack copies Assault, Elan and Rally with its own player’s command', () => {
  const t = play({
    first: 'french',
    allied: { 'british-line': 'e10 e11 e12' },
    hands: { french: 'assault-left rally elan forward forward bombard', allied: 'counter-attack' },
  });
  t.play('french', 'play assault-left', 'done');
  if (t.view('french').question?.kind === 'pick') t.play('french', 'done');
  t.play('allied', 'play counter-attack');
  // Six cards on the French side, four on the allied one.
  expect(t.state().public.orders.count).toEqual([0, 0, 4]);
});

test('napoleonics/tactic-cards: a unit beside the enemy has no target where the card forbids melee', () => {
  const t = play({
    allied: { 'british-line': 'e6' },
    french: { 'french-line': 'd6 c6' },
    hands: { allied: 'fire-and-hold' },
  });
  t.play('allied', 'play fire-and-hold', 'order e6', 'done');
  t.expectAwaiting('french');
  t.end('french');
});
