import type { Preview, PreviewOutcome, PreviewThrow } from '@bivouac/kernel';
import type { Action } from './actions.ts';
import { needAgainst, totalAgainst } from './combat.ts';
import { type AreaId, DICE, DIE_SIDES } from './data.ts';
import { hitsKey } from './gist.ts';
import { areaOf } from './state.ts';
import { askedUnit, type View } from './view.ts';

/** What fire would do: a preview with one throw, and the area that is fired at. */
export interface FirePreview extends Preview {
  readonly throws: readonly [PreviewThrow];
  readonly area: AreaId;
}

/** What an action with dice would do; null for one without. */
export function previewFire(view: View, action: Action): FirePreview | null {
  // The defender of an ambush fires at the unit that attacks.
  if (action.kind === 'ambush') return fireAt(areaOf(view.public, askedUnit(view)));
  return action.kind === 'attack' ? fireAt(action.area) : null;
}

function fireAt(area: AreaId): FirePreview {
  const total = totalAgainst(area);
  return {
    area,
    throws: [{ dice: DICE, sides: DIE_SIDES, modifiers: needAgainst(area), total }],
    outcomes: hitOutcomes(DIE_SIDES + 1 - total),
    total: DIE_SIDES ** DICE,
  };
}

/** No hit, one hit, two hits: in how many ways the dice can fall so, if this many faces of a die hit. */
function hitOutcomes(faces: number): readonly PreviewOutcome[] {
  let ways: readonly number[] = [1];
  for (let die = 0; die < DICE; die++) {
    // With one more die there are as many hits as before, or one more.
    const before = ways;
    ways = [...before, 0].map(
      (same, hits) => same * (DIE_SIDES - faces) + (before[hits - 1] ?? 0) * faces,
    );
  }
  return ways.map((weight, hits) => ({ key: hitsKey(hits), weight }));
}
