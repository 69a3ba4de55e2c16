import { skirmish } from '@bivouac/skirmish';
import { scriptedPlay } from '@bivouac/testkit';
import { expect, test } from 'vitest';
import { createMatch, idOf, type ScriptedChance, seedFromPhrase } from '../src/index.ts';

/** Both decks in known order; the top card is the last one, so hands are the last four. */
function decks(luck: ScriptedChance): void {
  luck.expectShuffle('deck.blue', 10, [0, 0, 0, 1, 1, 3, 3, 2, 2, 1]);
  luck.expectShuffle('deck.red', 10, [0, 0, 1, 1, 3, 3, 0, 2, 2, 1]);
}

/** Blue bids higher, so Blue moves first. */
function begin() {
  const table = scriptedPlay(skirmish, { scenario: 'crossing' }, decks);
  table.play('blue', 'bid three');
  table.play('red', 'bid one');
  return table;
}

test('an action that is not listed is refused and nothing changes', () => {
  const table = begin();
  table.expectRefused('blue', 'order one', 'illegal-action');
  table.expectRefused('blue', 'march to ford', 'illegal-action');
  table.expectRefused('red', 'order one', 'not-your-decision');
  table.expectRefused('blue', 'dance', 'unknown-notation');
  expect(table.match.act(5, { kind: 'halt' })).toMatchObject({ problem: { code: 'unknown-seat' } });
  expect(table.match.act(0, { kind: 'order', card: idOf(1) }, 0)).toEqual({
    ok: false,
    problem: { code: 'stale-decision', given: 0, current: 2 },
  });
  table.end('blue');
});

test('what was played before a lesson cannot be undone, what follows can', () => {
  const table = begin();
  const { match } = table;
  table.play('blue', 'order two', 'pick fife');
  const { decision } = match;
  match.forgetUndo();
  expect([match.undoDepth(0), match.undoBarrier(0)]).toEqual([0, 'nothing-done']);
  expect(match.undo(0)).toMatchObject({ problem: { code: 'cannot-undo' } });
  expect(match.decision).toBe(decision);
  expect(match.actText(0, 'march to mill').ok).toBe(true);
  expect(match.undoDepth(0)).toBe(1);
});

test('a seat can undo its steps one by one, or all at once', () => {
  const table = begin();
  const { match } = table;
  const start = match.hash();
  table.play('blue', 'order two', 'pick fife', 'march to mill');
  expect(match.undoDepth(0)).toBe(3);
  expect(match.undo(0)).toEqual({ ok: true, value: { kind: 'march', area: 3 } });
  table.expectOffers('blue', ['march to west-camp', 'march to mill', 'march to hill']);
  expect(match.log(0).at(-1)?.event.type).toBe('cardPlayed');
  expect(match.restart(0)).toEqual({ ok: true, value: 2 });
  expect(match.hash()).toBe(start);
  expect(match.decision).toBe(2);
  table.end('blue');
});

test('undo ends when the decision passes to the other seat', () => {
  const table = begin();
  table.play('blue', 'order two', 'halt');
  expect(table.match.undo(0)).toEqual({
    ok: false,
    problem: { code: 'cannot-undo', reason: 'passed' },
  });
  expect(table.match.undo(1)).toEqual({
    ok: false,
    problem: { code: 'cannot-undo', reason: 'passed' },
  });
  table.end('red');
});

test('undo ends when dice are rolled', () => {
  const table = begin();
  table.play('blue', 'order two', 'pick fife', 'march to mill', 'pick fife');
  table.expectOffered('blue', 'attack village');
  table.play('blue', 'attack village');
  table.luck.expectDice('combat.fire', 6, [1, 1]);
  table.play('red', 'stand');
  expect(table.match.undoBarrier(1)).toBe('luck');
  expect(table.match.undoBarrier(0)).toBe('luck');
  table.end('red');
});

test('undo ends when something hidden is seen, and no seat undoes the action of another', () => {
  const table = scriptedPlay(skirmish, {}, decks);
  expect(table.match.undo(0)).toMatchObject({ problem: { reason: 'nothing-done' } });
  table.play('blue', 'bid two');
  expect(table.match.undo(0)).toMatchObject({ problem: { reason: 'passed' } });
  table.play('red', 'bid two');
  expect(table.match.undo(1)).toMatchObject({ problem: { reason: 'secret' } });
  table.play('blue', 'order three');
  expect(table.match.undo(1)).toMatchObject({ problem: { reason: 'not-yours' } });
  expect(table.match.restart(1)).toMatchObject({ problem: { reason: 'not-yours' } });
  table.end('blue');
});

test('a log shows each seat its own secrets, and everything to everyone only after the end', () => {
  const table = begin();
  expect(table.match.view('everyone')).toEqual({ ok: false, problem: { code: 'game-not-over' } });
  const secrets = (viewer: 0 | 1 | 'everyone'): unknown[] =>
    table.match
      .log(viewer)
      .map(({ event }) => event.secret)
      .filter(Boolean);
  expect(secrets(0)).toEqual([{ 0: { cards: [1, 2, 2, 3] } }]);
  expect(secrets(1)).toEqual([{ 1: { cards: [0, 1, 2, 2] } }]);
  expect(secrets('everyone')).toEqual([]);
  table.end('blue');
});

test('a set-up is completed, and errors in it are named', () => {
  const seed = seedFromPhrase('wish');
  const problem = (wish: Parameters<typeof createMatch>[1]) => {
    const match = createMatch(skirmish, wish, seed);
    return match.ok ? match.value.setup : match.problem;
  };
  expect(problem({})).toEqual({ scenario: 'crossing', options: { length: 'short' } });
  expect(problem({ scenario: 'crosing' })).toMatchObject({
    code: 'unknown-scenario',
    nearest: 'crossing',
  });
  expect(problem({ options: { lenght: 'long' } })).toMatchObject({
    code: 'unknown-option',
    nearest: 'length',
  });
  expect(problem({ options: { length: 'huge' } })).toMatchObject({
    code: 'bad-option-value',
    allowed: ['short', 'long'],
  });
});

test('after the end every command is refused', () => {
  const begun = createMatch(skirmish, {}, seedFromPhrase('end'));
  if (!begun.ok) throw new Error('no match');
  const match = begun.value;
  for (let now = match.awaiting(); now.kind === 'seats'; now = match.awaiting()) {
    const seat = now.seats[0] ?? 0;
    const action = match.actions(seat)[0];
    if (action === undefined) throw new Error('no action');
    match.act(seat, action);
  }
  expect(match.act(0, { kind: 'halt' })).toEqual({ ok: false, problem: { code: 'game-over' } });
  expect(match.view('everyone')).toMatchObject({ ok: true, value: { viewer: 'everyone' } });
  expect(match.log('everyone').some(({ event }) => event.secret?.[1])).toBe(true);
  expect(match.undo(0).ok).toBe(false);
});

test('a seat may resign at any time; a draw needs both', () => {
  const table = begin();
  const { match } = table;
  expect(match.say(1, 'accept-draw')).toEqual({ ok: false, problem: { code: 'no-draw-offered' } });
  expect(match.say(1, 'offer-draw').ok).toBe(true);
  expect(match.say(1, 'accept-draw').ok).toBe(false);
  expect(match.drawOffer()).toBe(1);
  table.play('blue', 'order two');
  expect(match.drawOffer()).toBeNull();
  expect(match.say(0, 'accept-draw').ok).toBe(false);
  match.say(0, 'offer-draw');
  table.play('blue', 'pick drum');
  expect(match.drawOffer()).toBe(0);
  expect(match.say(1, 'accept-draw').ok).toBe(true);
  expect(match.awaiting()).toEqual({ kind: 'over', outcome: { winners: [], reason: 'agreed' } });
  expect(match.actions(0)).toEqual([]);
  expect(match.say(0, 'resign')).toEqual({ ok: false, problem: { code: 'game-over' } });

  const given = begin().match;
  expect(given.say(1, 'resign').ok).toBe(true);
  expect(given.awaiting()).toEqual({ kind: 'over', outcome: { winners: [0], reason: 'resigned' } });
  expect(given.act(0, { kind: 'order', card: idOf(1) })).toMatchObject({
    problem: { code: 'game-over' },
  });
  expect(given.view('everyone').ok).toBe(true);
});

test('undo of a step also removes later messages', () => {
  const table = begin();
  table.play('blue', 'order two');
  table.match.say(0, 'offer-draw');
  table.match.undo(0);
  expect(table.match.talk).toEqual([]);
  table.end('blue');
});
