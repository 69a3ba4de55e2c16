import type { BookPages } from '../../library.ts';

/** The German book, stage 13. */
export const pages: BookPages = {
  stories: {
    '13a': [
      'The parachutes went to them. That night you could smell their bread baking, and in the morning everything in the platoon got mixed up: sentries, passwords, even names.',
      'Thalheim’s squad is a squad no longer. The men who are left go to A or to B; Thalheim himself was called to the regiment, where they are looking for officers and take what there is. In their place came Arnold Behrens’s assault troops, men who always go first and never stay.',
      'The Russians stand before the department store. It is the strongest house you have. How strong a house is, says Wegener, you find out when you want to get out of it.',
    ],
    '13b': [
      'The supplies are yours. By mistake there was something Russian among them: a box of soap. Nagel entered it as captured and handed it round.',
      'Thalheim was called to the regiment, and all that is left of his squad is a few names to be added to A or to B. Arnold Behrens’s assault troops have come, men who always go first and never stay.',
      'Even so, it is the Russians who attack. They want the department store. They are starved, and they come as if there were a kitchen behind you.',
    ],
    '13c': [
      'They carried the parachutes off. Through his field glasses Lindner saw that they did not quarrel over the boxes, and he said that this was worse news than the loss itself.',
      'A handful is left of Thalheim’s squad, and you will share it out among the others. Arnold Behrens’s assault troops have come.',
      'The square lies before you, white with the first snow. It has never looked better. Nobody wants to make the first track on it.',
    ],
    '13d': [
      'The parachutes came down on your side. One caught on the chimney of the power plant, and three times the Russians tried for it. The crew of the infantry gun had orders to fire. They fired.',
      'The men left of Thalheim’s squad go to the others. Arnold Behrens’s assault troops have taken their place.',
      'According to the listening post the Russians are confusing their orders. You have bread. If ever, then now.',
    ],
    '13e': [
      'They pulled the parachutes off the switchyard, five out of six. The sixth was burning.',
      'Thalheim has gone to the regiment and left Wegener the notes of his course, in case they were of use. His men, only a handful now, will be shared out among the other squads. Arnold Behrens’s assault troops have come.',
      'The square is still yours. A sentry who has a few words of Russian made out just one thing: anniversary. They want to be on the square for the anniversary.',
    ],
    '13f': [
      'Twice the Russians went for the parachutes. The second time you put lights on them, and somebody laughed. After that Lindner spoke to nobody for a whole day.',
      'What is left of Thalheim’s squad would fit round one table; in the morning you will share it out among the others. Arnold Behrens’s assault troops have come; they laugh a lot.',
      'The power plant. Wegener used to cut a notch into his rifle butt for every attempt, and he has run out of butt.',
    ],
    '13g': [
      'They dragged the supplies off to the river. From you to them it is eighty paces, and to the nearest depot of yours four kilometres.',
      'Thalheim’s squad is finished. You will share its few men out among the others, and Nagel will change the letter beside their names. Arnold Behrens’s assault troops have come.',
      'You will go across the gully for the brewery. In the plan this is called clearing the northern flank. Whoever wrote the plan has not seen the gully.',
    ],
    '13h': [
      'The supplies came down behind your line. Nagel cooked, really cooked, and the smoke from the kitchen drifted over the river. With that, said Hartung, you had killed somebody on the other side without a shot.',
      'Thalheim’s handful will not make a squad again; it goes to the others. Arnold Behrens’s assault troops have taken its place round the pot.',
      'The gully, the brewery, and then only the mill. It is counted in houses. Lindner counts in men.',
    ],
  },
  briefings: {
    '131':
      'Squad C now fights in another’s ranks. Six points, so you will have to go out onto the square as well. Assault troops move and fire at once.',
    '132':
      'Seven points, or four and two units routed at the same time. The block and the kiosk give two each.',
    '133':
      'Three points, and you have one. The cellars give the other two; the tank cannot enter the gully and has to go round by the orchard.',
  },
};
