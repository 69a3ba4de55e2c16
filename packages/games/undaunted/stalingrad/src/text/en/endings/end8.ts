import type { EndingText } from '../../library.ts';

export const ending: EndingText = {
  title: 'Within reach',
  soviet: [
    'You did not hold the bank. After dark you were taken back across the river, between the floes, nine of you. On the far side stood Vedenyapin with a lantern and lit the way for everybody, even for those who no longer walked.',
    'A week later others were crossing the same river, to the north and to the south, and had no time to ask where you came from. The ring closed.',
    'Gorshkov’s daughter learnt about that day at school. There was one sentence. Her father told her that it was correct, and nothing else.',
  ],
  german: [
    'You reached the river along the whole length of your sector. Rehden took off a glove and wetted his hand; then for a long time he could not get it warm.',
    'One house was left, one cellar, and that one you did not take. Lindner brought water, put it on the steps and went away. In the morning the bucket was empty.',
    'Eight days later the steppe spoke. From then on you held something that could not be left. Two came home.',
  ],
};
