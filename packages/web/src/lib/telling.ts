import type { BaseEvent, Seat, Told, Viewer } from '@bivouac/kernel';
import type { AnyGameText } from '@bivouac/text';

/** A line of the log in the reader's language. */
export interface Line {
  readonly seq: number;
  readonly action: number;
  readonly seat: Seat | null;
  readonly sentence: string;
}

/** Tells what happened; what goes without saying is left out. */
export function tell(
  text: AnyGameText,
  log: readonly Told<BaseEvent>[],
  viewer: Viewer,
): readonly Line[] {
  return log.flatMap(({ seq, action, seat, event }) => {
    const sentence = text.event(event, viewer);
    return sentence === null ? [] : [{ seq, action, seat, sentence }];
  });
}

/** `Ford: Blue Fife` as a label and what stands there; a line without a colon is all value. */
export function splitLabel(line: string): { readonly label: string; readonly value: string } {
  const colon = line.indexOf(': ');
  if (colon < 0) return { label: '', value: line };
  return { label: line.slice(0, colon), value: line.slice(colon + 2) };
}
