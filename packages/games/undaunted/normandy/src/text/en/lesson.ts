import type { StepId } from '../../lesson-script.ts';

/** What the lesson of Normandy says, step by step. */
export const lesson = {
  watching: 'The Germans are acting. Watch the map; a click shows the end at once.',
  doneText:
    'The rest you will learn by playing; every question at the table has a link to its rule. This game can go on from here against the Corporal, an easy opponent.',
  leave: 'Choose a scenario',
  steps: {
    goal: {
      title: 'What it is about',
      text: 'You lead the Americans: round, blue counters, top left. Gold stars mark the objectives with the points they bring. Whoever controls five points first wins.',
    },
    hand: {
      title: 'Your hand',
      text: 'Four cards, new ones every round. Each is one of your men: the number in the corner is his initiative, below it stands what he can do. A card moves the counter of the same name and squad letter.',
    },
    bid: {
      title: 'Who goes first',
      text: 'Each side lays down one card unseen; the higher initiative goes first, and both cards are spent. Fog of War can be used for nothing else, so bid it and keep the others.',
    },
    theirs: {
      title: 'The other side has moved',
      text: 'The Germans bid higher and went first. Their Scouts stand on 12B, right beside you, and their Riflemen have moved up. The first look at new ground cost them one Fog of War. The log on the table tells it line by line.',
    },
    sergeant: {
      title: 'Playing a card',
      text: 'Now you: play as many cards as you like, one after another. Begin with the Platoon Sergeant, since he brings more cards.',
    },
    command: {
      title: 'One card, one action',
      text: 'A card is played for one of its actions. Command 2 draws two more cards into your hand. On the card, choose “2\u00a0cards”.',
    },
    enemy: {
      title: 'An enemy in sight',
      text: 'Good cards. The German Scouts on 12B are close, so let squad B fire: play Rifleman B.',
    },
    attack: {
      title: 'Attack',
      text: 'Attack 1 throws one ten-sided die. Any enemy on the map may be fired at; far ones are harder to hit.',
    },
    odds: {
      title: 'The odds',
      text: 'Point at the German Scouts. Their defence is 5, churned ground gives no cover, the distance is 1: together 6. A die hits with 6 or more, and a 0 always hits, so the chance is 50%. Confirm to fire.',
    },
    hit: {
      title: 'A hit',
      text: 'A 7 against 6: hit. The Germans lose a Scout card for good, first from the hand, then the discards, then the deck. When no card of a unit is found, its counter leaves the map.',
    },
    riflemen: {
      title: 'Riflemen win games',
      text: 'Only Riflemen can take control of ground, and points come from controlled objectives alone. Play Rifleman A.',
    },
    move: {
      title: 'Move',
      text: 'Move 1 leads one tile on. Riflemen may only enter ground that their own Scouts have looked over: the binoculars on a tile show it. 2B has been scouted before the game.',
    },
    ground: {
      title: 'To the objective',
      text: '2B is worth one point. Go there.',
    },
    leader: {
      title: 'The Squad Leader',
      text: 'The Riflemen stand on 2B, but their only card has been played. The Leader of squad A helps: play him.',
    },
    inspire: {
      title: 'Inspire',
      text: 'Inspire 1 takes a played card of his squad back into your hand.',
    },
    back: {
      title: 'Once more',
      text: 'Take Rifleman A back.',
    },
    again: {
      title: 'The same card again',
      text: 'Play Rifleman A a second time this turn.',
    },
    control: {
      title: 'Control',
      text: 'No enemy stands on 2B and you have scouted it, so you can take control of it.',
    },
    scouts: {
      title: 'Scouts open the way',
      text: 'Your first point. The manor on 13B is worth two, but nobody has been there yet. Play Scout A.',
    },
    scout: {
      title: 'Scout',
      text: 'Scout 2 leads up to two tiles on, over unknown ground too.',
    },
    village: {
      title: 'New ground',
      text: 'Go to 13B. From now on your Riflemen may follow. The price: one Fog of War into your discards; sooner or later it comes up in your hand in place of a soldier.',
    },
    enough: {
      title: 'Stop in time',
      text: 'A second step would be possible, and each new tile costs another Fog of War. This is enough.',
    },
    end: {
      title: 'End of the turn',
      text: 'No card was left in your hand, so your turn ended by itself. Otherwise “End the turn” ends it, and what you did not play is discarded. A new round has begun: four new cards, and bids again. Scouts can rid you of a Fog in hand by Recon.',
    },
  } satisfies { readonly [id in StepId]: { readonly title: string; readonly text: string } },
};
