import type { LoggedEvent } from '@bivouac/kernel';
import { PROTOCOL, type TableMessage, type TableNote } from '@bivouac/protocol';
import { nameOfLabel, platformWords } from '@bivouac/text';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { describe, expect, it } from 'vitest';
import { createNews } from '../../src/online/news.ts';
import { answerTo, ownTakeBack, standingOffers } from '../../src/online/offers.ts';
import type { ChatLine, RemoteGameState } from '../../src/online/remote-game.ts';
import { sayingsOf } from '../../src/pages/online/sayings.ts';
import { words as cs } from '../../src/text/cs/index.ts';
import { words as en } from '../../src/text/en/index.ts';
import { ONLINE_WORDS } from '../../src/text/online.ts';

await loadEvery(ONLINE_WORDS, platformWords);

const NO_OFFERS: TableMessage['offers'] = {
  draw: null,
  pause: null,
  rematch: null,
  takeBack: null,
};

function tableWith(changes: Partial<TableMessage>): TableMessage {
  return {
    ...{
      type: 'table',
      seq: 1,
      now: 0,
      view: { viewer: 0, question: null },
      actions: [],
      position: 0,
      played: 9,
    },
    ...{ awaited: [], outcome: null, log: { from: 0, events: [] }, players: [], notes: [] },
    ...{ undo: { barrier: null, depth: 0 }, clock: null, offers: NO_OFFERS, isRated: false },
    ...changes,
  };
}

function stateWith(changes: Partial<RemoteGameState>): RemoteGameState {
  return {
    otherPages: [],
    ...{ status: 'open', table: tableWith({}), log: [], chat: [], notes: [], presence: null },
    ...{ record: null, rematch: null, refusal: null, isActing: false, tableAt: 0 },
    ...{ isMuted: false, unsaid: [], isUnrated: false },
    welcome: {
      ...{ type: 'welcome', protocol: PROTOCOL, game: 'gamegame', title: 'skirmish', options: {} },
      ...{ scenario: 'crossing', commitment: '', seat: 0, isMaker: false },
    },
    ...changes,
  };
}

const toldBy = (...seats: (number | null)[]): LoggedEvent<{ type: string }>[] =>
  seats.map((seat, seq) => ({ seq, action: seq, seat, event: { type: 'happened' } }));

describe('requests to the opponent', () => {
  it('are all offered, and after the end only a rematch', () => {
    const offers = { draw: 1, pause: 0, rematch: 1, takeBack: { by: 1, to: 6, seq: 12 } };
    expect(standingOffers(tableWith({ offers }))).toEqual([
      { what: 'take-back', by: 1, count: 3, seq: 12 },
      { what: 'pause', by: 0, count: 0, seq: null },
    ]);
    const outcome = { winners: [0], reason: 'points' };
    expect(standingOffers(tableWith({ offers, outcome }))).toEqual([
      { what: 'rematch', by: 1, count: 0, seq: null },
    ]);
  });

  it('are answered by number if a newer offer may arrive before the answer', () => {
    const offer = { what: 'take-back', by: 1, count: 3, seq: 12 } as const;
    const answer = { type: 'answer', what: 'take-back' } as const;
    expect(answerTo(offer, true)).toEqual({ ...answer, isAccepted: true, offer: 12 });
    expect(answerTo(offer, false)).toEqual({ ...answer, isAccepted: false });
    const pause = { ...offer, what: 'pause', seq: null } as const;
    expect(answerTo(pause, true)).toEqual({ ...answer, what: 'pause', isAccepted: true });
  });

  it('take back the player’s last action with all that followed, or nothing without one', () => {
    const played = (count: number) => ({ table: tableWith({ played: count }) });
    const answeredTwice = stateWith({ ...played(5), log: toldBy(null, 1, 0, 0, 1, 1) });
    expect(ownTakeBack(answeredTwice)).toEqual({ to: 2, count: 3 });
    expect(ownTakeBack(stateWith({ ...played(3), log: toldBy(null, 1, 1, 0) }))).toEqual({
      to: 2,
      count: 1,
    });
    expect(ownTakeBack(stateWith({ ...played(2), log: toldBy(null, 1, 1) }))).toBeNull();
  });
});

describe('the messages at the table', () => {
  const label = (seat: number | null): string => (seat === null ? '' : `Side ${seat}`);
  const sides = { label, name: (seat: number | null) => nameOfLabel(label(seat)) };
  const note: TableNote = { seq: 3, at: 0, seat: 1, what: 'declined', detail: 'pause' };
  const line: ChatLine = { type: 'chat', seq: 4, at: 0, seat: 1, text: 'Well played' };
  const listen = () => {
    const hear = createNews();
    let now = 0;
    return (changes: Partial<RemoteGameState>, late: readonly number[] = []): string[] => {
      const sayings = sayingsOf({
        language: 'en',
        page: en,
        state: stateWith(changes),
        sides,
        late,
      });
      now += 1;
      const saidAt = hear(sayings, now);
      return sayings.filter(({ key }) => saidAt.get(key) === now).map(({ sentence }) => sentence);
    };
  };

  it('keep their own time, whatever follows', () => {
    const hear = createNews();
    const [met, first, second] = ['met', 'first', 'second'].map((sentence) => ({
      ...{ key: sentence, sentence, isShown: true },
    }));
    const at = (now: number, ...sayings: (typeof met)[]) =>
      Object.fromEntries(
        hear(
          sayings.flatMap((each) => each ?? []),
          now,
        ) as Map<string, number>,
      );
    expect(at(10, met)).toEqual({ met: Number.NEGATIVE_INFINITY });
    expect(at(20, met, first)).toMatchObject({ first: 20 });
    expect(at(27, met, first, second)).toMatchObject({ first: 20, second: 27 });
    expect(at(30, met, second)).not.toHaveProperty('first');
    expect(at(40, first)).toEqual({ first: 40 });
  });

  it('do not cover the result, except those of the rematch', () => {
    const notes = (['resumed', 'declined'] as const).map((what, seq) => ({
      ...{ seq, at: 0, seat: 1, what, detail: what === 'declined' ? 'rematch' : '' },
    }));
    const shownAt = (outcome: TableMessage['outcome']) =>
      sayingsOf({
        ...{ language: 'en', page: en, sides, late: [] },
        state: stateWith({ notes, table: tableWith({ outcome }) }),
      }).map(({ isShown }) => isShown);
    expect(shownAt(null)).toEqual([true, true]);
    expect(shownAt({ winners: [0], reason: 'resigned' })).toEqual([false, true]);
  });

  it('report an outage, and why a win on time cannot be claimed yet', () => {
    const outage: TableNote = { seq: 3, at: 0, seat: null, what: 'outage', detail: '14000' };
    const state = stateWith({ notes: [outage], refusal: { code: 'just-started' } });
    const said = (language: 'cs' | 'en') =>
      sayingsOf({ language, page: { cs, en }[language], state, sides, late: [] }).map(
        ({ sentence }) => sentence,
      );
    expect(said('en')).toEqual([
      'The server was down for 14\u00a0s. Running clocks got the time back.',
      'The server has just restarted. You can claim the win on time a minute after the restart.',
    ]);
    expect(said('cs')).toEqual([
      'Server byl mimo provoz (14\u00a0s). Běžícím hodinám se ten čas vrátil.',
      'Server se právě znovu spustil. Výhru na čas půjde uplatnit minutu po spuštění.',
    ]);
  });

  it('report that the game is not rated after all', () => {
    const state = stateWith({ isUnrated: true });
    const said = sayingsOf({ language: 'en', page: en, state, sides, late: [] });
    expect(said.map(({ sentence }) => sentence)).toEqual([
      'This game isn’t rated: someone is playing without an account.',
    ]);
  });

  it('report that the rematch is being created', () => {
    const state = stateWith({});
    const said = sayingsOf({ language: 'en', page: en, state, sides, late: [], isGoingOn: true });
    expect(said.map(({ sentence }) => sentence)).toEqual(['Setting up the next game…']);
  });

  it('are only new ones, even while a refusal is shown and after it', () => {
    const hear = listen();
    const refusal = { code: 'late' } as const;
    expect(hear({ notes: [note] })).toEqual([]);
    expect(hear({ notes: [note], refusal })).toEqual([
      'The game changed in the meantime. Look again.',
    ]);
    const paused: TableNote = { ...note, seq: 5, what: 'paused' };
    expect(hear({ notes: [note, paused], refusal })).toEqual(['The clock is paused by agreement.']);
    expect(hear({ notes: [note, paused] })).toEqual([]);
  });

  it('show each offer once, however many tables repeat it, a draw, a chat line, and the side out of time', () => {
    const hear = listen();
    const offering = (offers: Partial<TableMessage['offers']>) => ({
      table: tableWith({ offers: { ...NO_OFFERS, ...offers } }),
    });
    hear({});
    const takeBack = () => offering({ takeBack: { by: 1, to: 8, seq: 12 } });
    expect(hear(takeBack())).toEqual(['Side 1\u00a0would like to take back 1\u00a0action.']);
    expect(hear(takeBack())).toEqual([]);
    expect(hear(offering({ draw: 1 }))).toEqual(['Side 1 offers a draw. Play on to decline it.']);
    expect(hear({ chat: [line] })).toEqual(['Side 1: Well played']);
    expect(hear({ chat: [line, { ...line, seq: 6, seat: 0 }] })).toEqual([]);
    expect(hear({ chat: [line] }, [1])).toEqual(['Side 1\u00a0has run out of time.']);
  });

  it('name the rule of a refusal', () => {
    const hear = listen();
    hear({});
    const problem = { code: 'cannot-undo', reason: 'for-good' };
    const [said = ''] = hear({ refusal: { code: 'rules', problem } });
    expect(said).toMatch(/^You can’t take this back: /);
  });
});
