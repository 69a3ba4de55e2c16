import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type AnyBot, playGame } from '@bivouac/bots';
import {
  type AnyGame,
  type AnyMatch,
  createMatch,
  must,
  type ScenarioInfo,
  type Seed,
  seedFromPhrase,
} from '@bivouac/kernel';
import { resultOf } from './results.ts';

// A file of games, one for each scenario: its name, the actions of each seat in turn, and the result. Bots play them
// once; afterwards the actions are played again, so a bot that has learnt something new changes nothing.

/** Between the actions of one line. */
const NEXT = '; ';

/** A game and the bots that can play it. */
export interface Players {
  readonly game: AnyGame;
  readonly bots: readonly AnyBot[];
}

/** One game of the file. */
export interface KeptGame {
  readonly scenario: string;
  /** `seat: action; action` */
  readonly turns: readonly string[];
  readonly result: string;
}

/** The rules number under which the games were played, and the games. */
export interface KeptGames {
  readonly head: string;
  readonly games: readonly KeptGame[];
}

export const headOf = ({ id, rules }: AnyGame): string => `${id} ${rules}`;

/** Lets the easiest bots play a scenario with the default options. */
export function keepGame(
  { game, bots: all }: Players,
  { id: scenario, automaton }: ScenarioInfo,
): KeptGame {
  const bots = game.seats.map((_, seat) => {
    const wanted = automaton?.seat === seat ? automaton.bot : 'easy';
    return must(
      all.find(({ id }) => id === wanted),
      wanted,
    );
  });
  const played = playGame(game, bots, { scenario }, seedOf(scenario), { trials: 1 });
  if (!played.ok) throw new Error(JSON.stringify(played.problem));
  const { match } = played.value;
  const turns: string[] = [];
  let mover = -1;
  for (const { seat, action } of match.played) {
    const text = game.notation.print(action);
    if (seat === mover) turns.push(`${turns.pop()}${NEXT}${text}`);
    else turns.push(`${game.seats[seat]}: ${text}`);
    mover = seat;
  }
  return { scenario, turns, result: resultOf(match) };
}

const seedOf = (scenario: string): Seed => seedFromPhrase(`kept ${scenario}`);

/** The result to which the game's actions come today, or what is wrong with the first that cannot be played. */
export function playKept(game: AnyGame, { scenario, turns }: KeptGame): string {
  const begun = createMatch(game, { scenario }, seedOf(scenario));
  if (!begun.ok) return JSON.stringify(begun.problem);
  const match: AnyMatch = begun.value;
  for (const turn of turns) {
    const [seat = '', actions = ''] = turn.split(': ', 2);
    for (const action of actions.split(NEXT)) {
      const acted = match.actText(game.seats.indexOf(seat), action);
      if (!acted.ok) return `${seat}: ${action}: ${JSON.stringify(acted.problem)}`;
    }
  }
  return resultOf(match);
}

/** What is wrong with the kept games of the same rules number; new scenarios are not in the file yet. */
export function brokenGames(game: AnyGame, { head, games }: KeptGames): readonly string[] {
  if (head !== headOf(game)) return [];
  return games.flatMap((kept) => {
    const now = playKept(game, kept);
    return now === kept.result ? [] : [`${kept.scenario}: ${now} instead of ${kept.result}`];
  });
}

export function printKept({ head, games }: KeptGames): string {
  const paragraphs = games.map(({ scenario, turns, result }) =>
    [scenario, ...turns, `= ${result}`].join('\n'),
  );
  return `${[head, ...paragraphs].join('\n\n')}\n`;
}

export function parseKept(text: string): KeptGames {
  const [head = '', ...paragraphs] = text.replaceAll('\r\n', '\n').trimEnd().split('\n\n');
  const games = paragraphs.map((paragraph) => {
    const [scenario = '', ...lines] = paragraph.split('\n');
    const result = must(lines.pop(), 'a result').replace(/^= /, '');
    return { scenario, turns: lines, result };
  });
  return { head, games };
}

/**
 * Plays the kept games again; with `UPDATE_GOLDEN` set (`npm run golden`), keeps one for each new scenario, and new
 * ones for all if the rules number is another. Under the same number a kept game may never come to another result.
 */
export function expectKeptGames(players: Players, file: string): void {
  const { game } = players;
  const stored = parseKept(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const broken = brokenGames(game, stored);
  if (broken.length > 0) {
    throw new Error(
      `stored records come to another result:\n${broken.join('\n')}\n` +
        'If a rule was meant to change, raise the rules number of the game, run "npm run golden" and say so in the changelog.',
    );
  }
  const head = headOf(game);
  const known = stored.head === head ? stored.games : [];
  const games = game.scenarios.map(({ id }) => known.find(({ scenario }) => scenario === id));
  if (games.every((kept) => kept !== undefined) && games.length === known.length) return;
  if (!process.env.UPDATE_GOLDEN) {
    throw new Error('the kept games are incomplete or of other rules: run "npm run golden"');
  }
  mkdirSync(dirname(file), { recursive: true });
  const all = game.scenarios.map((scenario, at) => games[at] ?? keepGame(players, scenario));
  writeFileSync(file, printKept({ head, games: all }));
}
