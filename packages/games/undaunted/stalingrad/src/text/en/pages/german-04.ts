import type { BookPages } from '../../library.ts';

/** The German book, stage 4. */
export const pages: BookPages = {
  stories: {
    '4a': [
      'You have lost the school, and the workers’ houses too. Lindner was the last to leave with his men; he stopped at the blackboard and then remembered that he had not had time to write anything on it.',
      {
        man: [13],
        there:
          'Lorenz Staudt keeps a diary. He shows it only to Wegener, who corrects the geography in it.',
        gone: 'Lorenz Staudt left a diary. Wegener carries it and has promised to deliver it. To whom, it does not say.',
      },
      'August Pohl’s engineers have arrived with their charges. Headquarters wants the school back by evening and does not care whether it has a roof.',
    ],
    '4b': [
      'The Russians drove you off the square. Kessler shouted himself hoarse and now writes his orders on bits of plaster.',
      {
        man: [13],
        there:
          'Lorenz Staudt keeps a diary. He shows it only to Wegener, who corrects the geography in it.',
        gone: 'Lorenz Staudt left a diary. Wegener carries it and has promised to deliver it. To whom, it does not say.',
      },
      'August Pohl’s engineers have arrived. They have a charge for every wall. Pohl was a bricklayer; he looks at the houses around the square and knows what holds each of them up.',
    ],
    '4c': [
      'You have taken the square back. A tram stop sign was hanging on the fountain. You left it there; Lindner read it out: line two.',
      {
        man: [13],
        there:
          'Lorenz Staudt keeps a diary. He shows it only to Wegener, who corrects the geography in it.',
        gone: 'Lorenz Staudt left a diary. Wegener carries it and has promised to deliver it. To whom, it does not say.',
      },
      'August Pohl’s engineers have arrived with their charges. Pohl was a bricklayer. Of the houses around the square he says that they are well built, and he is sorry for it.',
    ],
    '4d': [
      'The power plant and the corner house are yours, and from the highest window you can see water between the chimneys. Kessler took every one of his men up there, one by one, as into a museum.',
      {
        man: [13],
        there:
          'Lorenz Staudt keeps a diary. “The water is grey,” it says, “and wider than anything we know.”',
        gone: 'The last sentence in Lorenz Staudt’s diary is about the water: that it is grey, and wider than anything we know. Wegener has the diary now.',
      },
      'August Pohl’s engineers have arrived. Headquarters is convinced that the Russians have no strength left for a counter-attack. All the same, Wegener had the gates of the boiler house barred.',
    ],
  },
  briefings: {
    '041':
      'Six points, or five and two victory points; two blocks give two each. What you cannot take, the engineers can blow up: each building damaged or destroyed is a victory point, and a ruin shelters nobody.',
    '042':
      'Six points, or three and three victory points: one for each building damaged or destroyed. Pohl’s men do not care whose house it was.',
    '043':
      'Eight places, one point each; you need five, or three and three damaged buildings. They have to come out of the yard: that is where the gunners belong.',
  },
};
