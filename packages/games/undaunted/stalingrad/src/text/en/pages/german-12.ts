import type { BookPages } from '../../library.ts';

/** The German book, stage 12. */
export const pages: BookPages = {
  stories: {
    '12a': [
      'The last train came six days ago. Planes will drop supplies at night, on the yard by the workers’ houses and on the fountain. Nagel shared the rations out beforehand, on paper, so that there would at least be something to read.',
      'The Russians are no better off, says Hartung; thin people talk more quietly. They are waiting for the same sky.',
      'With the order Wegener was given a sealed envelope. He read it and put it into Staudt’s diary. Two secrets between the same covers.',
    ],
    '12b': [
      'The trains do not run; the line is cut somewhere in the steppe, and nobody will say by whom. Planes will drop supplies at night, on the yard behind the school and on the fountain.',
      {
        man: [9],
        there:
          'Fritz Albrecht talked about feeding the animals at home. Nobody interrupted him. He talked for a long time, down to what is in the trough.',
        gone: 'By now Fritz Albrecht would be talking about feeding the animals at home. His photograph with the cow hangs on the wall, and those who never knew him look at it too.',
      },
      'With the order Wegener was given a sealed envelope. He read it, burned it and trod on the ashes.',
    ],
    '12c': [
      'Bread is down to a hundred grams a day. Planes will drop supplies at night, on the orchard by the corner house and on the switchyard. The Russians will want them too; a sentry heard them going through the list: rusks, ammunition, soap.',
      {
        man: [9],
        there:
          'Fritz Albrecht talked about feeding the animals at home. Nobody interrupted him. He talked for a long time, down to what is in the trough.',
        gone: 'By now Fritz Albrecht would be talking about feeding the animals at home. His photograph with the cow hangs on the wall, and those who never knew him look at it too.',
      },
      'With the order Wegener was given a sealed envelope. He read it, burned it and trod on the ashes.',
    ],
    '12d': [
      'You are so near the river that supplies cannot reach you: the road ends four streets short. Planes will drop them, at night, on the orchard and on the switchyard.',
      'Nagel worked out that the platoon eats in a day what one family at home eats for Sunday lunch. He said it without bitterness. Then he asked Hartung whether bark could be eaten.',
      'With the order Wegener was given a sealed envelope. He read it and said: “Whoever wrote this had eaten.”',
    ],
  },
  briefings: {
    '121':
      'Every round a load comes down in the court and one by the fountain. Control a tile on which five of them lie.',
    '122':
      'Every round a load comes down in the trench by the orchard and one by the transformer. Control a tile on which five of them lie.',
  },
};
