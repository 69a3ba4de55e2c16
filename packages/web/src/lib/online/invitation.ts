import type { AnyGame } from '@bivouac/kernel';
import type { ShelfEntry } from '@bivouac/shelf';
import { EXPANSIONS, SHEET_IDS } from '../library.ts';
import { FIRST_BATTLE } from '../practice.ts';
import { PAIR_OPTIONS, pairScenarios } from '../war-draft.ts';

/** The games one can invite to: each sheet, and behind it what adds to it. */
export const INVITED: readonly string[] = SHEET_IDS.flatMap((sheet) => [
  sheet,
  ...Object.keys(EXPANSIONS).filter((id) => EXPANSIONS[id] === sheet),
]);

/** What an invitation lets one choose of a game: whatever makes sense between two. */
export interface Invitation {
  readonly scenarios: readonly string[];
  readonly options: AnyGame['options'];
  readonly bots: readonly string[];
}

export function invitationTo({ game, bots }: ShelfEntry): Invitation {
  const automatons = new Set(game.scenarios.map(({ automaton }) => automaton?.bot));
  const pairs = pairScenarios(game);
  const hasAutomaton = pairs.length < game.scenarios.length;
  return {
    // The later battles of a campaign are met in it, and not given away here.
    scenarios: game.id === 'stalingrad' ? pairs.filter((id) => id === FIRST_BATTLE) : pairs,
    options: game.options.filter(({ id }) => !hasAutomaton || PAIR_OPTIONS.includes(id)),
    bots: bots.flatMap(({ id }) => (automatons.has(id) ? [] : [id])),
  };
}
