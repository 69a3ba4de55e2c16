import { idOf, must, nth, seededChance, seedFromPhrase } from '@bivouac/kernel';
import { normandyRules } from '@bivouac/normandy';
import { faultsOfPosition } from '@bivouac/testkit';
import { describe, expect, test } from 'vitest';
import { turnOf } from '../src/rules/flow/turn.ts';
import { type Action, type State, seatInTurn, tileOf } from '../src/rules/index.ts';
import { type NoExtra, smallGame } from './small-title.ts';

// What every title owes the kernel, in positions of a small one.

const { game, rules } = smallGame();
const io = () => ({ chance: seededChance(seedFromPhrase('contract')), emit: () => undefined });

function begun(discard: 'open' | 'hidden' = 'open', title = game): State<NoExtra> {
  return title.setup({ scenario: 'ford', options: { discard } }, io());
}

/** Plays the first action that each line begins, for the seat that is asked first. */
function played(lines: readonly string[], state = begun(), title = game): State<NoExtra> {
  for (const line of lines) {
    const now = title.awaiting(state);
    const seat = now.kind === 'seats' ? nth(now.seats, 0) : -1;
    const action = title
      .actions(state, seat)
      .find((one) => title.notation.print(one).startsWith(line));
    if (action === undefined) throw new Error(`side ${seat} cannot “${line}”`);
    title.apply(state, seat, action, io());
  }
  return state;
}

describe('worlds look alike and views tell no secret', () => {
  test.each(['open', 'hidden'] as const)('from the first bids on, discards %s', (discard) => {
    for (const lines of [
      [],
      ['bid'],
      ['bid', 'bid'],
      ['bid', 'bid', 'play'],
      ['bid', 'bid', 'end'],
    ]) {
      const state = played(lines, begun(discard));
      expect([1, 2].flatMap((luck) => faultsOfPosition(game, state, luck))).toEqual([]);
    }
  });
});

test('a battle begins with every counter ready, and takes nothing from the scenario that another could miss', () => {
  const state = begun();
  const [scenario] = rules.scenarios;
  expect(state.public.isSuppressed).toEqual([false, false, false, false]);
  expect(state.public.bids).toEqual([-1, -1]);
  expect(state.public.unplayed).toEqual([[], []]);
  expect(state.public.lostFrom).toEqual([[], []]);
  for (const { discard, removed, thrown } of state.seats) {
    expect([discard, removed, thrown]).toEqual([[], [], []]);
  }
  const before = JSON.stringify(scenario?.sides);
  for (const supply of state.public.supplies) supply.pop();
  for (const deck of state.secret.decks) deck.pop();
  state.public.at.fill(-1);
  expect(JSON.stringify(scenario?.sides)).toBe(before);
  expect(begun().public.at).toEqual(scenario?.at);
});

test('a copy of a position shares nothing that play changes', () => {
  const state = begun();
  state.public.outcome = { winners: [0], reason: 'pinned' };
  const before = JSON.stringify(state);
  const copy = game.clone(state);
  expect(copy).toEqual(state);
  const { unplayed, plays, supplies, gone, lostFrom, at, isSuppressed, outcome } = copy.public;
  for (const pair of [unplayed, plays, supplies, gone, lostFrom, copy.secret.decks]) {
    for (const list of pair) list.push(idOf(9) as never);
  }
  at.push(9);
  isSuppressed.push(true);
  (must(outcome ?? undefined, 'an outcome').winners as number[]).push(1);
  for (const { hand, discard, removed, thrown } of copy.seats) {
    for (const list of [hand, discard, removed, thrown]) list.push(idOf(9));
  }
  expect(JSON.stringify(state)).toBe(before);
});

test('whether a card has been played is noted only where something can be done instead of the first', () => {
  expect(turnOf(normandyRules, 1)).toEqual({ seat: 1, isOver: false });
});

describe('when nothing is asked', () => {
  const over = () => {
    const state = begun();
    state.public.outcome = { winners: [0], reason: 'pinned' };
    state.stack.length = 0;
    return { state, view: game.view(state, 0) };
  };
  const shoot: Action = { kind: 'shoot', unit: 2 };

  test('no action answers, and none has a preview or more than a button', () => {
    const { state, view } = over();
    expect(game.answers(view)).toEqual([]);
    expect(game.preview(view, shoot)).toBeNull();
    expect(game.subjects(view, { kind: 'ready' })).toEqual([{ choice: 'ready' }]);
    expect(game.subjects(view, { kind: 'take', card: idOf(1) })).toEqual([
      { kind: 'supply', id: 1 },
    ]);
    expect(faultsOfPosition(game, state)).toEqual([]);
  });

  test('a question that a title does not know has no answers, and a shot without a card no preview', () => {
    const view = game.view(played(['bid', 'bid']), 0);
    expect(game.answers({ ...view, question: { kind: 'strange' } as never })).toEqual([]);
    expect(game.preview(view, shoot)).toBeNull();
  });
});

test('the side in turn follows from the question', () => {
  const play = { seat: 1, kind: 0, unit: 0, verb: '' } as never;
  expect(seatInTurn(null)).toBeNull();
  expect(seatInTurn({ kind: 'bid' })).toBeNull();
  expect(seatInTurn({ kind: 'card', turn: 0 })).toBe(0);
  expect(seatInTurn({ kind: 'use', play })).toBe(1);
  expect(seatInTurn({ kind: 'loss', turn: 1 })).toBe(1);
});

test('a bot asks the rules for the question that the view carries', () => {
  const small = smallGame();
  const state = played(['bid', 'bid'], begun('open', small.game), small.game);
  expect(small.rules.question(state)).toEqual({ kind: 'card', turn: expect.any(Number) });
});

test('no counter is on no tile', () => {
  expect(tileOf(begun().public, -1)).toBe(-1);
});

test('normandy/spawning: a card whose counter, the first one, has nowhere to enter has no use', () => {
  const small = smallGame({ spawnTile: () => -1 });
  const state = begun('open', small.game);
  state.public.at[0] = -1;
  state.public.initiative = 0;
  const rifles = played(['bid', 'bid', 'play rifle'], state, small.game);
  const attack = small.game.notation.parse('use attack');
  if (!attack.ok) throw new Error('use attack');
  expect(small.game.explain?.(small.game.view(rifles, 0), attack.value)).toEqual({
    code: 'nowhere-to-enter',
    unit: 0,
  });
});

test('a card that is played is not yet used for anything', () => {
  const state = played(['bid', 'bid', 'play']);
  const view = game.view(state, 'spectator');
  expect(view.question).toMatchObject({ kind: 'use', play: { verb: '', squad: -1, value: 0 } });
});
