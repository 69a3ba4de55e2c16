import type { BookPages } from '../../library.ts';

/** The German book, stage 6. */
export const pages: BookPages = {
  stories: {
    '6a': [
      'The station burned until morning. Ammunition, bread and mail went up; Nagel walked between the rails with a pencil and made a list of the ashes.',
      'A new squad has come, the third. It is led by Richard Thalheim, twenty-two, straight from the course, in boots not yet broken in. With him came Emil Hartung, a medical orderly, a chemist from Kassel, who asked first of all about water.',
      'Headquarters wants the school. At once, while you still have something.',
    ],
    '6b': [
      'The Russians tried for the station and did not get there. In the morning a bag with their charges lay on the mines, and an engineer carried it away in his arms, as one carries a child.',
      'A third squad came down the cellar stairs, and its leader reported as he had been taught to: Richard Thalheim, twenty-two, straight from the course. With him came two orderlies, Emil Hartung and Simon Leitner; Leitner speaks Russian, which he has from his grandmother, and does not want it known.',
      'Headquarters considers the enemy shaken and the time ripe for a blow. Wegener read the sentence out without expression.',
    ],
    '6c': [
      'The station blew up, and two days’ supplies with it. Kessler asked who had been on guard. He answered himself: nobody any more.',
      'They have sent you a third squad. Its leader, Richard Thalheim, twenty-two, asked where the front was, and Wegener pointed at the ceiling. With him came Emil Hartung, a medical orderly, a chemist from Kassel.',
      'Now the Russians will come across the square. Hold out until the rails are mended.',
    ],
    '6d': [
      'The raid on the station failed, and the supplies are rolling. For the first time in a week Nagel issued full rations and made a note of the date.',
      'The first train brought a third squad as well. Richard Thalheim, who leads it, is twenty-two and hides his fear by asking about everything. Two orderlies came with him, Emil Hartung and Simon Leitner.',
      'The attack will go by way of the corner house. During the night Lindner took the women and children from the cellar of the school behind the line, and in the morning pretended that he had overslept.',
    ],
    '6e': [
      'The Russians from the boiler house broke through. They left a trail on the mines, but they broke through, and your men speak of it with a respect that Kessler would rather not hear.',
      'A third squad arrived before it was light. Richard Thalheim leads it, twenty-two, straight from the course. Emil Hartung, the medical orderly who came with it, used up a week’s supplies in his first hour.',
      'Now they will come for you, for the square. Wegener had beams broken out of the walls and built a barrier from them. It looks a little like a door.',
    ],
    '6f': [
      'Only some of them got out of the boiler house. In the morning Lindner went into the minefield for the wounded; he brought one back, one of theirs, and Hartung, the new orderly, treated him as if that went without saying. Kessler turned away.',
      'Since yesterday you have had a third squad, led by Richard Thalheim, twenty-two. The second orderly, Simon Leitner, learnt Russian from his grandmother; he talked to the wounded man for a long time.',
      'Today it is the power plant and the corner house. Both at once, so that they will not know where to look.',
    ],
    '6g': [
      'They broke through to the river, and you did not stop them. Headquarters asked how a squad can vanish from a surrounded boiler house. Wegener said: “On foot.”',
      'You have been assigned a third squad. Its leader, Richard Thalheim, is twenty-two and has heard that you are the ones standing on the Volga. With him came Emil Hartung, a medical orderly.',
      'Two streets are left before the river, and the mill and the granary. Kessler says two days. He has been saying it for two weeks.',
    ],
    '6h': [
      'A handful of them got from the boiler house to the river. Headquarters called it a success and sent tobacco.',
      'With the tobacco came a third squad under Richard Thalheim, twenty-two, and two orderlies, Emil Hartung and Simon Leitner. Leitner wears an armband that his mother embroidered, and Hartung told him to keep it: at least he will be known by it.',
      'Two streets are left before the river, and the mill and the granary. Wegener looked the mill over through his field glasses and said: “Whoever built that wanted it to stand.”',
    ],
  },
  briefings: {
    '061':
      'A third squad is here; units of a squad come onto the map with its riflemen. Four points; the square in the middle gives two.',
    '062':
      'You hold two of the four points that you need. Do not run to meet them: from the ruins you can reach everything they want.',
    '063':
      'Four points. The turbines are worth as much as the corner house and are not as well guarded.',
    '064':
      'Four points, and you have one. The granary gives two, the yards one each: choose one end and throw everything at it.',
  },
};
