import type { EndingText } from '../../library.ts';

export const ending: EndingText = {
  title: 'The square remained',
  soviet: [
    'On 11 November they came along the whole front, and along the whole front they were stopped. In the evening it was quiet on the square, and somebody had hung a tram stop sign on what was left of the fountain.',
    'Eight days later you heard guns in the steppe. Streltsov listened for where they came from, and with his hand he drew a ring. The last tram, he said. And all of you were on it.',
    'Those who lived did not leave the city at once. There was too much to do for those who stayed in it.',
  ],
  german: [
    'The attack along the whole front lasted until three in the afternoon. Then there was nothing left to attack with. Rehden had managed to write down all the names; in the evening he crossed out half of them.',
    'Twelve days later the ring closed. Lindner was taken prisoner in January, with a piece of chalk in his pocket. In the camp he taught the guards’ children to count.',
    'Wegener came home after seven years. He made doors again, but he never locked them any more.',
  ],
};
