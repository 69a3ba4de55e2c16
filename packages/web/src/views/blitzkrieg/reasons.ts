import type { Event, View, VsStep } from '@bivouac/blitzkrieg';
import type { BaseEvent, Told } from '@bivouac/kernel';
import { describeVsStep, type Language } from '@bivouac/text';
import type { BlitzTitle } from './title.ts';

/** A line of the solo opponent's reasoning. */
export interface ReasonLine {
  /** `6`, or `1–3` where several in a row decided nothing. */
  readonly steps: string;
  readonly title: string;
  readonly detail: string;
  readonly isDecided: boolean;
}

/** Why it placed one token. */
export interface Reasoning {
  /** What it placed, and where; null where the log does not reach back so far. */
  readonly placed: { readonly token: number; readonly space: number } | null;
  readonly lines: readonly ReasonLine[];
}

export function reasonsOf(
  title: BlitzTitle,
  view: View,
  log: readonly Told<BaseEvent>[],
  language: Language,
): readonly Reasoning[] {
  const { vs } = view.public;
  if (vs === null) return [];
  const events = log.map(({ event }) => event as Event);
  const placed = events.flatMap((e) =>
    e.type === 'tokenPlaced' && e.seat === vs.seat ? [{ token: e.token, space: e.space }] : [],
  );
  const mine = placed.slice(Math.max(0, placed.length - vs.reasons.length));
  return vs.reasons.map((steps, at) => ({
    placed: mine[at] ?? null,
    lines: linesOf(title, steps, language),
  }));
}

/** Steps that decided nothing and follow each other become one line. */
function linesOf(title: BlitzTitle, steps: readonly VsStep[], language: Language): ReasonLine[] {
  const lines: (ReasonLine & { first: number; last: number })[] = [];
  for (const one of steps) {
    const { step, title: rule, detail, decided } = describeVsStep(title.box, language, one);
    const before = lines.at(-1);
    if (!decided && before !== undefined && !before.isDecided) {
      const { first } = before;
      const steps = first === step ? String(step) : `${first}–${step}`;
      lines[lines.length - 1] = { ...before, last: step, steps, title: '', detail: '' };
    } else {
      lines.push({
        first: step,
        last: step,
        steps: String(step),
        title: rule,
        detail,
        isDecided: decided,
      });
    }
  }
  return lines.map(({ steps, title: rule, detail, isDecided }) => ({
    steps,
    title: rule,
    detail,
    isDecided,
  }));
}
