import { idOf } from '@bivouac/kernel';
import { scriptedPlay } from '@bivouac/testkit';
import { expect, test } from 'vitest';
import {
  type Action,
  type CoreQuestion,
  move,
  type State,
  type TitleRules,
} from '../src/rules/index.ts';
import { type NoExtra, smallGame, tileNamed } from './small-title.ts';

// Cards: chief 0, rifles 1 2 3, guns 4 5, fog 6 7. Units: red 0 1, blue 2 3.
const RED_RIFLES = 0;
const RED_GUNS = 1;
const BLUE_RIFLES = 2;

type Change = (state: State<NoExtra>) => void;

/** Red moves, holding its chief and a card of each unit; Blue holds a gun and the rest of its deck. */
function redMoves(
  differences: Partial<TitleRules<NoExtra, CoreQuestion, Action>> = {},
  change: Change = () => undefined,
) {
  const { game } = smallGame(differences);
  const changed: typeof game = {
    ...game,
    setup(setup, io) {
      const state = game.setup(setup, io);
      change(state);
      game.check(state);
      return state;
    },
  };
  const t = scriptedPlay(changed, {}, (luck) => {
    luck.expectShuffle('deck.one', 5, [6, 0, 1, 4, 2]);
    luck.expectShuffle('deck.two', 5, [1, 6, 2, 0, 4]);
  });
  t.play('red', 'bid rifle');
  t.play('blue', 'bid gun');
  t.expectAwaiting('red');
  return t;
}

test('a casualty is looked for in the zones of the title, in its order', () => {
  const far = ['play rifle', 'use attack', 'shoot blue-rifles'] as const;
  const fromHand = redMoves();
  fromHand.luck.expectDice('combat.attack', 10, [9]);
  fromHand.play('red', ...far);
  expect(fromHand.state().seats[1].removed).toEqual([2]);
  expect(fromHand.state().seats[1].hand).toEqual([0, 6]);
  fromHand.end('red');

  const fromDeck = redMoves({ casualtyZones: ['deck'] });
  fromDeck.luck.expectDice('combat.attack', 10, [9]);
  fromDeck.luck.expectShuffle('deck.two', 0, []);
  fromDeck.play('red', ...far);
  expect(fromDeck.state().seats[1].removed).toEqual([1]);
  expect(fromDeck.state().secret.decks[1]).toEqual([]);
  fromDeck.end('red');

  const nowhere = redMoves({ casualtyZones: ['discard'] });
  nowhere.luck.expectDice('combat.attack', 10, [9]);
  nowhere.play('red', ...far);
  nowhere.expectWinner('red');
  nowhere.end();
});

test('the title gives the cover, for the shot that is fired', () => {
  const shots: unknown[] = [];
  const t = redMoves({
    coverAgainst(_rules, _part, shot) {
      shots.push(shot);
      return 2;
    },
  });
  t.luck.expectDice('combat.attack', 10, [8]);
  t.play('red', 'play rifle', 'use attack', 'shoot blue-rifles');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'fired', total: 5 + 2 + 2, isHit: false },
  ]);
  expect(shots).toEqual([{ verb: 'attack', unit: RED_RIFLES, target: BLUE_RIFLES }]);
  t.end('red');
});

test('whether a commander may be inspired is the title’s word', () => {
  const change: Change = (state) => {
    state.seats[0].hand = [idOf(0), idOf(2), idOf(4)];
    state.secret.decks[0] = [idOf(6)];
    state.public.plays[0] = [idOf(1)];
  };
  const never = redMoves({}, change);
  never.play('red', 'play chief', 'use inspire');
  never.expectOffers('red', ['take rifle', 'done']);
  never.end('red');
  const always = redMoves({ mayInspire: () => true }, change);
  always.play('red', 'play chief', 'use inspire');
  always.expectOffers('red', ['take chief', 'take rifle', 'done']);
  always.end('red');
});

test('what blocks Control, and its further use, is the title’s word', () => {
  const change: Change = (state) => {
    state.public.at[RED_RIFLES] = tileNamed('3b');
    state.public.at[BLUE_RIFLES] = tileNamed('3b');
  };
  const blocked = redMoves({}, change);
  blocked.play('red', 'play rifle');
  blocked.expectOffers('red', ['use move', 'use attack', 'hunker']);
  blocked.end('red');
  const free = redMoves({ isControlBlocked: () => false }, change);
  free.play('red', 'play rifle', 'use control');
  free.expectEvents([{ type: 'cardLaid' }, { type: 'cardPlayed' }, { type: 'tileControlled' }]);
  free.end('red');
  // 1A is red's own already.
  const again = redMoves();
  again.play('red', 'play rifle');
  again.expectOffers('red', ['use move', 'use attack', 'hunker']);
  again.end('red');
  const raised: number[] = [];
  const raising = redMoves({
    canRaise: (_rules, _part, seat) => seat === 0,
    raise: (_rules, _state, _seat, tile) => raised.push(tile),
  });
  raising.play('red', 'play rifle', 'use control');
  expect(raised).toEqual([tileNamed('1a')]);
  raising.end('red');
});

test('the core calls the title after moves and removals, and settles after shots and Control', () => {
  const told: string[] = [];
  const t = redMoves({
    afterMove: (_rules, _state, unit) => told.push(`move ${unit}`),
    afterRemoval: (_rules, _state, unit) => told.push(`removal ${unit}`),
    settle: (_rules, _state, actor) => told.push(`settle ${actor}`),
    casualtyZones: [],
  });
  t.luck.expectDice('combat.attack', 10, [1]);
  t.play('red', 'play gun', 'use scout', 'go 2a', 'done');
  t.play('red', 'play rifle', 'use attack', 'shoot blue-rifles');
  expect(told).toEqual([`move ${RED_GUNS}`]);
  expect(t.match.actions(0).length).toBeGreaterThan(0);
  t.end('red');
  const hit = redMoves({
    afterRemoval: (_rules, _state, unit) => told.push(`removal ${unit}`),
    settle: (_rules, _state, actor) => told.push(`settle ${actor}`),
    casualtyZones: [],
  });
  hit.luck.expectDice('combat.attack', 10, [10]);
  hit.play('red', 'play rifle', 'use attack', 'shoot blue-rifles');
  expect(told.slice(1)).toEqual([`removal ${BLUE_RIFLES}`, 'settle 0']);
  hit.end('red');
});

test('a verb is listed under its own name', () => {
  expect(() => smallGame({}, { scout: move })).toThrow('the verb move is listed as scout');
});

test('a unit enters where the title says', () => {
  const change: Change = (state) => {
    state.public.at[RED_GUNS] = -1;
  };
  const t = redMoves({ spawnTile: () => tileNamed('2a') }, change);
  t.play('red', 'play gun', 'use scout', 'done');
  expect(t.state().public.at[RED_GUNS]).toBe(tileNamed('2a'));
  t.end('red');
});
