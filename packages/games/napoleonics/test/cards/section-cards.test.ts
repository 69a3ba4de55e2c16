import { describe, expect, test } from 'vitest';
import { card, hex, inSquare, orderedUnits, play } from '../field.ts';

const ROW = { 'british-line': 'e1 e2 e3 e5 e6 e7 e8 e10 e11 e12' };

describe('napoleonics/command-card', () => {
  test.each([
    ['scout-left', [1, 0, 0]],
    ['scout-centre', [0, 1, 0]],
    ['scout-right', [0, 0, 1]],
    ['probe-left', [2, 0, 0]],
    ['probe-centre', [0, 2, 0]],
    ['probe-right', [0, 0, 2]],
    ['attack-left', [3, 0, 0]],
    ['attack-centre', [0, 3, 0]],
    ['attack-right', [0, 0, 3]],
    ['assault-left', [3, 0, 0]],
    ['assault-centre', [0, 4, 0]],
    ['assault-right', [0, 0, 3]],
    ['coordinated-advance', [1, 2, 1]],
    ['flank-attack', [2, 0, 2]],
    ['forward', [2, 2, 2]],
    ['recon-in-force', [1, 1, 1]],
  ] as const)('%s orders %j', (id, wanted) => {
    const t = play({ allied: ROW, hands: { allied: id } });
    t.play('allied', `play ${id}`);
    const places = [
      ['e1', 'e2', 'e3'],
      ['e5', 'e6', 'e7', 'e8'],
      ['e10', 'e11', 'e12'],
    ];
    const given = places.map((hexes) => {
      let count = 0;
      for (const name of hexes) {
        if (t.view('allied').question?.kind !== 'order') break;
        const lines = t.match.actions(0).map((action) => t.match.game.notation.print(action));
        if (!lines.includes(`order ${name}`)) continue;
        t.play('allied', `order ${name}`);
        count += 1;
      }
      return count;
    });
    expect(given).toEqual(wanted);
  });

  test('napoleonics/command: Assault orders as many as the hand with the card; cards on the track do not count', () => {
    const t = play({
      allied: { 'british-line': 'e5 e6 e7 e8 i6' },
      hands: { allied: 'assault-centre forward forward rally' },
      tweak: (s) => {
        s.seats[0].hand.reverse();
        inSquare(s, 'i6', 0);
        s.seats[0].hand.reverse();
      },
    });
    t.play('allied', 'play assault-centre');
    t.expectEvents([{ type: 'cardPlayed', command: 3 }]);
    t.play('allied', 'order e5', 'order e6', 'order e7');
    expect(orderedUnits(t)).toBe(3);
    t.expectNotOffered('allied', 'order e8');
  });

  test('napoleonics/orders: a hex that two sections share is charged to either that has orders left', () => {
    const t = play({
      allied: { 'british-line': 'd4 e1 e5 f4' },
      hands: { allied: 'recon-in-force' },
    });
    t.play('allied', 'play recon-in-force', 'order d4', 'order e1');
    // d4 went to the centre: the other shared hex and the centre have nothing left.
    t.expectNotOffered('allied', 'order f4');
    t.expectNotOffered('allied', 'order e5');
  });

  test('napoleonics/orders: left and right are each player’s own', () => {
    const t = play({
      first: 'french',
      french: { 'french-line': 'e1 e12' },
      hands: { french: 'probe-left' },
    });
    t.play('french', 'play probe-left');
    t.expectNotOffered('french', 'order e1');
    t.expectOffered('french', 'order e12');
  });

  test('a card that can order no unit goes straight to the draw', () => {
    const t = play({ allied: { 'british-line': 'e12' }, hands: { allied: 'attack-centre' } });
    t.play('allied', 'play attack-centre');
    t.expectEvents([{ type: 'cardPlayed' }, { type: 'cardsDrawn' }, { type: 'turnBegan' }]);
    t.end('french');
  });

  test('napoleonics/end-of-turn: Scout draws two cards, one is kept, the other is put aside for all to see', () => {
    const t = play({ hands: { allied: 'scout-right' }, draws: 'rally elan' });
    t.play('allied', 'play scout-right');
    t.expectOffers('allied', ['keep elan', 'keep rally']);
    t.play('allied', 'keep rally');
    expect(t.state().seats[0].hand).toContain(card('rally'));
    expect(t.state().public.discards).toEqual([card('scout-right'), card('elan')]);
    t.end('french');
  });

  test('napoleonics/leaders: the bicorne lets a leader leave the unit, for an order of its own', () => {
    const t = play({
      allied: { 'british-grenadier': 'e6', 'british-heavy-cavalry': 'f6' },
      french: { 'french-line': 'c8' },
      leaders: { allied: { moore: 'e6' } },
      hands: { allied: 'attack-centre' },
    });
    // Příklad: cavalry first, then the leader joins it; both may battle, so may the grenadiers.
    t.play('allied', 'play attack-centre', 'order e6', 'lead e6', 'order f6');
    t.play('allied', 'pick f6', 'go d7', 'pick-leader e6', 'go d7');
    t.play('allied', 'pick e6', 'go e7');
    expect(t.state().public.leaderAt[0]).toBe(hex('d7'));
    t.expectOffered('allied', 'melee d7 c8');
  });

  test('napoleonics/leaders: example 2 of the rulebook, a leader who joined first keeps the cavalry where it is', () => {
    const t = play({
      allied: { 'british-grenadier': 'e6', 'british-heavy-cavalry': 'f6' },
      french: { 'french-line': 'c8' },
      leaders: { allied: { moore: 'e6' } },
      hands: { allied: 'attack-centre' },
    });
    t.play('allied', 'play attack-centre', 'order e6', 'lead e6', 'order f6');
    t.play('allied', 'pick-leader e6', 'go f6');
    t.expectOffers('allied', ['pick e6', 'done']);
  });

  test('napoleonics/leaders: moved with the unit, a leader does not move again; told to stay, it is left behind', () => {
    const start = (): ReturnType<typeof play> =>
      play({
        allied: { 'british-grenadier': 'e6' },
        leaders: { allied: { moore: 'e6' } },
        hands: { allied: 'attack-centre' },
      });
    const along = start();
    along.play('allied', 'play attack-centre', 'order e6', 'lead e6', 'pick e6', 'go d6');
    along.end('french');
    expect(along.state().public.leaderAt[0]).toBe(hex('d6'));
    const behind = start();
    behind.play('allied', 'play attack-centre', 'order e6', 'lead e6', 'pick-leader e6', 'go e6');
    behind.play('allied', 'pick e6', 'go d6');
    expect(behind.state().public.leaderAt[0]).toBe(hex('e6'));
  });
});
