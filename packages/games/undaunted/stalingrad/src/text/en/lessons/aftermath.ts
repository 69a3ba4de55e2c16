import type { LessonWords } from '@bivouac/manifest';
import type { AftermathNotShown, AftermathStep } from '../../../lessons/aftermath.ts';

/** The words of the second lesson of Stalingrad, step by step. */
export const lesson = {
  watching: 'The Germans are taking their turn. Watch the map; click to skip.',
  doneText:
    'You’ve seen what a battle costs. You can go on with this campaign against the Corporal, an easy opponent.',
  leave: 'Choose what to play',
  steps: {
    goal: {
      title: 'A routed unit',
      text: 'You lead the Soviets in the first battle of a campaign. Machine Gunners A on 605 are routed: they were hit when they had no card left to lose. A routed unit stays on the map, but it can’t act and doesn’t protect its tile.',
    },
    leader: {
      title: 'A way back',
      text: 'Only a card from the supply ends a rout, and two Machine Gunners A are waiting there. Play the Leader of squad A.',
    },
    bolster: {
      title: 'Bolster',
      text: 'Bolster 2 takes up to two cards of his squad from the supply. As soon as you take one of a routed unit’s cards, the unit is no longer routed.',
    },
    gunner: {
      title: 'Back in the fight',
      text: 'Take a Machine Gunner A. The card goes to your discard pile, but the unit is ready to fight at once.',
    },
    comrade: {
      title: 'One more hit',
      text: 'Each card is one more hit that the unit can take before it is routed again. Take the other Machine Gunner A too.',
    },
    rifleman: {
      title: 'Choosing a target',
      text: 'Look at the German Scouts B on 306. Two of their cards are in the German supply, and the third is a casualty. They have none left to lose, so one hit routs them. Play Rifleman B.',
    },
    attack: {
      title: 'Attack',
      text: 'Choose Attack 1: it rolls one die.',
    },
    odds: {
      title: 'A long shot',
      text: 'Fire at the Scouts B. Their defence is 5, the street gives no cover and the range is 3: 8 in all. A die hits on 8, 9 or 0, so your chance is 30%.',
    },
    scout: {
      title: 'A miss',
      text: 'The die shows a 5: a miss. Your Scouts can try as well. Play Scout A.',
    },
    again: {
      title: 'Once more',
      text: 'Attack 1 again.',
    },
    fire: {
      title: 'The same target',
      text: 'The range is 3 here too. Fire at the German Scouts B.',
    },
    drive: {
      title: 'Routed',
      text: 'A 0 always hits: the Scouts are routed. Now you may drive them to a neighbouring tile with a German marker, away from where they’re needed. Drive them to the fountain, 405.',
    },
    won: {
      title: 'The enemy withdraws',
      text: 'The Germans withdrew at the start of their turn: they lose the battle but save men. 9 January Square is yours. Now see what the battle leaves behind.',
    },
    losses: {
      title: 'Gone for good',
      text: 'You took 2 casualties. For 1 to 4 casualties, one card is drawn: that soldier is gone for the rest of the campaign, and here a reservist takes his place. The other soldier comes back.',
    },
    upgrades: {
      title: 'Upgrades',
      text: 'Two of your soldiers have learnt something. They were drawn from all your cards outside the supply. Their new cards have a higher initiative and a stronger or new action, marked *.',
    },
    deck: {
      title: 'Making up the deck',
      text: 'Before each battle you choose who starts in your deck; the others wait in the supply. There is one place for a Rifleman A. Choose this man.',
    },
    rest: {
      title: 'All the others',
      text: 'You could choose every man like that. This button fills the remaining places with the best soldiers you have, and the battle begins.',
    },
    end: {
      title: 'The next battle',
      text: 'The next battle brings a new map and a new deck, but your men stay the same. Losses and upgrades last until the end of the campaign.',
    },
  },
  notShown: {
    reservists:
      'Reservists are weaker than the soldiers they replace, but you never lose them for good.',
    buildings:
      'Buildings can be damaged and destroyed, and stay that way for the rest of the campaign.',
    'sealed-orders':
      'In some battles you have a sealed order: a second way to win, which your opponent can’t see.',
    merging: 'When the story says so, squad C joins A or B and takes the places of reservists.',
    exert: 'Exert lets a card you’ve played act again, but suppresses its unit.',
  },
} satisfies LessonWords<AftermathStep, AftermathNotShown>;
