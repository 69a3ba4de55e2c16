import type { BookPages } from '../../library.ts';

/** The German book, stage 9. */
export const pages: BookPages = {
  stories: {
    '9a': [
      'At dawn on 14 October your planes came. In the morning Horst Brüning and his pilots wished you a good appetite over the radio, and then for four hours it was impossible to talk.',
      'Lindner stood by the wall and watched the school in which he had finished the sum disappear. “Nobody will mark it now,” he said. It was not clear to whom.',
      'The task today is not to take anything. The task is that there should be nothing to defend.',
    ],
    '9b': [
      'At dawn on 14 October your planes came. Horst Brüning’s pilots have orders to level the square; you have orders to be far enough away. The two orders were written by different people.',
      'In the cellar beneath you they began to sing. The children, then the women too. Kessler sent bread down and forbade anybody to speak of it.',
      'The Russians did not draw back from the bombs. They are coming closer to you. Wegener said that he would do the same.',
    ],
    '9c': [
      'At dawn on 14 October your planes came. The target is the landing: without it they will run out of bread, of ammunition and of men. In that order, somebody at headquarters wrote.',
      'By the jetty they have anti-aircraft guns. The radio caught their voices. They are girls; they count aloud, and each corrects the others. Hartung switched the set off, and when he was asked what he had heard he said: “Numbers.”',
      'Get to the river before they have worked everything out.',
    ],
    '9d': [
      'At dawn on 14 October your planes came. Beneath them lies a strip of bank on which nothing should be alive any more, and yet it goes on firing.',
      'What fires longest is an anti-aircraft gun by the jetty. When a hit overturned it, somebody set it up again. Thalheim watched through his field glasses and then passed them on without a word. They were girls.',
      'One street is left, the granary and the jetty. Kessler no longer says when.',
    ],
  },
  briefings: {
    '091':
      'Six victory points: one for each building damaged or destroyed, and one for each round in which you control the orchard in their rear. Bombers need no line of sight and spare nobody, your own men included. A plane that is shot down is gone for the whole campaign.',
    '092':
      'Four points before their boats have come eleven times. Take the jetty itself, and the clock stops.',
  },
};
