import { must, type Viewer } from '@bivouac/kernel';
import { NORMANDY_RECORDS } from '@bivouac/normandy/text/event-records.ts';
import { recapOf } from '@bivouac/table/log/recap.ts';
import { NORMANDY, playedMatch, recordOfGame, viewOf } from '@bivouac/table/testing/story.ts';
import { platformWords } from '@bivouac/text';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { undauntedStory } from '@bivouac/undaunted-core/table/story.ts';
import { describe, expect, it } from 'vitest';
import { positionAfter, replayKey } from '../../src/replay/replay-keys.ts';
import {
  lookAs,
  momentOf,
  openReview,
  type Review,
  stepTo,
  tellEnd,
} from '../../src/replay/review.ts';

await loadEvery(NORMANDY.texts, platformWords);

const FINISHED = recordOfGame(5_000);
const HALF = recordOfGame(60);
const ONE_PERSON = [{ kind: 'human' }, { kind: 'bot', bot: 'easy' }] as const;
const TWO_PEOPLE = [{ kind: 'human' }, { kind: 'human' }] as const;

function open(text: string, players?: Parameters<typeof openReview>[2]): Review {
  const review = openReview(text, NORMANDY, players);
  if (!review.ok) throw new Error(review.problem.code);
  return review.value;
}

describe('a record under review', () => {
  it('opens at its end and shows any position of the game as it was', () => {
    const review = open(FINISHED);
    expect(review).toMatchObject({ isFinished: true, at: review.total, eyes: 'everyone' });
    expect(momentOf(review).outcome).not.toBe(null);
    for (const at of [0, 1, 37, 60]) {
      const match = playedMatch(at);
      const moment = momentOf(lookAs(stepTo(review, at), 0));
      expect(moment.view).toEqual(viewOf(match, 0));
      expect(moment.log).toEqual(match.log(0));
      expect(moment.outcome).toBe(null);
      expect(moment.last?.action).toEqual(match.played.at(-1)?.action);
    }
  });

  it('cannot leave the range of its positions', () => {
    const review = open(HALF);
    expect(stepTo(review, -3).at).toBe(0);
    expect(stepTo(review, 1e9).at).toBe(60);
    expect(stepTo(review, Number.NaN).at).toBe(60);
  });

  it('shows all hands only when the game is over', () => {
    const all: readonly Viewer[] = ['everyone', 0, 1, 'spectator'];
    expect(open(FINISHED).allowed).toEqual(all);
    expect(open(HALF).allowed).toEqual(['spectator']);
    expect(open(HALF, ONE_PERSON).allowed).toEqual([0, 'spectator']);
    expect(open(HALF, TWO_PEOPLE).allowed).toEqual(['spectator']);
  });

  it('shows no hidden cards of a game in progress', () => {
    for (const eyes of ['everyone', 0, 1] as const) {
      const moment = momentOf({ ...lookAs(open(HALF), eyes), eyes });
      expect(moment.viewer).toBe('spectator');
      expect(moment.view).toMatchObject({ own: null, open: null });
      expect(JSON.stringify(moment.log)).not.toContain('secret');
    }
    const own = momentOf(lookAs(open(HALF, ONE_PERSON), 1));
    expect(own.viewer).toBe(0);
  });

  it('shows all hands at every position once the game is over', () => {
    const view: unknown = momentOf(stepTo(open(FINISHED), 12)).view;
    expect(view).toMatchObject({ open: { seats: [{}, {}] } });
  });

  it('says what is wrong with a record instead of opening it', () => {
    const broken = openReview(FINISHED.replace('us: ', 'us: bogus '), NORMANDY);
    expect(broken).toMatchObject({ ok: false, problem: { code: 'record-altered' } });
    expect(openReview('nothing', NORMANDY)).toMatchObject({ ok: false });
  });
});

describe('the end of a game under review', () => {
  const verdict = { youWon: 'You win.', youLost: 'You lose.' };
  const resigned = { winners: [1], reason: 'resigned' };
  const told = (players?: Parameters<typeof open>[1]): string => {
    const review = open(FINISHED, players);
    return tellEnd(review, momentOf(review), resigned, { language: 'en', verdict });
  };

  it('addresses the player whose game it was', () => {
    expect(told([{ kind: 'human' }, { kind: 'bot', bot: 'easy' }])).toBe('You lose. You resigned.');
    expect(told([{ kind: 'bot', bot: 'easy' }, { kind: 'human' }])).toBe(
      'You win. Your opponent resigned.',
    );
    const anna = { kind: 'remote', name: 'Anna', isTaken: true } as const;
    expect(told([anna, { kind: 'human' }])).toBe('You win. Your opponent resigned.');
  });

  it('names the sides to two at one screen, and where the players are unknown', () => {
    const neutral = 'The Germans win. The other side resigned.';
    expect([told(TWO_PEOPLE), told()]).toEqual([neutral, neutral]);
  });

  it('has no verdict without a winner', () => {
    const review = open(FINISHED, ONE_PERSON);
    const agreed = { winners: [], reason: 'agreed' };
    const said = tellEnd(review, momentOf(review), agreed, { language: 'en', verdict });
    expect(said).toBe('A draw by agreement.');
  });
});

describe('the keys of a replay', () => {
  const press = (key: string, changes = {}) => ({
    key,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    repeat: false,
    ...changes,
  });

  it('step, jump and play', () => {
    const keys = ['ArrowLeft', 'k', 'ArrowRight', 'j', 'Home', 'End', 'PageUp', 'PageDown', ' '];
    expect(keys.map((key) => replayKey(press(key), true))).toEqual(
      'back back forward forward first last earlier later play'.split(' '),
    );
    expect(replayKey(press('x'), true)).toBe(null);
    expect(replayKey(press('ArrowLeft', { ctrlKey: true }), true)).toBe(null);
  });

  it('ignore letters if they are switched off', () => {
    expect(replayKey(press('k'), false)).toBe(null);
    expect(replayKey(press('ArrowLeft'), false)).toBe('back');
  });

  it('lead to positions of the game only', () => {
    const stops = [0, 4, 9];
    const after = (key: Parameters<typeof positionAfter>[0], at: number): number =>
      positionAfter(key, at, 12, stops);
    expect([after('back', 0), after('back', 5), after('forward', 12)]).toEqual([0, 4, 12]);
    expect([after('first', 7), after('last', 7)]).toEqual([0, 12]);
    expect([after('earlier', 7), after('earlier', 4), after('earlier', 0)]).toEqual([4, 0, 0]);
    expect([after('later', 4), after('later', 9)]).toEqual([9, 12]);
  });
});

describe('the recap', () => {
  const kit = undauntedStory(NORMANDY_RECORDS);

  it('lists the opponent’s actions since the viewer’s last one, and nothing older', () => {
    const match = playedMatch(5_000);
    let found = 0;
    for (let at = 1; at < 120; at++) {
      const log = match.log(0).filter(({ action }) => action <= at);
      const recap = recapOf(log, 0, kit);
      if (recap === null) continue;
      found += 1;
      expect(recap.log.every(({ seat }) => seat === 1)).toBe(true);
      expect(must(log.at(-1), 'a log').seat).toBe(1);
      expect(log.filter(({ seq, seat }) => seq >= recap.from && seat === 0)).toEqual([]);
      expect(recap.log.some(({ event }) => kit.isDeed(event))).toBe(true);
    }
    expect(found).toBeGreaterThan(5);
  });

  it('is not for spectators, and not about bids', () => {
    const match = playedMatch(2);
    expect(recapOf(playedMatch(60).log('spectator'), 'spectator', kit)).toBe(null);
    expect(recapOf(match.log(0), 0, kit)).toBe(null);
  });
});
