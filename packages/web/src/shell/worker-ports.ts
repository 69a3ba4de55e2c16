import type { BotReply } from '@bivouac/bots';
import type { OddsPort } from '@bivouac/table/contract/odds-port.ts';
import type { BotPort, BotQuestion } from '@bivouac/table/session/bot-port.ts';
import type { BotOrder, OddsAnswer, OddsOrder } from './worker-messages.ts';

/** No bot thinks longer than this about one decision. */
const LONGEST_MS = 8_000;

type MakeWorker = () => Worker;

/** Bots in a Web Worker. */
export function workerBots(makeWorker: MakeWorker): BotPort {
  let worker: Worker | null = null;
  let lastId = 0;
  let open: { order: BotOrder; settle: (reply: BotReply) => void; fail: () => void } | null = null;

  const drop = (): void => {
    worker?.terminate();
    worker = null;
  };

  const post = (order: BotOrder): void => {
    worker ??= makeWorker();
    worker.onmessage = ({ data }: MessageEvent<BotReply>) => {
      if (data.id !== open?.order.request.id) return;
      const { settle } = open;
      open = null;
      settle(data);
    };
    worker.onerror = () => {
      drop();
      open?.fail();
      open = null;
    };
    worker.postMessage(order);
  };

  return {
    choose(question: BotQuestion) {
      lastId += 1;
      const order: BotOrder = {
        request: { ...question, id: lastId },
        deadline: Date.now() + LONGEST_MS,
        hurry: typeof SharedArrayBuffer === 'undefined' ? null : new SharedArrayBuffer(4),
      };
      return new Promise((settle, reject) => {
        open = { order, settle, fail: () => reject(new Error('the bot failed')) };
        post(order);
      });
    },
    hurry() {
      if (open === null) return;
      const { order } = open;
      if (order.hurry !== null) Atomics.store(new Int32Array(order.hurry), 0, 1);
      else {
        // A busy worker hears nothing; another one is asked to answer off-hand.
        drop();
        post({ ...order, deadline: 0 });
      }
    },
    close() {
      open = null;
      drop();
    },
  };
}

export function workerOdds(makeWorker: MakeWorker): OddsPort {
  let worker: Worker | null = null;
  let lastId = 0;
  let isBusy = false;

  const drop = (): void => {
    worker?.terminate();
    worker = null;
    isBusy = false;
  };

  return {
    ask(question) {
      lastId += 1;
      const order: OddsOrder = { ...question, id: lastId };
      if (isBusy) drop();
      isBusy = true;
      worker ??= makeWorker();
      const asked = worker;
      return new Promise((resolve, reject) => {
        asked.onmessage = ({ data }: MessageEvent<OddsAnswer>) => {
          if (data.id !== order.id) return;
          isBusy = false;
          resolve(data.odds);
        };
        asked.onerror = () => {
          drop();
          reject(new Error('the odds could not be counted'));
        };
        asked.postMessage(order);
      });
    },
    close: drop,
  };
}
