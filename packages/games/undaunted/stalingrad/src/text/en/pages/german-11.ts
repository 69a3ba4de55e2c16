import type { BookPages } from '../../library.ts';

/** The German book, stage 11. */
export const pages: BookPages = {
  stories: {
    '11a': [
      'You got back neither the houses nor the school. Kessler has stopped making promises. He has learnt instead to keep quiet, to listen, and to get his men out before the wall moves; all at once his squad is the best in the platoon, and he does not want to hear it.',
      'Under the streets there are sewers, and they walk in them. The sentries can tell by the rats, which always run the other way. You have been brought Adam Kirsch’s infantry guns; they fire at a few houses, one at a time.',
      'Lindner says that there is fighting on three floors: under the ground, on the ground, and in the head.',
    ],
    '11b': [
      'Under the fountain is a manhole, and under it a drain. The Russians know it. Two of yours went down with a lamp, and the lamp came back.',
      {
        man: [18],
        there:
          'Then Sepp Ranftl, a mountain man from Tyrol, climbed down alone, without a lamp. It is like a cave, he says: you must not hurry and you must not trust your eyes.',
        gone: 'Sepp Ranftl, a mountain man from Tyrol, would have climbed down without a lamp. In a cave, he used to say, you must not hurry and you must not trust your eyes.',
      },
      'Adam Kirsch’s infantry guns have been brought up. For the Russians guns fire from the far bank, one shot at a time, carefully, like somebody who types and has to look for the letters.',
    ],
    '11c': [
      'From the power plant a cable passage leads under the square. You found it when the paving gave way under a sentry by the fountain. You know who is at the other end.',
      {
        man: [18],
        there:
          'Sepp Ranftl, a mountain man from Tyrol, climbed down alone, without a lamp. It is like a cave, he says: you must not hurry and you must not trust your eyes.',
        gone: 'Sepp Ranftl, a mountain man from Tyrol, would have climbed down without a lamp. In a cave, he used to say, you must not hurry and you must not trust your eyes.',
      },
      'Adam Kirsch’s infantry guns have been brought up. For the Russians guns fire from the far bank, one shot at a time, carefully, like somebody who types and has to look for the letters.',
    ],
    '11d': [
      'Johann Kessler got to the river. They saw him stand on the bank, for a minute, perhaps two, with his arms at his sides. Then he was not there. Wilhelm Stroh has taken over his squad, a butcher from Fulda who speaks only when somebody has to get up.',
      'From the cellar of the corner house a gallery leads to the granary. They walk in it, you listen in it. You have been brought Adam Kirsch’s infantry guns.',
      'On the map the whole city is yours except for a piece that a coin would cover. Headquarters really did put a coin on the map and took a photograph.',
    ],
  },
  briefings: {
    '111':
      'Tiles with tunnels are adjacent to each other. Objectives and destroyed tunnels count together, five in all. The infantry gun cannot fire at what is next to it.',
    '112':
      'The passage leads from the square straight behind them, and from there straight behind you. Objectives and destroyed tunnels count together, five in all.',
    '113':
      'The gallery ends in the granary, which is theirs. Objectives and destroyed tunnels count together, five in all.',
  },
};
