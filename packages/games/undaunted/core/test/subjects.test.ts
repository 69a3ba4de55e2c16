import { idOf, seededChance, seedFromPhrase, subjectKey } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { type Action, inPlay, type PlayVars } from '../src/rules/index.ts';
import { smallGame } from './small-title.ts';

const { game } = smallGame();
const io = { chance: seededChance(seedFromPhrase('subjects')), emit: () => undefined };
const setup = { scenario: 'ford', options: { discard: 'open' } };
const view = game.view(game.setup(setup, io), 0);
const hand = [1, 2, 6].map((card) => idOf<'card'>(card));
const own = view.own === null ? null : { ...view.own, hand };
const vars: PlayVars = {
  seat: 0,
  card: idOf(1),
  kind: idOf(1),
  unit: 0,
  value: 1,
  squad: -1,
  left: 1,
};

const keysIn = (seen: typeof view, action: Action): readonly string[] =>
  game.subjects(seen, action).map(subjectKey);

type Question = NonNullable<typeof view.question>;
const keys = (action: Action, question: Question = { kind: 'bid' }, at = view.public.at) =>
  keysIn({ ...view, own, question, public: { ...view.public, at } }, action);
const inUse: Question = { kind: 'use', play: inPlay(vars, '') };

test('a bid concerns every copy of the card in hand', () => {
  expect(keys({ kind: 'bid', card: idOf(1) })).toEqual(['card:1', 'card:2']);
  expect(keys({ kind: 'bid', card: idOf(2) })).toEqual(['button:bid']);
});

test('a card to play concerns its copies in hand and its counter, while that is on the map', () => {
  const home = view.public.at[0];
  expect(keys({ kind: 'play', card: idOf(1) })).toEqual(['card:1', 'card:2', 'unit:0']);
  expect(keys({ kind: 'play', card: idOf(1) }, inUse, [-1, -1, -1, -1])).toEqual([
    'card:1',
    'card:2',
  ]);
  expect(keys({ kind: 'play', card: idOf(1) }, inUse, [0, 0, 0, 0])).toContain('unit:0');
  expect(keys({ kind: 'play', card: idOf(0) })).toEqual(['button:play']);
  expect(keys({ kind: 'unit', unit: 0 })).toEqual(['unit:0', `tile:${home}`]);
});

test('a spectator has no hand to point at', () => {
  const blind = { ...view, viewer: 'spectator' as const, own: null };
  expect(keysIn(blind, { kind: 'play', card: idOf(1) })).toEqual(['button:play']);
  expect(keysIn(blind, { kind: 'bid', card: idOf(1) })).toEqual(['button:bid']);
});

test('a use concerns the act, or the act for less', () => {
  expect(keys({ kind: 'use', verb: 3 })).toEqual(['verb:3']);
  expect(keys({ kind: 'useFor', verb: 3, value: 1 })).toEqual(['verb:3-1']);
});

test('a target concerns the counter and its tile; one off the board the counter alone', () => {
  expect(keys({ kind: 'shoot', unit: 2 }, inUse, [0, 0, 5, 0])).toEqual(['unit:2', 'tile:5']);
  expect(keys({ kind: 'unit', unit: 2 }, inUse, [0, 0, 0, 0])).toEqual(['unit:2', 'tile:0']);
  expect(keys({ kind: 'shoot', unit: 2 }, inUse, [0, 0, -1, 0])).toEqual(['unit:2']);
});

test('a step and an aim concern their tile', () => {
  expect(keys({ kind: 'go', tile: 4 })).toEqual(['tile:4']);
  expect(keys({ kind: 'aim', tile: 4 })).toEqual(['tile:4']);
});

test('a card to take lies in the supply, or was played when it is inspired', () => {
  expect(keys({ kind: 'take', card: idOf(1) })).toEqual(['supply:1']);
  const question: Question = { kind: 'inspire', play: inPlay(vars, 'inspire') };
  const plays: typeof view.public.plays = [[idOf(3), idOf(4)], [idOf(5)]];
  const taking = (seat: 0 | 1) =>
    keysIn(
      {
        ...view,
        question: { ...question, play: { ...question.play, seat } },
        public: { ...view.public, plays },
      },
      { kind: 'take', card: idOf(seat === 0 ? 1 : 2) },
    );
  expect(taking(0)).toEqual(['played:3']);
  expect(taking(1)).toEqual(['played:5']);
});

test('what is no thing on the table is a button; a unit is made ready by its counter too', () => {
  expect(keys({ kind: 'done' })).toEqual(['button:done']);
  expect(keys({ kind: 'ready' }, inUse)).toEqual(['button:ready', 'unit:0']);
  const leader: Question = { kind: 'use', play: inPlay({ ...vars, unit: -1 }, '') };
  expect(keys({ kind: 'ready' }, leader)).toEqual(['button:ready']);
  expect(keys({ kind: 'ready' })).toEqual(['button:ready']);
});
