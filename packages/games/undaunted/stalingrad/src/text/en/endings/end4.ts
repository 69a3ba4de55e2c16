import type { EndingText } from '../../library.ts';

export const ending: EndingText = {
  title: 'The station once more',
  soviet: [
    'You held nearly the whole city, and on 11 November you lost half of it. What took weeks to win was lost in a morning; that is how it goes here.',
    'Gorshkov led whoever was left to the power plant. There the news reached you that the ring in the steppe had closed. Nobody cheered. Everybody sat down.',
    'You came back to the school in February. The name under the window was still there. So was the other one.',
  ],
  german: [
    'On 11 November you took what you could not take all autumn. In the afternoon your men stood on the square, looked at each other and did not know what came next.',
    'Twelve days later the answer came: nothing. The ring closed, and what you had taken was the far end of it.',
    'Hartung had another man’s diary in his bag. After the war he delivered it to the right address. A woman opened the door, asked nothing and invited him in.',
  ],
};
