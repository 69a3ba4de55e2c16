import type { EndingText } from '../../library.ts';

export const ending: EndingText = {
  title: 'A victory without a name',
  soviet: [
    'On the evening of the eleventh the field was theirs. You drew back to the water and carried out the wounded and the book, and that was all that could be carried out.',
    'Headquarters did not reproach you; it had needed you to be there, and you were. A week later you saw why. In the steppe the ring was closing.',
    'In February Streltsov went over the square with a spade and looked for the fountain. He found the basin. He stood the sign on it and waited to see whether anything would come.',
  ],
  german: [
    'You won. Rehden reported it, and at the other end of the line there was silence, because the man who had been asking all autumn had been posted elsewhere.',
    'A week later it was clear what you had gained: a few houses inside a ring. Nagel shared out the last of the bread by the gram and took none himself; on the list, next to his own name, he had written “issued”.',
    'Four men of the platoon came home. Each of them knew the names of all the others by heart.',
  ],
};
