import type { Modifier } from '../rules/index.ts';
import type { Wording } from './wording.ts';

type Sayers = Pick<Wording, 'words' | 'titles'>;

/** Where dice come from or go: “card”, “target in the town”. */
export function labelOf(
  { source, terrain }: Pick<Modifier, 'source' | 'terrain'>,
  { words, titles }: Sayers,
): string {
  const isGround = source === 'terrain-in' || source === 'terrain-out';
  if (!isGround || terrain < 0) return words.sources[source];
  return words.grounds[source]({ terrain: titles.terrain(terrain) });
}

/** “4 dice = blocks 4, card +1, target on the hill −1”. */
export function tellSum(modifiers: readonly Modifier[], total: number, sayers: Sayers): string {
  const parts = modifiers.map((modifier) => {
    const { source, value } = modifier;
    const sign = source === 'blocks' || source === 'guns' ? '' : value > 0 ? '+' : '−';
    return `${labelOf(modifier, sayers)} ${sign}${Math.abs(value)}`;
  });
  return `${sayers.words.diceCount({ count: total })} = ${parts.join(', ')}`;
}
