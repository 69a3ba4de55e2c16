import type { LessonWords } from '@bivouac/manifest';
import type { FirstNotShown, FirstStep } from '../../../lessons/first.ts';

/** The words of the lesson of Blitzkrieg!, step by step. */
export const lesson = {
  watching: 'The Axis is placing a token. Watch the map, or click to skip.',
  doneText:
    'You’ll pick up the rest as you play: every prompt has a link to its rule. You can carry on with this war from here against the Corporal, an easy opponent.',
  leave: 'Set up a game',
  steps: {
    goal: {
      title: 'A war in twenty minutes',
      text: 'You lead the Allies; their tokens are round and blue. On each turn you place one token on one space. You win with 25 points on the ruler above the map; you have the last turn, and you win ties.',
    },
    track: {
      title: 'Five theatres',
      text: 'Each theatre has a track. Its marker moves towards the side that places a token there: the left half is yours, the right half your opponent’s. Shields along the way add points, and a marker that reaches a flag wins the whole theatre at once. Below the track are its campaigns; only the one on the white strip is active.',
    },
    theirs: {
      title: 'The Axis has moved',
      text: 'The Axis placed Army 2 in Eastern Europe. The army’s value moved the marker 2 steps and the space’s +1 moved it one more, so the marker is at −3. The +1 is used up now that a token covers it.',
    },
    token: {
      title: 'Your reserve',
      text: 'These three tokens are behind your screen, where the Axis can’t see them. Armies go on land, navies at sea, air forces anywhere. Choose Navy 2.',
    },
    research: {
      title: 'Look before you place',
      text: 'You can use the spaces with a dashed edge; the small number shows where the marker would end up. Point at the gears in the Pacific: research puts a special weapon into your bag. You can see what the token would do before you confirm.',
    },
    scored: {
      title: 'A campaign closes',
      text: 'You drew a new token, as you do at the end of every turn. Meanwhile, the Axis covered the last space of the campaign in Eastern Europe. The marker was in the Axis half, so the Axis scored the 2 points shown on the star, and the next campaign became active.',
    },
    air: {
      title: 'Your answer',
      text: 'One space is free in the Pacific, and you lead there. An air force can go anywhere: choose it.',
    },
    closing: {
      title: 'Bombs and points',
      text: 'Bombs send a token from the Axis reserve back into its bag. This is also the campaign’s last space, so you’ll score. Place the air force there.',
    },
    points: {
      title: '2 : 2',
      text: 'The next Pacific campaign is worth 3 points, and the one after that 5. The marker stays where it is, so an early lead lasts. If you lead by 5 or more, the shield adds a point.',
    },
    army: {
      title: 'Help from afar',
      text: 'The Axis leads by 4 in Eastern Europe. You can answer from another theatre. Choose the army.',
    },
    strategic: {
      title: 'Strategic advantage',
      text: 'The first space in Africa has a 3 between two arrows: three steps in another theatre of your choice. Place the army there.',
    },
    aim: {
      title: 'Choose a theatre',
      text: 'You can choose any theatre with a dashed frame; the number shows where its marker would end up. Choose Eastern Europe.',
    },
    end: {
      title: 'Those are the basics',
      text: 'Tokens with a symbol can do more: a lightning bolt lets you place another token, and the general adds 1 step for each of your armies and air forces in the theatre. Special weapons from the pile have a toothed golden rim.',
    },
  },
  notShown: {
    flag: 'When a marker reaches the flag, the theatre closes at once: all its open campaigns score, plus 2 points.',
    'cannot-place': 'If you must place a token and can’t, you lose at once, whatever the points.',
    blitz: 'After a token with a lightning bolt you may place another one in the same theatre.',
    tactical:
      'Tactical advantage moves its theatre’s marker towards you, on top of the token’s value.',
    industry: 'Industry lets you draw more tokens from your bag into your reserve.',
  },
} satisfies LessonWords<FirstStep, FirstNotShown>;
