import type { BookPages } from '../../library.ts';

/** The German book, stage 5. */
export const pages: BookPages = {
  stories: {
    '5a': [
      'The Russians have the school, the houses and the square, and you have the station. The trains come in the dark, without lights, and are unloaded quietly; whoever drops a box goes to stand guard by the mines.',
      'The engineers laid the mines and drew the plan only once. Nagel put it in a file and then could not find the file.',
      'A second group of engineers, Manfred Kurz and his men, reports movement in the ruins. Something is coming, and it will be tonight.',
    ],
    '5b': [
      'They have the square, you have the school. Behind you is the station. Everything that keeps you alive comes from there, and so does the mail.',
      {
        man: [9],
        there:
          'Fritz Albrecht’s wife has sent him a photograph. It shows a cow. He does not see why everybody laughs; the cow’s name is Liesel.',
        gone: 'A photograph came for Fritz Albrecht from his wife. It shows a cow, and on the back is written: Liesel is well.',
      },
      'The engineers have laid mines before the rails. They are said to be coming tonight. The order is to let nobody near the station and to fire at whatever moves; Lindner insisted that they call out first.',
    ],
    '5c': [
      'You hold the square. In the boiler house of the power plant a whole Russian squad is stuck, and between it and the river are your mines. Kessler called it a stew: they are behind you, you are before them, and nobody can sleep.',
      {
        man: [14],
        there:
          'Max Reimann heard them through the wall. Somebody in there is laughing, he says. Wegener said that crying would be better.',
        gone: 'The sentries heard them through the wall. Somebody in there is laughing, they say. Max Reimann would have known whether he meant it; he had the best ears in the platoon.',
      },
      'Tonight they will try to break through to the landing. They are not to get there.',
    ],
    '5d': [
      'The Russians have a strip of the bank left. But in the boiler house at your backs their squad still sits and keeps its fire going; the smoke from the chimney rises straight and insolent.',
      {
        man: [14],
        there:
          'Max Reimann heard them through the wall. Somebody in there is laughing, he says. Wegener said that crying would be better.',
        gone: 'The sentries heard them through the wall. Somebody in there is laughing, they say. Max Reimann would have known whether he meant it; he had the best ears in the platoon.',
      },
      'Tonight they will try to break through to the landing. They are not to get there. Lindner read the order twice and asked what would happen if they surrendered. It was not in the order.',
    ],
  },
  briefings: {
    '051':
      'Nine casualties and they will turn back. The ways from the houses are mined, the open square is not: that is where the gunners belong.',
    '052':
      'Twelve casualties stop them. They want to get to the landing; your mines lie on the straight road, so watch the way round.',
  },
};
