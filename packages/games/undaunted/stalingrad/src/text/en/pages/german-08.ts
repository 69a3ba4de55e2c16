import type { BookPages } from '../../library.ts';

/** The German book, stage 8. */
export const pages: BookPages = {
  stories: {
    '8a': [
      'You have lost so much that headquarters has stopped asking for figures and begun to ask for Wegener. He goes from squad to squad, holds up, props, replaces. As if he had been mending one single door all these weeks.',
      'You have hauled up Hugo Steinert’s anti-tank gun. Where it is set up it will stay; Steinert took two hours to choose the place, and then he brought himself a chair. Siegmund Kahl’s engineers have joined the third squad, and so have three men, two of them with a bag of grenades.',
      'From the school comes the sound of an engine that is not one of yours. The Russians have a tank.',
    ],
    '8b': [
      'The tanks have churned the square to slush, and now at night the slush freezes. Anyone who crosses slips, and anyone who slips is heard.',
      'You have hauled up Hugo Steinert’s anti-tank gun, and Siegmund Kahl’s engineers have joined the third squad, with three men, two of whom carry a bag of grenades. The Russians are doing the same, three houses away. At times both sides seem to be playing from the same score.',
      {
        man: [16],
        there:
          'Josef Hafner found a piano in the cellar. He played it with one hand. In the other he held his rifle.',
        gone: 'There is a piano in the cellar. Josef Hafner used to play it with one hand. Now maps lie on it.',
      },
    ],
    '8c': [
      'The square is yours, and nobody stands on it. It is held from windows, from cellars and from what is left of the fountain.',
      'You have hauled up Hugo Steinert’s anti-tank gun, and Siegmund Kahl’s engineers have joined the third squad, with three men, two of whom carry a bag of grenades. From the power plant comes the sound of an engine that is not one of yours.',
      {
        man: [16],
        there:
          'Josef Hafner found a piano in the cellar. He played it with one hand. In the other he held his rifle.',
        gone: 'There is a piano in the cellar. Josef Hafner used to play it with one hand. Now maps lie on it.',
      },
    ],
    '8d': [
      'There is so little left before the river that Wegener stopped minding where he stood, and was hit in the side. He refused to go. He sits on the ground floor of the corner house, wrapped in a curtain, and gives his orders in a whisper; the men have to lean towards him, and that, he says, is good for them.',
      'You have hauled up Hugo Steinert’s anti-tank gun and dug a position for it into the ruins. Kahl’s engineers strengthened it with rails. With them three men came to the third squad, two of them with a bag of grenades.',
      'In the night a sentry heard, or perhaps it was only the wind, something heavy being put on the water on the far bank. In the morning it was clear what. They have a tank.',
    ],
  },
  briefings: {
    '081':
      'The gun stays where it is. Four points; the square gives two, and they have to cross it.',
    '082':
      'Four points, or two and their tank routed. Steinert’s gun covers the square; let them come to it.',
    '083':
      'Six points. The trench is fortified and the gun cannot be driven out of it; hold it, and go out to both sides.',
  },
};
