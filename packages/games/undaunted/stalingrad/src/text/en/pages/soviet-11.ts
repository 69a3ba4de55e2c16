import type { BookPages } from '../../library.ts';

/** The Soviet book, stage 11. */
export const pages: BookPages = {
  stories: {
    '11a': [
      'You still hold the school and the workers’ houses. Iosif Melnik did not keep his head low enough. He was crossing the yard with a bowl of porridge for the sentry and stopped halfway to say something. You will never know what the joke was going to be. Arkady Ryzhov has taken over his squad, a quiet bookkeeper who looks at every man first and then sends him by the shortest way.',
      'Under the streets there are sewers. In them the engineers found a passage that leads from the workers’ houses to the back of the school; the Germans found it too. And for the first time guns will fire for you from the far bank. Emil Gurevich, who lies in an attic with a telephone, tells them where.',
      'Everything above is broken already. The fight is for what is below.',
    ],
    '11b': [
      'Nobody walks on the surface of the square any more. In the rubble of the fountain the engineers found a manhole and under it a drain that leads to the power plant. Streltsov drove here for twelve years and had no idea of it.',
      {
        man: [14],
        there:
          'The first to go down was Fyodor Lapin, a hunter from the Altai. He came back after an hour and said that they were down there too, and that it was warmer than up here.',
        gone: 'The first to go down would have been Fyodor Lapin, a hunter from the Altai. So Gorshkov went, with his torch.',
      },
      'Guns will fire for you from the far bank, wherever Emil Gurevich tells them to. Melnik asked him whether he could tell your street from theirs. “By the chimney,” said Gurevich. “As long as it stands.”',
    ],
    '11c': [
      'The cable passage under the power plant is chest high and leads as far as the fountain. The engineers discovered it looking for water; the Germans discovered it from the other end, looking for you.',
      {
        man: [14],
        there:
          'The first to crawl in was Fyodor Lapin, a hunter from the Altai. He came back after an hour and said that they were down there too, and that it was warmer than up here.',
        gone: 'The first to crawl in would have been Fyodor Lapin, a hunter from the Altai. So Gorshkov went, with his torch.',
      },
      'Guns will fire for you from the far bank, wherever Emil Gurevich tells them to. Melnik asked him whether he could tell your street from theirs. “By the chimney,” said Gurevich. “As long as it stands.”',
    ],
    '11d': [
      'The mill, the brewery, the gully, the landing. Said quickly it sounds like a lot. These days have aged Iosif Melnik by ten years, and his squad has learnt everything he knew; the jokes, and how to get a man to his feet under fire when he does not want to get up.',
      'From the granary a gallery leads to the next cellar and from there another; those who dug it dug it for grain. Now men crawl along it. The Germans in the corner house can hear it and are looking for the other end.',
      'Your guns will fire from the far bank, wherever Emil Gurevich tells them to. They will fire close. Here there is no other way.',
    ],
  },
  briefings: {
    '111':
      'Tiles with tunnels are adjacent to each other. Objectives and destroyed tunnels count together, five in all; a tunnel once blown up never comes back.',
    '112':
      'One end of the passage is under your feet, one under theirs, one under the kiosk. Objectives and destroyed tunnels count together, five in all.',
    '113':
      'The gallery ends in the corner house, which is theirs. Objectives and destroyed tunnels count together, six in all. The guns beyond the river fire where you ask, on your own men too.',
  },
};
