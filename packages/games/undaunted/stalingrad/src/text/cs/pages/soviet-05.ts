import type { BookPages } from '../../library.ts';

/** The Soviet book, stage 5. */
export const pages: BookPages = {
  stories: {
    '5a': [
      'Držíte náměstí, školu i dělnické domy. Z oken je vidět nádraží a na něm každou noc světla: vykládají. Ženisté leží s dalekohledem od setmění a počítají vagony.',
      'Úkol je krátký: jeden ženista s náloží na nádraží a zpátky. O tom „zpátky“ v rozkazu nic není, podotkl Melnik. Mezi vámi a kolejemi leží miny, které nikdo nekreslil do mapy.',
      'Žluděv nalil každému po lžíci lihu a zbytek zašpuntoval. Na potom.',
    ],
    '5b': [
      'Náměstí držíte, dál už ne. Za školou jsou oni a za nimi nádraží, odkud jim každou noc přijíždí nový chléb, nové náboje a noví lidé.',
      'Ženisté dostali úkol dopravit tam nálož. Půjde se potmě, přes miny, které nikdo nekreslil do mapy. Strelcov jim na kus balicího papíru namaloval koleje i výhybky, jak si je pamatuje. Tramvaj tam končila.',
      'Žluděv nalil každému po lžíci lihu a zbytek zašpuntoval. Na potom.',
    ],
    '5c': [
      'Elektrárnu držíte, a přece ne celou. Gorškovovo družstvo zůstalo při posledním útoku v kotelně a mezi ním a vámi leží od večera miny. Telefon ještě hodinu fungoval. Pak řekl Gorškov: „Strážíme kotle,“ a bylo ticho.',
      'Zítra by bylo pozdě. Dnes v noci se musí probít k přístavišti, tam budou čekat čluny pro raněné, a vy jim vyjdete naproti.',
      {
        man: [8],
        there:
          'Timur Sadykov je s nimi. Píše v četě dopisy za ty, kdo psát neumějí, a tři nedopsané má v kapse.',
        gone: 'Po Timuru Sadykovovi zbyly v kapse tři nedopsané dopisy. Gorškov je nese s sebou, někdo je dopíše.',
      },
    ],
    '5d': [
      'Zůstal vám mlýn, přístaviště, pivovar a rokle: dlaň země. Gorškovovo družstvo navíc uvízlo v kotelně, za cizími minami, a kouř z komína teď prozrazuje každé zatopení.',
      'Dnes v noci se musí probít k přístavišti. Vy půjdete naproti, kam až to půjde. Strelcov rozkaz nečetl, jen ukázal na mapu: odsud sem. Tři zastávky.',
      {
        man: [8],
        there:
          'Timur Sadykov je s nimi. Píše v četě dopisy za ty, kdo psát neumějí, a tři nedopsané má v kapse.',
        gone: 'Po Timuru Sadykovovi zbyly v kapse tři nedopsané dopisy. Gorškov je nese s sebou, někdo je dopíše.',
      },
    ],
  },
  briefings: {
    '051':
      'Na označené pole se musí dostat střelci nebo ženisté, stačí jediná jednotka. Miny leží na okrajích polí; koho zasáhnou, ten zůstane, kde byl. Na holém náměstí nejsou. Devět ztrát a je konec.',
    '052':
      'Na poli úniku musí stát obě jednotky střelců zároveň. Družstvo A to má čtyři pole přes miny; ostatní ať drží cestu otevřenou.',
  },
};
