import { setTimeout as sleep } from 'node:timers/promises';
import type { FromClient, FromServer } from '@bivouac/protocol';
import type { TestPage } from '../test/tools/page.ts';

/** An acknowledged message, by its ref. */
export interface Promised {
  readonly ref: string;
  readonly seq: number;
}

type Said = Extract<FromClient, { type: 'act' | 'chat' | 'undo' }>;

const ANSWER_MS = 5_000;
const COME_BACK_MS = 100;
const THINK_MS = 20;

/**
 * A player who acts at random, reconnects when the connection breaks, and repeats a message under the same ref until
 * it is answered for good.
 */
export class Player {
  readonly page: TestPage;
  readonly promised: Promised[] = [];
  /** Messages that the server refused for good: none of them may be stored. */
  readonly refused: string[] = [];
  /** Answers that the server cannot store anything now. */
  unavailable = 0;
  /** Number of reconnects. */
  returns = 0;
  #name: string;
  #cookie: string;
  #luck: () => number;
  #count = 0;
  #isOpen = false;

  constructor(page: TestPage, name: string, cookie: string, luck: () => number) {
    this.page = page;
    this.#name = name;
    this.#cookie = cookie;
    this.#luck = luck;
  }

  /** Acts until told to stop, and then until the last message is answered. */
  async play(isStopping: () => boolean): Promise<void> {
    while (!isStopping() && this.page.table?.outcome == null) {
      await this.#comeBack();
      const said = this.#choose();
      if (said !== null) await this.#insist(said);
      await sleep(THINK_MS * this.#luck());
    }
  }

  /** Reconnects if necessary, however long the server is down. */
  async #comeBack(): Promise<void> {
    while (!this.#isOpen || this.page.socket.readyState !== this.page.socket.OPEN) {
      this.page.drop();
      this.returns += 1;
      const refusals = this.page.refusals.length;
      const opening = this.page.open({ cookie: this.#cookie }).then(
        () => this.page.refusals.length === refusals,
        () => false,
      );
      this.#isOpen = await Promise.race([opening, sleep(ANSWER_MS, false)]);
      if (!this.#isOpen) await sleep(COME_BACK_MS);
    }
  }

  async settle(): Promise<void> {
    await this.#comeBack();
  }

  #choose(): Said | null {
    const { table } = this.page;
    if (table === null) return null;
    const ref = `${this.#name}-${++this.#count}`;
    const chance = this.#luck();
    const { actions, position, undo } = table;
    if (chance < 0.05) return { type: 'chat', ref, text: `line ${this.#count}` };
    if (chance < 0.1 && undo.depth > 0) return { type: 'undo', ref, position, all: false };
    if (actions.length === 0) return null;
    const action = actions[Math.floor(this.#luck() * actions.length)];
    return { type: 'act', ref, position, action: this.page.rules.notation.print(action) };
  }

  async #insist(said: Said): Promise<void> {
    for (;;) {
      const answer = await this.#send(said);
      if (answer?.type === 'done') {
        this.promised.push({ ref: said.ref, seq: answer.seq });
        return;
      }
      const code = answer?.type === 'refused' ? answer.refusal.code : 'unavailable';
      if (code !== 'unavailable' && code !== 'not-entered') {
        this.refused.push(said.ref);
        return;
      }
      if (answer?.type === 'refused' && code === 'unavailable') this.unavailable += 1;
      await sleep(COME_BACK_MS);
      await this.#comeBack();
    }
  }

  /** Null if no answer came: whether the message was stored is unknown. */
  async #send({ ref, ...said }: Said): Promise<FromServer | null> {
    try {
      const broken = this.page.until(() => false).catch(() => null);
      const answer = await Promise.race([
        this.page.ask(said as Parameters<TestPage['ask']>[0], ref),
        broken as Promise<null>,
        sleep(ANSWER_MS, null),
      ]);
      if (answer === null) this.#isOpen = false;
      return answer;
    } catch {
      this.#isOpen = false;
      return null;
    }
  }
}
