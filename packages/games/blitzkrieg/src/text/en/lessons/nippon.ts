import type { LessonWords } from '@bivouac/manifest';
import type { NipponNotShown, NipponStep } from '../../../lessons/nippon.ts';

/** The words of the lesson of Nippon, step by step. */
export const lesson = {
  watching: 'Japan is moving. Watch the map, or click to skip.',
  doneText:
    'That’s what Nippon adds; everything else is as in Blitzkrieg! You can carry on with this war from here against the Corporal, an easy opponent.',
  leave: 'Set up a game',
  steps: {
    cities: {
      title: 'Fifteen cities',
      text: 'You play Germany against Japan. Only four cities are open, all in the west; the others open later. The tracks are short: the shields are at 3 and 6, the flags at 9. Japan moves first; you have the last turn, and you win ties.',
    },
    monster: {
      title: 'Two unique tokens',
      text: 'Japan’s kaiju went to Seattle, ignored the effect of its space and rolled a 5: the marker moved 5 steps. On a 1, it would have moved back 2. The kamikaze in San Francisco is an air force with a value of 3 that also ignores the effect of its space.',
    },
    token: {
      title: 'Finish San Diego',
      text: 'You lead by 7 in San Diego, and Navy 2 can take the marker to your flag. Choose it.',
    },
    flag: {
      title: 'A city closes',
      text: 'Place Navy 2 on the factory: you draw a token, the marker reaches the flag, and you score 3 points for the open campaign and 2 for the flag. You also get the bombing on the free space.',
    },
    open: {
      title: 'The next city',
      text: 'The side whose turn it is opens another city. Because San Diego’s marker reached the flag, the new city’s marker starts 2 steps into your half; had it stopped 1 or 2 steps short, the new one would start only 1 step in. Open Denver, where a campaign is worth 4 points.',
    },
  },
  notShown: {
    'nippon-solo': 'In a solo game, Japan is the virtual opponent, and you open every new city.',
    'japanese-tokens': 'Japan has 22 tokens of its own, with more ships and fewer tanks.',
    'cannot-place': 'If you must place a token and can’t, you lose at once, whatever the points.',
    'special-weapons': 'Both sides can win special weapons: the same 16 as in the base game.',
    strategic: 'A strategic advantage moves another city’s marker, but never to the flag.',
  },
} satisfies LessonWords<NipponStep, NipponNotShown>;
