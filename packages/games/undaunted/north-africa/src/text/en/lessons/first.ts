import type { LessonWords } from '@bivouac/manifest';
import type { FirstNotShown, FirstStep } from '../../../lessons/first.ts';

/** The words of the lesson of North Africa, step by step. */
export const lesson = {
  watching: 'The Italians are acting. Watch the map, or click to skip.',
  doneText:
    'You’ll pick up the rest as you play; every prompt has a link to its rule. The next scenario brings vehicles: whenever you play a soldier’s card for an action, he may also mount, dismount or change seats for free. You can go on with this raid against the Corporal, an easy opponent.',
  leave: 'Choose a scenario',
  steps: {
    goal: {
      title: 'A raid in the desert',
      text: 'You lead the LRDG: the round, blue counters on the left. The square counters are structures: the star shows what each is worth, and the hexagon what Demolish has to roll. Destroy three points’ worth and you win; the Italians win if they control tiles with three points’ worth. If one side can no longer get its three, whoever is ahead wins.',
    },
    hand: {
      title: 'Your hand',
      text: 'You have four cards, and you’ll draw new ones every round. Each counter here is one man, and his cards move only him. If he falls, all his cards leave with him, and he never comes back.',
    },
    bid: {
      title: 'Who goes first',
      text: 'Each side bids a card in secret; the higher initiative goes first, and both cards are discarded. Fog of War is no good for anything else, so bid it.',
    },
    theirs: {
      title: 'The Italians have moved',
      text: 'Their Scout ran across the hangar’s tile to the aircraft. Each tile he entered now has an Italian marker, so their Rifleman can follow him. You don’t have much time.',
    },
    lieutenant: {
      title: 'Playing a card',
      text: 'Now it’s your turn: play as many cards as you like, one after another. Start with the Lieutenant, who brings you more cards.',
    },
    command: {
      title: 'One card, one action',
      text: 'You play a card for one of its actions. Command 2 draws two cards. On the card, choose “2\u00a0cards”.',
    },
    saboteur: {
      title: 'The Saboteur',
      text: 'You’ve drawn a second Saboteur card, and that’s enough. Play the first one.',
    },
    stalk: {
      title: 'Stalk',
      text: 'Most soldiers may enter only tiles that their side has scouted. The Saboteur can Stalk: he may enter any neighbouring tile, places no marker and brings you no Fog of War.',
    },
    night: { title: 'Towards the airstrip', text: '1A is the next tile to the east. Move there.' },
    second: {
      title: 'Once more',
      text: 'The hangar is one tile further on. Play the Second-in-Command, who can send the Saboteur on his way again.',
    },
    inspire: {
      title: 'Inspire',
      text: 'Inspire 1 returns one soldier’s card to your hand. It can’t return a commander’s card.',
    },
    back: { title: 'Back in hand', text: 'Take back the Saboteur.' },
    again: { title: 'The same man', text: 'Now play him again.' },
    closer: { title: 'Stalk again', text: 'Stalk once more, right up to the hangar.' },
    hangar: {
      title: 'At the hangar',
      text: 'Demolish reaches only what is on the same tile. Move to 16A.',
    },
    last: { title: 'The charges', text: 'You have one more Saboteur card. Play it.' },
    demolish: {
      title: 'Demolish',
      text: 'Demolish 2 rolls two dice against a structure or a vehicle on the Saboteur’s own tile. Cover and range don’t count.',
    },
    odds: {
      title: 'The odds',
      text: 'Point at the hangar. Its resilience is 6, so each die succeeds on a 6 or more, and a 0 always does. That’s 75% with two dice. Confirm to light the fuse.',
    },
    ruin: {
      title: 'Up it goes',
      text: 'A 2 and a 9: one die is enough. The hangar is gone and its point is yours. The empty tile is worth nothing to the Italians now.',
    },
    scout: {
      title: 'The Scout',
      text: 'You have one card left. The Scout opens the way for those who can’t Stalk, such as the Engineer with his charges.',
    },
    scouting: {
      title: 'Scout',
      text: 'Scout 2 takes him up to two tiles. Each new tile gets your marker and brings you one Fog of War, which clogs your deck.',
    },
    flats: { title: 'New ground', text: 'Move to 3A.' },
    enough: { title: 'Done', text: 'One step is enough. Choose “Done”.' },
    end: {
      title: 'A new round',
      text: 'Your hand is empty, so your turn is over, and both sides draw new cards. Destroy one more structure and the Italians can no longer get their three points. Then you only need to be ahead.',
    },
  },
  notShown: {
    vehicles:
      'A vehicle has no cards in your deck. What it can do depends on who sits in which seat.',
    control:
      'Control turns your scouted marker to controlled; in this scenario, that’s how the Italians score.',
    suppress:
      'A hit from Suppress costs no card, but the next card played for that soldier only makes him ready again.',
    bolster:
      'Bolster moves cards from your supply to your discard pile, so that you can draw them later.',
    escape:
      'In some scenarios, soldiers have to leave the map at an escape marker, on foot or in a vehicle.',
  },
} satisfies LessonWords<FirstStep, FirstNotShown>;
