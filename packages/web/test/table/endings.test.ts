import { normandyTexts } from '@bivouac/normandy/text';
import { promptOf } from '@bivouac/table/prompt/prompting.ts';
import { onlyPerson, type Player } from '@bivouac/table/session/seating.ts';
import type { Scene } from '@bivouac/table/session/table-model.ts';
import { platformWords } from '@bivouac/text';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { expect, it } from 'vitest';

await loadEvery(normandyTexts, platformWords);

const HUMAN: Player = { kind: 'human' };
const BOT: Player = { kind: 'bot', bot: 'easy' };
const REMOTE: Player = { kind: 'remote', name: 'Anna', isTaken: true };

const TABLES: readonly (readonly [who: string, players: readonly Player[], said: string])[] = [
  ['a person against a bot who resigned', [HUMAN, BOT], 'You resigned.'],
  ['a person whose opponent elsewhere won', [HUMAN, REMOTE], 'You resigned.'],
  ['a person whose opponent elsewhere resigned', [REMOTE, HUMAN], 'Your opponent resigned.'],
  ['two players, one screen', [HUMAN, HUMAN], 'The Germans win. The other side resigned.'],
  ['a spectator', [REMOTE, REMOTE], 'The Germans win. The other side resigned.'],
];

it.each(TABLES)('shows the end to %s', (_who, players, said) => {
  const scene = {
    kind: 'open',
    viewer: 'everyone',
    view: { viewer: 'everyone' },
    log: [],
    freshFrom: 0,
    actions: [],
    undo: { barrier: 'nothing-done', depth: 0, last: null },
  } as unknown as Extract<Scene, { kind: 'open' }>;
  const outcome = { winners: [1], reason: 'resigned' };
  const waiting = { kind: 'over', outcome, proof: null } as const;
  const { sentence } = promptOf('en', normandyTexts.in('en'), { waiting, players }, scene);
  expect(sentence).toBe(said);
});

it('the only person at a screen is the one human', () => {
  expect(onlyPerson([BOT, HUMAN])).toBe(1);
  expect(onlyPerson([HUMAN, HUMAN])).toBeNull();
  expect(onlyPerson([REMOTE, BOT])).toBeNull();
});
