import type { Draw, DrawKind } from '../chance/chance.ts';

const LETTERS: { readonly [kind in DrawKind]: string } = { dice: 'd', pick: 'p', shuffle: 's' };
const KINDS: { readonly [letter: string]: DrawKind } = { d: 'dice', p: 'pick', s: 'shuffle' };

/** `combat.attack=d6:5,2`: the name, the kind with its size, the results. */
export function printDraw(draw: Draw): string {
  return `${draw.why}=${LETTERS[draw.kind]}${draw.size}:${draw.result.join(',')}`;
}

export function parseDraw(text: string): Draw | undefined {
  const found = /^([a-z][a-z0-9.-]*)=([dps])(\d{1,6}):((?:\d{1,6}(?:,\d{1,6})*)?)$/.exec(text);
  if (found === null) return undefined;
  const [, why, letter, size, list] = found;
  const kind = KINDS[letter ?? ''];
  if (why === undefined || kind === undefined || list === undefined) return undefined;
  const result = list === '' ? [] : list.split(',').map(Number);
  return { why, kind, size: Number(size), result };
}
