import { capital, type Name, type Phrase, sentencesOf } from '@bivouac/text';
import { countEn, possessive, The, verb } from '@bivouac/text/grammar/en.ts';
import { sentences as common } from '@bivouac/undaunted-core/text/en/sentences.ts';

const POINT = { one: 'point', other: 'points' };

/** What is said in play beside what the series says everywhere. */
export const sentences = {
  ...common,
  ...sentencesOf({
    about: 'Two platoons in the hedgerows, summer 1944. The cards in your hand are your men.',
    valueRaised: (p: { tile: Phrase; value: number }) =>
      `The radio on ${p.tile} is now worth ${countEn(p.value, POINT)}.`,
    targetPlaced: (p: { side: Name; tile: Phrase }) =>
      `${The(p.side)} ${verb(p.side, 'targets', 'target')} ${p.tile} with the Mortar.`,
    targetRemoved: (p: { side: Name }) =>
      `${capital(possessive(p.side))} target marker leaves the map.`,
    factRadio: 'radio',
    factTarget: (p: { side: Phrase }) => `targeted: ${p.side}`,
    /** Short names on the drawn map. */
    short: { riflemen: 'Ri', scouts: 'Sc', gunners: 'Mg', sniper: 'Sni', mortar: 'Mor' },
    legend:
      '[ ] cover, *2 objective and its value, R radio, !US or !DE targeted by that Mortar, !! by both.\nUS Americans, DE Germans: s scouted, C controlled, + spawn marker, (..) suppressed.',
    options: {
      ...common.options,
      hope: {
        title: 'Beyond All Hope',
        values: {
          pinned: 'when pinned, with no Rifleman cards left',
          cards: 'as soon as no Rifleman cards are left',
        },
      },
    },
  }),
};

export type NormandySentences = typeof sentences;
