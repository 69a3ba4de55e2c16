import { idOf, must } from '@bivouac/kernel';
import type { Translated } from '@bivouac/text';
import { GREATEST_CHANGE, type TokenId, type VsReasons, type VsStep } from '../rules/index.ts';
import type { StepTexts } from './en/steps.ts';
import type { Titles } from './titles.ts';

type Steps = Translated<StepTexts>;
/** Words for each rank or step. */
type Numbered = { readonly [number: number]: string | undefined };

/** A step of the solo opponent's procedure as a line for people. */
export interface StepLine {
  readonly step: number;
  /** Its number, or a word where it has none. */
  readonly label: string;
  /** The rule of the step. */
  readonly title: string;
  /** The compared choices, and the result. */
  readonly detail: string;
  readonly decided: boolean;
}

/** The stratagem steps compare ranks of change where they compare anything between tokens. */
const RANKED = 20;
const DIE = 24;

/** `row` is the opponent's row when it chose: what its positions mean. */
export function stepLine(step: VsStep, row: readonly TokenId[], texts: Steps, t: Titles): StepLine {
  const name = nameOf(step, row, texts, t);
  return {
    step: step.step,
    label: step.step === GREATEST_CHANGE ? texts.changeLabel : String(step.step),
    title: titleOf(step, texts),
    detail: detailOf(step, texts, name),
    decided: step.decided,
  };
}

const nameOf =
  ({ about }: VsStep, row: readonly TokenId[], texts: Steps, t: Titles) =>
  (id: number): string => {
    if (about === 'space' || about === 'effect') return t.space(idOf(id));
    if (about !== 'token') return t.theatre(idOf(id));
    const token = row[id - 1];
    return texts.position({ position: id, token: token === undefined ? '' : t.token(token) });
  };

function titleOf(step: VsStep, texts: Steps): string {
  const changes: Numbered = texts.changes;
  const rules: Numbered = texts;
  if (step.about === 'aim') {
    return texts.aim({ change: must(changes[rankOf(step)], 'a rank of change') });
  }
  const rule = must(rules[step.step], 'a step with a name');
  return step.about === 'effect' ? texts.flag({ rule }) : rule;
}

/** The rank of change of what was chosen. */
const rankOf = ({ from, to, values }: VsStep): number => values[from.indexOf(to[0] ?? -1)] ?? 7;

function detailOf(step: VsStep, texts: Steps, name: (id: number) => string): string {
  const to = step.to.map(name).join(', ');
  if (step.about === 'move') {
    const [points = 0, value = 0] = step.values;
    return step.decided ? `${texts.gain({ points, value })} → ${to}` : texts.none;
  }
  if (step.step === DIE) {
    const [die] = step.values;
    const among = step.from.map(name).join('; ');
    return die === undefined ? to : `${texts.die({ die, among })} → ${to}`;
  }
  if (step.values.length === 0) return to;
  const compared = step.from.map((id, i) => `${name(id)}: ${step.values[i] ?? 0}`).join(', ');
  const isRank = step.step === RANKED || step.about === 'aim';
  const tie = step.about === 'aim' && isTied(step) ? ` (${texts.tie})` : '';
  return `${isRank ? `${texts.change} ` : ''}${compared} → ${to}${tie}`;
}

/** Whether another theatre had the same rank of change (R-20 decided). */
const isTied = (step: VsStep): boolean =>
  step.values.filter((rank) => rank === rankOf(step)).length > 1;

const lastOf = (detail: string): string => detail.replace(/^.*→ /, '');

/** The whole row as it stood, where the die chose from a part of it. */
function rowBehind(step: VsStep, row: readonly TokenId[], texts: Steps, t: Titles): string {
  if (step.values.length === 0 || step.from.length === row.length) return '';
  const tokens = row.map((_, i) => nameOf(step, row, texts, t)(i + 1)).join('; ');
  return ` (${texts.row({ tokens })})`;
}

/** The deciding steps in one line, for the log; of the die also what it decided between. */
export function shortReason({ row, steps }: VsReasons, texts: Steps, t: Titles): string {
  return steps
    .filter(({ decided }) => decided)
    .map((step) => {
      const { label, title, detail } = stepLine(step, row, texts, t);
      const result = step.step === DIE ? detail + rowBehind(step, row, texts, t) : lastOf(detail);
      return `${step.step === GREATEST_CHANGE ? '' : `${label} `}${title} → ${result}`;
    })
    .join('; ');
}
