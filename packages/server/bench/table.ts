import type { AnyGame } from '@bivouac/kernel';
import { PROTOCOL } from '@bivouac/protocol';
import { WebSocket } from 'ws';
import { steadyLuck } from '../test/tools/play.ts';

/** One side of a game: an open socket and its newest table. */
interface Side {
  readonly socket: WebSocket;
  /** The open question: `"actions":[...],"position":5,...` */
  question: Buffer | null;
  isWaiting: boolean;
}

/** Two sockets that play one game. */
export interface LoadTable {
  /** Sends a random action of an awaited side; false if no side is awaited. */
  push(): boolean;
  /** Acts without an answer so far. */
  readonly unanswered: number;
  close(): void;
}

export interface LoadEvents {
  /** An act was acknowledged. */
  onDone(): void;
  onRefused(): void;
  /** The opponent has the new view; milliseconds since the act was sent. */
  onSeen(ms: number): void;
  onOver(): void;
}

/**
 * Parses a table without its view, log and question: the load shares the machine with the server, and a page's own
 * work is not measured. The question stays in bytes, outside the garbage-collected heap, until it is answered.
 */
function readLightly(
  data: Buffer,
): { readonly type: string; readonly seq: number; readonly ref: string } & Partial<Asked> {
  const head = data.toString('latin1', 0, 60);
  if (!head.startsWith('{"type":"table"')) return JSON.parse(String(data));
  const to = data.lastIndexOf(',"log":{"from"');
  const from = data.lastIndexOf('"actions":[', to);
  const seq = Number(/^\{"type":"table","seq":(\d+)/.exec(head)?.[1]);
  const isOver = data.toString('latin1', to - GOES_ON.length, to) !== GOES_ON;
  const isAsked = data.toString('latin1', from, from + NOTHING.length) !== NOTHING;
  return { type: 'table', seq, ref: '', isOver, question: isAsked ? copy(data, from, to) : null };
}

const GOES_ON = '"outcome":null';
const NOTHING = '"actions":[]';

/** The message is a slice of everything that the socket has just read. */
function copy(data: Buffer, from: number, to: number): Buffer {
  return Buffer.from(data.subarray(from, to));
}

interface Asked {
  readonly question: Buffer | null;
  readonly isOver: boolean;
}

let refs = 0;
/** The same choices in every run. */
const luck = steadyLuck(1);

async function becomeGuest(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/me`, { method: 'POST' });
  await answer.arrayBuffer();
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

export async function openTable(
  origins: readonly [string, string],
  game: AnyGame,
  made: { readonly id: string; readonly links: readonly (string | null)[] },
  events: LoadEvents,
): Promise<LoadTable> {
  const sentAt = new Map<string, number>();
  /** By sequence number: when the act was sent, and when the other side saw it. */
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
      side.question = message.question ?? null;
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
      events.onRefused();
    }
  };

  for (const [seat, origin] of origins.entries()) {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/play`, {
      perMessageDeflate: false,
      // A link opens its seat only to a visitor who has a session.
      headers: { cookie: await becomeGuest(origin) },
    });
    sides.push({ socket, question: null, isWaiting: false });
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
      const side = sides.find(({ question, isWaiting }) => question !== null && !isWaiting);
      if (side === undefined) return false;
      const { actions, position } = JSON.parse(`{${side.question}}`);
      const action = actions[Math.floor(luck() * actions.length)];
      const ref = `b${++refs}`;
      side.isWaiting = true;
      side.question = null;
      sentAt.set(ref, performance.now());
      side.socket.send(
        JSON.stringify({ type: 'act', ref, position, action: game.notation.print(action) }),
      );
      return true;
    },
    get unanswered() {
      return sides.filter(({ isWaiting }) => isWaiting).length;
    },
    close() {
      for (const { socket } of sides) socket.terminate();
    },
  };
}
