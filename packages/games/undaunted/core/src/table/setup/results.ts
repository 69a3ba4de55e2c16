import type { KeptGame } from '@bivouac/table/contract/kept-games.ts';
import { onlyPerson } from '@bivouac/table/session/seating.ts';

export type ScenarioResult = 'won' | 'lost' | 'underWay';

/** How the reader last fared in a scenario against a bot; undefined if they have not played it. */
export function resultOf(
  games: readonly KeptGame[],
  game: string,
  scenario: string,
): ScenarioResult | undefined {
  for (const kept of games) {
    if (kept.kind !== 'sound' || kept.game !== game || kept.scenario !== scenario) continue;
    const { note, players } = kept.saved;
    if (!note.isOver) return 'underWay';
    const person = onlyPerson(players);
    // Of two at one screen one has always won.
    if (person !== null && note.winner !== null) {
      return person === note.winner ? 'won' : 'lost';
    }
  }
  return undefined;
}
