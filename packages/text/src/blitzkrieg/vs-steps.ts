import type { VsStep } from '@bivouac/blitzkrieg';
import type { Translated } from '../translated.ts';
import type { StepTexts } from './steps-en.ts';
import type { Titles } from './titles.ts';

type Steps = Translated<StepTexts>;

/** A step of the solo opponent's procedure as a line for people. */
export interface StepLine {
  readonly step: number;
  /** The rule of the step. */
  readonly title: string;
  /** What was compared, and what came out of it. */
  readonly detail: string;
  readonly decided: boolean;
}

/** The stratagem steps compare ranks of change where they compare anything between tokens. */
const RANKED = 20;
const DIE = 24;

export function stepLine(step: VsStep, texts: Steps, t: Titles): StepLine {
  const name = (id: number): string => {
    if (step.about === 'space') return t.space(id);
    return step.about === 'token' ? texts.position({ position: id }) : t.theatre(id);
  };
  return {
    step: step.step,
    title: texts[step.step as 1],
    detail: detailOf(step, texts, name),
    decided: step.decided,
  };
}

function detailOf(step: VsStep, texts: Steps, name: (id: number) => string): string {
  const to = step.to.map(name).join(', ');
  if (step.about === 'move') {
    const [points = 0, value = 0] = step.values;
    return step.decided ? `${texts.gain({ points, value })} → ${to}` : texts.none;
  }
  if (step.step === DIE) {
    const [die] = step.values;
    return die === undefined ? to : `${texts.die({ die })} → ${to}`;
  }
  if (step.values.length === 0) return to;
  const compared = step.from.map((id, i) => `${name(id)}: ${step.values[i] ?? 0}`).join(', ');
  const what = step.step === RANKED ? `${texts.change} ` : '';
  return `${what}${compared} → ${to}`;
}

/** The deciding steps in one line, for the log. */
export function shortReason(steps: readonly VsStep[], texts: Steps, t: Titles): string {
  return steps
    .filter(({ decided }) => decided)
    .map((step) => {
      const { title, detail } = stepLine({ ...step, values: valuesInShort(step) }, texts, t);
      return `${step.step} ${title} → ${detail.replace(/^.*→ /, '')}`;
    })
    .join('; ');
}

function valuesInShort({ step, about, values }: VsStep): readonly number[] {
  return step === DIE || about === 'move' ? values : [];
}
