import { answerBotRequest, type BotReply } from '@bivouac/bots';
import { type Seed, seedFromPhrase } from '@bivouac/kernel';
import type { ShelfEntry } from '@bivouac/manifest';
import { findBot, findEntry } from '@bivouac/shelf';
import type { BotPort, BotQuestion } from '../src/session/bot-port.ts';
import type { Watched } from '../src/session/emitter.ts';
import type { GameWish } from '../src/session/seating.ts';
import type { Table } from '../src/session/table.ts';
import type { Scene, TableModel } from '../src/session/table-model.ts';

export const SEED: Seed = seedFromPhrase('web test');

export const SKIRMISH: ShelfEntry = ((): ShelfEntry => {
  const found = findEntry('skirmish');
  if (!found.ok) throw new Error('skirmish is on the shelf');
  return found.value;
})();

export const AGAINST_BOT: GameWish = {
  game: 'skirmish',
  scenario: 'crossing',
  options: {},
  players: [{ kind: 'human' }, { kind: 'bot', bot: 'easy' }],
};

export const TWO_PEOPLE: GameWish = {
  ...AGAINST_BOT,
  players: [{ kind: 'human' }, { kind: 'human' }],
};

/** Bots that think at once, in the test's own thread. */
export function instantBots(): BotPort {
  return {
    choose: async (question) => answerBotRequest({ ...question, id: 0 }, findBot, () => false),
    hurry: () => undefined,
    close: () => undefined,
  };
}

export interface HeldBots extends BotPort {
  readonly asked: BotQuestion[];
  hurries: number;
  answer(): void;
  breakDown(): void;
}

/** Bots that answer when the test says so. */
export function heldBots(): HeldBots {
  let settle: ((reply: BotReply) => void) | undefined;
  let fail: ((error: Error) => void) | undefined;
  const bots: HeldBots = {
    asked: [],
    hurries: 0,
    choose(question) {
      bots.asked.push(question);
      return new Promise((resolve, reject) => {
        settle = resolve;
        fail = reject;
      });
    },
    hurry() {
      bots.hurries += 1;
    },
    close: () => undefined,
    answer() {
      const question = bots.asked.at(-1);
      if (question !== undefined) {
        settle?.(answerBotRequest({ ...question, id: 0 }, findBot, () => false));
      }
    },
    breakDown: () => fail?.(new Error('on purpose')),
  };
  return bots;
}

/** The latest value of something that is watched. */
export function latest<T>(watched: Watched<T>): T {
  let value: T | undefined;
  watched.subscribe((now) => {
    value = now;
  })();
  if (value === undefined) throw new Error('a watched thing has a value at once');
  return value;
}

export function openScene(model: TableModel): Extract<Scene, { kind: 'open' }> {
  if (model.scene.kind !== 'open') throw new Error('the table was expected to be open');
  return model.scene;
}

/** Lets everything that waits for a promise go on. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Plays the first listed action until the game is over. */
export async function playToTheEnd(table: Table): Promise<void> {
  for (let i = 0; i < 1_000; i++) {
    const model = latest(table);
    if (model.waiting.kind === 'over') return;
    if (model.scene.kind === 'curtain') table.openCurtain();
    else if (model.scene.actions[0] !== undefined) {
      // The last one is the boldest: the first would stop every turn at once.
      const { actions } = model.scene;
      table.act(actions.at(-1) ?? model.scene.actions[0], model.position);
    } else await settled();
  }
  throw new Error('the game did not end');
}
