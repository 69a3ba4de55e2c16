import type { LessonWords } from '@bivouac/manifest';
import type { FirstNotShown, FirstStep } from '../../../lessons/first.ts';

/** What the lesson of Blitzkrieg! says, step by step. */
export const lesson = {
  watching: 'The Axis is placing a token. Watch the map, or click to skip.',
  doneText:
    'You’ll pick up the rest as you play: every question at the table has a link to its rule. You can play this war on from here against the Corporal, an easy opponent.',
  leave: 'Set up a game',
  steps: {
    goal: {
      title: 'A war in twenty minutes',
      text: 'You lead the Allies; their tokens are round and blue. A turn is one token on one space. With 25 points on the ruler above the map you win; the last turn is yours, and so are ties.',
    },
    track: {
      title: 'Five theatres',
      text: 'Each theatre has a track. Its marker moves towards the side that places a token there: the left half is yours, the right one theirs. Shields on the way add points, and a marker that reaches a flag wins the whole theatre at once. Below the track are its campaigns; only the one on the white strip is active.',
    },
    theirs: {
      title: 'The Axis has moved',
      text: 'Its Army 2 went to Eastern Europe. The value moved the marker by 2 and the sign +1 of the space by one more, so it’s at −3. The sign is used up: a token covers it.',
    },
    token: {
      title: 'Your reserve',
      text: 'These three tokens are behind your screen, where the Axis can’t see them. Armies go on land, navies on the sea, air forces anywhere. Choose Navy 2.',
    },
    research: {
      title: 'Look before you place',
      text: 'You can use the spaces with a dashed edge; the small number is where the marker would be. Point at the gears in the Pacific: research puts a special weapon into your bag. You see what the token would do before you confirm it.',
    },
    scored: {
      title: 'A campaign closes',
      text: 'You drew a new token, as you do at the end of every turn. Meanwhile the Axis covered the last space of its campaign. The marker was in its half, so it scored the 2 points of the star, and the next campaign became active.',
    },
    air: {
      title: 'Your answer',
      text: 'One space is free in the Pacific, and you lead there. An air force can go anywhere: choose it.',
    },
    closing: {
      title: 'Bombs and points',
      text: 'The bombs send a token from the reserve of the Axis back into its bag. And the campaign will be full, so you’ll score. Place the air force there.',
    },
    points: {
      title: '2 : 2',
      text: 'The next Pacific campaign is worth 3 points, the one after it 5. The marker stays where it is, so an early lead lasts. With a lead of 5 or more, the shield adds a point.',
    },
    army: {
      title: 'Help from afar',
      text: 'The Axis leads by 4 in Eastern Europe. You can answer from another theatre. Choose the army.',
    },
    strategic: {
      title: 'Strategic advantage',
      text: 'The first space of Africa has arrows on both sides: three steps in another theatre of your choice. Place the army there.',
    },
    aim: {
      title: 'Choose a theatre',
      text: 'You can choose any theatre with a dashed frame; the number says where its marker would be. Choose Eastern Europe.',
    },
    end: {
      title: 'Those are the basics',
      text: 'Tokens with a sign can do more: after a lightning bolt another token may follow, and the general adds 1 step for each of your armies and air forces in the theatre. Special weapons from the pile have a toothed golden rim.',
    },
  },
  notShown: {
    flag: 'When a marker reaches the flag, the theatre closes at once: all its open campaigns score, plus 2 points.',
    'cannot-place':
      'If you must place a token and can’t, you lose at once, whatever the points say.',
    blitz: 'After a token with a lightning bolt you may place another one in the same theatre.',
    tactical:
      'Tactical advantage moves the marker of its theatre towards you, on top of the token’s value.',
    industry: 'Industry draws more tokens from your bag into your reserve.',
  },
} satisfies LessonWords<FirstStep, FirstNotShown>;
