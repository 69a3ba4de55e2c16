import type { BaseAction } from '@bivouac/kernel';
import { easyAction } from './easy.ts';
import type { Mind, UndauntedBot } from './mind.ts';
import { type SearchOptions, searchAction } from './search.ts';
import { sightOfView } from './sight.ts';

/** From weakest to strongest; the shelf puts the random player before them. */
export function makeBots<X, A extends BaseAction>(
  mind: Mind<X, A>,
  hard: SearchOptions,
): readonly UndauntedBot<X, A>[] {
  return [
    { id: 'easy', choose: (question) => easyAction(mind, question) },
    {
      id: 'medium',
      choose: ({ view, seat, actions }) => mind.think(sightOfView(mind.rules, view, seat), actions),
    },
    { id: 'hard', choose: (question) => searchAction(mind, question, hard) },
  ];
}
