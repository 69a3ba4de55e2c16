import type { LessonWords } from '@bivouac/manifest';
import type { FirstNotShown, FirstStep } from '../../../lessons/first.ts';

/** The words of the lesson of Normandy, step by step. */
export const lesson = {
  watching: 'The Germans are taking their turn. Watch the map; click to skip.',
  doneText:
    'You’ll pick up the rest as you play; every prompt has a link to its rule. You can continue this game against the Corporal, an easy opponent.',
  leave: 'Choose a scenario',
  steps: {
    goal: {
      title: 'What it’s about',
      text: 'You lead the Americans: the round blue counters at the top left. Gold stars mark the objectives and show how many points each is worth. The first side to control five points wins.',
    },
    hand: {
      title: 'Your hand',
      text: 'You hold four cards and draw new ones every round. Each card is one of your men: the number in the corner is his initiative, and below it are his actions. A card acts through the counter with the same name and squad letter.',
    },
    bid: {
      title: 'Who goes first',
      text: 'Each side bids one card, face down. The side with the higher initiative goes first, and both cards are discarded. Fog of War is no use for anything else, so bid it and keep the others.',
    },
    theirs: {
      title: 'Your opponent has moved',
      text: 'The Germans had the higher card and went first. Their Scouts are on 12B, right next to you, and their Riflemen have moved up. Their first step onto new ground put one Fog of War in their discard pile. The log tells you everything, line by line.',
    },
    sergeant: {
      title: 'Playing a card',
      text: 'Your turn. Play as many cards as you like, one after another. Start with the Platoon Sergeant: he brings you more cards.',
    },
    command: {
      title: 'One card, one action',
      text: 'You play a card for one of its actions. Command 2 lets you draw up to two cards. Choose “2 cards” on the card.',
    },
    enemy: {
      title: 'Enemies in sight',
      text: 'Good cards. The German Scouts on 12B are close, so let squad B fire at them: play Rifleman B.',
    },
    attack: {
      title: 'Attack',
      text: 'Attack 1 rolls one ten-sided die. You may fire at any enemy on the map, but distant ones are harder to hit.',
    },
    odds: {
      title: 'The odds',
      text: 'Point at the German Scouts. Their defence is 5, churned ground gives no cover and the range is 1: 6 in all. A die hits on 6 or more, and a 0 always hits, so your chance is 50%. Confirm to fire.',
    },
    hit: {
      title: 'A hit',
      text: 'A 7 against 6: a hit. The Germans lose a Scout card for good. The card comes from hand if possible, otherwise from the discard pile, or failing that from the deck. If a unit has no card in any of these, its counter leaves the map.',
    },
    riflemen: {
      title: 'Riflemen win games',
      text: 'Only Riflemen can control a tile, and only controlled objectives give points. Play Rifleman A.',
    },
    move: {
      title: 'Move',
      text: 'Move 1 takes the unit one tile. Riflemen may only enter tiles that your Scouts have scouted: look for the binoculars. 2B was scouted before the game began.',
    },
    ground: {
      title: 'To the objective',
      text: '2B is worth one point. Move to 2B.',
    },
    leader: {
      title: 'The Squad Leader',
      text: 'The Riflemen are on 2B, but you have played their only card. Squad Leader A can help: play him.',
    },
    inspire: {
      title: 'Inspire',
      text: 'Inspire 1 returns one of his squad’s played cards to your hand.',
    },
    back: {
      title: 'Once more',
      text: 'Take back Rifleman A.',
    },
    again: {
      title: 'The same card again',
      text: 'Play Rifleman A a second time this turn.',
    },
    control: {
      title: 'Control',
      text: 'You have scouted 2B and no enemy is on it, so you can control it.',
    },
    scouts: {
      title: 'Scouts open the way',
      text: 'That’s your first point. The manor on 13B is worth two, but nobody has been there yet. Play Scout A.',
    },
    scout: {
      title: 'Scout',
      text: 'Scout 2 takes the unit up to two tiles, unscouted ones included.',
    },
    village: {
      title: 'New ground',
      text: 'Move to 13B. From now on, your Riflemen may follow. The price is one Fog of War in your discard pile: sooner or later you’ll draw it instead of a soldier.',
    },
    enough: {
      title: 'Stop in time',
      text: 'You could take a second step, but each new tile brings you another Fog of War. Choose “Done”.',
    },
    end: {
      title: 'End of the turn',
      text: 'You had no cards left, so your turn ended automatically. Otherwise, you end it with “End turn” and discard what you haven’t played. A new round has begun: four new cards and a new choice for the initiative. With Recon, Scouts can remove a Fog of War from your hand.',
    },
  },
  notShown: {
    bolster:
      'Bolster moves cards from your supply to your discard pile, so that you draw them later.',
    suppress:
      'The Machine Gunners suppress: a hit costs no card, but the next card played for that unit only makes it ready again.',
    'hunker-down':
      'Instead of using a card for an action, you may Hunker Down with it: the card returns to your supply, and your deck gets thinner.',
    recon: 'Recon removes a Fog of War from your hand for good, and you draw another card.',
    pin: 'In some scenarios, you win by pinning the enemy: leaving them no Riflemen counter on the map.',
  },
} satisfies LessonWords<FirstStep, FirstNotShown>;
