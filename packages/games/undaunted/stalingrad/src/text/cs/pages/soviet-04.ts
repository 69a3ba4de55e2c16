import type { BookPages } from '../../library.ts';

/** The Soviet book, stage 4. */
export const pages: BookPages = {
  stories: {
    '4a': [
      'Škola je vaše a dělnické domy za ní také. Gorškov prošel druhým poschodím, našel své jméno vyřezané pod oknem a hned vedle nové, v jiné abecedě.',
      {
        man: [13],
        there:
          'Ve sborovně našel Semjon Valujev čistý sešit. Zapisuje do něj jména padlých, s otčestvem a odkud kdo byl. Říká, že potom na to bude pozdě.',
        gone: 'Ve sborovně našli čistý sešit. Zapisuje se do něj, kdo padl, s otčestvem a odkud byl. Semjon Valujev, který to vymyslel, je zapsaný taky.',
      },
      'Dorazili ženisté Valentina Šubina s náložemi. Němci si školu půjdou vzít zpátky. Domy kolem přitom nemusí zůstat stát.',
    ],
    '4b': [
      'Náměstí máte zpátky. Kašna je rozbitá a na dně leží cedulka zastávky; Strelcov ji utřel rukávem a schoval pod plášť.',
      {
        man: [13],
        there:
          'Semjon Valujev našel v ruinách školní sešit. Zapisuje do něj jména padlých, s otčestvem a odkud kdo byl. Říká, že potom na to bude pozdě.',
        gone: 'V ruinách se našel školní sešit. Zapisuje se do něj, kdo padl, s otčestvem a odkud byl. Semjon Valujev, který to vymyslel, je zapsaný taky.',
      },
      'Po ránu k vám přišli ženisté Valentina Šubina s náložemi. Domy kolem náměstí už obě strany znají nazpaměť. Teď půjde o to, které z nich zbudou.',
    ],
    '4c': [
      'O náměstí jste přišli. Šlo to rychle: napřed kulomet na rohu, potom ticho, potom zase oni. Strelcov nechal cedulku zastávky viset. Ať vědí, že tu něco jezdívalo.',
      {
        man: [13],
        there:
          'Semjon Valujev našel v elektrárně školní sešit, nejspíš po dítěti některého z topičů. Zapisuje do něj jména padlých. Říká, že potom na to bude pozdě.',
        gone: 'V elektrárně se našel školní sešit, nejspíš po dítěti některého z topičů. Zapisují se do něj jména padlých a mezi prvními je Semjon Valujev, který to vymyslel.',
      },
      'K večeru dorazili ženisté Valentina Šubina. Mají bedny náloží a jejich velitel si domy kolem náměstí prohlíží jako řezník dobytče.',
    ],
    '4d': [
      'Elektrárna je ztracená a nárožní dům také. Za zády máte mlýn, přístaviště a řeku a na druhé straně řeky, jak řekl politruk, pro vás není půda. Gorškov na to poznamenal, že jeho dcera tam půdu mít musí.',
      {
        man: [13],
        there:
          'Semjon Valujev si ze školky u mlýna odnesl sešit a zapisuje do něj jména padlých. Píše drobně, aby vystačil.',
        gone: 'Do sešitu ze školky u mlýna se zapisují jména padlých. Semjon Valujev, který to vymyslel, je na první straně.',
      },
      'V noci přijeli ženisté Valentina Šubina. Nálože jim na vozíku táhly dvě ženy a starý kůň. Zítra se půjde pro elektrárnu zpátky.',
    ],
  },
  briefings: {
    '041':
      'Přijdou ulicí. Šest bodů, nebo pět a tři vítězné body: za každou poškozenou nebo zničenou budovu jeden. Ženisté umějí strhnout dům na ty, kdo jsou v něm.',
    '042':
      'Šest bodů, nebo tři a tři vítězné body. Každá budova, kterou poškodíte nebo zničíte, je vítězný bod, ať za její zdí stál kdokoli.',
    '043':
      'Osm míst po jednom bodu, potřebujete pět, nebo čtyři a tři poškozené budovy. Vaše máte blízko, takže to poslední musí být jejich.',
  },
};
