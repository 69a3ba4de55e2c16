import { idOf, must } from '@bivouac/kernel';
import { type Phrase, phrase, type Translated } from '@bivouac/text';
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
  (id: number): Phrase => {
    if (about === 'space' || about === 'effect') return t.space(idOf(id));
    if (about !== 'token') return t.theatre(idOf(id));
    const token = row[id - 1];
    const named = token === undefined ? phrase('') : t.token(token);
    return phrase(texts.inRow({ position: id, token: named }));
  };

function titleOf(step: VsStep, texts: Steps): string {
  const changes: Numbered = texts.changes;
  const rules: Numbered = texts;
  if (step.about === 'aim') {
    return texts.aim({ change: phrase(must(changes[rankOf(step)], 'a rank of change')) });
  }
  const rule = must(rules[step.step], 'a step with a name');
  return step.about === 'effect' ? texts.flag({ rule: phrase(rule) }) : rule;
}

/** The rank of change of what was chosen. */
const rankOf = ({ from, to, values }: VsStep): number => values[from.indexOf(to[0] ?? -1)] ?? 7;

function detailOf(step: VsStep, texts: Steps, name: (id: number) => Phrase): string {
  const to = step.to.map(name).join(', ');
  if (step.about === 'move') {
    const [points = 0, value = 0] = step.values;
    return step.decided ? `${texts.gain({ points, value })} → ${to}` : texts.none;
  }
  if (step.step === DIE) {
    const [die] = step.values;
    const among = phrase(step.from.map(name).join('; '));
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

/** Inside a line, the title of a step is no beginning. */
const within = (title: string, at: number): string =>
  at === 0 ? title : title.charAt(0).toLowerCase() + title.slice(1);

/** Beyond this length a reason names its steps by their numbers alone. */
const LONGEST_REASON = 160;

/** The deciding steps in one line, for the log; the numbers that they compared stand beside the table. */
export function shortReason({ row, steps }: VsReasons, texts: Steps, t: Titles): Phrase {
  const decided = steps
    .filter((step) => step.decided)
    // A step that narrows one choice twice is named once.
    .filter(
      ({ step, about }, at, all) => all[at + 1]?.step !== step || all[at + 1]?.about !== about,
    );
  const tell = (nameOne: (step: VsStep, at: number) => string): string =>
    decided
      .map((step, at) => {
        const said = nameOne(step, at);
        // Steps that narrow the same choice lead to one result together.
        if (decided[at + 1]?.about === step.about) return `${said}, `;
        const end = at === decided.length - 1 ? '' : '; ';
        return `${said} → ${resultOf(step, row, texts, t)}${end}`;
      })
      .join('');
  const whole = tell((step, at) => {
    const title = phrase(within(titleOf(step, texts), at));
    return step.step === GREATEST_CHANGE ? title : texts.why({ title, step: step.step });
  });
  if (whole.length <= LONGEST_REASON) return phrase(whole);
  return phrase(tell(({ step }, at) => (at === 0 ? texts.whyStep({ step }) : String(step))));
}

/** What a step led to; a space by its place alone, since the line names its theatre. */
function resultOf(step: VsStep, row: readonly TokenId[], texts: Steps, t: Titles): string {
  const { about, to } = step;
  if (about === 'space' || about === 'effect') return to.map((id) => t.place(idOf(id))).join(', ');
  return lastOf(stepLine(step, row, texts, t).detail).replace(/ \([^)]*\)$/, '');
}
