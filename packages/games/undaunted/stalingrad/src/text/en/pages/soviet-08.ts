import type { BookPages } from '../../library.ts';

/** The Soviet book, stage 8. */
export const pages: BookPages = {
  stories: {
    '8a': [
      'The walls of the school held, and the tank went back where it came from. Falling masonry knocked Streltsov off his feet; since then he has heard badly in his left ear and walked with care, as on ice. There was no sending him across the river. A driver, he said, only needs his eyes.',
      'In the night a raft brought your first tank, Lieutenant Vetrov’s T-34, and behind it men hauled an anti-tank gun ashore on ropes. Three men have joined Vedenyapin, two of them with a bag of grenades. Zhludev walked round the tank, knocked on the armour and asked whether there was a stove inside.',
      'Now it is your turn. In front of the school stands their gun, and behind it the forecourt of the station.',
    ],
    '8b': [
      'The square is ploughed by tracks, and all that is left of the fountain is a basin of rainwater. Both sides drink from it, at night, each from its own side.',
      'Lieutenant Vetrov’s T-34 has come across the river, and with it Rodion Gusev’s anti-tank gun. A gun like that is set up once and then does not move again; you know it, and so does Gusev. Three men have joined Vedenyapin, two of them with a bag of grenades.',
      {
        man: [54],
        there:
          'Kolesnikova has been sent a book from home. She reads it aloud, always two pages, and then puts out the light.',
        gone: 'A book came from home for Kolesnikova. Nina Orlova reads from it now, always two pages, and then puts out the light.',
      },
    ],
    '8c': [
      'Nobody can reach the square; it is only shot at. The power plant has no roof, and soot snows into the hall.',
      'Lieutenant Vetrov’s T-34 has come across the river, and with it Rodion Gusev’s anti-tank gun. A gun like that is set up once and then does not move again; you know it, and so does Gusev. Three men have joined Vedenyapin, two of them with a bag of grenades.',
      {
        man: [54],
        there:
          'Kolesnikova has been sent a book from home. She reads it aloud, always two pages, and then puts out the light.',
        gone: 'A book came from home for Kolesnikova. Nina Orlova reads from it now, always two pages, and then puts out the light.',
      },
    ],
    '8d': [
      'You still hold the mill and a piece of the bank. The officers who commanded here last week are gone, and so orders come asking for Streltsov. He has learnt to give short ones: number of the house, hour, who. The men trust him because he never says “easy”.',
      'Tonight Lieutenant Vetrov’s T-34 came over on a raft. Unloading it took two hours, and three men were left in the water. Three others got as far as Vedenyapin, two of them with a bag of grenades.',
      'Across from you the Germans have dug a position for an anti-tank gun into the ruins. You will go at them before they have settled in.',
    ],
  },
  briefings: {
    '081':
      'Vetrov’s tank opens the way; keep it out of sight of the gun in the street, which cannot turn or move away. Five points.',
    '082':
      'Four points, or three and their tank routed. The gun in the street covers the kiosk; lure them there.',
    '083':
      'Four points, and you have two. Their gun sits in a fortified trench; take what lies left and right of it.',
  },
};
