import type { BookPages } from '../../library.ts';

/** The Soviet book, stage 14. */
export const pages: BookPages = {
  stories: {
    '14a': [
      'The department store has fallen. A dummy in a winter coat was left in the window; Gorshkov took the coat off it and gave it to Nina Orlova. Since September nobody had been looking at your backs. Now somebody is, and they are your own.',
      'In the whole city they have only the station and the sidings left. Streltsov stands over the map and cannot find words, so he calls out stops. At the last one he falters. That was where the tram always turned round.',
      'A second tank has come across the river, Gavriil Stuzhin’s crew, and with it a single question from headquarters: when?',
    ],
    '14b': [
      'You held on and you gained ground. The school, the houses and the square are yours, and the men have begun to talk of what they will do afterwards. Zhludev forbade it. It brings bad luck and keeps people from their spades.',
      {
        man: [3, 77],
        there:
          'Melnik was the first to disobey. He says that he will open a cinema in Odessa in which nothing burns.',
        gone: 'Ryzhov keeps a list of what everybody promised to do afterwards. The first line is Melnik’s cinema in Odessa, in which nothing burns.',
      },
      'On the other side you can hear a second tank. You have been sent one too: Gavriil Stuzhin’s crew. It will come down to machines, to walls, and in the end, once again, to who can lie still longer.',
    ],
    '14c': [
      'The square is yours, the school is theirs, and anyone looking from above would see what was there on the first day: two shores around an empty fountain. Only the houses between them are missing.',
      {
        man: [20],
        there:
          'Matvei Brodsky sings at his machine gun. Quietly, always the same song. When he stops, the others raise their heads.',
        gone: 'Matvei Brodsky used to sing at his machine gun, quietly, always the same song. Now the man who lies there after him sings it, though he does not know the words.',
      },
      'A second tank has come, Gavriil Stuzhin’s crew. They have two as well. Headquarters wants the school by the seventh of November.',
    ],
    '14d': [
      'The square is theirs, the power plant and the corner house are yours. Between them there is nothing left that could fall down.',
      {
        man: [20],
        there:
          'Matvei Brodsky sings at his machine gun. Quietly, always the same song. When he stops, the others raise their heads.',
        gone: 'Matvei Brodsky used to sing at his machine gun, quietly, always the same song. Now the man who lies there after him sings it, though he does not know the words.',
      },
      'A second tank was brought over the river on a raft, Gavriil Stuzhin’s crew. The raft groaned under it all the way, and the whole bank listened.',
    ],
    '14e': [
      'The corner house has fallen, and the power plant too. But you held the gully and the brewery, and from the brewery you can see both. Gorshkov called it a room with a view of the work.',
      {
        man: [3, 77],
        there:
          'In the brewery Melnik found one unbroken bottle. He put it in the middle of the table; it will be opened when there is a reason.',
        gone: 'In the brewery they found one unbroken bottle. It stands in the middle of the table and will be opened when there is a reason. Melnik would not have agreed.',
      },
      'A second tank came over on a raft, Gavriil Stuzhin’s crew. It is the last thing that headquarters promised you before the hard frost.',
    ],
    '14f': [
      'The brewery fell in the night, the gully towards morning. The mill and the jetty remain. If all of you lay down one behind the other, you would reach from one to the other; Streltsov worked it out and forgot it at once.',
      'Baturin had himself moved from the list of political officers to the list of riflemen. Nina Orlova has stopped sending the wounded away: there is nothing to send them on. Forty of them lie in the cellar of the mill, and those who can are loading magazines.',
      'A second tank came over on a raft. By the bank it slid into the water up to the turret, but it can fire. Behind you is only the river. The first floes are drifting on it.',
    ],
  },
  briefings: {
    '141':
      'Three points and they have nothing left in the city. Thirteen of your men lost, and the attack is over.',
    '142':
      'Objectives and enemy casualties count together, nine in all. Two tanks, two guns, one school.',
    '143':
      'Objectives and enemy casualties count together, eight in all. The corner house gives two.',
    '144': 'Six of their men, or both of their tanks. Everything behind you is water.',
  },
};
