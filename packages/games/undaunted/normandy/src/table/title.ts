import { scenarioOf } from '@bivouac/undaunted-core';
import { goalLines } from '@bivouac/undaunted-core/table/score/goal-lines.ts';
import type { UndauntedTitle } from '@bivouac/undaunted-core/table/title.ts';
import { NORMANDY_GROUND } from '../art/ground.ts';
import {
  COVER,
  HILL,
  normandy,
  objectiveValue,
  pointsOf,
  normandyRules as rules,
} from '../rules/index.ts';
import { type CardTitle, describeTile, normandyContexts, normandyNames } from '../text/index.ts';
import { normandyScore } from './score.ts';

const SQUADS = ['A', 'B', 'C'] as const;

/** `riflemen-a` without its squad: `riflemen`. */
const baseOf = (id: string): string => id.replace(/-[abc]$/, '');

export const normandyTitle: UndauntedTitle = {
  game: normandy,
  rules,
  ground: NORMANDY_GROUND,
  base: baseOf,
  squad: (squad) => SQUADS[squad] ?? null,
  cover(tile) {
    const cover = COVER[tile] ?? 0;
    // Normandie, Kopcovitý terén: both numbers are printed on the tile.
    return cover === HILL ? { top: 3, bottom: 1 } : cover;
  },
  objective: (part, tile) => objectiveValue(scenarioOf(rules, part), part, tile),
  progress: (part, seat) => pointsOf(rules, part, seat),
  scoreboard: normandyScore,
  targets: (part) => part.extra.targets,
  words(language) {
    const names = normandyNames.in(language);
    const context = normandyContexts.in(language);
    const { titles, labels, words } = context;
    return {
      ...labels,
      titles,
      describeTile: (view, tile) => describeTile(view, tile, context),
      tasks: (view, seat) =>
        goalLines(
          {
            ...{ language, view, sideName: labels.side },
            scenario: scenarioOf(rules, view.public),
            progress: (of) => pointsOf(rules, view.public, of),
          },
          seat,
        ),
      cardTitle(seat, kind) {
        const base = baseOf(rules.kinds[kind]?.id ?? 'fog') as CardTitle;
        return words.label({ name: names.cards[seat === 0 ? 'us' : 'de'][base] });
      },
      suppressed: names.states.suppressed.toLocaleLowerCase(language),
    };
  },
};
