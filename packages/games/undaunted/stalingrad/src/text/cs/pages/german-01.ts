import type { BookPages } from '../../library.ts';

/** The German book, stage 1. */
export const pages: BookPages = {
  stories: {
    '1a': [
      'Říkali vám, že je to otázka dní. Zástupce velitele čety Otto Wegener vyráběl v Durynsku dveře a první, čeho si v tomhle městě všiml, bylo, že tu žádné nezůstaly. Jen futra.',
      'Velitel družstva A Paul Lindner učil na vesnici děti číst. Velitel družstva B Johann Kessler je z Lince, válku bere jako řemeslo a myslí si, že zítra bude u řeky. Řeku je odtud cítit.',
      'Náměstí před vámi se jmenuje podle nějakého ledna. Domy, suchá kašna, na druhé straně oni. Ve sklepích pod vámi jsou lidé, staří a děti. Nikdo vám neřekl, co s nimi.',
    ],
  },
  briefings: {
    '011':
      'Kulometčíci v domech vidí na celé náměstí; ať drží nepřítele při zemi, zatímco střelci poběží. Kašna dává dva body ze čtyř.',
  },
};
