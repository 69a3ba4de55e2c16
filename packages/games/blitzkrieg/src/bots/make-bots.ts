import type { Chance } from '@bivouac/kernel';
import type { Action } from '../rules/actions.ts';
import type { Box } from '../rules/box.ts';
import type { BlitzkriegGame } from '../rules/game.ts';
import { type BotQuestion, vsAction } from '../rules/vs/bot.ts';
import type { Tools } from './policy.ts';
import { type SearchOptions, searchAction } from './search.ts';

/** Has the shape of the bots' package, which a game does not know. */
export interface BlitzkriegBot {
  readonly id: string;
  choose(question: BotQuestion): Action;
}

/** Of this many decisions a beginner makes one without thinking. */
const LAPSE = 4;

export const MEDIUM: SearchOptions = { worlds: 2, width: 1, depth: 0 };
export const HARD: SearchOptions = { worlds: 8, width: 6, depth: 3 };

/** From weakest to strongest, with the solo opponent first; the shelf puts the random player before them. */
export function makeBots(game: BlitzkriegGame, box: Box): readonly BlitzkriegBot[] {
  const tools = (chance: Chance): Tools => ({ game, box, io: { chance, emit: () => undefined } });
  const search = (question: BotQuestion, options: SearchOptions): Action =>
    searchAction(tools(question.chance), question, options);
  return [
    { id: 'vs', choose: (question) => vsAction(box, question) },
    {
      id: 'easy',
      choose(question) {
        const { actions, chance } = question;
        if (chance.pick(LAPSE, 'bot.lapse') > 0) return search(question, MEDIUM);
        return actions[chance.pick(actions.length, 'bot.any')] ?? search(question, MEDIUM);
      },
    },
    { id: 'medium', choose: (question) => search(question, MEDIUM) },
    { id: 'hard', choose: (question) => search(question, HARD) },
  ];
}
