import { parentPort } from 'node:worker_threads';
import { answerBotRequest } from '@bivouac/bots';
import { findBot } from '@bivouac/shelf/players';
import { READY, type WorkOrder, type WorkResult } from './protocol.ts';

// Answers one request after the other. A bot that throws ends the worker, and the host starts a new one, so that no
// state of the failed bot survives.

const port = parentPort;
if (port === null) throw new Error('bot-worker runs only as a worker');

port.on('message', ({ request, timeMs, cancel }: WorkOrder) => {
  const deadline = Date.now() + timeMs;
  const flag = new Int32Array(cancel);
  const isSpent = (): boolean => Date.now() >= deadline || Atomics.load(flag, 0) !== 0;
  const result: WorkResult = answerBotRequest(request, findBot, isSpent);
  port.postMessage(result);
});
port.postMessage(READY);
