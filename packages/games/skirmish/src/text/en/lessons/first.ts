import type { LessonWords } from '@bivouac/manifest';
import type { FirstStep } from '../../../lessons/first.ts';

/** What the lesson says, step by step. A step without words does not compile. */
export const lesson = {
  watching: 'Red is choosing.',
  doneText: 'Go on from here against the Corporal, an easy opponent.',
  leave: 'Set up a game',
  steps: {
    bid: {
      title: 'Who moves first',
      text: 'You lead Blue. Both sides bid a card face down, and the higher number moves first. Bid your Three.',
    },
    goal: {
      title: 'Your move',
      text: 'Red bid only a One. You will play a card, then point at a unit and at the area where it should go. After the last round, the side that holds more of the areas with a solid frame wins; camps don’t count.',
    },
  },
  notShown: {},
} satisfies LessonWords<FirstStep, never>;
