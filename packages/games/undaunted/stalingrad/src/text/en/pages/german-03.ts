import type { BookPages } from '../../library.ts';

/** The German book, stage 3. */
export const pages: BookPages = {
  stories: {
    '3a': [
      {
        man: [57],
        there:
          'Rohde changed windows too late; it cost him his field glasses and a piece of an ear. Since then people in the school have gone on all fours, even to the wash-basin.',
        gone: 'Rohde changed windows too late. Since then people in the school have gone on all fours, even to the wash-basin.',
      },
      'Feldwebel Gustav Nagel has joined you, a bookkeeper from Bremen. He looks after the rations and the boots, and sees to it that every man leaves things in order behind him, the dead included. On the southern edge of the square he had a position dug, and in his report he called it provisional.',
      'The Russians are gathering by the fountain. They want the school. Wegener had the windows boarded up with benches; it is the first wood he has held here that was not burning.',
    ],
    '3b': [
      {
        man: [57],
        there:
          'Rohde won that duel. He has taken on one more, Viktor Haase, and taught him the only thing that is needed, he says: to want nothing.',
        gone: 'You won the duel of the windows, and Rohde fell in it. Viktor Haase has come in his place and inherited the window, and the blanket with it.',
      },
      'Feldwebel Gustav Nagel has joined you, a bookkeeper from Bremen. He looks after the rations and the boots, and sees to it that every man leaves things in order behind him, the dead included. He had two positions fortified and quarrelled with the engineers over both.',
      'The square is still theirs. They will come and take the school from you; and in the cellar of the school there are seven women with children, and Lindner carries water to them. Kessler behaves as if he did not know.',
    ],
    '3c': [
      {
        man: [57],
        there:
          'Rohde lay behind the fountain until dark and did not move; then he crawled back and said that the other one was better. He has said nothing more about it.',
        gone: 'Rohde lies behind the fountain and has not moved since yesterday. Nobody has gone for him: everybody knows who sits in the window opposite.',
      },
      'Feldwebel Gustav Nagel has joined you, a bookkeeper from Bremen. He looks after the rations and the boots, and sees to it that every man leaves things in order behind him, the dead included. He surveyed the square and said that he did not have enough forms for so much room.',
      'The order is the power plant. The Russians dug in front of it all night; you could hear the spades, and somebody was singing to them.',
    ],
    '3d': [
      {
        man: [57],
        there:
          'Rohde won the duel and had it entered like any other: place, hour, one. Viktor Haase has joined him. The two of them do not talk and understand each other perfectly.',
        gone: 'You won the duel of the windows, but Rohde did not live to see it. Viktor Haase has come in his place. He asked which window had been Rohde’s and chose another.',
      },
      'Feldwebel Gustav Nagel has joined you, a bookkeeper from Bremen. He looks after the rations and the boots, and sees to it that every man leaves things in order behind him, the dead included.',
      'The order is the power plant. Kessler promised his men that in the evening they would bathe in the Volga. Somebody at the back said that nobody bathes in October.',
    ],
  },
  briefings: {
    '031':
      'The new trench doubles your cover while you control it. Hold it with the gunners and race for the fountain.',
    '032':
      'You have two points; the street, the coal yard or the boiler house give the others. Their trench is strong, so go round it.',
  },
};
