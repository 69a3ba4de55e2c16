import { odds } from '@bivouac/kernel';
import { normandy, normandyRules as rules } from '@bivouac/normandy';
import { describe, expect, it } from 'vitest';
import { chanceToHit, FACES, isHit, otherShots } from '../../src/rules/index.ts';
import { chanceOfHit } from '../../src/table/shots.ts';
import { eachPosition } from '../../testing/positions.ts';

describe('the odds of a shot', () => {
  it('count the faces that hit; a zero always does', () => {
    expect(FACES.filter((face) => isHit([face], 7))).toEqual([7, 8, 9, 0]);
    expect(FACES.filter((face) => isHit([face], 13))).toEqual([0]);
    expect(chanceToHit({ total: 7, dice: 2 })).toBeCloseTo(0.64, 12);
    expect(chanceToHit({ total: 7, dice: 4 })).toBeCloseTo(0.8704, 12);
    expect(chanceToHit({ total: 30, dice: 1 })).toBeCloseTo(0.1, 12);
  });

  it('are exactly what the rules give when every throw is counted through', () => {
    let shots = 0;
    const verbs = new Set<string>();
    for (const scenario of ['la-huberderie', 'mortain']) {
      eachPosition(scenario, 'shots', 400, ({ view, actions }) => {
        for (const action of actions) {
          if (action.kind !== 'shoot' || shots > 9) continue;
          const preview = normandy.preview(view as never, action);
          const [shot] = preview?.shots ?? [];
          if (preview === null || shot === undefined) throw new Error('a shot was expected');
          const counted = odds(normandy, view as never, action, {
            limit: 1_000,
            hiddenLimit: 10,
            worlds: 1,
          });
          if (!counted.isCounted) continue;
          const hit = counted.outcomes
            .filter(({ key }) => key.startsWith('hit'))
            .reduce((sum, { chance }) => sum + chance, 0);
          expect(chanceOfHit(preview)).toBeCloseTo(hit, 9);
          expect(chanceToHit(shot)).toBeCloseTo(hit, 9);
          shots += 1;
          verbs.add(shot.verb);
        }
      });
    }
    expect(shots).toBeGreaterThan(5);
    expect(verbs).toContain('attack');
  });

  it('offer to suppress instead of attacking, with the dice of that act', () => {
    let seen = 0;
    eachPosition('la-huberderie', 'other ways', 400, ({ view, actions }) => {
      const [action] = actions;
      if (view.question?.kind !== 'attack' || action?.kind !== 'shoot') return;
      const [shot] = normandy.preview(view as never, action)?.shots ?? [];
      const play = view.question.play;
      if (shot === undefined || play === undefined || shot.dice !== 2) return;
      const [other] = otherShots(rules, view.public as never, play, shot);
      expect(other).toMatchObject({ verb: 'suppress', dice: 4, total: shot.total });
      seen += 1;
    });
    expect(seen).toBeGreaterThan(0);
  });
});
