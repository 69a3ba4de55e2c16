import type { BookPages } from '../../library.ts';

/** The German book, stage 4. */
export const pages: BookPages = {
  stories: {
    '4a': [
      'O školu jste přišli a o dělnické domy taky. Lindner vyváděl lidi jako poslední a zastavil se u tabule; pak si vzpomněl, že na ni nestihl nic napsat.',
      {
        man: [13],
        there:
          'Lorenz Staudt si píše deník. Ukazuje ho jen Wegenerovi a ten mu v něm opravuje zeměpis.',
        gone: 'Po Lorenzi Staudtovi zbyl deník. Wegener ho nosí u sebe a slíbil, že ho doručí. Komu, to v něm není.',
      },
      'Přijeli ženisté Augusta Pohla s náložemi. Velitelství chce školu zpátky do večera a je mu jedno, jestli se střechou.',
    ],
    '4b': [
      'Rusové vás z náměstí vytlačili. Kessler ztratil hlas křikem a teď píše rozkazy na kousky omítky.',
      {
        man: [13],
        there:
          'Lorenz Staudt si píše deník. Ukazuje ho jen Wegenerovi a ten mu v něm opravuje zeměpis.',
        gone: 'Po Lorenzi Staudtovi zbyl deník. Wegener ho nosí u sebe a slíbil, že ho doručí. Komu, to v něm není.',
      },
      'Přijeli ženisté Augusta Pohla. Mají nálože na každou zeď. Pohl býval zedník; dívá se na domy kolem náměstí a ví u každého, co ho drží.',
    ],
    '4c': [
      'Náměstí jste dobyli zpátky. Na kašně visela cedulka zastávky. Nechali jste ji tam, Lindner ji přečetl: linka dvě.',
      {
        man: [13],
        there:
          'Lorenz Staudt si píše deník. Ukazuje ho jen Wegenerovi a ten mu v něm opravuje zeměpis.',
        gone: 'Po Lorenzi Staudtovi zbyl deník. Wegener ho nosí u sebe a slíbil, že ho doručí. Komu, to v něm není.',
      },
      'Přijeli ženisté Augusta Pohla s náložemi. Pohl býval zedník. O domech kolem náměstí říká, že jsou dobře postavené, a je mu to líto.',
    ],
    '4d': [
      'Elektrárna i nárožní dům jsou vaše a z nejvyššího okna je mezi komíny vidět voda. Kessler tam přivedl každého ze svých lidí, po jednom, jako do muzea.',
      {
        man: [13],
        there:
          'Lorenz Staudt si píše deník. „Voda je šedá,“ stojí tam, „a široká jako nic, co známe.“',
        gone: 'V deníku Lorenze Staudta je poslední věta o vodě: že je šedá a široká jako nic, co známe. Deník má teď Wegener.',
      },
      'Přijeli ženisté Augusta Pohla. Velitelství je přesvědčeno, že Rusové už nemají sílu k protiútoku. Wegener přesto nechal zatarasit vrata kotelny.',
    ],
  },
  briefings: {
    '041':
      'Šest bodů, nebo pět a dva vítězné body; dva domy dávají po dvou. Co nedobudete, to ženisté zbourají: každá poškozená nebo zničená budova je vítězný bod a v ruinách se nikdo neschová.',
    '042':
      'Šest bodů, nebo tři a tři vítězné body: za každou poškozenou nebo zničenou budovu jeden. Pohlovým lidem je jedno, čí ten dům byl.',
    '043':
      'Osm míst po jednom bodu, potřebujete pět, nebo tři a tři poškozené budovy. Musí vyjít na holý dvůr: tam patří palba kulometčíků.',
  },
};
