import type { Subject } from '@bivouac/kernel';
import { copiesAs, playOf, tileSubject } from '@bivouac/undaunted-core';
import type { StalingradAction } from './actions.ts';
import type { CityRules, CityView } from './extra.ts';

/** What the actions of a city concern. */
export function subjectsInCity(
  rules: CityRules,
  { public: part, question }: CityView,
  action: StalingradAction,
): readonly Subject[] | undefined {
  switch (action.kind) {
    case 'raze':
    case 'collapse':
    case 'mine':
    case 'tankMine':
      return [tileSubject(action.tile)];
    case 'take':
      return question?.kind === 'exert'
        ? copiesAs(rules, 'played', playOf(part, question.play.seat), action.card)
        : undefined;
    default:
      return undefined;
  }
}
