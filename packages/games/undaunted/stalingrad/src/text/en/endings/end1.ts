import type { EndingText } from '../../library.ts';

export const ending: EndingText = {
  title: 'To the terminus',
  soviet: [
    'The station fell at dawn, and the sidings after it. The Germans went away along the sleepers into the steppe, and all at once, in the whole city, you could hear water dripping.',
    'Streltsov walked to the end of the rails. He put his palm on them as if he expected them to tremble. Then he turned round and walked back, stop by stop, and at each of them he stood for a while.',
    'Gorshkov found his house. It was not standing. On the stove, which was, he made tea, and he wrote to his daughter that they should come when there was somewhere to come to.',
  ],
  german: [
    'You lost the whole city, down to the last house. Those who got out got out along the sleepers into the steppe, against the wind.',
    'Wegener carried the waiting-room door for two kilometres before Lindner took it out of his hands and laid it in the snow. The wounded lay down on it, so as not to be on the ground.',
    'Two weeks later guns were heard in the steppe, and the army that you were trying to reach was surrounded. None of you was inside any more. You were the first to lose, and that is why some of you lived.',
  ],
};
