import { normandyEntry } from '@bivouac/normandy/entry';
import type { ListedGame } from '@bivouac/protocol';
import { platformWords } from '@bivouac/text';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { expect, it } from 'vitest';
import { canReplay, rowWords } from '../../src/pages/online/row-words.ts';
import { ONLINE_WORDS } from '../../src/text/online.ts';

await loadEvery(normandyEntry.texts, ONLINE_WORDS, platformWords);

const HOUR = 3_600_000;
const NOW = 100 * 24 * HOUR;

const game = (changes: Partial<ListedGame>): ListedGame => ({
  ...{ id: 'gamegame', game: 'normandy', scenario: 'la-raye', status: 'running', awaited: [1] },
  ...{ clock: null, isRated: false, deadline: null, outcome: null, seat: null },
  players: [
    { kind: 'human', name: null, isTaken: true },
    { kind: 'human', name: null, isTaken: true },
  ],
  movedAt: NOW - 5 * HOUR,
  ...changes,
});
const read = (changes: Partial<ListedGame>, language: 'cs' | 'en') => {
  const text = normandyEntry.texts.in(language);
  const { seats, facts } = rowWords(game(changes), {
    ...{ language, text, botName: (bot: string) => bot, now: NOW },
  });
  const line = seats.map(({ side, name }) => `${side} ${name}`);
  return `${line.join(', ')}; ${facts.join(' · ')}`.replaceAll('\u00a0', ' ');
};

it('distinguishes games of guests by side, by the player to move and by the time of the last move', () => {
  expect(read({}, 'en')).toBe(
    'United States guest, Germany guest; to move: Germany · no clock · last played 5 hours ago',
  );
  expect(read({}, 'cs')).toBe(
    'Američané host, Němci host; na tahu: Němci · bez hodin · naposledy hráno před 5 hodinami',
  );
  expect(read({ awaited: [0, 1], movedAt: NOW - 1_000 }, 'cs')).toContain(
    'na tahu: Američané a Němci · bez hodin · naposledy hráno před chvílí',
  );
});

it('tells the reader which side they play, and how long they have', () => {
  const mine = { seat: 1, deadline: NOW + 30 * HOUR } as const;
  expect(read(mine, 'en')).toMatch(/Germany you; your move · 1 d 6 h left to move/);
  expect(read({ ...mine, deadline: NOW - 1 }, 'cs')).toContain('jste na tahu · čas vypršel');
});

it('links a player to their page if they have one', () => {
  const players: ListedGame['players'] = [
    { kind: 'human', name: 'Anna', isTaken: true },
    { kind: 'human', name: 'Boris', isTaken: true },
  ];
  const { seats } = rowWords(game({ players, seat: 1 }), {
    ...{ language: 'en', text: null, botName: String, now: NOW },
  });
  expect(seats.map(({ name, account }) => [name, account])).toEqual([
    ['Anna', 'Anna'],
    ['you', null],
  ]);
});

it('says when a game was created, and when it ended', () => {
  const players: ListedGame['players'] = [
    { kind: 'human', name: 'Anna', isTaken: true },
    { kind: 'human', name: null, isTaken: false },
  ];
  expect(read({ status: 'waiting', players, movedAt: NOW - 30 * HOUR }, 'cs')).toBe(
    'Američané Anna, Němci volné místo; čeká na hráče · bez hodin · založeno včera',
  );
  const outcome = { winners: [0], reason: 'resigned' };
  expect(read({ status: 'over', outcome, awaited: [] }, 'en')).toMatch(
    /resigned · no clock · ended 5 hours ago$/,
  );
});

it('offers the replay of a game that has ended, but not of a void one', () => {
  const ended = (reason: string) => game({ status: 'over', outcome: { winners: [], reason } });
  expect(canReplay(ended('agreed'))).toBe(true);
  expect(canReplay(ended('void'))).toBe(false);
  expect(canReplay(game({ status: 'running' }))).toBe(false);
});
