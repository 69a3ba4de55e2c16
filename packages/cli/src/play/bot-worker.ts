import { parentPort } from 'node:worker_threads';
import { answerBotRequest, type BotRequest } from '@bivouac/bots';
import { must } from '@bivouac/kernel';
import { findBot } from '@bivouac/shelf';

const port = must(parentPort, 'a worker has a parent');

port.on('message', (request: BotRequest) => {
  port.postMessage(answerBotRequest(request, findBot, () => false));
});
