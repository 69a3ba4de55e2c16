import type { LessonWords } from '@bivouac/manifest';
import type { FirstNotShown, FirstStep } from '../../../lessons/first.ts';

/** The words of the lesson of Stalingrad, step by step. */
export const lesson = {
  watching: 'The Germans are acting. Watch the map, or click to skip ahead.',
  doneText:
    'You’ll pick up the rest as you play: every prompt links to its rule. You can play this battle out against the Corporal, an easy opponent. Nobody you lose here is gone for good; in a campaign they could be.',
  leave: 'Choose what to play',
  steps: {
    goal: {
      title: '9 January Square',
      text: 'You lead the Soviets: the round, blue counters at the bottom. Gold stars mark the objectives; the fountain alone is worth 2. The side that first controls objectives worth 4 wins the battle.',
    },
    hand: {
      title: 'People, not cards',
      text: 'You draw four cards every round. Each is a soldier with a name, who can be upgraded during the campaign or lost for good. The number in the corner is the soldier’s initiative; the actions are below.',
    },
    bid: {
      title: 'Who goes first',
      text: 'Each side puts one card face down. The higher initiative goes first, and both cards are discarded. Fog of War is good for nothing else, so bid it.',
    },
    theirs: {
      title: 'The Germans are on the square',
      text: 'Their Scout ran to 404 and left a marker there, and one Fog of War went to their discard pile. Their Rifleman followed at once: a Rifleman may only go where their own side has a marker. The same goes for you.',
    },
    sergeant: {
      title: 'Playing a card',
      text: 'Your turn: play as many cards as you like, one after another. Start with the Platoon Sergeant, Mikhail Streltsov, who brings you more cards.',
    },
    command: {
      title: 'One card, one action',
      text: 'You play a card for one of its actions. Command 2 draws two more cards. On the card, choose “2 cards”.',
    },
    gunner: {
      title: 'The machine gun',
      text: 'You’ve drawn Rifleman Belikov and Squad Leader Gorshkov: good. But somebody has to stop that Scout first. Play Machine Gunner A, Matvei Brodsky.',
    },
    suppress: {
      title: 'Suppress',
      text: 'Suppress 4 rolls four dice. It wounds nobody, but a unit that’s hit is suppressed: its next card only readies it again.',
    },
    odds: {
      title: 'The odds',
      text: 'Point at the German Scout on 404. Base defence 5, no cover on the open square, range 2: total defence 7. At least one of the four dice has to show 7 or more, and a 0 always hits, so your chance is 87%. Confirm to fire.',
    },
    pinned: {
      title: 'Pinned down',
      text: 'Four dice, and one of them shows a 7: a hit. The Scout’s counter is suppressed now. If it had been an Attack, the Germans would have lost one of that Scout’s cards. A unit that’s hit with no cards left is routed and waits on the map until Bolster brings it one.',
    },
    rifleman: {
      title: 'Riflemen win battles',
      text: 'Only Riflemen can take control of a tile, and only controlled objectives count. Play Rifleman A, Anton Belikov.',
    },
    move: {
      title: 'Move',
      text: 'Move 1 takes the unit one tile, onto a tile with your marker. 504 was scouted before the battle.',
    },
    square: {
      title: 'Out of the house',
      text: '504 is worth 1. Move there.',
    },
    leader: {
      title: 'The Squad Leader',
      text: 'Belikov’s unit is on the square, but his card has been played. The leader of squad A, Andrei Gorshkov, can help. Play him.',
    },
    inspire: {
      title: 'Inspire',
      text: 'Inspire 1 lets one of his squad’s cards act again after you’ve played it. It stays where it is.',
    },
    again: {
      title: 'Once more',
      text: 'Choose Belikov.',
    },
    control: {
      title: 'Control',
      text: 'Your marker is on 504 and the enemy doesn’t control the tile. Take control of it.',
    },
    scout: {
      title: 'Scouts open the way',
      text: 'Your first objective. The burnt-out ruins on 505 are worth another 1 and give good cover, but nobody has been there yet. Play Scout A, Fyodor Lapin.',
    },
    scouting: {
      title: 'Scout',
      text: 'Scout 2 takes the unit up to two tiles, even where you have no markers.',
    },
    ruins: {
      title: 'New ground',
      text: 'Move to 505. From now on your Riflemen may follow. The price is one Fog of War in your discard pile; sooner or later you’ll draw it in place of a soldier.',
    },
    enough: {
      title: 'Stop in time',
      text: 'You could go one tile further, but each new tile brings you another Fog of War. Stop here.',
    },
    houses: {
      title: 'Buildings',
      text: 'A building has two numbers beside the shield: the higher one counts against fire from outside. Later in the campaign engineers, guns and bombers arrive, and buildings fall. A building that’s destroyed stays in ruins for the rest of the campaign.',
    },
    end: {
      title: 'End of the turn',
      text: 'You have no cards left, so your turn ended automatically; if you had any, you’d end it yourself. A new round has begun. In the campaign a few of your casualties are drawn after each battle: those soldiers are gone for good. Reservists replace them, and two of the others are upgraded.',
    },
  },
  notShown: {
    bolster:
      'Bolster moves cards from your supply to your discard pile, and brings a routed unit back into the fight.',
    rout: 'A unit that’s hit with no cards left is routed, and the attacker can drive it off its tile.',
    'total-rout': 'In most battles you also win when all enemy riflemen on the map are routed.',
    withdrawal: 'At the start of your turn you may withdraw from the battle and save your men.',
    losses: 'After a battle of the campaign, some of the casualties are gone for good.',
  },
} satisfies LessonWords<FirstStep, FirstNotShown>;
