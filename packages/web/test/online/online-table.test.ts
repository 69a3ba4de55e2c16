import { type AnyMatch, createMatch, must, type Seat, seedFromPhrase } from '@bivouac/kernel';
import type { ShelfEntry } from '@bivouac/manifest';
import type { View } from '@bivouac/napoleonics';
import { napoleonicsEntry } from '@bivouac/napoleonics/entry';
import { choice } from '@bivouac/napoleonics/testing/positions.ts';
import { PROTOCOL, type TableMessage } from '@bivouac/protocol';
import { findClient } from '@bivouac/shelf/games';
import { createEmitter } from '@bivouac/table/session/emitter.ts';
import { type OrderedAnswer, orderedAnswers } from '@bivouac/table/session/standing.ts';
import { SKIRMISH } from '@bivouac/table/testing/fakes.ts';
import { describe, expect, it } from 'vitest';
import { createOnlineTable } from '../../src/online/online-table.ts';
import type { GameRequest, RemoteGame, RemoteGameState } from '../../src/online/remote-game.ts';

/** A server that answers at once, as the page at one seat sees it; others may sit there, too. */
function serverOf(
  match: AnyMatch,
  me: Seat,
  opponent: 'human' | 'bot',
  company: (() => void)[] = [],
) {
  const asked: GameRequest[] = [];
  let entries = 0;
  let position = 0;
  const now = (): RemoteGameState => {
    const awaiting = match.awaiting();
    const view = match.view(me);
    if (!view.ok) throw new Error(view.problem.code);
    const other =
      opponent === 'bot'
        ? ({ kind: 'bot', bot: 'easy' } as const)
        : ({ kind: 'human', name: 'Boris', isTaken: true } as const);
    return {
      ...{ status: 'open', log: [], chat: [], notes: [], presence: null, record: null },
      otherPages: [],
      ...{
        rematch: null,
        refusal: null,
        isActing: false,
        tableAt: 0,
        isMuted: false,
        unsaid: [],
        isUnrated: false,
      },
      welcome: {
        ...{
          type: 'welcome',
          protocol: PROTOCOL,
          game: 'gamegame',
          title: match.game.id,
          options: {},
        },
        ...{
          scenario: match.setup.scenario,
          commitment: '',
          seat: me,
          isMaker: true,
        },
      },
      table: {
        ...{ type: 'table', seq: entries, now: 0, log: { from: 0, events: [] }, notes: [] },
        view: view.value,
        actions: [...match.actions(me)],
        position,
        played: match.decision,
        awaited: awaiting.kind === 'over' ? [] : [...awaiting.seats],
        outcome: null,
        undo: { barrier: match.undoBarrier(me), depth: match.undoDepth(me) },
        players: match.game.seats.map((_, seat) =>
          seat === me ? { kind: 'human', name: null, isTaken: true } : other,
        ),
        isRated: false,
        offers: { draw: null, pause: null, rematch: null, takeBack: null },
        clock: null,
      },
    };
  };
  const shown = createEmitter(now());
  /** Something has happened: to the position, or beside it. */
  const show = (isMove: boolean): void => {
    entries += 1;
    if (isMove) position = entries;
    shown.emit(now());
  };
  company.push(() => show(true));
  const moved = (): void => {
    for (const tell of company) tell();
  };
  const link: RemoteGame = {
    subscribe: shown.subscribe,
    settlePages: () => undefined,
    ask(wish) {
      asked.push(wish);
      if (wish.type === 'act') expect(match.actText(me, wish.action).ok).toBe(true);
      if (wish.type === 'undo') expect(match.undo(me).ok).toBe(true);
      moved();
    },
    ...{ mute: () => undefined, past: () => null, isUnseen: () => false },
    ...{ check: () => undefined, close: () => undefined },
  };
  const tableNow = (): TableMessage => must(now().table ?? undefined, 'a table');
  return { link, asked, now, tableNow, moved, said: () => show(false) };
}

function matchOf(entry: ShelfEntry, scenario: string): AnyMatch {
  const begun = createMatch(entry.game, { scenario, options: {} }, seedFromPhrase('standing'));
  return must(begun.ok ? begun.value : undefined, 'a match');
}

const isAsked = (match: AnyMatch, seat: Seat): boolean => {
  const awaiting = match.awaiting();
  return awaiting.kind !== 'over' && awaiting.seats.includes(seat);
};

describe('an online table', () => {
  it('applies standing orders before it asks the player', async () => {
    const match = matchOf(napoleonicsEntry, 'rolica-first-position');
    const orders = {
      ...{ firstStrike: 'never', square: 'never', retire: 'never' },
      ...{ battleBack: 'always', flags: 'most' },
    };
    const answered: string[] = [];
    const find = orderedAnswers(() => ({ napoleonics: orders }), {
      ...napoleonicsEntry,
      standingOrders: must(await findClient('napoleonics')?.standingOrders?.(), 'standing orders'),
    });
    const answer: OrderedAnswer = (view, actions, isAlone) => {
      expect(isAlone).toBe(false);
      const found = find(view, actions, isAlone);
      if (found !== null) answered.push((view as View).question?.kind ?? '');
      return found;
    };
    const company: (() => void)[] = [];
    const sides = [0, 1].map((seat) => {
      const server = serverOf(match, seat, 'human', company);
      const table = createOnlineTable(server.link, napoleonicsEntry, server.now(), answer);
      return { seat, server, table };
    });
    const byHand: string[] = [];
    for (let i = 0; i < 260 && !match.isOver(); i++) {
      const { seat, server, table } = must(
        sides.find((side) => isAsked(match, side.seat)),
        'a seat is asked',
      );
      byHand.push((server.tableNow().view as unknown as View).question?.kind ?? '');
      table.act(choice(match, seat), server.tableNow().position);
    }
    expect(answered).toEqual(expect.arrayContaining(['react', 'battle-back', 'ignore']));
    for (const never of ['react', 'battle-back', 'ignore']) expect(byHand).not.toContain(never);
    for (const { table } of sides) table.close();
  });

  it('plays against a bot, answers each question once, and none that was undone', () => {
    const match = matchOf(SKIRMISH, 'crossing');
    const server = serverOf(match, 0, 'bot');
    const alone: boolean[] = [];
    let isOrdered = true;
    const table = createOnlineTable(server.link, SKIRMISH, server.now(), (_, actions, isAlone) => {
      alone.push(isAlone);
      return isOrdered ? must(actions[0], 'an action') : null;
    });
    expect(server.asked.map(({ type }) => type)).toEqual(['act']);
    expect(alone[0]).toBe(true);
    while (!isAsked(match, 0) || match.undoDepth(0) === 0) {
      isOrdered = false;
      const seat = isAsked(match, 0) ? 0 : 1;
      const action = must(match.actions(seat)[0], 'an action');
      if (seat === 0) table.act(action, server.tableNow().position);
      else {
        match.act(seat, action, match.decision);
        server.moved();
      }
    }
    isOrdered = true;
    const before = server.asked.length;
    table.undo();
    server.said();
    expect(server.asked.slice(before).map(({ type }) => type)).toEqual(['undo']);
    table.close();
  });
});
