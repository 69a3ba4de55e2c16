import type { LessonWords } from '@bivouac/manifest';
import type { BlitzNotShown, BlitzStep } from '../../../lessons/blitz.ts';

/** The words of the lesson of the blitz and the flag, step by step. */
export const lesson = {
  watching: 'The Axis is moving. Watch the map, or click to skip.',
  doneText:
    'You won this war because the Axis had no token left to place. Keep an eye on both reserves when you play: a war can end long before anyone has 25 points.',
  leave: 'Set up a game',
  steps: {
    war: {
      title: 'In the middle of a war',
      text: 'You lead the Allies again, five rounds into another war. You lead by 8 in South East Asia, where your flag is at 11. A marker that reaches a flag closes its theatre at once, but only a token placed in that theatre can take it there.',
    },
    count: {
      title: 'Count the tokens',
      text: 'A side that begins its turn and can’t place a token loses, whatever the points. You bombed the Axis on your first turn, so it has two tokens left in its reserve; you have three. Get a few more before you spend them.',
    },
    token: {
      title: 'A token for a token',
      text: 'An ordinary turn leaves your reserve the same size: you place a token and draw one. A factory changes that. Choose Air force 1.',
    },
    industry: {
      title: 'Industry',
      text: 'The factory in the Pacific lets you draw an extra token from your bag. Point at it to see what you would get, then place Air force 1 there.',
    },
    drawn: {
      title: 'Four tokens',
      text: 'You drew one token for the factory and one at the end of your turn. The admiral is among them.',
    },
    thin: {
      title: 'A blitz costs a token',
      text: 'Meanwhile, the Axis placed a blitz token in the Pacific and followed it with Navy 2, both in one turn. But it drew only one token at the end, so its reserve is down to 1.',
    },
    blitz: {
      title: 'Your own blitz',
      text: 'The token with the lightning bolt has a value of 0, but lets you place another token after it in the same theatre. Choose Blitz air force 0.',
    },
    close: {
      title: 'Close the campaign',
      text: 'One space is left in the first campaign of South East Asia. Cover it: you score 1 point for the propaganda, 2 for the campaign, and 2 more because your lead of 8 has reached the second shield.',
    },
    again: {
      title: 'Another token',
      text: 'Your turn goes on in this theatre, where the next campaign is now active. The admiral moves the marker 1 step for itself and 1 for each of your navies and air forces here: Air force 2 and the blitz token. Army 3 doesn’t count. Choose the admiral.',
    },
    flag: {
      title: 'To the flag',
      text: '8 and 3 make 11. A flag also gives you the effects of all the theatre’s free spaces, so leave bombing and propaganda free: place the admiral on the space with no effect.',
    },
    effects: {
      title: 'The theatre is yours',
      text: 'You scored 4 points for the open campaign and 2 for the flag. You also get the effects of both free spaces, in any order you like. Choose bombing first.',
    },
    won: {
      title: 'The Axis can’t move',
      text: 'Your bombs took the last Axis token, and propaganda brought you 2 more points. Now the Axis has to place a token and has none, so it loses. You lead by 17 points to 4, but points no longer matter.',
    },
  },
  notShown: {
    nuclear:
      'The nuclear bomb moves its marker 7 steps, but throws you back 2 in every other theatre.',
    scientist: 'The scientist goes on any free space, even in a campaign that isn’t active yet.',
    spy: 'The spy is a copy of the last token your opponent placed.',
    'task-force': 'A task force has a high value, but ignores the effect of its space.',
    'solo-turn': 'The virtual opponent works out its move in 24 steps and shows you its reasons.',
  },
} satisfies LessonWords<BlitzStep, BlitzNotShown>;
