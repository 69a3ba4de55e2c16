import { answerBotRequest } from '@bivouac/bots';
import {
  type AnyGame,
  type AnyMatch,
  type BaseEvent,
  createMatch,
  deriveSeed,
  type LoggedEvent,
  must,
  type Seat,
  seedFromPhrase,
  subjectKeys,
} from '@bivouac/kernel';
import { findBot } from '@bivouac/shelf';
import type { TableContext } from '@bivouac/table/contract/table-kit.ts';
import { choicesOf } from '@bivouac/table/session/choice.ts';
import {
  type Action,
  blitzkrieg,
  NIPPON_BOX,
  nippon,
  type View,
  WORLD_BOX,
} from '../src/rules/index.ts';
import { type BlitzTitle, blitzTitle } from '../src/table/title.ts';

// Positions of real games, for tests of what the table shows.

export const WORLD = blitzTitle(WORLD_BOX, 'world');
export const AMERICA = blitzTitle(NIPPON_BOX, 'america');

/** A game with its table: the base game and Nippon, for two and alone. */
export interface War {
  readonly name: string;
  readonly game: AnyGame;
  readonly title: BlitzTitle;
  readonly scenario: string;
  readonly options: { readonly [id: string]: string };
}

const war = (title: BlitzTitle, game: AnyGame, scenario: string, stratagems = 'off'): War => ({
  name: `${game.id} ${scenario} ${stratagems}`,
  game,
  title,
  scenario,
  options: { stratagems },
});

export const WARS: readonly War[] = [
  war(WORLD, blitzkrieg, 'two-players'),
  war(WORLD, blitzkrieg, 'vs-high'),
  war(WORLD, blitzkrieg, 'vs-middle', 'on'),
  war(AMERICA, nippon, 'two-players'),
  war(AMERICA, nippon, 'vs', 'on'),
];

export interface Position {
  readonly match: AnyMatch;
  readonly seat: Seat;
  readonly view: View;
  readonly actions: readonly Action[];
  readonly log: readonly LoggedEvent<BaseEvent>[];
  /** The choice in this position. */
  readonly next: Action;
}

export const viewOf = (match: AnyMatch, seat: Seat): View => {
  const seen = match.view(seat);
  return must(seen.ok ? (seen.value as View) : undefined, 'a view');
};

export function begin({ game, scenario, options }: War, phrase: string): AnyMatch {
  const begun = createMatch(game, { scenario, options }, seedFromPhrase(phrase));
  return must(begun.ok ? begun.value : undefined, 'a match');
}

/** The next action: the automaton's own move, otherwise any legal action. */
export function choice({ game, scenario }: War, match: AnyMatch, seat: Seat): Action {
  const automaton = game.scenarios.find(({ id }) => id === scenario)?.automaton;
  const bot = automaton?.seat === seat ? automaton.bot : 'random';
  const seed = deriveSeed(must(match.seed ?? undefined, 'a seed'), `${seat} ${match.decision}`);
  const actions = match.actions(seat);
  const view = viewOf(match, seat);
  const request = { id: 0, game: game.id, bot, seat, view, actions, trials: 1, seed };
  const reply = answerBotRequest(request, findBot, () => false);
  return must(reply.ok ? (reply.action as Action) : undefined, 'a choice');
}

/** Plays a game to its end and shows each position to the seat that decides. */
export function eachPosition(
  of: War,
  phrase: string,
  look: (position: Position) => void,
): AnyMatch {
  const match = begin(of, phrase);
  while (!match.isOver()) {
    const now = match.awaiting();
    const seat = now.kind === 'seats' ? must(now.seats[0], 'a seat') : 0;
    const actions = match.actions(seat) as readonly Action[];
    const next = choice(of, match, seat);
    look({ match, seat, view: viewOf(match, seat), actions, log: match.log(seat), next });
    match.act(seat, next);
  }
  return match;
}

/** The table as it is drawn for that position. */
export function playOf(
  { game }: War,
  { view, seat, actions, log }: Position,
  aimed: Action | null = null,
): TableContext {
  const nothing = (): void => undefined;
  return {
    view,
    seat,
    players: game.seats.map(() => ({ kind: 'human' })),
    log,
    text: {} as TableContext['text'],
    choices: choicesOf(actions, (action) => subjectKeys(game, view, action)),
    aimed,
    chosen: null,
    lit: new Set(),
    held: new Map(),
    due: [],
    showOdds: true,
    room: 'row',
    hasKeys: true,
    onpoint: nothing,
    onback: nothing,
    onlist: nothing,
  };
}
