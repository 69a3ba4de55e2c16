import type { BookPages } from '../../library.ts';

/** The Soviet book, stage 12. */
export const pages: BookPages = {
  stories: {
    '12a': [
      'For a week you have eaten once a day. There is no crossing the river, the jetty is under fire, and so headquarters will send supplies by air. The parachutes are to come down in the yard of the workers’ houses and by what used to be the fountain.',
      'The wind is from the east, and the Germans can read the wind just as well. “So this is about a box of rusks,” said Gorshkov. “And soap,” added Nina Orlova. “There is soap on the list.”',
      'With the order Streltsov was given a sealed envelope. He read it, burned it and said who would go with him.',
    ],
    '12b': [
      'The whole Volga is under fire, and the rafts do not run. Supplies are to come by parachute: into the yard behind the school and onto the remains of the fountain. You can see both places. So can they.',
      'A voice on the line dictates the list: rusks, ammunition, dressings, soap. At the soap Nina Orlova burst into tears, and nobody knew what to do about it.',
      'With the order Streltsov was given a sealed envelope. He read it, burned it and said who would go with him.',
    ],
    '12c': [
      'The whole Volga is under fire, and the rafts do not run. Planes will drop supplies at night, on the orchard by the corner house and on the switchyard. Both lie exactly between you and them, as if the pilots wanted to be fair.',
      {
        man: [9],
        there:
          'Pavel Zimin, a carpenter, made a sledge from the doors of the brewery. There are more doors here by now than houses, he said.',
        gone: 'The sledge that Pavel Zimin, a carpenter, made from the doors of the brewery carried him away in the end. Now it stands ready for the boxes.',
      },
      'With the order Streltsov was given a sealed envelope. He read it, burned it and then looked at the map for a long time.',
    ],
    '12d': [
      'Even rifles reach the river now, and no boats come. You eat what you find in the granary: burnt grain, a handful each; you may have more, but nobody wants more.',
      {
        man: [9],
        there:
          'Pavel Zimin, a carpenter, made a sledge from the granary gates. For supplies, he says, and nobody says what else for.',
        gone: 'The sledge that Pavel Zimin, a carpenter, made from the granary gates carried him away in the end. Now it stands ready for the boxes.',
      },
      'At night planes will come and drop parachutes on the orchard and on the switchyard. Streltsov has a sealed envelope; he opened it at once, there was no time for ceremony.',
    ],
  },
  briefings: {
    '121':
      'Every round a load comes down in the court and one by the fountain. Control a tile on which six of them lie.',
    '122':
      'Every round a load comes down in the trench by the orchard and one by the transformer. Control a tile on which five of them lie.',
  },
};
