import { wordSamples as normandySamples } from '@bivouac/normandy/testing/words.ts';
import { normandyContexts } from '@bivouac/normandy/text';
import { formatShare, type Language, phrase } from '@bivouac/text';
import type { Samples } from '@bivouac/text/testing/render-words.ts';

/** What stands around a scenario and beside the map speaks of these as labels. */
const OF_SIDE = ['balanceShare', 'briefing', 'narrow', 'clear', 'decisive', 'even', 'starts', 'of'];

/** What can reach the sentences that all titles share: the names of Normandy, and what stands around a scenario. */
export async function wordSamples(language: Language): Promise<Samples> {
  const samples = await normandySamples(language);
  const { labels } = normandyContexts.in(language);
  const sides = [0, 1].map(labels.side);
  const units = [0, 21].map(labels.unit);
  return {
    ...samples,
    ...{ title: ['La Raye', 'Mortain'], game: [labels.side(0)], place: [phrase('5A')] },
    ...{ places: [1, 6], total: [1, 4, 10], rounds: [1, 12], minutes: [30], games: [1, 200] },
    ...{ deck: [1, 7], supply: [0, 4], share: [formatShare(language, 0.54)], spread: ['3'] },
    ...{ bot: ['Corporal'], kind: [labels.unit(3)], squad: [' A'], who: [labels.unit(3)] },
    ...Object.fromEntries(OF_SIDE.map((id) => [`${id}.side`, sides])),
    ...{ 'at.target': units, 'blast.target': units },
  };
}
