import { sentences as common } from '@bivouac/undaunted-core/text/en/sentences.ts';

/** What is said in play beside what the series says everywhere. */
export const sentences = {
  ...common,
  about: 'Two platoons in the hedgerows, summer 1944. The cards in your hand are your men.',
  valueRaised: (p: { tile: string; value: number }) => `Radio on ${p.tile}: now worth ${p.value}`,
  targetPlaced: (p: { side: string; tile: string }) => `${p.side}: mortar aimed at ${p.tile}`,
  targetRemoved: (p: { side: string }) => `${p.side}: the mortar has lost its aim`,
  factRadio: 'radio',
  factTarget: (p: { side: string }) => `aimed at: ${p.side}`,
  /** Short names on the drawn map. */
  short: { riflemen: 'Ri', scouts: 'Sc', gunners: 'Mg', sniper: 'Sni', mortar: 'Mor' },
  legend:
    '[ ] cover, *2 objective and its value, R radio, ! aimed at by a mortar (!! by both).\nUS Americans, DE Germans: s scouted, C controlled, + entry, (..) suppressed.',
  options: {
    ...common.options,
    hope: {
      title: 'Beyond All Hope',
      values: {
        pinned: 'pinned, with no Rifleman cards left',
        cards: 'as soon as no Rifleman cards are left',
      },
    },
  },
};

export type NormandySentences = typeof sentences;
