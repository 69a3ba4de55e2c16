import { PROTOCOL } from '@bivouac/protocol';
import type { TestPage } from './page.ts';

type Luck = () => number;

const ODD = [null, -1, 1e300, 1.5, '', 'x'.repeat(3_000), [], {}, true, '__proto__', '\u0000'];

/** Fewer messages of a seat than the server remembers refs for. */
const REPLAYED = 40;

/** A client that sends anything, forged from what its page has seen. */
export class HostileClient {
  /** Every well-formed message it has sent, for sending it again. */
  readonly #sent: string[] = [];
  readonly #page: TestPage;
  readonly #luck: Luck;
  readonly #name: string;
  #count = 0;

  constructor(page: TestPage, luck: Luck, name: string) {
    this.#page = page;
    this.#luck = luck;
    this.#name = name;
  }

  /** The next message, valid or not. */
  next(): string {
    const pick = this.#luck();
    if (pick < 0.15) return this.#broken();
    if (pick < 0.25 && this.#sent.length > 0) return this.#pick(this.#sent.slice(-REPLAYED));
    const text = JSON.stringify(this.#forged());
    this.#sent.push(text);
    return text;
  }

  #pick<T>(things: readonly T[]): T {
    return things[Math.floor(this.#luck() * things.length)] as T;
  }

  /** A well-formed message. */
  #forged(): object {
    const { table, welcome } = this.#page;
    const { position = 0, played = 0, actions = [] } = table ?? {};
    this.#count += 1;
    const ref = `${this.#name}-${this.#count}`;
    const act = (at: number, action: string) => ({ type: 'act', ref, position: at, action });
    const unlisted = this.#pick(['bid nineteen', 'attack village', '!resign', 'pass', 'undo', '|']);
    const listed = () => this.#page.rules.notation.print(this.#pick(actions));
    return this.#pick<() => object>([
      () => act(position, unlisted),
      () => act(position, actions.length > 0 ? listed() : 'bid one'),
      () => act(Math.max(0, position - 1 - Math.floor(this.#luck() * 3)), unlisted),
      () => act(position + 1, actions.length > 0 ? listed() : 'bid one'),
      () => ({ type: 'undo', ref, position, all: this.#luck() < 0.5 }),
      () => ({ type: 'undo', ref, position: position + 7, all: true }),
      () => ({ type: 'say', ref, what: this.#pick(['accept-draw', 'offer-draw']) }),
      () => ({ type: 'offer', ref, what: 'take-back', to: Math.floor(this.#luck() * 2 * played) }),
      () => ({ type: 'offer', ref, what: this.#pick(['pause', 'rematch']) }),
      () => ({ type: 'answer', ref, what: this.#pick(['take-back', 'pause']), isAccepted: true }),
      () => ({ type: 'answer', ref, what: 'rematch', isAccepted: true }),
      () => ({ type: this.#pick(['claim', 'resume']), ref }),
      () => ({ type: 'chat', ref, text: '<img src=x onerror=alert(1)>' }),
      () => {
        if (this.#luck() > 0.1) return { type: 'claim', ref };
        const game = welcome?.game ?? '';
        return { type: 'enter', protocol: PROTOCOL, game, since: 0, token: 'x'.repeat(32) };
      },
    ])();
  }

  /** A malformed message: truncated, with wrong types, or with extra fields. */
  #broken(): string {
    const sample: Record<string, unknown> = { ...this.#forged() };
    const text = JSON.stringify(sample);
    const cut = Math.floor(this.#luck() * text.length);
    const changed = { ...sample, [this.#pick(Object.keys(sample))]: this.#pick(ODD) };
    return this.#pick([
      text.slice(0, cut),
      text.slice(0, cut) + this.#pick(['"', '}', '\\u0000', '[[[[', 'é']) + text.slice(cut + 1),
      JSON.stringify(changed),
      JSON.stringify({ ...sample, [this.#pick(['secret', 'constructor'])]: this.#pick(ODD) }),
      JSON.stringify(this.#pick(ODD)),
      '['.repeat(1_000),
    ]);
  }
}
