import type { BaseEvent, LoggedEvent } from '@bivouac/kernel';
import type { Language } from '@bivouac/text';
import type { Event, SpaceId, TokenId, View, VsReasons } from '../../rules/index.ts';
import { describeVsStep } from '../../text/index.ts';
import type { BlitzTitle } from '../title.ts';

/** A line of the solo opponent's reasoning. */
export interface ReasonLine {
  /** `6`, `1–3` where several in a row decided nothing, or a word where a step has no number. */
  readonly steps: string;
  readonly title: string;
  readonly detail: string;
  readonly isDecided: boolean;
}

/** Why it placed one token. */
export interface Reasoning {
  /** What it placed, and where; null where the log does not reach back so far. */
  readonly placed: { readonly token: TokenId; readonly space: SpaceId } | null;
  readonly lines: readonly ReasonLine[];
  /** The row as it stood when the die chose from it; empty where no die was needed. */
  readonly row: readonly RowThen[];
}

export interface RowThen {
  readonly token: TokenId;
  readonly isCandidate: boolean;
  readonly isChosen: boolean;
}

/** The step that takes a token by the die. */
const DIE = 24;

export function reasonsOf(
  title: BlitzTitle,
  view: View,
  log: readonly LoggedEvent<BaseEvent>[],
  language: Language,
): readonly Reasoning[] {
  const { vs } = view.public;
  if (vs === null) return [];
  const events = log.map(({ event }) => event as Event);
  const placed = events.flatMap((e) =>
    e.type === 'tokenPlaced' && e.seat === vs.seat ? [{ token: e.token, space: e.space }] : [],
  );
  const mine = placed.slice(Math.max(0, placed.length - vs.reasons.length));
  return vs.reasons.flatMap((reasons, at) =>
    reasons.steps.length === 0
      ? []
      : [
          {
            placed: mine[at] ?? null,
            lines: linesOf(title, reasons, language),
            row: rowThen(reasons),
          },
        ],
  );
}

function rowThen({ row, steps }: VsReasons): readonly RowThen[] {
  const die = steps.find(({ step, values }) => step === DIE && values.length > 0);
  if (die === undefined) return [];
  return row.map((token, i) => ({
    token,
    isCandidate: die.from.includes(i + 1),
    isChosen: die.to.includes(i + 1),
  }));
}

/** Steps that decided nothing and follow each other become one line. */
function linesOf(
  title: BlitzTitle,
  { row, steps }: VsReasons,
  language: Language,
): readonly ReasonLine[] {
  const lines: (ReasonLine & { first: number; last: number })[] = [];
  for (const one of steps) {
    const said = describeVsStep(title.box, language, one, row);
    const { step, label, title: rule, detail, decided } = said;
    const before = lines.at(-1);
    if (!decided && before !== undefined && !before.isDecided) {
      const { first } = before;
      const steps = first === step ? String(step) : `${first}–${step}`;
      lines[lines.length - 1] = { ...before, last: step, steps, title: '', detail: '' };
    } else {
      lines.push({
        first: step,
        last: step,
        steps: label,
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
