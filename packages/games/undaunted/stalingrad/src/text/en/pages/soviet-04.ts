import type { BookPages } from '../../library.ts';

/** The Soviet book, stage 4. */
export const pages: BookPages = {
  stories: {
    '4a': [
      'The school is yours, and the workers’ houses behind it too. Gorshkov walked through the second floor, found his name carved under the window and next to it a new one, in another alphabet.',
      {
        man: [13],
        there:
          'In the teachers’ room Semyon Valuev found a clean exercise book. He writes the names of the fallen in it, with the father’s name and the place. Afterwards, he says, it will be too late.',
        gone: 'In the teachers’ room somebody found a clean exercise book. All who have fallen are written down in it, with the father’s name and the place. Semyon Valuev, whose idea it was, is in it too.',
      },
      'Valentin Shubin’s engineers have arrived with their charges. The Germans will come to take the school back. The houses around it need not be left standing.',
    ],
    '4b': [
      'You have the square back. The fountain is broken, and the tram stop sign lies at the bottom of it; Streltsov wiped it with his sleeve and hid it under his coat.',
      {
        man: [13],
        there:
          'In the ruins Semyon Valuev found a school exercise book. He writes the names of the fallen in it, with the father’s name and the place. Afterwards, he says, it will be too late.',
        gone: 'In the ruins somebody found a school exercise book. All who have fallen are written down in it, with the father’s name and the place. Semyon Valuev, whose idea it was, is in it too.',
      },
      'In the morning Valentin Shubin’s engineers joined you with their charges. Both sides know the houses around the square by heart. Now it is a question of which of them will be left.',
    ],
    '4c': [
      'You have lost the square. It went quickly: first the machine gun at the corner, then silence, then them again. Streltsov left the tram stop sign hanging. Let them know that something used to run here.',
      {
        man: [13],
        there:
          'In the power plant Semyon Valuev found an exercise book, left behind, most likely, by some stoker’s child. He writes the names of the fallen in it. Afterwards, he says, it will be too late.',
        gone: 'In the power plant somebody found an exercise book, left behind, most likely, by some stoker’s child. The names of the fallen are written in it, and among the first is Semyon Valuev, whose idea it was.',
      },
      'Towards evening Valentin Shubin’s engineers arrived. They have crates of charges, and their leader looks at the houses around the square as a butcher looks at a cow.',
    ],
    '4d': [
      'The power plant is lost, and so is the corner house. Behind you are the mill, the landing and the river, and on the far bank, the political officer said, there is no land for you. Gorshkov remarked that there had better be some for his daughter.',
      {
        man: [13],
        there:
          'From the nursery by the mill Semyon Valuev took an exercise book, and he writes the names of the fallen in it. He writes small, to make it last.',
        gone: 'The names of the fallen are written in an exercise book from the nursery by the mill. Semyon Valuev, whose idea it was, is on the first page.',
      },
      'In the night Valentin Shubin’s engineers came over. Two women and an old horse pulled their charges on a cart. Tomorrow you go back for the power plant.',
    ],
  },
  briefings: {
    '041':
      'They will come along the street. Six points, or five and three victory points: one for each building damaged or destroyed. Engineers can bring a house down over those inside.',
    '042':
      'Six points, or three and three victory points. Every building that you damage or destroy is a victory point, whoever stood behind its wall.',
    '043':
      'Eight places, one point each; you need five, or four and three damaged buildings. Yours are close by, so the last has to come from them.',
  },
};
