import type { BookPages } from '../../library.ts';

/** The Soviet book, stage 3. */
export const pages: BookPages = {
  stories: {
    '3a': [
      {
        man: [54],
        there:
          'The windows of the school have fallen silent. Kolesnikova does not talk about it; she cleaned her rifle and asked for something to read. On her word a third marksman has joined you, Yefim Karelin, a hunter from the Yenisei.',
        gone: 'The windows of the school have fallen silent. Kolesnikova did not live to see it; a third marksman has come in her place, Yefim Karelin, a hunter from the Yenisei, and he has tied her scarf round his barrel.',
      },
      'With supper came Prokop Zhludev, the company’s old sergeant. He remembers the last war and took two rules from it: warm feet and a trench. Before you had finished eating, the spades were handed out.',
      'Tomorrow it is the school. Gorshkov has his name carved in a corridor there, second window from the left.',
    ],
    '3b': [
      {
        man: [54],
        there:
          'You lost the duel of the windows. Kolesnikova changed places twice and twice they found her; now she sits in the cellar and shows the others on paper where she went wrong. That is harder to bear than curses.',
        gone: 'You lost the duel of the windows. Kolesnikova changed places twice and twice they found her. Nobody has closed the book she was reading.',
      },
      'With supper came Prokop Zhludev, the company’s old sergeant. He remembers the last war and took two rules from it: warm feet and a trench. He handed out spades and was the first to dig.',
      'For now you hold the square. But anyone who has the school can see what is on your plate. Tomorrow you go for it.',
    ],
    '3c': [
      {
        man: [54],
        there:
          'The sniper at the fountain has fallen silent. Kolesnikova saw him only once, for a moment, long enough to see that he was hardly older than she was. A third marksman, Yefim Karelin, came over from the next sector, and since then they have taken turns at the window.',
        gone: 'The sniper at the fountain has fallen silent. So has Kolesnikova. A third marksman, Yefim Karelin, came over from the next sector; he sat down at her window and left a place free beside him.',
      },
      'With supper came Prokop Zhludev, the company’s old sergeant, who remembers the last war. He looked at the trenches in front of the power plant and said one word: deeper.',
      'The turbine hall is empty and cold, and every step echoes in it as in a church. They will come at first light.',
    ],
    '3d': [
      'They are still firing from the windows around the fountain. One of the men wanted to fetch water, fifteen paces. Melnik has made no jokes since.',
      'With supper came Prokop Zhludev, the company’s old sergeant, who remembers the last war. He brought water, two rations of rusks and spades. In that order, he said, so that you know what matters.',
      'You have shared out the places between the turbines. Streltsov knows the hall from outside, he passed it every day; he is inside for the first time. They will come at first light.',
    ],
  },
  briefings: {
    '031':
      'The fountain gives two and lies between the lines. The trench on the left is fortified: as long as they control it, fire from afar is wasted on it.',
    '032':
      'Five points out of eight: the turbines, the trench and everything around them. The works on the right shelter whoever controls them.',
  },
};
