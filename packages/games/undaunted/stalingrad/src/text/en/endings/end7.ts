import type { EndingText } from '../../library.ts';

export const ending: EndingText = {
  title: 'A strip by the river',
  soviet: [
    'You had the mill, a piece of the bank and the river behind you. On the eleventh they came at you with all they had, and in the evening you had the mill, a piece of the bank and the river behind you.',
    'Khomutov had brought eleven cadets, and six were taken back. The letters all arrived. Streltsov delivered them himself, after the war, by tram and on foot; it took him two years.',
    'On the nineteenth the steppe spoke. Baturin said: “So it was us that they were waiting for.” Zhludev opened a bottle for which, until then, there had been no reason.',
  ],
  german: [
    'Three hundred paces would have been enough. You made two hundred and eighty.',
    'The last twenty cost you the platoon. Wegener sat down by the bank that you had only just touched and said that here a door would have been no use.',
    'Twelve days later the ring closed. Hartung stayed with the wounded, yours and theirs. In the prison camp one of them used to bring him bread.',
  ],
};
