import type { BookPages } from '../../library.ts';

/** The Soviet book, stage 7. */
export const pages: BookPages = {
  stories: {
    '7a': [
      'The school and the workers’ houses are still yours. A splinter tore Gorshkov’s hand open. He refused to be sent across the river, had his arm strapped to his chest, and now shouts where he used to point. The men say it carries further.',
      'About noon, for the first time, something rumbled in the street by the department store. A tank. It stands behind the corner, and even in the cellar you can tell by the trembling of the water in the bucket when its engine is running.',
      'Against it you have the long rifles of Yevgeny Palchikov and Sabir Aliyev. Palchikov was a watchmaker. A tank, he says, is a machine too, and every machine has a side on which it does not look.',
    ],
    '7b': [
      'You hold the square, and when anybody asks how, Melnik says: out of habit. The houses around it have no second floors any more, so it is all the nearer to the cellar.',
      {
        man: [21],
        there:
          'Hryhorii Tarasenko got a letter, his first since the spring. It is from Poltava and was posted before the occupation. He reads it every day as if it were today’s.',
        gone: 'A letter came for Hryhorii Tarasenko from Poltava, posted before the occupation. It lies unopened in the book with the names.',
      },
      'At noon a tank came down the street from the school. Against it you have the long rifles of Yevgeny Palchikov, who was a watchmaker. Every machine, says Palchikov, has a side on which it does not look.',
    ],
    '7c': [
      'The square is theirs, the power plant is yours, and between them is a street in which nobody has lived to see the afternoon.',
      {
        man: [21],
        there:
          'Hryhorii Tarasenko got a letter, his first since the spring. It is from Poltava and was posted before the occupation. He reads it every day as if it were today’s.',
        gone: 'A letter came for Hryhorii Tarasenko from Poltava, posted before the occupation. It lies unopened in the book with the names.',
      },
      'In the morning there was the sound of tracks from the school. A tank. On a raft from the far bank came long rifles and with them Yevgeny Palchikov, who was a watchmaker. Every machine, he says, has a side on which it does not look.',
    ],
    '7d': [
      'The mill holds. Gorshkov stayed in it for three days without relief, and in that time a foreman from the foundry turned into somebody whose lips people watch before he speaks. Streltsov gave him his field glasses. He has nothing else to give.',
      'From the corner house you can hear an engine. A tank, said Vedenyapin, and went on listening; one. On a ship he would know what to do about it; here he has the long rifles of Yevgeny Palchikov and Sabir Aliyev.',
      'Palchikov was a watchmaker. Every machine, he maintains, has a side on which it does not look. Only later did he add that it is nearly always the back.',
    ],
  },
  briefings: {
    '071':
      'Rout the tank and it is over; only anti-tank rifles and charges can hurt it. Otherwise five points. It cannot enter houses: you can.',
    '072':
      'Six points, or five and the tank routed. It will come down the open street; wait for it in the corner house.',
    '073':
      'Rout the tank, or hold six points. The trench in the middle is worth two: from it the rifles reach the whole road.',
  },
};
