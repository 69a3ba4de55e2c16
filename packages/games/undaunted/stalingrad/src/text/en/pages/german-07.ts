import type { BookPages } from '../../library.ts';

/** The German book, stage 7. */
export const pages: BookPages = {
  stories: {
    '7a': [
      'You did not take the school. Lindner has stopped talking about life before the war, and since then his men have followed him as they follow nobody else: he promises nothing and is there first every time. Wegener wishes that he were a little worse at it.',
      'A tank has come. It is Werner Falk’s Panzer III, with “Lotte” written on the turret in whitewash. A tank in a street, says Falk, is like an ox in a kitchen: strong, expensive, and one boy with a stick is enough.',
      'You will drive past the department store to the park. Try to stay with him; and let him try to stay with you.',
    ],
    '7b': [
      'The square is Russian, the school is yours, and the way between them is as long as one cigarette, if anybody were allowed to finish it.',
      {
        man: [4],
        there:
          'At night Karl Voss played the mouth organ. On the other side somebody clapped. Then nobody played any more.',
        gone: 'Karl Voss’s mouth organ is in Nagel’s cupboard, entered as personal effects. At night somebody took it out and played for a while.',
      },
      'A tank has come, Werner Falk’s Panzer III. For the first time in weeks the men stood up straight. Then came the first shot from a long Russian rifle, and they sat down again.',
    ],
    '7c': [
      'You have the square, they have the power plant. Between them is a street that Nagel marks in red on his returns.',
      {
        man: [4],
        there:
          'At night Karl Voss played the mouth organ. On the other side somebody clapped. Then nobody played any more.',
        gone: 'Karl Voss’s mouth organ is in Nagel’s cupboard, entered as personal effects. At night somebody took it out and played for a while.',
      },
      'A tank has come, Werner Falk’s Panzer III. Kessler knocked on the armour and said that with one of those he would have been at the river in September. Falk replied that in September he had been burning by that river.',
    ],
    '7d': [
      'Lindner has a splinter in his shoulder. He stayed, but he cannot lift his arm above the waist, and so he only shifts his men about, slowly, like a teacher who makes children change places. None of them complains.',
      'A tank has come, Werner Falk’s Panzer III, and with it an order: the mill. Its walls are a metre thick. Falk looked at them and asked whether anybody had measured yours.',
      'From the river you can hear the engines of boats. Every night they bring men. Every night one of yours is carried away.',
    ],
  },
  briefings: {
    '071':
      'Four points. The tank cannot be pinned down, but it cannot enter houses either; keep riflemen with it.',
    '072':
      'Four points, and the block and the kiosk give two each. Let the tank silence the windows before the men run.',
    '073':
      'Four points. The trench in the middle gives two; their long rifles are on the road behind it.',
  },
};
