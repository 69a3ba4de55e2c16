import type { LessonWords } from '@bivouac/manifest';
import type { DeckNotShown, DeckStep } from '../../../lessons/deck.ts';

/** The words of the second lesson of Normandy, step by step. */
export const lesson = {
  watching: 'The Germans are taking their turn. Watch the map; click to skip.',
  doneText:
    'Now you know how to build a deck. You can continue this game against the Corporal, an easy opponent.',
  leave: 'Choose a scenario',
  steps: {
    goal: {
      title: 'Round five',
      text: 'You lead the Americans. Your camp at 1A gives you two of the six points you need, and the farm at 6A would give you two more. Riflemen B are there, ready to take it. Riflemen A, beside them, are suppressed.',
    },
    leader: {
      title: 'Your deck is your platoon',
      text: 'You began with nine cards in your deck. The rest are in your supply, where both sides can see them. A unit with more cards acts more often and survives more hits. Play Squad Leader B.',
    },
    bolster: {
      title: 'Bolster',
      text: 'Bolster 2 takes up to two cards from your supply. A Squad Leader can fetch only his own squad’s cards; the Platoon Sergeant and the Platoon Guide can fetch any card but Fog of War.',
    },
    rifleman: {
      title: 'Riflemen first',
      text: 'Only Riflemen can control a tile, and every casualty takes one of their cards out of the game. Take Rifleman B.',
    },
    scout: {
      title: 'A job for the Scouts',
      text: 'Nobody has scouted the way to the other farm, at 5A. That’s a job for Scouts B in your camp. Take Scout B.',
    },
    spare: {
      title: 'One card too many',
      text: 'Both cards are in your discard pile; you can draw them once it’s been reshuffled. Sometimes you want the opposite: Scouts A have done their work at 6A, so you need their card less. Play Scout A.',
    },
    hunker: {
      title: 'Hunker Down',
      text: 'Instead of acting, you may return the card to your supply. Your deck gets thinner, and you draw your other cards more often. Choose Hunker Down now.',
    },
    gunner: {
      title: 'The Machine Gunners',
      text: 'German Riflemen B control 14A, a stretch of the canal. Let’s keep them busy: play Machine Gunner A.',
    },
    suppress: {
      title: 'Suppress',
      text: 'Suppress 4 rolls four dice against the total defence, just like an attack. But a hit removes no card: it turns the target’s counter to its suppressed side.',
    },
    odds: {
      title: 'The odds',
      text: 'Point at German Riflemen B. Their defence is 4, the river gives no cover and the range is 3: 7 in all. A die hits on 7, 8, 9 or 0. With four dice, your chance is 87%. Confirm to fire.',
    },
    theirs: {
      title: 'A card just to get ready',
      text: 'You hit, and it cost the Germans a card: they played Rifleman B only to make the unit ready again. Then their Machine Gunners B entered the map and suppressed yours. Suppressing kills nobody, but it costs the enemy time.',
    },
    bid: {
      title: 'The discards come back',
      text: 'Your deck ran out, so your discard pile became a new one, with the cards you bolstered in it. You drew two Scout B cards: bid one of them. Keep the Fog of War this time.',
    },
    fog: {
      title: 'Getting rid of Fog of War',
      text: 'Your 6 beats their 1, so you go first. You can’t play Fog of War, and you can’t Hunker Down with it. Only Recon gets rid of it. Play the other Scout B.',
    },
    recon: {
      title: 'Recon',
      text: 'Recon removes one Fog of War in your hand from the game, and you draw another card to replace it.',
    },
    stand: {
      title: 'On their feet again',
      text: 'You drew Rifleman A. Riflemen A are suppressed and can’t act: the next card you play for them only makes them ready again. Play it.',
    },
    ready: {
      title: 'Ready again',
      text: 'Turn the counter back to its ready side. The card stays in your play area, and a Squad Leader could Inspire it back later this turn.',
    },
    farm: {
      title: 'The farm',
      text: 'Now for the farm. Riflemen B are ready and 6A has been scouted. Play Rifleman B.',
    },
    control: {
      title: 'What blocks Control',
      text: 'Your marker must be on the tile, and no enemy unit may be there, not even a suppressed one. So Suppress alone would never have won you 14A. No enemy is on 6A: choose Control.',
    },
    end: {
      title: 'Four points out of six',
      text: 'The farm stays yours even when the Riflemen leave. The last two points are at 5A, and Scouts B will have to open the way. Bolster what you need, and Hunker Down with what you don’t.',
    },
  },
  notShown: {
    'removed-units':
      'A unit removed from the map can return as long as it has cards left, for instance in the supply.',
    conceal:
      'With Conceal, Scouts put a Fog of War from your opponent’s supply into their discard pile.',
    hills: 'A hill gives cover 3, but only 1 against an attacker that’s also on a hill.',
    stalk:
      'With Stalk, the Sniper can enter any tile, but places no marker and brings you no Fog of War.',
    blast:
      'The Mortar’s Blast rolls against every unit on the tile it has targeted, your own included.',
  },
} satisfies LessonWords<DeckStep, DeckNotShown>;
