import type { EndingText } from '../../library.ts';

export const ending: EndingText = {
  title: 'Two hundred paces',
  soviet: [
    'The fighting went on from dark to dark. When it grew dark for the second time, nobody was firing on the other side. It was your victory, and it measured two hundred paces.',
    'That night Nina Orlova read aloud from the book, one name after another, and whoever had known the man said “here”. She read until morning.',
    'On the nineteenth the steppe began to rumble. All you had to do was to last that long. You lasted.',
  ],
  german: [
    'The fighting went on from dark to dark. So little was missing that headquarters argued about it for a long time, as long as there was a headquarters.',
    'Rehden fell at noon. In his notebook he had your names, and with each of them one thing that he knew about the man: “plays”, “cow called Liesel”, “afraid of the dark”.',
    'Then came the ring and the winter. Lindner got home in forty-eight. On his first day in class he wrote a sum on the blackboard and could not work it out.',
  ],
};
