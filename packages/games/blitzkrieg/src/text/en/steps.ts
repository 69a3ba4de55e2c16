import { type Phrase, sentencesOf } from '@bivouac/text';
import { countEn } from '@bivouac/text/grammar/en.ts';

/** The solo opponent's 24 steps, each in a few words of our own. */
export const steps = sentencesOf({
  1: 'Winning move',
  2: 'Closes a theatre and scores',
  3: 'Closes a campaign and scores',
  4: 'Where it can place without losing',
  5: 'Stratagem’s theatre',
  6: 'Most free spaces',
  7: 'Campaign worth most',
  8: 'Lowest theatre number',
  9: 'Stratagem’s space',
  10: 'At 20 points or more: propaganda',
  11: 'Strategic advantage',
  12: 'At least 3 points behind: propaganda',
  13: 'At most 4 tokens left: industry',
  14: 'Research',
  15: 'Bombing',
  16: 'Tactical advantage',
  17: 'Industry',
  18: 'Propaganda',
  19: 'From left to right',
  20: 'Stratagem’s token',
  21: 'No effect on the space: value of at least 1',
  22: 'Last space of the campaign: no blitz',
  23: 'At 20 points or more: highest value',
  24: 'The die',
  none: 'not possible',
  inRow: (p: { position: number; token: Phrase }) =>
    p.token === '' ? `position ${p.position}` : `${p.position}. ${p.token}`,
  gain: (p: { points: number; value: number }) =>
    `${countEn(p.points, { one: 'point', other: 'points' })} with value ${p.value}`,
  die: (p: { die: number; among: Phrase }) => `rolled ${p.die}, choosing from ${p.among}`,
  /** A deciding step in the log. */
  why: (p: { title: Phrase; step: number }) => `${p.title} (${p.step})`,
  /** The first of several that are told by their numbers. */
  whyStep: (p: { step: number }) => `steps ${p.step}`,
  change: 'rank of change',
  changeLabel: 'change',
  /** Of a strategic advantage. */
  aim: (p: { change: Phrase }) => `Greatest change: ${p.change}`,
  changes: {
    1: 'from your half into its own',
    2: 'from the centre into its own half',
    3: 'from your half to the centre',
    4: 'further into its own half',
    5: 'back towards the centre in your half',
    6: 'a move that closes nothing for you',
    7: 'any other move',
  },
  tie: 'same rank: the larger lead, then the longer move, then the lower number',
  /** Of the effects that come with a flag. */
  flag: (p: { rule: Phrase }) => `Effects at the flag: ${p.rule}`,
});

export type StepTexts = typeof steps;
