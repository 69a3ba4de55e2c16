import type { BaseEvent, Viewer } from '@bivouac/kernel';
import type { AnyGameText } from './game-text.ts';

/** A line of the log, and the events that it tells. */
export interface ToldLine<I> {
  readonly item: I;
  readonly tails: readonly I[];
  readonly sentence: string;
}

/** The lines of a log: one for a head with its tails, one for every other event. */
export function tellEvents<I extends { readonly event: BaseEvent }>(
  text: AnyGameText,
  items: readonly I[],
  viewer: Viewer,
): readonly ToldLine<I>[] {
  const lines: { readonly item: I; readonly tails: I[] }[] = [];
  let head: { readonly tails: I[] } | null = null;
  for (const item of items) {
    const part = text.line?.(item.event) ?? null;
    if (part === 'tail' && head !== null) {
      head.tails.push(item);
      continue;
    }
    const line = { item, tails: [] };
    lines.push(line);
    if (part === 'head') head = line;
    else if (part === 'break') head = null;
  }
  return lines.flatMap(({ item, tails }) => {
    const told = tails.map(({ event }) => event);
    const sentence = text.event(item.event, viewer, told);
    return sentence === null ? [] : [{ item, tails, sentence }];
  });
}
