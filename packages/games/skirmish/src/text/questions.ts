import { must } from '@bivouac/kernel';
import type { View } from '../rules/index.ts';
import type { Wording } from './wording.ts';

/** The prompt for the seat that owes a decision. */
export function ask({ question }: View, { sentences, unit, area }: Wording): string {
  switch (question?.kind) {
    case 'bid':
      return sentences.askBid;
    case 'order':
      return sentences.askOrder;
    case 'unit':
      return sentences.askUnit({ left: question.left });
    case 'goal':
      return sentences.askGoal({ unit: unit(question.unit) });
    case 'react':
      return sentences.askReact({ unit: unit(question.unit), area: area(question.area) });
    case undefined:
      return sentences.over;
  }
}

/** The prompt for the others in the meantime. */
export function wait({ question, awaiting }: View, { sentences, side }: Wording): string {
  if (question === null) return sentences.over;
  const words = { side: side(must(awaiting[0], 'a seat that is asked')) };
  switch (question.kind) {
    case 'bid':
      return sentences.waitBid;
    case 'order':
      return sentences.waitOrder(words);
    case 'unit':
      return sentences.waitUnit(words);
    case 'goal':
      return sentences.waitGoal(words);
    case 'react':
      return sentences.waitReact(words);
  }
}
