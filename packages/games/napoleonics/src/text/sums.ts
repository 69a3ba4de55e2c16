import type { Modifier } from '../rules/index.ts';
import type { Titles } from './titles.ts';
import type { Wording } from './wording.ts';

/** The ground as it follows the words for its part in a sum: “target in town”. */
export const groundOf = (source: string, terrain: number, titles: Titles): string =>
  source === 'terrain-in' ? titles.terrainAt(terrain) : titles.terrain(terrain);

/** “4 dice = blocks 4, card +1, target on hill −1”. */
export function tellSum(
  modifiers: readonly Modifier[],
  total: number,
  { words, titles }: Pick<Wording, 'words' | 'titles'>,
): string {
  const parts = modifiers.map(({ source, value, terrain }) => {
    const ground = terrain < 0 ? '' : ` ${groundOf(source, terrain, titles)}`;
    const sign = source === 'blocks' || source === 'guns' ? '' : value > 0 ? '+' : '−';
    return `${words.sources[source]}${ground} ${sign}${Math.abs(value)}`;
  });
  return `${words.diceCount({ count: total })} = ${parts.join(', ')}`;
}
