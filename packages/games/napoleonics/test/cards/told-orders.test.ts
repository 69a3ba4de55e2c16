import { describe, expect, test } from 'vitest';
import { NO_HEX } from '../../src/rules/ids.ts';
import { asked, at, card, DRAWN_AND_NEXT, type Field, hex, inSquare, play } from '../field.ts';

// Questions and events of cards, orders and moves, for both sides.

describe('napoleonics/command-card: events', () => {
  test('napoleonics/end-of-turn: only the owner learns which card was drawn', () => {
    const t = play({ hands: { allied: 'attack-right' }, draws: 'rally' });
    expect(asked(t, 'allied')).toBe('play');
    t.play('allied', 'play attack-right');
    t.expectEvents([
      {
        ...{ type: 'cardPlayed', seat: 0, card: card('attack-right'), as: card('attack-right') },
        ...{ command: 4, shows: true },
      },
      { type: 'cardsDrawn', seat: 0, count: 1, secret: { 0: { cards: [card('rally')] } } },
      { type: 'turnBegan', turn: 2, seat: 1 },
    ]);
    expect(t.state().public).toMatchObject({ card: -1, as: -1, dice: [] });
  });

  test('napoleonics/end-of-turn: when the deck is empty the used cards are shuffled', () => {
    const t = play({
      hands: { allied: 'attack-right' },
      tweak(state) {
        const { deck } = state.secret;
        state.public.discards.push(...deck.splice(0));
      },
    });
    const used = t.state().public.discards;
    const deck = [...used, card('attack-right')];
    deck.sort((a, b) => (a === card('elan') ? 1 : 0) - (b === card('elan') ? 1 : 0));
    t.luck.expectShuffle('deck.shuffle', deck.length, deck);
    t.play('allied', 'play attack-right');
    t.expectEvents([
      { type: 'cardPlayed' },
      { type: 'deckReshuffled' },
      { type: 'cardsDrawn', secret: { 0: { cards: [card('elan')] } } },
      { type: 'turnBegan' },
    ]);
    expect(t.state().public.discards).toEqual([]);
    t.end('french');
  });

  test('Scout: two cards for the owner’s eyes; the one put aside is shown', () => {
    const t = play({ hands: { allied: 'scout-right' }, draws: 'rally elan' });
    t.play('allied', 'play scout-right');
    t.expectEvents([
      { type: 'cardPlayed' },
      {
        ...{ type: 'cardsDrawn', seat: 0, count: 2 },
        secret: { 0: { cards: [card('elan'), card('rally')] } },
      },
    ]);
    expect(asked(t, 'allied')).toBe('keep');
    t.play('allied', 'keep elan');
    t.expectEvents([
      { type: 'cardKept', seat: 0, card: card('rally'), shows: true },
      { type: 'turnBegan' },
    ]);
    expect(t.state().seats[0].drawn).toEqual([]);
  });

  test('Scout: the event of the two cards does not change afterwards', () => {
    const t = play({ hands: { allied: 'scout-right' }, draws: 'rally elan' });
    const acted = t.match.actText(0, 'play scout-right');
    const told = acted.ok ? acted.value.map(({ event }) => event) : [];
    t.play('allied', 'keep elan');
    expect(told.at(-1)).toMatchObject({ secret: { 0: { cards: [card('elan'), card('rally')] } } });
  });

  test('napoleonics/tactic-cards: Short Supply asks for section and place, and reports the way back', () => {
    const t = play({
      allied: { 'british-light-cavalry': 'd4', 'british-foot-artillery': 'e6' },
      french: { 'french-line': 'e8' },
      hands: { allied: 'short-supply' },
      leaders: { allied: { moore: 'd4' } },
    });
    t.play('allied', 'play short-supply');
    expect(asked(t, 'allied')).toBe('supply');
    t.expectOffers('allied', ['supply a13', 'supply d4', 'supply e6', 'supply e8', 'supply i1']);
    t.play('allied', 'supply d4');
    expect(asked(t, 'allied')).toBe('section');
    t.expectOffers('allied', ['section left', 'section centre']);
    t.play('allied', 'section left');
    t.expectEvents([{ type: 'sectionChosen', seat: 0, section: 0 }]);
    expect(asked(t, 'allied')).toBe('place');
    t.expectOffers('allied', ['place i2', 'place i3', 'place i4']);
    t.play('allied', 'place i2');
    t.expectEvents([
      {
        type: 'unitSentBack',
        unit: 0,
        kind: 'british-light-cavalry',
        from: hex('d4'),
        to: hex('i2'),
      },
      ...DRAWN_AND_NEXT,
    ]);
    expect([at(t, 'i2'), t.state().public.leaderAt[0]]).toEqual([0, hex('i2')]);
  });

  test('napoleonics/tactic-cards: Short Supply treats the enemy’s corner as a hex like any other', () => {
    const t = play({
      first: 'allied',
      french: { 'french-line': 'e2' },
      hands: { allied: 'short-supply' },
    });
    t.play('allied', 'play short-supply', 'supply e2', 'place a1');
    expect(at(t, 'e2')).toBe(-1);
    expect(at(t, 'a1')).toBe(1);
  });

  test('napoleonics/tactic-cards: Short Supply cannot send back squares, so without other units nothing is asked', () => {
    const t = play({
      hands: { allied: 'probe-left probe-left probe-left probe-left short-supply' },
      tweak(state) {
        inSquare(state, 'i1', 0);
        inSquare(state, 'a13', 1);
      },
    });
    t.play('allied', 'play short-supply');
    t.expectEvents([{ type: 'cardPlayed', command: 4 }, ...DRAWN_AND_NEXT]);
  });

  test('napoleonics/tactic-cards: Short Supply asks even for a single unit in a corner', () => {
    const t = play({
      french: { 'french-line': 'a1' },
      hands: { allied: 'probe-left probe-left probe-left probe-left short-supply' },
      tweak(state) {
        inSquare(state, 'i1', 0);
        inSquare(state, 'a13', 1);
      },
    });
    t.play('allied', 'play short-supply');
    t.expectOffers('allied', ['supply a1']);
  });

  test('napoleonics/tactic-cards: cards that fall back to one unit leave it to move and battle as usual', () => {
    const t = play({ allied: { 'british-line': 'e6' }, hands: { allied: 'cavalry-charge' } });
    t.play('allied', 'play cavalry-charge');
    expect(t.state().public.mode).toBe(0);
    expect(t.state().public.orders).toEqual({ kind: 'pool', count: [1], mask: 7 });
    const u = play({ allied: { 'british-line': 'e6' }, hands: { allied: 'grande-manoeuvre' } });
    u.play('allied', 'play grande-manoeuvre', 'single');
    expect(u.state().public.mode).toBe(0);
  });

  test('napoleonics/command: Assault orders in its section as many as the hand counted with it', () => {
    const t = play({ allied: { 'british-line': 'e6' }, hands: { allied: 'assault-centre' } });
    t.play('allied', 'play assault-centre');
    expect(t.state().public.orders).toEqual({ kind: 'sections', count: [0, 4, 0], mask: 0 });
  });

  test('napoleonics/tactic-cards: Rally reports dice, blocks and orders; two blocks are one order', () => {
    const t = play({
      allied: { 'british-line': 'f6 e6' },
      hands: { allied: 'rally' },
      blocks: { f6: 2, e6: 3 },
    });
    t.luck.expectDice('command.dice', 6, [5, 2, 1, 1]);
    t.play('allied', 'play rally');
    t.expectEvents([
      { type: 'cardPlayed' },
      { type: 'commandRolled', seat: 0, dice: [5, 2, 1, 1] },
    ]);
    expect(t.state().public.dice).toEqual([1, 1, 2, 5]);
    expect(asked(t, 'allied')).toBe('rally');
    t.expectOffers('allied', ['rally e6', 'rally f6']);
    t.play('allied', 'rally f6');
    const told = { unit: 0, kind: 'british-line', hex: hex('f6') };
    t.expectEvents([
      { type: 'blockRallied', ...told },
      { type: 'unitOrdered', ...told },
    ]);
    t.play('allied', 'rally f6');
    t.expectEvents([{ type: 'blockRallied', ...told }]);
  });

  test('napoleonics/tactic-cards: Force March asks for the section and reports that its infantry is ordered', () => {
    const t = play({ allied: { 'british-line': 'e6' }, hands: { allied: 'force-march' } });
    t.play('allied', 'play force-march');
    expect(asked(t, 'allied')).toBe('section');
    t.expectOffers('allied', ['section left', 'section centre']);
    t.play('allied', 'section centre');
    t.expectEvents([
      { type: 'sectionChosen', seat: 0, section: 1 },
      { type: 'unitOrdered', unit: 0, kind: 'british-line', hex: hex('e6') },
    ]);
    expect(asked(t, 'allied')).toBe('pick');
  });

  test('napoleonics/tactic-cards: La Grande Manoeuvre offers the manoeuvre or one unit', () => {
    const t = play({ allied: { 'british-line': 'e6' }, hands: { allied: 'grande-manoeuvre' } });
    t.play('allied', 'play grande-manoeuvre');
    expect(asked(t, 'allied')).toBe('mode');
    t.play('allied', 'manoeuvre');
    expect(asked(t, 'allied')).toBe('order');
  });

  test('napoleonics/tactic-cards: Counter-Attack repeats the enemy’s first card of the deck', () => {
    const t = play({
      allied: { 'british-line': 'e12' },
      french: { 'french-line': 'e2' },
      hands: { allied: 'scout-left', french: 'counter-attack' },
    });
    t.play('allied', 'play scout-left', 'done');
    const keep = t.match.actions(0).map((action) => t.match.game.notation.print(action));
    t.play('allied', keep[0] ?? '');
    t.play('french', 'play counter-attack');
    t.expectEvents([
      { type: 'cardPlayed', seat: 1, card: card('counter-attack'), as: card('scout-right') },
    ]);
    t.expectOffers('french', ['order e2', 'done']);
  });

  test('napoleonics/tactic-cards: Counter-Attack as the first card of the game is itself and orders no unit', () => {
    const t = play({ allied: { 'british-line': 'e6' }, hands: { allied: 'counter-attack' } });
    t.play('allied', 'play counter-attack');
    t.expectEvents([
      { type: 'cardPlayed', card: card('counter-attack'), as: card('counter-attack') },
      ...DRAWN_AND_NEXT,
    ]);
    expect(t.state().public.last).toEqual([card('counter-attack'), -1]);
  });
});

describe('napoleonics/tactic-cards: events of Leadership', () => {
  const STAFF: Field = {
    allied: { 'british-line': 'e6', 'british-light': 'd6' },
    french: { 'french-line': 'b6' },
    leaders: {
      allied: { moore: 'e6', hill: 'd6', craufurd: 'g6' },
      french: { ney: 'b6', soult: 'c9' },
    },
    hands: { allied: 'leadership' },
  };

  test('own leaders and their units get orders, the enemy’s do not', () => {
    const t = play(STAFF);
    t.play('allied', 'play leadership');
    t.expectEvents([
      { type: 'cardPlayed' },
      { type: 'leaderOrdered', leader: 0, name: 'moore', hex: hex('e6') },
      { type: 'unitOrdered', unit: 0, kind: 'british-line', hex: hex('e6') },
      { type: 'leaderOrdered', leader: 1, name: 'hill', hex: hex('d6') },
      { type: 'unitOrdered', unit: 1, kind: 'british-light', hex: hex('d6') },
      { type: 'leaderOrdered', leader: 2, name: 'craufurd', hex: hex('g6') },
    ]);
    expect(asked(t, 'allied')).toBe('order');
    t.expectOffers('allied', ['lead d6', 'lead e6', 'done']);
  });

  test('the leader who leaves is reported, and the unit loses its order', () => {
    const t = play(STAFF);
    t.play('allied', 'play leadership');
    t.play('allied', 'lead e6');
    t.expectEvents([{ type: 'leaderOrdered', leader: 0, name: 'moore', hex: hex('e6') }]);
    t.expectOffers('allied', ['lead d6', 'done']);
    t.play('allied', 'done');
    t.expectOffers('allied', ['pick d6', 'pick-leader e6', 'pick-leader g6', 'done']);
  });

  test('leaders who are lost get no orders', () => {
    const t = play({
      ...STAFF,
      tweak(state) {
        state.public.leaderAt[0] = NO_HEX;
        state.public.leaderAt[3] = NO_HEX;
      },
    });
    t.play('allied', 'play leadership');
    t.expectEvents([
      { type: 'cardPlayed' },
      { type: 'leaderOrdered', leader: 1 },
      { type: 'unitOrdered', unit: 1 },
      { type: 'leaderOrdered', leader: 2 },
    ]);
    t.expectOffers('allied', ['lead d6', 'done']);
  });

  test('a leader in the corner of the field is ordered with its unit', () => {
    const t = play({
      first: 'french',
      french: { 'french-line': 'a1' },
      leaders: { french: { ney: 'a1' } },
      hands: { french: 'leadership' },
    });
    t.play('french', 'play leadership');
    t.expectOffers('french', ['lead a1', 'done']);
  });
});

describe('napoleonics/leaders: events', () => {
  test('joining is reported, whether the leader rides to a unit or a unit comes to the leader', () => {
    const t = play({
      allied: { 'british-line': 'e6', 'british-light': 'e9' },
      leaders: { allied: { moore: 'f6', hill: 'f9' } },
      hands: { allied: 'assault-centre attack-centre attack-centre attack-centre' },
    });
    t.play('allied', 'play assault-centre', 'lead f6', 'lead f9', 'order e9', 'done');
    expect(asked(t, 'allied')).toBe('pick');
    t.play('allied', 'pick-leader f6');
    expect(asked(t, 'allied')).toBe('go');
    t.play('allied', 'go e6');
    t.expectEvents([
      { type: 'leaderMoved', leader: 0, name: 'moore', from: hex('f6'), to: hex('e6') },
      { type: 'leaderJoined', leader: 0, name: 'moore', unit: 0, kind: 'british-line' },
    ]);
    t.play('allied', 'pick-leader f9', 'go g9');
    t.expectEvents([
      { type: 'leaderMoved', leader: 1, name: 'hill', from: hex('f9'), to: hex('g9') },
    ]);
    t.play('allied', 'pick e9', 'go f9');
    t.expectEvents([
      { type: 'unitMoved', unit: 1, kind: 'british-light', from: hex('e9'), to: hex('f9') },
      ...DRAWN_AND_NEXT,
    ]);
  });

  test('a unit without a leader takes along one that it meets', () => {
    const t = play({
      allied: { 'british-line': 'e6' },
      leaders: { allied: { moore: 'f6' } },
      hands: { allied: 'attack-centre' },
    });
    t.play('allied', 'play attack-centre', 'order e6', 'done', 'pick e6');
    t.play('allied', 'go f6');
    t.expectEvents([
      { type: 'unitMoved', unit: 0, kind: 'british-line', from: hex('e6'), to: hex('f6') },
      { type: 'leaderJoined', leader: 0, name: 'moore', unit: 0, kind: 'british-line' },
      ...DRAWN_AND_NEXT,
    ]);
  });

  test('a unit with its leader reports no other', () => {
    const t = play({
      allied: { 'british-line': 'e6' },
      leaders: { allied: { moore: 'e6', hill: 'g9' } },
      hands: { allied: 'attack-centre' },
    });
    t.play('allied', 'play attack-centre', 'order e6', 'done', 'pick e6');
    t.play('allied', 'go d6');
    t.expectEvents([
      { type: 'unitMoved', unit: 0, from: hex('e6'), to: hex('d6') },
      ...DRAWN_AND_NEXT,
    ]);
    expect(t.state().public.leaderAt).toEqual([hex('d6'), hex('g9')]);
  });

  test('no cavalry rides onto an enemy', () => {
    const t = play({
      french: { 'french-line': 'd6' },
      leaders: { allied: { moore: 'e6' } },
      hands: { allied: 'attack-centre' },
    });
    t.play('allied', 'play attack-centre', 'lead e6', 'pick-leader e6');
    t.expectNotOffered('allied', 'go d6');
    t.expectOffered('allied', 'go d5');
  });
});

describe('napoleonics/leaving-square', () => {
  test('is reported, gives the card back and raises the command of no card but Assault', () => {
    const t = play({
      allied: { 'british-line': 'e6 g6 g7' },
      hands: { allied: 'scout-centre attack-centre rally forward' },
      tweak: (state) => inSquare(state, 'e6', 0),
    });
    const [behind = -1] = t.state().seats[0].captured;
    expect(t.state().seats[0].hand).not.toContain(behind);
    t.play('allied', 'play attack-centre', 'order e6', 'order g6');
    t.play('allied', 'unform e6');
    t.expectEvents([{ type: 'squareLeft', unit: 0, kind: 'british-line', hex: hex('e6') }]);
    expect(t.state().seats[0].captured).toEqual([-1, -1, -1, -1]);
    expect(t.state().seats[0].hand).toContain(behind);
    expect(t.state().public.orders).toEqual({ kind: 'sections', count: [0, 3, 0], mask: 0 });
  });
});
