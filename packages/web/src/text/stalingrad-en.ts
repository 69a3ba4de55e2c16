import { countEn } from '@bivouac/text';

const CASUALTIES = { one: 'casualty', other: 'casualties' };

export const stalingradEn = {
  routed: 'routed',
  suppressed: 'suppressed',
  setup: {
    what: 'What to play',
    campaign: 'The campaign',
    campaignAbout: 'Up to fifteen battles. Soldiers and city remember; you can go on any day.',
    practice: 'Practice battle',
    practiceAbout: 'The first battle for the square, without consequences.',
  },
  map: 'Map of the city',
  volga: 'VOLGA',
  nobody: 'held by nobody',
  heldBy: (p: { area: string; side: string }) => `${p.area}: ${p.side}`,
  atStake: 'at stake',
  chapters: 'Battles so far',
  chapterWon: (p: { number: number; side: string; scenario: string }) =>
    `${p.number}: ${p.scenario}, won by ${p.side}`,
  chapterNow: (p: { number: number }) => `${p.number}: the coming battle`,
  scars: 'Scars of the city',
  damaged: 'damaged',
  destroyed: 'destroyed',
  book: 'Your book',
  bookOf: (p: { side: string }) => `The book of ${p.side}`,
  task: 'Your task',
  squad: (p: { letter: string }) => `Squad ${p.letter}`,
  others: 'Command and specialists',
  career: 'Battles',
  marks: {
    unlocked: 'joined',
    replaced: 'took over',
    fielded: 'in the field',
    wounded: 'wounded',
    fell: 'fell',
    reservist: 'reservist',
    upgraded: 'promoted',
    merged: 'joined the squad',
    'shot-down': 'shot down',
  },
  markAt: (p: { mark: string; stage: number }) => `${p.mark} (battle ${p.stage})`,
  chosen: 'chosen',
  choose: (p: { name: string }) => `Take ${p.name} into the deck`,
  other: 'Their book stays closed',
  otherText:
    'Who fell over there, who was promoted and what their orders are is in their book alone.',
  losses: (p: { count: number }) => countEn(p.count, CASUALTIES),
  news: 'After the last battle',
};
