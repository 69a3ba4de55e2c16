import type { LessonWords } from '@bivouac/manifest';
import type { FirstNotShown, FirstStep } from '../../../lessons/first.ts';

/** The words of the lesson of Napoleonics, step by step. */
export const lesson = {
  watching: 'The French are playing. Watch the map, or click to skip.',
  doneText:
    'Squares, leaders and cavalry charges come in the second lesson; every prompt links to its rule. You can also play this battle on from here against the Corporal, an easy opponent.',
  leave: 'Choose a battle',
  steps: {
    goal: {
      title: 'Roliça, 17 August 1808',
      text: 'You lead the Allies; their badges are round and blue. The first side with five banners wins the battle: one for each enemy unit or leader destroyed, and here one for each of the two starred hills while you hold it. A unit is a group of blocks; when it loses its last block, the unit is gone.',
    },
    hand: {
      title: 'Six command cards',
      text: 'You play one card each turn. Two dotted lines divide the field into left flank, centre and right flank, and most cards say how many orders you have in which section. Only units with an order may move and battle.',
    },
    card: {
      title: 'Play a card',
      text: 'Attack Centre gives you three orders in the centre. Point at it to read it in full, then confirm.',
    },
    guns: {
      title: 'First order: the guns',
      text: 'Units you can order have a dashed frame, and the tabs below the map count the orders left in each section. Order the foot artillery on G9.',
    },
    line: {
      title: 'Second order: the line',
      text: 'Order the line infantry on G6. It moves one hex, but it fires best from where it stands: British line infantry has one more die when it hasn’t moved.',
    },
    light: {
      title: 'Third order: the skirmishers',
      text: 'Order the light infantry on H5, five blocks strong. Movement begins by itself after the third order.',
    },
    pick: {
      title: 'Movement',
      text: 'Ordered units move one at a time, each once. Take the line infantry on G6.',
    },
    woods: {
      title: 'Into the forest',
      text: 'Golden hexes are within reach. You can also enter a pale one, like the forest on F6, but the unit can’t battle there this turn. In return, any unit that fires into a forest loses a die. Move to F6.',
    },
    skirmish: {
      title: 'The skirmishers',
      text: 'Light infantry moves up to two hexes. Take it.',
    },
    far: {
      title: 'As far as they can',
      text: 'After one hex it could still battle; after two it can’t. Move it to F5 anyway: next turn it will be right in front of the French line.',
    },
    still: {
      title: 'The guns stay',
      text: 'Foot artillery that moves can’t fire. Leave it where it is and end the movement.',
    },
    shot: {
      title: 'Fire!',
      text: 'The guns reach five hexes, and from their hill they see across the field. Point at the cavalry on C10: before you roll, the panel explains each die and shows exactly what can happen. The horse’s head hits cavalry, and each flag drives it back.',
    },
    reply: {
      title: 'Two flags',
      text: 'The cavalry had to go back two hexes, to A9. You drew a new card. Then the French played Counter-Attack, which copies your own card, and now their line infantry attacks your skirmishers from E5.',
    },
    react: {
      title: 'What will you do?',
      text: 'Infantry may form square against cavalry, and a player who holds First Strike may strike first. Here, all you can do is stand your ground. Standing orders in the menu can answer such prompts for you.',
    },
    back: {
      title: 'Battle back',
      text: 'Four dice and not a single hit: your unit holds its hex, so it may battle back. In melee crossed sabres hit too. The French stand in the ford, which costs you a die.',
    },
    losses: {
      title: 'The French fire',
      text: 'Two hits and a flag drove their line infantry back to D5 with two blocks left. But their light infantry in the village has shot three blocks off your line infantry on F6, forest or no forest. Empty places show the blocks it has lost.',
    },
    second: {
      title: 'Your second turn',
      text: 'Probe Centre gives two orders. That’s enough to finish what you’ve begun.',
    },
    first: {
      title: 'The skirmishers again',
      text: 'Order the light infantry on F5.',
    },
    other: {
      title: 'And the forest',
      text: 'Order the last block of the line infantry on F6: a single block can still fire.',
    },
    halt: {
      title: 'Nobody moves',
      text: 'A unit that stays put fires with all its blocks, and one that has moved with half of them. End the movement.',
    },
    volley: {
      title: 'A volley',
      text: 'Point at the skirmishers on F5, then at the French line infantry on D5. Five blocks, plus one die for light infantry, minus one for the hill: five dice against two blocks.',
    },
    end: {
      title: 'The first banner',
      text: 'The French line infantry is gone and the banner is yours; it’s shown above with the infantry symbol. Four to go. F6 can fire as well, or you can end your turn and draw a card.',
    },
  },
  notShown: {
    melee: 'A unit next to an enemy can fight in melee: one die per block, even after a move.',
    square:
      'Infantry attacked by cavalry can form square. It then rolls only one die, but so does the cavalry.',
    'taking-ground':
      'Infantry that destroys an enemy in melee, or drives it off, may move into the empty hex.',
    leaders: 'A leader rides with a unit and goes wherever it goes.',
    morale:
      'A unit with two friendly units beside it, or with a leader, may ignore a flag instead of retreating.',
  },
} satisfies LessonWords<FirstStep, FirstNotShown>;
