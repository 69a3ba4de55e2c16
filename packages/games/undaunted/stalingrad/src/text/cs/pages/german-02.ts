import type { BookPages } from '../../library.ts';

/** The German book, stage 2. */
export const pages: BookPages = {
  stories: {
    '2a': [
      'Náměstí jste nedostali. Stáhli jste se do školy a Lindner vešel do třídy, kde na tabuli zůstala úloha. Dopočítal ji. Křídu si strčil do kapsy.',
      {
        man: [7],
        there:
          'Rudimu Seifertovi je devatenáct a ptá se, jestli to takhle bylo i ve Francii. Kessler mu neodpověděl.',
        gone: 'Rudimu Seifertovi bylo devatenáct. Wegener mu sbil kříž z lavice, na které je vyryté cizí jméno.',
      },
      'K četě přišel odstřelovač Ansgar Rohde, lesník z Holštýnska. Vybral si okno v druhém poschodí a požádal, aby kolem něj nikdo nemluvil.',
      'Jednoho z kulometčíků družstva A vystřídal Ferdinand Noll, celník z Cách. Vybírá si místo, ne člověka: kdo tudy chce projít, musí kolem něj.',
    ],
    '2b': [
      'Náměstí máte. Kessler si stoupl na okraj kašny a ukázal na východ, k elektrárně: tam, a za ní voda. Wegener ho stáhl dolů za opasek. Na druhé straně se umí střílet.',
      {
        man: [7],
        there: 'Rudi Seifert, devatenáct let, našel na dně kašny mince. Rozdal je pro štěstí.',
        gone: 'Rudimu Seifertovi bylo devatenáct. Na dně kašny, u které zůstal, leží mince, co tam kdysi lidé házeli pro štěstí.',
      },
      'K četě přišel odstřelovač Ansgar Rohde, lesník z Holštýnska. Někde proti vám prý mají ženu s puškou. Kessler se zasmál. Rohde ne.',
      'Jednoho z kulometčíků družstva A vystřídal Ferdinand Noll, celník z Cách. Vybírá si místo, ne člověka: kdo tudy chce projít, musí kolem něj.',
    ],
  },
  briefings: {
    '021':
      'Pět bodů, nebo tři a rozprášený odstřelovač. Rohde vidí až ke kiosku; nenechávejte ho ale samotného proti dvěma kulometům.',
    '022':
      'Pět bodů, nebo tři a rozprášený odstřelovač. K jižnímu domu to máte blíž a z ruin na něj vidíte.',
  },
};
