import type { BookPages } from '../../library.ts';

/** The Soviet book, stage 2. */
export const pages: BookPages = {
  stories: {
    '2a': [
      'The square is yours. Streltsov found a tram stop sign in the rubble and had it hung on the dry fountain; Gorshkov took it down again, because the morning sentry would have stood out against it.',
      {
        man: [4],
        there:
          'The youngest of the platoon, Anton Belikov, eighteen, shot at a man for the first time yesterday. Today he does not eat and says he is not hungry.',
        gone: 'The youngest of the platoon, Anton Belikov, eighteen, lies by the fountain under a tarpaulin. His mother will be told that he did not suffer.',
      },
      'Since dawn somebody has been firing from the windows of the school. One shot at a time, with long pauses, and every one of them good. The next sector has lent you Darya Kolesnikova, a librarian from Omsk. She carries her rifle wrapped in a scarf.',
      'One of the gunners of squad A has been relieved by Viktor Sayenko, a pointsman from Kupiansk. He does not aim at men, he says, but at the places where they will pass.',
    ],
    '2b': [
      'The square is theirs. You fell back to the power plant, among the cold turbines, and Streltsov counted his men twice because the first time the number was wrong.',
      {
        man: [4],
        there:
          'The youngest of the platoon, Anton Belikov, eighteen, came back from the square with two rifles, his own and another. He will not say whose the other one was.',
        gone: 'The youngest of the platoon, Anton Belikov, eighteen, stayed on the square. After dark three men wanted to fetch him; Streltsov let none of them go.',
      },
      'From the houses around the fountain a sniper is firing. Against him they have sent you Darya Kolesnikova, a librarian from Omsk. She sat down at a window, looked at her watch and said that on the first day you only read.',
      'One of the gunners of squad A has been relieved by Viktor Sayenko, a pointsman from Kupiansk. He does not aim at men, he says, but at the places where they will pass.',
    ],
  },
  briefings: {
    '021':
      'Five points, or three and their sniper routed. He sits in the school, well covered; pin him down first, and take the block opposite.',
    '022':
      'Five points, or four and their sniper routed. The blocks at both ends of the line give two each; you are nearer to the northern one.',
  },
};
