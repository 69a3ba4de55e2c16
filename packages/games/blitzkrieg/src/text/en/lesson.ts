import type { BlitzStepId } from '../../lesson-script.ts';

type Steps = { readonly [id in BlitzStepId]: { readonly title: string; readonly text: string } };

/** What the lesson of Blitzkrieg! says, step by step. */
export const lesson = {
  watching: 'The Axis is placing a token. Watch the map; a click shows the end at once.',
  doneText:
    'The rest you will learn by playing; every question at the table has a link to its rule. This war can go on from here against the Corporal, an easy opponent.',
  leave: 'Set up a game',
  steps: {
    goal: {
      title: 'A war in twenty minutes',
      text: 'You lead the Allies: round, blue. A turn is one token placed on one space. Whoever has 25 points on the ruler above the map wins; the last turn is yours, and so are ties.',
    },
    track: {
      title: 'Five theatres',
      text: 'Each theatre has a track. Its marker moves towards whoever places there: left is yours, right is theirs. Shields on the way add points; whoever reaches his flag wins the whole theatre at once. Below the track lie its campaigns, one after another; only the one on the white strip is open.',
    },
    theirs: {
      title: 'The Axis has moved',
      text: 'Its army of value 2 went to Eastern Europe. The value moves the marker by 2, the sign +1 of the space by one more: so it stands at −3. The sign is used up, a token lies on it.',
    },
    token: {
      title: 'Your reserve',
      text: 'Three tokens behind your screen, unseen by the Axis. Armies go on land, navies on sea, air forces anywhere. Take the navy of value 2.',
    },
    research: {
      title: 'Look before you place',
      text: 'Dashed spaces are possible; the small number is where the marker would stand. Point at the gears in the Pacific: research puts a special weapon into your bag. What the placement brings is listed before you confirm it.',
    },
    scored: {
      title: 'A campaign closes',
      text: 'You drew a new token, as at the end of every turn. Meanwhile the Axis has filled the last space of its campaign. The marker stood in its half, so it scores the star’s 2 points, and the next campaign opens.',
    },
    air: {
      title: 'Your answer',
      text: 'The Pacific has one free space left, and you lead there. An air force can go anywhere: take it.',
    },
    closing: {
      title: 'Bombs, and points',
      text: 'The bombs cost the Axis a token from its reserve, which goes back into its bag. And the campaign is full: you score. Place the air force there.',
    },
    points: {
      title: '2 : 2',
      text: 'The next Pacific campaign is worth 3, the one after it 5. The marker stays where it is, so an early lead lasts. With 5 or more steps the shield would add a point.',
    },
    army: {
      title: 'Help from afar',
      text: 'The Axis leads in Eastern Europe by 4. You can answer from another theatre. Take the army.',
    },
    strategic: {
      title: 'Strategic advantage',
      text: 'The first space of Africa has arrows to both sides: three steps in another theatre of your choice. Place the army there.',
    },
    aim: {
      title: 'Where?',
      text: 'Theatres with a dashed frame can be chosen; the number says where the marker would come to stand. Choose Eastern Europe.',
    },
    end: {
      title: 'That is all',
      text: 'Tokens with a sign can do more: the lightning lets another token follow, the general counts his comrades. Special weapons from the pile have a toothed golden rim.',
    },
  } satisfies Steps,
};
