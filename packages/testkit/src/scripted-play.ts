import {
  type BaseAction,
  type BaseEvent,
  type BaseView,
  completeSetup,
  type Game,
  Match,
  type Problem,
  type ScriptedChance,
  type SetupWish,
  scriptedChance,
} from '@bivouac/kernel';
import { isSame } from './same.ts';

/** Part of an event: every field that is named must be equal. */
export type EventLike = { readonly type: string; readonly [field: string]: unknown };

/**
 * A game for a test of the rules: results of chance are scripted by name, actions are written in
 * notation, and every expectation that fails says what was there instead. End a test with `end`.
 */
export interface ScriptedPlay<S, A extends BaseAction, E extends BaseEvent, V extends BaseView> {
  readonly luck: ScriptedChance;
  readonly match: Match<S, A, E, V>;
  /** Plays each line for that seat; it must be possible. */
  play(seat: string, ...lines: string[]): void;
  /** Tries a line that must be refused, and leaves everything as it was. */
  expectRefused(seat: string, line: string, code: Problem['code']): void;
  /** Exactly these offers, in order. */
  expectOffers(seat: string, lines: readonly string[]): void;
  expectOffered(seat: string, line: string): void;
  expectNotOffered(seat: string, line: string): void;
  expectAwaiting(...seats: string[]): void;
  /** The events of the last `play` call, in order; each at least as described. */
  expectEvents(events: readonly EventLike[]): void;
  expectWinner(...seats: string[]): void;
  view(seat: string): V;
  state(): S;
  /** Nothing scripted is left over, and exactly these seats are asked for their next decision. */
  end(...seats: string[]): void;
}

export function scriptedPlay<S, A extends BaseAction, E extends BaseEvent, V extends BaseView>(
  game: Game<S, A, E, V>,
  wish: SetupWish,
  script: (luck: ScriptedChance) => void,
): ScriptedPlay<S, A, E, V> {
  const luck = scriptedChance();
  script(luck);
  const setup = completeSetup(game, wish);
  if (!setup.ok) throw new Error(JSON.stringify(setup.problem));
  const match = new Match(game, setup.value, { chance: luck, seed: null });
  let events: readonly E[] = [];

  const seatOf = (name: string): number => {
    const seat = game.seats.indexOf(name);
    if (seat < 0) throw new Error(`no seat ${name}; there are ${game.seats.join(', ')}`);
    return seat;
  };
  const offers = (seat: string): string[] =>
    match.actions(seatOf(seat)).map((action) => game.notation.print(action));
  const awaited = (): string[] => {
    const now = match.awaiting();
    return now.kind === 'over' ? [] : now.seats.map((seat) => game.seats[seat] ?? '?');
  };
  const expectSame = (what: string, have: unknown, want: unknown): void => {
    if (!isSame(have, want)) {
      throw new Error(`${what}: have ${JSON.stringify(have)}, want ${JSON.stringify(want)}`);
    }
  };
  const expectAwaiting = (...seats: string[]): void => expectSame('awaited', awaited(), seats);

  return {
    luck,
    match,
    play(seat, ...lines) {
      const told: E[] = [];
      for (const line of lines) {
        const acted = match.actText(seatOf(seat), line);
        if (!acted.ok) {
          const can = offers(seat).join('; ') || 'nothing';
          throw new Error(`${seat}: ${line}: ${JSON.stringify(acted.problem)}; possible: ${can}`);
        }
        told.push(...acted.value.map(({ event }) => event));
      }
      events = told;
    },
    expectRefused(seat, line, code) {
      const before = match.hash();
      const acted = match.actText(seatOf(seat), line);
      if (acted.ok) throw new Error(`${seat}: ${line} was possible`);
      expectSame(`the problem of “${line}”`, acted.problem.code, code);
      expectSame('the position after a refusal', match.hash(), before);
    },
    expectOffers: (seat, lines) => expectSame(`offers of ${seat}`, offers(seat), lines),
    expectOffered(seat, line) {
      if (!offers(seat).includes(line)) {
        throw new Error(`${seat} cannot “${line}”; possible: ${offers(seat).join('; ')}`);
      }
    },
    expectNotOffered(seat, line) {
      if (offers(seat).includes(line)) throw new Error(`${seat} can “${line}”`);
    },
    expectAwaiting,
    expectEvents(wanted) {
      expectSame(
        'types of events',
        events.map(({ type }) => type),
        wanted.map(({ type }) => type),
      );
      wanted.forEach((want, i) => {
        const have = events[i] as unknown as Record<string, unknown>;
        for (const [field, value] of Object.entries(want)) {
          expectSame(`event ${i} ${want.type}, ${field}`, have[field], value);
        }
      });
    },
    expectWinner(...seats) {
      const now = match.awaiting();
      if (now.kind !== 'over') throw new Error('the game is not over');
      expectSame(
        'winners',
        now.outcome.winners.map((seat) => game.seats[seat]),
        seats,
      );
    },
    view(seat) {
      const view = match.view(seatOf(seat));
      if (!view.ok) throw new Error(JSON.stringify(view.problem));
      return view.value;
    },
    state: () => match.copyOfState(),
    end(...seats) {
      expectAwaiting(...seats);
      const left = luck.leftOver();
      if (left.length > 0) {
        throw new Error(
          `never drawn: ${left.map(({ why, result }) => `${why} ${result}`).join('; ')}`,
        );
      }
    },
  };
}

/**
 * The same play, watched: after every call the state is sound, and the game names no reason against anything
 * that it offers.
 */
export function watched<S, A extends BaseAction, E extends BaseEvent, V extends BaseView>(
  t: ScriptedPlay<S, A, E, V>,
): ScriptedPlay<S, A, E, V> {
  return {
    ...t,
    play(seat, ...lines) {
      t.play(seat, ...lines);
      t.match.game.check(t.state());
      expectNoReasons(t);
    },
  };
}

function expectNoReasons<S, A extends BaseAction, E extends BaseEvent, V extends BaseView>({
  match,
}: ScriptedPlay<S, A, E, V>): void {
  const now = match.awaiting();
  for (const seat of now.kind === 'over' ? [] : now.seats) {
    const view = match.view(seat);
    if (!view.ok) throw new Error(JSON.stringify(view.problem));
    for (const action of match.actions(seat)) {
      const reason = match.game.explain?.(view.value, action);
      const line = match.game.notation.print(action);
      if (reason !== undefined) throw new Error(`“${line}” is on offer, but ${reason.code}`);
    }
  }
}
