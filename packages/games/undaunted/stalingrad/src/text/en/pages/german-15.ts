import type { BookPages } from '../../library.ts';

/** The German book, stage 15. */
export const pages: BookPages = {
  stories: {
    '15a': [
      'Lieutenant Albrecht von Rehden came to the platoon as its fourth commander. Nobody had time to get to know the first three. Rehden went round to everybody, shook hands and asked for their names; he wrote them down so as to know them.',
      'You hold the station and the department store, they hold nearly everything else. The order for 11 November is: attack along the whole front. On 11 November the last war ended, Lindner remarked. They told my father that too, replied Rehden.',
      'The cooks will go as well. So will Nagel; he handed in his keys with care.',
    ],
    '15b': [
      'Lieutenant Albrecht von Rehden came to the platoon as its fourth commander. He asked how many men were left, and Wegener said: “Too few for a platoon. Enough for a bad conscience.”',
      {
        man: [13],
        there:
          'Lorenz Staudt closed his diary. He gave it to Hartung, since orderlies are usually let through.',
        gone: 'Hartung has Lorenz Staudt’s diary. Orderlies are usually let through. Wegener dictated an address to go with it; he found it only now, inside the cover.',
      },
      'The school is yours, the square is theirs. On the morning of the eleventh it will be the whole front. After that headquarters has planned nothing.',
    ],
    '15c': [
      'Lieutenant Albrecht von Rehden came to the platoon as its fourth commander. He asked how many men were left, and Wegener said: “Too few for a platoon. Enough for a bad conscience.”',
      {
        man: [13],
        there:
          'Lorenz Staudt closed his diary. He gave it to Hartung, since orderlies are usually let through.',
        gone: 'Hartung has Lorenz Staudt’s diary. Orderlies are usually let through. Wegener dictated an address to go with it; he found it only now, inside the cover.',
      },
      'You hold the square; you lack the power plant, the corner house and the river. On the morning of the eleventh everything that is left goes in. Something, people say, is moving in the steppe north of the city. They do not say it aloud.',
    ],
    '15d': [
      'Lieutenant Albrecht von Rehden came to the platoon as its fourth commander. Wegener took him to the highest window and showed him the river. Rehden was silent and then said: “Such a small thing.” He meant the piece of bank that is still to be taken.',
      'On the morning of the eleventh you go along the whole front. The Russians have nowhere left to retreat to; in medicine, says Hartung, such people are called stable.',
      'In the night there was a rumbling far in the north that did not stop. Headquarters put it down as a thunderstorm. In November, said Lindner, and went on listening.',
    ],
  },
  briefings: {
    '151':
      'The last battle. Objectives and enemy casualties count together, eleven in all. You have a sealed order besides.',
    '152':
      'The last battle. Objectives and enemy casualties count together, eleven in all. You have a sealed order besides.',
  },
};
