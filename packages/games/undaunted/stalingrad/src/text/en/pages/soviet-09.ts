import type { BookPages } from '../../library.ts';

/** The Soviet book, stage 9. */
export const pages: BookPages = {
  stories: {
    '9a': [
      'The morning of 14 October was clear, and that was the bad news. Towards eight the air itself rose. The planes came in waves, so thick that the youngest in the platoon stopped counting, and each time the school breathed in and breathed out dust.',
      'Anti-aircraft guns are dug in near the landing. They are served by girls, Galina Pestova and three others, none of them twenty. Melnik offered to change places. Galina looked at him and said: “Can you do logarithms?”',
      'Today nobody will win so much as a house. It is about how many will be left.',
    ],
    '9b': [
      'The morning of 14 October was clear, and that was the bad news. Towards eight the air itself rose. The planes came in waves, and the square that you had held for so long moved, piece by piece, into the sky.',
      'Anti-aircraft guns are dug in near the landing. They are served by girls, Galina Pestova and three others, none of them twenty. Gorshkov, who has a daughter, cannot bring himself to talk to them about anything but food.',
      'You must not stay in the cellars: anyone who stays in a cellar today will be found there tomorrow. Go closer to them. They do not drop bombs on their own.',
    ],
    '9c': [
      'The morning of 14 October was clear, and that was the bad news. The planes did not come for you, they flew over you: to the landing. Without it there is no bread, no ammunition and no way out for those who cannot go on.',
      'By the jetty stand anti-aircraft guns. They are served by girls, Galina Pestova and three others, none of them twenty. Vedenyapin helped them to carry boxes and asked where they had learnt it. “At school,” said Galina. “In mathematics.”',
      'Today nobody goes forward. Today the jetty has to stay.',
    ],
    '9d': [
      'The morning of 14 October was clear, and that was the bad news. The bank that you hold became the most heavily bombed piece of ground that any of you had ever seen, and all of you have been here since September.',
      'By the jetty stand anti-aircraft guns. They are served by girls, Galina Pestova and three others, none of them twenty. When one of the guns was overturned they set it up and went on firing; and Streltsov, who never swore even at a missed connection, swore.',
      'Nina Orlova ships the wounded out four at a time. As long as the jetty holds, she has somewhere to ship them from.',
    ],
  },
  briefings: {
    '091':
      'Three points win it. The Germans count every damaged building and every round in which they control the orchard in your rear, six in all. The girls at the guns can bring bombers down for good; play them before the houses are gone.',
    '092':
      'Every round in which you control the jetty brings a point; eleven, and the night boats can land. Do not leave it empty.',
  },
};
