import type { CityStepId } from '../../lesson-script.ts';

type Steps = { readonly [id in CityStepId]: { readonly title: string; readonly text: string } };

/** What the lesson of Stalingrad says, step by step. */
export const lesson = {
  watching: 'The Germans are acting. Watch the map; a click shows the end at once.',
  doneText:
    'The rest you will learn by playing; every question at the table has a link to its rule. This battle can go on from here against the Corporal, an easy opponent, and nobody will be missed afterwards. In the campaign it counts.',
  leave: 'Choose what to play',
  steps: {
    goal: {
      title: '9 January Square',
      text: 'You lead the Soviets: round, blue counters at the bottom. Gold stars mark the objectives; the fountain alone is worth two. Whoever controls four points first wins the battle.',
    },
    hand: {
      title: 'People, not cards',
      text: 'Four cards, new ones every round. Each is one soldier with a name; in the campaign he can be promoted, and he can fall for good. The number in the corner is his initiative, below it stands what he can do.',
    },
    bid: {
      title: 'Who goes first',
      text: 'Each side lays down one card unseen; the higher initiative goes first, and both cards are spent. Fog of War can be used for nothing else, so bid it.',
    },
    theirs: {
      title: 'The Germans are on the square',
      text: 'Their Scout ran out to 404 and left a marker there, which cost them a Fog of War. Their Rifleman followed at once, since he may only go where a marker of his side lies. The same holds for you.',
    },
    sergeant: {
      title: 'Playing a card',
      text: 'Now you: play as many cards as you like, one after another. Begin with the Platoon Sergeant, Mikhail Streltsov, since he brings more cards.',
    },
    command: {
      title: 'One card, one action',
      text: 'A card is played for one of its actions. Command 2 draws two more cards. On the card, choose “2\u00a0cards”.',
    },
    gunner: {
      title: 'The machine gun',
      text: 'Rifleman Belikov and Squad Leader Gorshkov have come: good. But first somebody has to stop that Scout. Play Machine Gunner A, Matvei Brodsky.',
    },
    suppress: {
      title: 'Suppress',
      text: 'Suppress 4 throws four dice. It wounds nobody, but whoever is pinned down spends his next card on getting up again.',
    },
    odds: {
      title: 'The odds',
      text: 'Point at the German Scout on 404. His defence is 5, the open square gives no cover, the distance is 2: together 7. One die of four must show 7 or more, and a 0 always hits: 87%. Confirm to fire.',
    },
    pinned: {
      title: 'Pinned down',
      text: 'Four dice, and one of them shows 7: hit. The counter is suppressed now. Had it been Attack, the Germans would have lost a card of that Scout; a unit without a card is routed and waits on the map for reinforcements.',
    },
    rifleman: {
      title: 'Riflemen win battles',
      text: 'Only Riflemen take control of ground, and points come from controlled objectives alone. Play Rifleman A, Anton Belikov.',
    },
    move: {
      title: 'Move',
      text: 'Move 1 leads one tile on, to a tile with a marker of yours. 504 has been scouted before the battle.',
    },
    square: {
      title: 'Out of the house',
      text: '504 is worth one point. Go there.',
    },
    leader: {
      title: 'The Squad Leader',
      text: 'Belikov stands on the square, but his card has been played. The Leader of squad A, Andrei Gorshkov, helps: play him.',
    },
    inspire: {
      title: 'Inspire',
      text: 'Inspire 1 lets a card of his squad that lies on the table act once more, where it lies.',
    },
    again: {
      title: 'Once more',
      text: 'Choose Belikov.',
    },
    control: {
      title: 'Control',
      text: 'Your marker lies on 504 and no enemy holds it: take control.',
    },
    scout: {
      title: 'Scouts open the way',
      text: 'Your first point. The burnt-out ruins on 505 are worth another and give good cover, but nobody has been there yet. Play Scout A, Fyodor Lapin.',
    },
    scouting: {
      title: 'Scout',
      text: 'Scout 2 leads up to two tiles on, over unknown ground too.',
    },
    ruins: {
      title: 'New ground',
      text: 'Go to 505. From now on your Riflemen may follow. The price: one Fog of War among your discards, which comes up sooner or later in place of a soldier.',
    },
    enough: {
      title: 'Stop in time',
      text: 'A second step would be possible, but each new tile costs another Fog of War. This is enough.',
    },
    houses: {
      title: 'Houses',
      text: 'In a house two numbers stand beside the shield: against fire from outside the higher one counts. Later in the campaign engineers, guns and bombers come, and houses fall. What has fallen stays in ruins to the end.',
    },
    end: {
      title: 'End of the turn',
      text: 'No card was left in your hand, so your turn ended by itself; otherwise “End the turn” does it. A new round has begun. In the campaign a few cards of the casualties are drawn after each battle: those soldiers are gone, reservists take their places, and others are promoted.',
    },
  } satisfies Steps,
};
