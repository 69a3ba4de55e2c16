import { createMatch, must, seedFromPhrase } from '@bivouac/kernel';
import { findEntry } from '@bivouac/shelf';
import { createAnnouncer } from '@bivouac/table/frame/announcer.ts';
import { optionOfKey } from '@bivouac/table/frame/keys.ts';
import { splitLabel, tell } from '@bivouac/table/log/telling.ts';
import { isElsewhere } from '@bivouac/table/prompt/prompting.ts';
import { paced } from '@bivouac/table/session/bot-port.ts';
import { frontSeat } from '@bivouac/table/session/front-seat.ts';
import { oddsOfActions } from '@bivouac/table/session/shown-odds.ts';
import type { Scene } from '@bivouac/table/session/table-model.ts';
import { heldBots, settled } from '@bivouac/table/testing/fakes.ts';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';

it('reads number keys, but not with modifiers and not while held down', () => {
  const plain = { ctrlKey: false, altKey: false, metaKey: false, repeat: false };
  expect(optionOfKey({ ...plain, key: '1' })).toBe(0);
  expect(optionOfKey({ ...plain, key: '9' })).toBe(8);
  for (const key of ['0', 'a', 'F1', '12', ' '])
    expect(optionOfKey({ ...plain, key })).toBeUndefined();
  expect(optionOfKey({ ...plain, key: '1', ctrlKey: true })).toBeUndefined();
  expect(optionOfKey({ ...plain, key: '1', repeat: true })).toBeUndefined();
});

it('splits a line of the table into label and value', () => {
  expect(splitLabel('Ford: Blue Fife')).toEqual({ label: 'Ford', value: 'Blue Fife' });
  expect(splitLabel('Round 1 of 3')).toEqual({ label: '', value: 'Round 1 of 3' });
});

it('distinguishes a spectator from a player who is asked or plays at this screen', () => {
  const seenBy = (viewer: unknown) => ({ viewer }) as Extract<Scene, { kind: 'open' }>;
  const mine = { kind: 'human', seats: [0, 1] } as const;
  const theirs = { kind: 'human', seats: [1] } as const;
  const bots = { kind: 'bot', seat: 1, hasFailed: false } as const;
  expect(isElsewhere(theirs, seenBy(0), true)).toBe(true);
  expect(isElsewhere(bots, seenBy(0), true)).toBe(true);
  expect(isElsewhere(mine, seenBy(0), true)).toBe(false);
  expect(isElsewhere(theirs, seenBy('spectator'), true)).toBe(false);
  // A bot of this device can be hurried.
  expect(isElsewhere(bots, seenBy(0), false)).toBe(false);
});

describe('the announcer', () => {
  const line = (seq: number, sentence: string) => ({ seq, sentence });

  it('says what is new, once, and what is asked', () => {
    const announcer = createAnnouncer();
    const lines = [line(0, 'Round 1')];
    expect(announcer.announce({ lines, asked: 'Bid.', position: 0 })).toEqual({
      happened: '',
      asked: 'Bid.',
    });
    lines.push(line(1, 'Blue bids'), line(2, 'Red bids'));
    const second = announcer.announce({ lines, asked: 'Play.', position: 2 });
    expect(second).toEqual({ happened: 'Blue bids. Red bids.', asked: 'Play.' });
    expect(announcer.announce({ lines, asked: 'Hrajte.', position: 2 })).toBe(second);
  });

  it('varies a repeated sentence, so that a screen reader reads it again', () => {
    const announcer = createAnnouncer();
    const first = announcer.announce({ lines: [], asked: 'Choose.', position: 0 });
    const second = announcer.announce({ lines: [], asked: 'Choose.', position: 1 });
    const third = announcer.announce({ lines: [], asked: 'Choose.', position: 2 });
    expect(second.asked).not.toBe(first.asked);
    expect(third.asked).not.toBe(second.asked);
    expect(second.asked.trim()).toBe('Choose.');
  });

  it('forgets everything when the screen changes hands', () => {
    const announcer = createAnnouncer();
    announcer.announce({ lines: [line(0, 'secret')], asked: 'Choose.', position: 0 });
    expect(announcer.reset()).toEqual({ happened: '', asked: '' });
    const next = announcer.announce({ lines: [line(0, 'secret')], asked: 'You.', position: 1 });
    expect(next.happened).toBe('');
  });
});

it('holds a bot back for a moment, unless it is hurried', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const bots = heldBots();
  const slow = paced(bots, () => 1_000);
  let answers = 0;
  const ask = () => slow.choose(QUESTION).then(() => (answers += 1));
  const first = ask();
  bots.answer();
  await vi.advanceTimersByTimeAsync(999);
  expect(answers).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  await first;
  const second = ask();
  slow.hurry();
  bots.answer();
  await second;
  expect([answers, bots.hurries]).toEqual([2, 1]);
  vi.useRealTimers();
  await settled();
});

const QUESTION = {
  game: 'nothing',
  bot: 'unknown',
  seat: 0,
  view: null,
  actions: [],
  trials: 1,
  seed: seedFromPhrase('q'),
};

describe('odds', () => {
  const found = findEntry('skirmish');
  if (!found.ok) throw new Error('skirmish is on the shelf');
  const { game, texts } = found.value;
  beforeAll(() => loadEvery(texts));

  it('are shown only for actions that roll dice, and add up to one', () => {
    const begun = createMatch(game, { scenario: 'mill-yard' }, seedFromPhrase('odds'));
    if (!begun.ok) throw new Error('it can be set up');
    const match = begun.value;
    const kinds = new Map<string, boolean>();
    for (let i = 0; i < 60 && !match.isOver(); i++) {
      const awaiting = match.awaiting();
      const seat = awaiting.kind === 'seats' ? (awaiting.seats[0] ?? 0) : 0;
      const view = match.view(seat);
      const actions = match.actions(seat);
      const odds = oddsOfActions(game, view.ok ? view.value : null, actions);
      actions.forEach((action, at) => {
        const shown = odds[at];
        const { kind } = action as { kind: string };
        kinds.set(kind, (kinds.get(kind) ?? false) || shown !== null);
        if (shown === null || shown === undefined) return;
        const sum = shown.outcomes.reduce((total, { chance }) => total + chance, 0);
        expect(sum).toBeCloseTo(1, 12);
        expect(shown.isExact).toBe(true);
        for (const { key } of shown.outcomes) expect(texts.in('cs').gist(key)).not.toBe('');
      });
      match.act(seat, actions.at(-1));
    }
    expect(kinds.get('attack')).toBe(true);
    expect(kinds.get('bid')).toBe(false);
    expect(kinds.get('march')).toBe(false);
  });

  it('are left out for a game without gist', () => {
    const { gist: _gist, ...bare } = game;
    expect(oddsOfActions(bare, null, [1, 2])).toEqual([null, null]);
  });

  it('leave events without a sentence out of the log', () => {
    const text = {
      ...texts.in('en'),
      event: (event: { type: string }) => (event.type === 'a' ? 'A' : null),
    };
    const told = ['a', 'b', 'a'].map((type, seq) => ({
      seq,
      action: 0,
      seat: null,
      event: { type },
    }));
    expect(tell(text, told, 0).map(({ seq }) => seq)).toEqual([0, 2]);
  });
});

describe('the side in front of the board', () => {
  const entry = (id: string) => {
    const found = findEntry(id);
    if (!found.ok) throw new Error(id);
    return found.value;
  };
  const { game } = entry('blitzkrieg');
  const human = { kind: 'human' } as const;
  const bot = { kind: 'bot', bot: 'easy' } as const;
  const seated = { game, scenario: 'two-players', players: [bot, human] };

  it('is the viewer’s own', () => {
    expect(frontSeat({ ...seated, viewer: 0 })).toBe(0);
    expect(frontSeat({ ...seated, viewer: 1 })).toBe(1);
  });

  it('is that of the only person when everything lies open, at the table and in the replay', () => {
    expect(frontSeat({ ...seated, viewer: 'everyone' })).toBe(1);
    expect(frontSeat({ ...seated, viewer: 'everyone', players: [human, bot] })).toBe(0);
  });

  it('is the one that faces an automaton, if the players are unknown', () => {
    const solo = must(
      game.scenarios.find(({ automaton }) => automaton?.seat === 0),
      'solo',
    );
    const watched = { game, viewer: 'spectator', players: [] } as const;
    expect(frontSeat({ ...watched, scenario: solo.id })).toBe(1);
    expect(frontSeat({ ...watched, scenario: 'two-players' })).toBe(0);
  });
});
