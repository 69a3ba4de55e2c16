import type { BookPages } from '../../library.ts';

/** The German book, stage 14. */
export const pages: BookPages = {
  stories: {
    '14a': [
      'The department store has fallen. What remains is the station, the sidings, and behind them the steppe, where the wind blows. Wegener had the waiting room boarded up; in it he found the last whole door in the city and hung it in its frame. People use it, though there is a hole in the wall beside it.',
      'A second tank has come, Joachim Rust’s crew. The message from headquarters is: not one step. Nagel asked whether that applied to food as well.',
      'If the station falls, you have nothing left in this city. To some, by the look on their faces, that does not seem the worst of things.',
    ],
    '14b': [
      'The school, the houses and the square are Russian. You have the department store, the station and the winter.',
      {
        man: [3, 83],
        there:
          'Kessler is writing to his brother. The first sentence is: “Do not worry.” He has been looking for the second for three days.',
        gone: 'Among Kessler’s things was a letter to his brother. The first sentence is: “Do not worry.” There is no second.',
      },
      'A second tank has come, Joachim Rust’s crew. They have one too. You will go for the school, because on its ground floor, they say, it is still warm.',
    ],
    '14c': [
      'The school is yours, the square is theirs. If time stopped now, it would look like the first day: only the houses are missing, and the people are different.',
      {
        man: [22],
        there:
          'Peter Köhn warms his hands on the barrel of his machine gun. That, he says, is the only reason he fires it.',
        gone: 'Peter Köhn used to warm his hands on the barrel of his machine gun. The man who lies there after him does it too.',
      },
      'A second tank has come, Joachim Rust’s crew. Headquarters wants the square before the great frosts. The frosts are here.',
    ],
    '14d': [
      'You hold the square, the power plant is theirs. The front has not moved by a stone’s throw, and stones are in fact being thrown, to save ammunition.',
      {
        man: [22],
        there:
          'Peter Köhn warms his hands on the barrel of his machine gun. That, he says, is the only reason he fires it.',
        gone: 'Peter Köhn used to warm his hands on the barrel of his machine gun. The man who lies there after him does it too.',
      },
      'A second tank has come, Joachim Rust’s crew. The Russians brought their second one over the river on a raft. Hartung believes that the river is on their side.',
    ],
    '14e': [
      'The corner house and the power plant are yours, but the gully and the brewery are not. From the brewery you can be seen as if you were on a stage.',
      {
        man: [3, 83],
        there:
          'Kessler is writing to his brother. The first sentence is: “Do not worry.” He has been looking for the second for three days.',
        gone: 'Among Kessler’s things was a letter to his brother. The first sentence is: “Do not worry.” There is no second.',
      },
      'A second tank has come, Joachim Rust’s crew. The attack is to be repeated tomorrow. “Repeated,” said Lindner. “At school we called that failing the year.”',
    ],
    '14f': [
      'The brewery has fallen, and the gully too. The mill and the jetty remain: three hundred paces of masonry and water. Headquarters is waiting for the telephone call that ends it and keeps a line free.',
      'A second tank has come, Joachim Rust’s crew. In the cellar of the mill, they say, lie their wounded. Lindner asked what would become of them. Wegener said: “Whatever we ask about.” So he asked as well.',
      'One morning. Then the city will be yours. What is left of it.',
    ],
  },
  briefings: {
    '141': 'Make them pay: thirteen casualties stop the attack. Everything behind you is steppe.',
    '142':
      'Objectives and enemy casualties count together, nine in all. Two tanks, two guns, one school.',
    '143':
      'Objectives and enemy casualties count together, eight in all. The corner house gives two and is yours.',
    '144':
      'Objectives and enemy casualties count together; eight, and the whole city is yours. Both tanks routed, or six casualties, and it is over.',
  },
};
