import type { AnyGame } from '@bivouac/kernel';
import { PROTOCOL } from '@bivouac/protocol';
import { WebSocket } from 'ws';
import { steadyLuck } from '../test/tools/play.ts';

/** One side of one game: an open socket and what it was told last. */
interface Side {
  readonly socket: WebSocket;
  question: string;
  isWaiting: boolean;
}

/** Two sockets that play one game. */
export interface LoadTable {
  /** Somebody who is asked sends a random action; false if nobody is. */
  push(): boolean;
  close(): void;
}

export interface LoadEvents {
  /** An act was acknowledged. */
  onDone(): void;
  /** The opponent has the new view; milliseconds since the act was sent. */
  onSeen(ms: number): void;
  onOver(): void;
}

/**
 * A table without its view and its log, and with its question as text: the load shares the machine with
 * the server, and what a page does with them is not what is measured. A question is read when it is
 * answered; until then it must not keep this process busy clearing up.
 */
function readLightly(
  data: Buffer,
): { readonly type: string; readonly seq: number; readonly ref: string } & Partial<Asked> {
  const head = data.toString('latin1', 0, 60);
  if (!head.startsWith('{"type":"table"')) return JSON.parse(String(data));
  const to = data.lastIndexOf(',"log":{"from"');
  const from = data.lastIndexOf('"actions":[', to);
  const seq = Number(/^\{"type":"table","seq":(\d+)/.exec(head)?.[1]);
  const question = data.toString('utf8', from, to);
  return { type: 'table', seq, ref: '', question, isOver: !question.endsWith('"outcome":null') };
}

interface Asked {
  /** `"actions":[...],"decision":5,...` */
  readonly question: string;
  readonly isOver: boolean;
}

function isAsked({ question, isWaiting }: Side): boolean {
  return !isWaiting && question !== '' && !question.startsWith('"actions":[]');
}

let refs = 0;
/** The same choices in every run. */
const luck = steadyLuck(1);

export async function openTable(
  origins: readonly [string, string],
  game: AnyGame,
  made: { readonly id: string; readonly links: readonly (string | null)[] },
  events: LoadEvents,
): Promise<LoadTable> {
  const sentAt = new Map<string, number>();
  /** By sequence number: when it was sent, and when the other side saw it. */
  const sent = new Map<number, number>();
  const seen = new Map<number, number>();
  const sides: Side[] = [];

  const match = (seq: number): void => {
    const [from, to] = [sent.get(seq), seen.get(seq)];
    if (from === undefined || to === undefined) return;
    sent.delete(seq);
    seen.delete(seq);
    events.onSeen(to - from);
  };

  const hear = (seat: number, data: Buffer): void => {
    const message = readLightly(data);
    const side = sides[seat];
    if (side === undefined) return;
    if (message.type === 'table') {
      side.question = message.question ?? '';
      if (message.isOver) events.onOver();
      else if (!side.isWaiting) {
        seen.set(message.seq, performance.now());
        match(message.seq);
        if (seen.size > 20) seen.clear();
      }
    } else if (message.type === 'done') {
      side.isWaiting = false;
      sent.set(message.seq, sentAt.get(message.ref) ?? 0);
      sentAt.delete(message.ref);
      match(message.seq);
      events.onDone();
    } else if (message.type === 'refused') {
      side.isWaiting = false;
    }
  };

  for (const [seat, origin] of origins.entries()) {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/play`, {
      perMessageDeflate: false,
    });
    sides.push({ socket, question: '', isWaiting: false });
    socket.on('message', (data) => hear(seat, data as Buffer));
    socket.on('error', () => undefined);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const token = made.links[seat];
    socket.send(
      JSON.stringify({ type: 'enter', protocol: PROTOCOL, game: made.id, since: 0, token }),
    );
  }
  return {
    push() {
      const side = sides.find(isAsked);
      if (side === undefined) return false;
      const { actions, decision } = JSON.parse(`{${side.question}}`);
      const action = actions[Math.floor(luck() * actions.length)];
      const ref = `b${++refs}`;
      side.isWaiting = true;
      side.question = '';
      sentAt.set(ref, performance.now());
      side.socket.send(
        JSON.stringify({ type: 'act', ref, decision, action: game.notation.print(action) }),
      );
      return true;
    },
    close() {
      for (const { socket } of sides) socket.terminate();
    },
  };
}
