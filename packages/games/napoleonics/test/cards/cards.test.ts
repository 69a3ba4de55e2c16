import { describe, expect, test } from 'vitest';
import { CARDS, mirrored } from '../../src/rules/data/cards.ts';
import {
  at,
  bannersOf,
  blocksAt,
  card,
  command,
  type Field,
  faces,
  hex,
  inSquare,
  orderedUnits,
  play,
  throwDice,
} from '../field.ts';

const ROW = { 'british-line': 'e1 e2 e3 e5 e6 e7 e8 e10 e11 e12' };

describe('napoleonics/tactic-cards: Bayonet Charge', () => {
  const FIELD: Field = {
    allied: {
      'british-line': 'g6',
      'british-guard-grenadier': 'g8',
      'british-light-cavalry': 'i9',
    },
    french: { 'french-line': 'd6 d9' },
    hands: { allied: 'bayonet-charge' },
  };
  test('infantry moves two hexes and fights in melee only; guards have a die more', () => {
    const t = play(FIELD);
    t.play('allied', 'play bayonet-charge');
    t.expectNotOffered('allied', 'order i9');
    t.play('allied', 'order g6', 'order g8', 'done');
    t.play('allied', 'pick g6', 'go e6', 'pick g8', 'go e8');
    t.expectOffers('allied', ['melee e6 d6', 'done']);
    const u = play({ ...FIELD, french: { 'french-line': 'e8' } });
    u.play('allied', 'play bayonet-charge', 'order g8', 'done', 'pick g8', 'go f8', 'melee f8 e8');
    throwDice(u, 'melee', 'cav cav cav cav cav cav cav');
    u.play('french', 'stand');
    u.expectEvents([{ type: 'diceRolled', total: 7 }]);
  });
  test('four units at most', () => {
    const t = play({ allied: ROW, hands: { allied: 'bayonet-charge' } });
    t.play('allied', 'play bayonet-charge', 'order e1', 'order e3', 'order e5', 'order e7');
    expect(orderedUnits(t)).toBe(4);
    expect(t.view('allied').question?.kind).toBe('pick');
  });
});

describe('napoleonics/tactic-cards: Bombard', () => {
  test('guns either move three hexes or battle with two dice more, guards with three', () => {
    const t = play({
      first: 'french',
      allied: { 'british-line': 'e6' },
      french: {
        'french-foot-artillery': 'c6',
        'french-guard-foot-artillery': 'c4',
        'french-horse-artillery': 'a8',
      },
      hands: { french: 'bombard' },
    });
    t.play('french', 'play bombard', 'order c6', 'order c4', 'order a8');
    t.play('french', 'pick a8', 'go d8', 'done');
    t.expectOffers('french', ['fire c4 e6', 'fire c6 e6', 'done']);
    throwDice(t, 'ranged', 'cav cav cav cav cav');
    t.play('french', 'fire c6 e6');
    throwDice(t, 'ranged', 'cav cav cav cav cav');
    t.play('french', 'fire c4 e6');
    t.expectEvents([
      { type: 'diceRolled', total: 5 },
      { type: 'cardsDrawn' },
      { type: 'turnBegan' },
    ]);
  });
  test('without guns it orders any one unit, as usual', () => {
    const t = play({
      allied: { 'british-line': 'e6 e8' },
      french: { 'french-line': 'd6' },
      hands: { allied: 'bombard' },
    });
    t.play('allied', 'play bombard', 'order e6');
    t.expectNotOffered('allied', 'order e8');
    t.play('allied', 'done', 'melee e6 d6');
    throwDice(t, 'melee', 'cav cav cav cav');
    t.play('french', 'stand');
  });
});

describe('napoleonics/tactic-cards: Cavalry Charge', () => {
  test('cavalry has a die more and heavy cavalry rides three; guards two dice; horse guns as usual', () => {
    const t = play({
      allied: {
        'british-heavy-cavalry': 'g6',
        'british-guard-cavalry': 'e8',
        'british-horse-artillery': 'i8',
        'british-line': 'i6',
      },
      french: { 'french-light-cavalry': 'c6', 'french-heavy-cavalry': 'd8' },
      hands: { allied: 'cavalry-charge' },
    });
    t.play('allied', 'play cavalry-charge');
    t.expectNotOffered('allied', 'order i6');
    t.play('allied', 'order g6', 'order e8', 'order i8', 'pick g6', 'go d6', 'done');
    t.play('allied', 'melee d6 c6');
    throwDice(t, 'melee', 'inf inf inf inf inf');
    t.play('french', 'stand', 'hold');
    t.play('allied', 'melee e8 d8');
    throwDice(t, 'melee', 'inf inf inf inf inf inf');
    t.play('french', 'stand');
    t.expectEvents([{ type: 'diceRolled', total: 6 }]);
  });
  test('napoleonics/town: no extra dice into or out of buildings', () => {
    for (const town of ['d6', 'e6']) {
      const t = play({
        map: { t: town },
        allied: { 'british-heavy-cavalry': 'e6' },
        french: { 'french-light-cavalry': 'd6' },
        hands: { allied: 'cavalry-charge' },
      });
      t.play('allied', 'play cavalry-charge', 'order e6', 'done', 'melee e6 d6');
      throwDice(t, 'melee', 'inf');
      t.play('french', 'stand');
      t.expectEvents([{ type: 'diceRolled', total: 1 }]);
    }
  });
});

describe('napoleonics/tactic-cards: Counter-Attack', () => {
  test('repeats the enemy’s card with left and right exchanged', () => {
    const t = play({
      first: 'french',
      allied: ROW,
      hands: { french: 'attack-left', allied: 'counter-attack' },
    });
    command(t, 'french', 'attack-left');
    t.play('allied', 'play counter-attack');
    t.expectEvents([
      { type: 'cardPlayed', card: card('counter-attack'), as: card('attack-right') },
    ]);
    t.expectOffered('allied', 'order e12');
    t.expectNotOffered('allied', 'order e1');
  });
  test('copied again, it turns back; as the first card it orders no unit', () => {
    const t = play({
      first: 'french',
      allied: ROW,
      french: { 'french-line': 'c1 c12' },
      hands: { french: 'counter-attack probe-left', allied: 'counter-attack' },
    });
    t.play('french', 'play counter-attack');
    t.play('allied', 'play probe-left', 'done');
    t.end('french');
    expect(mirrored(mirrored(card('assault-left')))).toBe(card('assault-left'));
    expect(mirrored(card('forward'))).toBe(card('forward'));
  });
  test('of a scout it also draws two cards', () => {
    const t = play({
      first: 'french',
      hands: { french: 'scout-centre', allied: 'counter-attack' },
      draws: 'forward forward rally elan',
    });
    t.play('french', 'play scout-centre', 'keep forward');
    t.play('allied', 'play counter-attack');
    t.expectOffers('allied', ['keep elan', 'keep rally']);
  });
});

describe('napoleonics/tactic-cards: Elan', () => {
  test('each symbol orders a unit of its class, a flag any piece; a die more; all cards are shuffled', () => {
    const t = play({
      allied: { 'british-line': 'e6 e8', 'british-light-cavalry': 'i6' },
      french: { 'french-line': 'd6' },
      leaders: { allied: { moore: 'h6' } },
      hands: { allied: 'elan' },
    });
    t.luck.expectDice('command.dice', 6, faces('inf sab sab flag'));
    t.play('allied', 'play elan', 'order e6', 'lead h6', 'done', 'melee e6 d6');
    throwDice(t, 'melee', 'cav cav cav cav cav');
    t.play('french', 'stand');
    t.luck.expectShuffle('deck.shuffle', 63, []);
    t.play('french', 'hold');
    expect(t.state().public.discards).toEqual([]);
    t.end('french');
  });
  test('sabers order no unit, and symbols without units are lost', () => {
    const t = play({ allied: {}, hands: { allied: 'elan' } });
    t.luck.expectDice('command.dice', 6, faces('cav art sab sab'));
    t.luck.expectShuffle('deck.shuffle', 63, []);
    t.play('allied', 'play elan');
    t.end('french');
  });
});

describe('napoleonics/tactic-cards: Fire and Hold', () => {
  test('fire with a die more, no move, no melee', () => {
    const t = play({
      allied: { 'british-line': 'e6 e9', 'british-light-cavalry': 'i6' },
      french: { 'french-line': 'c6 d9' },
      hands: { allied: 'fire-and-hold' },
    });
    t.play('allied', 'play fire-and-hold');
    t.expectNotOffered('allied', 'order i6');
    t.play('allied', 'order e6', 'order e9', 'done');
    t.expectOffers('allied', ['fire e6 c6', 'done']);
    throwDice(t, 'ranged', 'cav cav cav cav cav cav');
    t.play('allied', 'fire e6 c6');
    t.end('french');
  });
});

describe('napoleonics/tactic-cards: Force March', () => {
  test('all infantry of a section; light, grenadiers, guards and units with a leader go two and battle', () => {
    const t = play({
      allied: { 'british-line': 'g5 g6', 'british-light': 'g7', 'british-light-cavalry': 'i6' },
      french: { 'french-line': 'd5 d8 d6' },
      leaders: { allied: { moore: 'g5' } },
      hands: { allied: 'force-march' },
    });
    t.play('allied', 'play force-march');
    t.expectOffers('allied', ['section left', 'section centre']);
    t.play('allied', 'section centre');
    expect(orderedUnits(t)).toBe(3);
    t.play('allied', 'pick g5', 'go e5', 'pick g6', 'go e6', 'pick g7', 'go e8');
    const offers = t.match.actions(0).map((action) => t.match.game.notation.print(action));
    expect(offers.some((line) => line.startsWith('melee e5'))).toBe(true);
    expect(offers.some((line) => line.startsWith('melee e8'))).toBe(true);
    expect(offers.some((line) => line.startsWith('melee e6'))).toBe(false);
  });
});

describe('napoleonics/tactic-cards: Give Them the Cold Steel', () => {
  test('all units beside an enemy fight with a die more, unmoved; the bonus melee has none', () => {
    const t = play({
      allied: { 'british-heavy-cavalry': 'e6', 'british-line': 'e9 i6' },
      french: {
        'french-foot-artillery': 'd6',
        'french-horse-artillery': 'd5',
        'french-light': 'd9',
      },
      hands: { allied: 'cold-steel' },
      blocks: { d6: 1 },
    });
    t.play('allied', 'play cold-steel');
    expect(orderedUnits(t)).toBe(2);
    t.play('allied', 'melee e6 d6');
    throwDice(t, 'melee', 'art inf inf inf inf');
    t.play('french', 'stand');
    t.play('allied', 'advance', 'halt', 'melee d6 d5');
    throwDice(t, 'melee', 'inf inf inf inf');
    t.play('french', 'stand');
    t.expectEvents([{ type: 'diceRolled', total: 4 }]);
  });
  test('with no unit beside an enemy it orders none', () => {
    const t = play({ allied: { 'british-line': 'i6' }, hands: { allied: 'cold-steel' } });
    t.play('allied', 'play cold-steel');
    t.end('french');
  });
});

describe('napoleonics/tactic-cards: Leadership', () => {
  const FIELD: Field = {
    allied: { 'british-line': 'e6 e9' },
    french: { 'french-line': 'd6' },
    leaders: { allied: { moore: 'e6', hope: 'i6' } },
    hands: { allied: 'leadership' },
  };
  test('every leader, and the leader’s unit with a die more', () => {
    const t = play(FIELD);
    t.play('allied', 'play leadership', 'done', 'done', 'melee e6 d6');
    throwDice(t, 'melee', 'cav cav cav cav cav');
    t.play('french', 'stand');
    t.expectEvents([{ type: 'diceRolled', total: 5 }]);
  });
  test('a leader who leaves takes the order along, and joining orders no unit', () => {
    const t = play(FIELD);
    t.play('allied', 'play leadership', 'lead e6');
    t.play('allied', 'pick-leader e6', 'go e9', 'done');
    t.end('french');
  });
  test('without leaders any one unit', () => {
    const t = play({ ...FIELD, leaders: {} });
    t.play('allied', 'play leadership', 'order e6');
    expect(orderedUnits(t)).toBe(1);
  });
});

describe('napoleonics/tactic-cards: La Grande Manoeuvre', () => {
  const FIELD: Field = {
    allied: { 'british-line': 'i6 i8 h3', 'british-foot-artillery': 'i10' },
    french: { 'french-line': 'd6' },
    map: { f: 'h7' },
    hands: { allied: 'grande-manoeuvre forward' },
    tweak: (s) => inSquare(s, 'h3', 0),
  };
  test('four hexes, ground still stops, no unit battles, squares are left out', () => {
    const t = play(FIELD);
    t.play('allied', 'play grande-manoeuvre', 'manoeuvre');
    t.expectNotOffered('allied', 'order h3');
    t.play('allied', 'order i6', 'order i8', 'done', 'pick i6', 'go e6', 'pick i8');
    t.expectOffered('allied', 'go h7');
    t.play('allied', 'go h7');
    t.end('french');
  });
  test('or one unit as usual', () => {
    const t = play(FIELD);
    t.play('allied', 'play grande-manoeuvre', 'single', 'order i6', 'pick i6');
    t.expectNotOffered('allied', 'go e6');
  });
});

describe('napoleonics/tactic-cards: Rally', () => {
  test('symbols give blocks back, never above the start; those units are ordered', () => {
    const t = play({
      allied: { 'british-line': 'e6 e8', 'british-foot-artillery': 'e5' },
      hands: { allied: 'rally' },
      blocks: { e6: 1, e8: 3 },
    });
    t.luck.expectDice('command.dice', 6, faces('inf inf art flag'));
    t.play('allied', 'play rally');
    t.expectOffers('allied', ['rally e6', 'rally e8']);
    t.play('allied', 'rally e8');
    t.expectOffers('allied', ['rally e6']);
    t.play('allied', 'rally e6');
    expect([blocksAt(t, 'e6'), blocksAt(t, 'e8')]).toEqual([2, 4]);
    expect(orderedUnits(t)).toBe(2);
  });
  test('two symbols may go to one unit; with nothing lost it orders no unit', () => {
    const t = play({
      allied: { 'british-line': 'e6' },
      hands: { allied: 'rally' },
      blocks: { e6: 1 },
    });
    t.luck.expectDice('command.dice', 6, faces('inf inf sab sab'));
    t.play('allied', 'play rally', 'rally e6', 'rally e6');
    expect(blocksAt(t, 'e6')).toBe(3);
    const whole = play({ allied: { 'british-line': 'e6' }, hands: { allied: 'rally' } });
    whole.luck.expectDice('command.dice', 6, faces('inf inf sab sab'));
    whole.play('allied', 'play rally');
    whole.end('french');
  });
});

describe('napoleonics/tactic-cards: Short Supply', () => {
  test('an enemy unit goes back to its own first row, in the same section, with its leader', () => {
    const t = play({
      french: { 'french-line': 'e6' },
      leaders: { french: { ney: 'e6', soult: 'e9' } },
      hands: { allied: 'short-supply' },
    });
    t.play('allied', 'play short-supply');
    // Not a leader alone.
    t.expectNotOffered('allied', 'supply e9');
    t.play('allied', 'supply e6');
    t.expectOffers('allied', ['place a5', 'place a6', 'place a7', 'place a8', 'place a9']);
    t.play('allied', 'place a5');
    expect(at(t, 'a5')).toBeGreaterThanOrEqual(0);
    expect(t.state().public.leaderAt[0]).toBe(hex('a5'));
    t.end('french');
  });
  test('on a shared hex the section is chosen; a full first row leaves the second', () => {
    const t = play({
      french: { 'french-line': 'd4', 'french-light': 'a1 a2 a3 a4' },
      hands: { allied: 'short-supply' },
    });
    t.play('allied', 'play short-supply', 'supply d4');
    t.expectOffers('allied', ['section left', 'section centre']);
    t.play('allied', 'section left');
    t.expectOffers('allied', ['place b1', 'place b2', 'place b3', 'place b4']);
  });
  test('not a square; a friendly unit may be sent back too', () => {
    const t = play({
      allied: { 'british-line': 'e6' },
      french: { 'french-line': 'e8' },
      hands: { allied: 'short-supply' },
      tweak: (s) => inSquare(s, 'e8', 1),
    });
    t.play('allied', 'play short-supply');
    t.expectNotOffered('allied', 'supply e8');
    t.play('allied', 'supply e6', 'place i7');
    expect(bannersOf(t)).toEqual([0, 0]);
    t.end('french');
  });
});

test('napoleonics/command-card: the deck has 70 cards, 48 of sections and 22 of tactics', () => {
  const count = (isTactic: boolean) =>
    CARDS.filter((kind) => kind.isTactic === isTactic).reduce((sum, { copies }) => sum + copies, 0);
  expect([count(false), count(true)]).toEqual([48, 22]);
});

test('napoleonics/first-strike: in its player’s own turn it orders no unit', () => {
  const t = play({ allied: { 'british-line': 'e6' }, hands: { allied: 'first-strike' } });
  command(t, 'allied', 'first-strike');
  t.end('french');
});
