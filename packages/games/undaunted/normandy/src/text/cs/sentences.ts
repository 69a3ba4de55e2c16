import { capital, type Translated } from '@bivouac/text';
import { gen, nom, past } from '@bivouac/text/grammar/cs.ts';
import { sentences as common } from '@bivouac/undaunted-core/text/cs/sentences.ts';
import type { NormandySentences } from '../en/sentences.ts';

export const sentences: Translated<NormandySentences> = {
  ...common,
  about: 'Dvě čety v živých plotech, léto 1944. Karty v ruce jsou vaši muži.',
  valueRaised: (p) => `Vysílač na poli ${p.tile} má teď hodnotu ${p.value}.`,
  targetPlaced: (p) =>
    `${capital(nom(p.side))} ${past(p.side, 'zaměřil')} minomet na pole ${p.tile}.`,
  targetRemoved: (p) => `Žeton zaměření ${gen(p.side)} opustil herní plán.`,
  factRadio: 'vysílač',
  factTarget: (p) => `zaměřeno: ${p.side}`,
  short: { riflemen: 'St', scouts: 'Pá', gunners: 'Ku', sniper: 'Ods', mortar: 'Min' },
  legend:
    '[ ] kryt, *2 cíl a jeho hodnota, R vysílač, !US nebo !DE zaměřeno touto stranou, !! oběma.\nUS Američané, DE Němci: p propátráno, O ovládáno, + nasazení, (..) pod palbou.',
  options: {
    ...common.options,
    hope: {
      title: 'Beznadějná situace',
      values: {
        pinned: 'potlačení a žádné karty střelců',
        cards: 'žádné karty střelců',
      },
    },
  },
};
