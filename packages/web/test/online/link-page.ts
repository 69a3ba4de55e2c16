import { must } from '@bivouac/kernel';
import { type FromServer, PROTOCOL, type Refusal, type TableNote } from '@bivouac/protocol';
import type { Socket } from '../../src/online/connection.ts';
import {
  openRemoteGame,
  type RemoteGameDeps,
  type RemoteGameState,
} from '../../src/online/remote-game.ts';

// A page at a table whose server the test is.

/** A line that the test holds the other end of. */
class Line implements Socket {
  onopen: Socket['onopen'] = null;
  onclose: Socket['onclose'] = null;
  onmessage: Socket['onmessage'] = null;
  readonly sent: {
    readonly type: string;
    readonly ref?: string;
    readonly since?: number;
    readonly isSecond?: boolean;
    readonly seat?: number;
  }[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(code = 1005): void {
    this.isClosed = true;
    this.onclose?.({ code });
  }

  hear(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  refuse(ref: string | null, code: Refusal['code']): void {
    this.hear({ type: 'refused', ref, refusal: { code } });
  }

  letIn(commitment = 'c', seat: number | null = 0): void {
    this.onopen?.();
    this.welcome(commitment, seat);
  }

  welcome(commitment = 'c', seat: number | null = 0): void {
    this.hear({
      ...{ type: 'welcome', protocol: PROTOCOL, game: 'gamegamegamegame', title: 'skirmish' },
      ...{ scenario: 'crossing', options: {}, commitment, seat, isMaker: false },
    });
  }
}

export const say = (seq: number, seat = 1, text = `line ${seq}`): FromServer => ({
  ...{ type: 'chat', seq, at: 0, seat, text },
});

export const lay = (seq: number, position = 0, notes: TableNote[] = []): FromServer => ({
  ...{
    type: 'table',
    seq,
    now: 0,
    view: { viewer: 0, question: null },
    actions: [],
    position,
    played: 0,
  },
  ...{
    awaited: [],
    outcome: null,
    isRated: false,
    log: { from: 0, events: [] },
    players: [],
    notes,
  },
  ...{ undo: { barrier: null, depth: 0 }, clock: null },
  offers: { draw: null, pause: null, rematch: null, takeBack: null },
});

interface PutOff {
  readonly run: () => void;
  readonly at: number;
}

export const NOTHING_KEPT: RemoteGameDeps['remembered'] = { seal: undefined, isMuted: false };

export function openLink(remembered = NOTHING_KEPT, changes: Partial<RemoteGameDeps> = {}) {
  const lines: Line[] = [];
  const waiting = new Set<PutOff>();
  let now = 0;
  let state: RemoteGameState | null = null;
  let refs = 0;
  const link = openRemoteGame({
    ...{ game: 'gamegamegamegame', token: undefined, seat: undefined, isSecond: false },
    remembered,
    random: () => 1,
    connect() {
      const line = new Line();
      lines.push(line);
      return line;
    },
    page: 'this-page',
    freshRef: () => `r${++refs}`,
    now: () => now,
    later(run, ms) {
      const putOff = { run, at: now + ms };
      waiting.add(putOff);
      return () => waiting.delete(putOff);
    },
    ...changes,
  });
  link.subscribe((shown) => {
    state = shown;
  });
  const line = (): Line => lines.at(-1) ?? new Line();
  const next = (): PutOff | undefined => [...waiting].sort((a, b) => a.at - b.at)[0];
  return {
    link,
    line,
    lines,
    waiting,
    now: (): RemoteGameState => must(state ?? undefined, 'a state'),
    status: () => state?.status,
    chat: () => state?.chat.map(({ seq }) => seq),
    unsaid: () => state?.unsaid.map(({ text }) => text),
    asked: () => line().sent.map(({ type, ref }) => (ref === undefined ? type : `${type} ${ref}`)),
    /** Lets so much time pass, and whatever was put off for less happen in its order. */
    wait(ms = 1_000) {
      const until = now + ms;
      for (let first = next(); first !== undefined && first.at <= until; first = next()) {
        waiting.delete(first);
        now = first.at;
        first.run();
      }
      now = until;
    },
  };
}
