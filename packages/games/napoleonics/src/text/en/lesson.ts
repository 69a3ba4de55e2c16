import type { NapoleonicsStepId } from '../../lesson-script.ts';

type Steps = {
  readonly [id in NapoleonicsStepId]: { readonly title: string; readonly text: string };
};

/** What the lesson of Napoleonics says, step by step. */
export const lesson = {
  watching: 'The French act. Watch the map; a click shows the end at once.',
  doneText:
    'Squares, leaders and cavalry charges you will learn by playing; every question at the table has a link to its rule. This battle can go on from here against the Corporal, an easy opponent.',
  leave: 'Choose a battle',
  steps: {
    goal: {
      title: 'Roliça, 17 August 1808',
      text: 'You lead the Allies: round, blue. Whoever wins five banners wins the battle: one for each unit or leader destroyed, and here also one for each of the two starred hills while you hold it. A unit is a plate of blocks; when its last block falls, it is gone.',
    },
    hand: {
      title: 'Six command cards',
      text: 'Each turn one card. Two rows of dots divide the field into left, centre and right, and most cards say how many orders you have in which section. Only units with an order may move and battle.',
    },
    card: {
      title: 'Play a card',
      text: 'Attack Centre: three orders in the centre. Point at it to read it in full, then confirm.',
    },
    guns: {
      title: 'First order: the guns',
      text: 'Units that can be ordered have a dashed frame; the tabs below the map count what is left in each section. Order the foot artillery on G9.',
    },
    line: {
      title: 'Second order: the line',
      text: 'The line infantry on G6. It moves one hex and stands firm: British line fires with one die more when it has not moved.',
    },
    light: {
      title: 'Third order: the skirmishers',
      text: 'The light infantry on H5, five blocks. After the third order the movement begins by itself.',
    },
    pick: {
      title: 'Movement',
      text: 'Ordered units move one by one, each once. Take the line infantry on G6.',
    },
    woods: {
      title: 'Into the wood',
      text: 'Golden hexes are in reach. A pale one, like the wood on F6, can be entered, but not for a battle in the same turn; in return, whoever fires into a wood loses a die. Go there.',
    },
    skirmish: {
      title: 'The skirmishers',
      text: 'Light infantry moves two hexes. Take it.',
    },
    far: {
      title: 'As far as they can',
      text: 'After one hex it could still battle, after two it cannot. Take it to F5 all the same: next turn it will stand in front of the French line.',
    },
    still: {
      title: 'The guns stay',
      text: 'Foot artillery that moves cannot fire. Leave it where it is and end the movement.',
    },
    shot: {
      title: 'Fire!',
      text: 'The guns reach five hexes; they stand on a hill and see over the field. Point at the cavalry on C10: before you roll, the panel explains each die and shows exactly what can come of it. Against cavalry a horse’s head hits; each flag drives back.',
    },
    reply: {
      title: 'Two flags',
      text: 'The cavalry had to fall back two hexes, to A9. You drew a new card. Then the French played Counter-Attack, which copies your own card, and their line infantry now attacks your skirmishers from E5.',
    },
    react: {
      title: 'What do you do?',
      text: 'Against cavalry infantry may form square, and whoever holds First Strike may strike first. Here nothing is left but to stand. Standing orders in the menu can answer such questions for you.',
    },
    back: {
      title: 'Battle back',
      text: 'Four dice, not a single hit: your unit holds its ground, so it may strike back. In melee crossed sabers hit too. The French stand in the ford, which costs you a die.',
    },
    losses: {
      title: 'The fire of the French',
      text: 'Two hits and a flag threw their line back to D5 with two blocks left. But the light infantry in the village has fired three blocks out of your line on F6, wood or not. Blocks lost stay as empty places.',
    },
    second: {
      title: 'Your second turn',
      text: 'Probe Centre: two orders. It is enough to finish what you have begun.',
    },
    first: {
      title: 'The skirmishers again',
      text: 'Order the light infantry on F5.',
    },
    other: {
      title: 'And the wood',
      text: 'Order the last block of the line infantry on F6: one block can still fire.',
    },
    halt: {
      title: 'Nobody moves',
      text: 'Whoever stands still fires with all his blocks, whoever has moved with half of them. End the movement.',
    },
    volley: {
      title: 'A volley',
      text: 'Point at the skirmishers on F5, then at the French line on D5. Five blocks, one die for light infantry, one less for the hill: five dice against two blocks.',
    },
    end: {
      title: 'The first banner',
      text: 'The French line is gone and the banner is yours; it stands above with the sign of infantry. Four more. F6 could fire as well, or you end your turn and draw a card.',
    },
  } satisfies Steps,
};
