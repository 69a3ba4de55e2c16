import type { NorthStepId } from '../../lesson-script.ts';

type Steps = { readonly [id in NorthStepId]: { readonly title: string; readonly text: string } };

/** What the lesson of North Africa says, step by step. */
export const lesson = {
  watching: 'The Italians are acting. Watch the map; a click shows the end at once.',
  doneText:
    'The rest you will learn by playing; every question at the table has a link to its rule. The next scenario brings vehicles: a soldier mounts, dismounts or changes seats for free with each card he is played for. This raid can go on from here against the Corporal, an easy opponent.',
  leave: 'Choose a scenario',
  steps: {
    goal: {
      title: 'A raid in the desert',
      text: 'You lead the LRDG: round, blue counters on the left. The square plates are structures. The star is what one is worth, the hexagon what a charge has to reach. Destroy three points’ worth and you win; the Italians win when they control the ground under three points. If one side can no longer get its three, the side that is ahead wins.',
    },
    hand: {
      title: 'Your hand',
      text: 'Four cards, new ones every round. Here each counter is a single man. His cards move only him: when he is lost, all his cards leave with him, and he never comes back.',
    },
    bid: {
      title: 'Who goes first',
      text: 'Each side lays down one card unseen; the higher initiative goes first, and both cards are spent. Fog of War can be used for nothing else, so bid it.',
    },
    theirs: {
      title: 'The Italians have moved',
      text: 'Their Scout ran over the hangar’s tile to the aircraft. Wherever he passed, an Italian marker lies now, and their Rifleman can follow. Your time is short.',
    },
    lieutenant: {
      title: 'Playing a card',
      text: 'Now you: play as many cards as you like, one after another. Begin with the Lieutenant, since he brings more cards.',
    },
    command: {
      title: 'One card, one action',
      text: 'A card is played for one of its actions. Command 2 draws two more cards. On the card, choose “2\u00a0cards”.',
    },
    saboteur: {
      title: 'The Saboteur',
      text: 'A second Saboteur card: that is all it takes. Play the first.',
    },
    stalk: {
      title: 'Stalk',
      text: 'Most soldiers may only enter ground that their side has scouted. The Saboteur stalks: he goes anywhere, leaves no marker and brings no Fog of War.',
    },
    night: { title: 'Towards the airstrip', text: 'One tile to the east lies 1A. Go there.' },
    second: {
      title: 'Once more',
      text: 'The hangar is one tile further on. The Second-in-Command can send the Saboteur on his way again: play him.',
    },
    inspire: {
      title: 'Inspire',
      text: 'Inspire 1 takes one soldier’s card back into your hand. Commanders cannot be inspired.',
    },
    back: { title: 'Back in hand', text: 'Take the Saboteur back.' },
    again: { title: 'The same man', text: 'And play him once more.' },
    closer: { title: 'Stalk again', text: 'Stalk once more, to the hangar itself.' },
    hangar: {
      title: 'Beside the hangar',
      text: 'Demolish reaches only what stands on the same tile. Go to 16A.',
    },
    last: { title: 'The charges', text: 'One Saboteur card is left. Play it.' },
    demolish: {
      title: 'Demolish',
      text: 'Demolish 2 throws two dice at a structure or a vehicle on his own tile. Cover and range do not count.',
    },
    odds: {
      title: 'The odds',
      text: 'Point at the hangar. Its resilience is 6, so each die succeeds with 6 or more, and a 0 always does: together 75%. Confirm to light the fuse.',
    },
    ruin: {
      title: 'Up it goes',
      text: 'A 2 and a 9: one die is enough. The hangar is gone and its point is yours. To the Italians the bare tile is worth nothing any more.',
    },
    scout: {
      title: 'The Scout',
      text: 'One card is left. The Scout prepares the ground for those who cannot stalk, like the Engineer with his charges.',
    },
    scouting: {
      title: 'Scout',
      text: 'Scout 2 leads up to two tiles on. Each new tile gets your marker and costs one Fog of War, which clogs your deck.',
    },
    flats: { title: 'New ground', text: 'Go to 3A.' },
    enough: { title: 'Enough', text: 'One step was enough: say so.' },
    end: {
      title: 'A new round',
      text: 'Your hand is empty, your turn is over, and new cards are drawn. Destroy one more structure, and the Italians can no longer get three points: being ahead is then enough.',
    },
  } satisfies Steps,
};
