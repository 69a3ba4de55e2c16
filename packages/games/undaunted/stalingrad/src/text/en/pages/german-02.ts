import type { BookPages } from '../../library.ts';

/** The German book, stage 2. */
export const pages: BookPages = {
  stories: {
    '2a': [
      'You did not get the square. You fell back to the school, and Lindner walked into a classroom where a sum was left on the blackboard. He worked it out. He put the chalk in his pocket.',
      {
        man: [7],
        there:
          'Rudi Seifert is nineteen and asks whether it was like this in France too. Kessler did not answer.',
        gone: 'Rudi Seifert was nineteen. Wegener made him a cross from a school bench with somebody else’s name cut into it.',
      },
      'A sniper has joined the platoon, Ansgar Rohde, a forester from Holstein. He chose a window on the second floor and asked that nobody talk near him.',
      'One of the gunners of squad A has been relieved by Ferdinand Noll, a customs officer from Aachen. He picks a place, not a man: anyone who wants to cross it has to get past him.',
    ],
    '2b': [
      'You have the square. Kessler stood up on the rim of the fountain and pointed east, to the power plant: there, and behind it the water. Wegener pulled him down by the belt. They know how to shoot over there.',
      {
        man: [7],
        there:
          'Rudi Seifert, nineteen years old, found coins at the bottom of the fountain. He handed them round for luck.',
        gone: 'Rudi Seifert was nineteen. He lies by the fountain. There are coins at the bottom of it that people once threw in for luck.',
      },
      'A sniper has joined the platoon, Ansgar Rohde, a forester from Holstein. Somewhere opposite, they say, there is a woman with a rifle. Kessler laughed. Rohde did not.',
      'One of the gunners of squad A has been relieved by Ferdinand Noll, a customs officer from Aachen. He picks a place, not a man: anyone who wants to cross it has to get past him.',
    ],
  },
  briefings: {
    '021':
      'Five points, or three and their sniper routed. Rohde sees as far as the kiosk; do not leave him alone with two machine guns.',
    '022':
      'Five points, or three and their sniper routed. The southern block is the shorter way; from the ruins you cover it.',
  },
};
