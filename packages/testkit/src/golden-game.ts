import { existsSync, readFileSync } from 'node:fs';
import { type AnyBot, playGame } from '@bivouac/bots';
import { type AnyGame, type AnyMatch, createMatch, seedFromPhrase } from '@bivouac/kernel';

/** A game whose playthrough is kept in a file. */
export interface GoldenGame {
  readonly game: AnyGame;
  /** Also the phrase of its seed. */
  readonly name: string;
  readonly file: string;
  readonly scenario: string;
  readonly options: { readonly [option: string]: string };
  readonly bots: readonly AnyBot[];
}

/**
 * The stored game is played again, action by action: a bot that has learnt something new changes
 * nothing here, a rule that has changed does. `npm run golden` lets the bots play again.
 */
export function goldenMatch(golden: GoldenGame): AnyMatch {
  return process.env.UPDATE_GOLDEN ? playedBy(golden) : playedAgain(golden);
}

function playedBy({ game, name, scenario, options, bots }: GoldenGame): AnyMatch {
  const wish = { scenario, options };
  const played = playGame(game, bots, wish, seedFromPhrase(name), { trials: 100 });
  if (!played.ok) throw new Error(JSON.stringify(played.problem));
  return played.value.match;
}

function playedAgain({ game, name, file, scenario, options }: GoldenGame): AnyMatch {
  if (!existsSync(file)) throw new Error(`${name}: no golden file; run "npm run golden"`);
  const begun = createMatch(game, { scenario, options }, seedFromPhrase(name));
  if (!begun.ok) throw new Error(JSON.stringify(begun.problem));
  const match: AnyMatch = begun.value;
  const line = new RegExp(`^\\d+\\. (${game.seats.join('|')}): (.*?)(?: \\[.*\\])? {2}#`, 'gm');
  for (const [text, side = '', action = ''] of readFileSync(file, 'utf8').matchAll(line)) {
    const acted = match.actText(game.seats.indexOf(side), action);
    if (!acted.ok) throw new Error(`${text}: ${JSON.stringify(acted.problem)}`);
  }
  return match;
}
