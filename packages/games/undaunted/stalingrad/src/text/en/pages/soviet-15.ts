import type { BookPages } from '../../library.ts';

/** The Soviet book, stage 15. */
export const pages: BookPages = {
  stories: {
    '15a': [
      'Both sides have sent the last they had into the city. Lieutenant Yelizar Khomutov came to you with eighteen cadets whose helmets reach down to their ears. Streltsov showed them round the sector and called the houses by what had been in them: the baker, the chemist, my stop.',
      'You have the square, the school and the workers’ houses. On the other side you can hear an attack forming along the whole front, from the department store to the sidings. It will come on the morning of the eleventh.',
      'The book with the names is full. They have begun a second one, and on its first page Gorshkov wrote only the date. He believes that no more will be needed.',
    ],
    '15b': [
      'Lieutenant Yelizar Khomutov brought eighteen cadets to the platoon and an order that is shorter than his name: hold. The square is yours, and nothing more. In a whole autumn you have not moved by more than two hundred paces, and yet nobody who walked them is the same.',
      {
        man: [8],
        there:
          'Timur Sadykov wrote the cadets’ letters home. Eighteen, no two alike. For himself he wrote one.',
        gone: 'Nina Orlova writes the cadets’ letters home. Timur Sadykov used to do it; the three that he left unfinished she has finished too.',
      },
      'On the morning of the eleventh they will begin. Or you will. It no longer makes any difference.',
    ],
    '15c': [
      'Lieutenant Yelizar Khomutov brought eighteen cadets. One of them asked where the front was. Zhludev pointed at the wall and said: “Knock.”',
      {
        man: [8],
        there:
          'Timur Sadykov wrote the cadets’ letters home. Eighteen, no two alike. For himself he wrote one.',
        gone: 'Nina Orlova writes the cadets’ letters home. Timur Sadykov used to do it; the three that he left unfinished she has finished too.',
      },
      'You hold the power plant, the corner house, the gully and the bank. What you lack is the square on which you began. On the morning of the eleventh it will all be decided, and Streltsov has a tram stop sign under his arm. He is going to put it back.',
    ],
    '15d': [
      'Lieutenant Yelizar Khomutov came through the floes in a leaking boat, and with him eleven cadets of eighteen. He looked around, asked where the rest of the company was, and Streltsov said: “Here.”',
      'You hold a strip along the river. Behind it, out in the steppe, something is said to be coming; Vedenyapin sent word with the last raft: by night everything is crossing to the north and to the south, and nothing to you. Baturin told the men the truth: your task is to be here in a week.',
      'On the morning of 11 November they will come at you with all they have. Gorshkov wrote to his daughter that he would come back. It is the first time since September that he has written that.',
    ],
  },
  briefings: {
    '151':
      'The last battle. Objectives and enemy casualties count together, eleven in all. You have a sealed order besides.',
    '152':
      'The last battle. Objectives and enemy casualties count together, eleven in all. You have a sealed order besides.',
  },
};
