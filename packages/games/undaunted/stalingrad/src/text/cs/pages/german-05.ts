import type { BookPages } from '../../library.ts';

/** The German book, stage 5. */
export const pages: BookPages = {
  stories: {
    '5a': [
      'Rusové mají školu, domy i náměstí a vy nádraží. Vlaky přijíždějí po tmě, bez světel, a vykládá se potichu; kdo upustí bednu, jde stát na hlídku k minám.',
      'Ženisté položili miny a plán nakreslili jen jednou. Nagel ho založil do složky a pak složku nemohl najít.',
      'Druhá skupina ženistů, Manfred Kurz a jeho lidé, hlásí pohyb v ruinách. Něco se chystá a bude to dnes v noci.',
    ],
    '5b': [
      'Náměstí mají oni, školu vy. Za vámi je nádraží, odkud přijíždí všechno, co vás drží při životě, a taky pošta.',
      {
        man: [9],
        there:
          'Fritz Albrecht dostal od ženy fotografii. Je na ní kráva. Nechápe, proč se všichni smějí; ta kráva se jmenuje Liesel.',
        gone: 'Pro Fritze Albrechta přišla od ženy fotografie. Je na ní kráva a na rubu stojí: Liesel se má dobře.',
      },
      'Ženisté položili před koleje miny. V noci prý přijdou. Rozkaz zní nepustit k nádraží nikoho a střílet na všechno, co se hýbe; Lindner si vyžádal, aby se napřed zavolalo.',
    ],
    '5c': [
      'Náměstí držíte. V kotelně elektrárny uvízlo celé ruské družstvo a mezi ním a řekou leží vaše miny. Kessler tomu řekl guláš: oni jsou za vámi, vy před nimi a spát nemůže nikdo.',
      {
        man: [14],
        there:
          'Max Reimann je slyšel přes zeď. Prý se tam někdo směje. Wegener řekl, že to je horší, než kdyby plakal.',
        gone: 'Hlídka je slyšela přes zeď. Prý se tam někdo směje. Max Reimann by poznal, jestli doopravdy; měl nejlepší uši v četě.',
      },
      'V noci se pokusí probít k přístavišti. Nemají se tam dostat.',
    ],
    '5d': [
      'Rusům zbyl pruh břehu. V kotelně za vašimi zády ale pořád sedí jejich družstvo a topí si; kouř z komína stoupá rovně a drze.',
      {
        man: [14],
        there:
          'Max Reimann je slyšel přes zeď. Prý se tam někdo směje. Wegener řekl, že to je horší, než kdyby plakal.',
        gone: 'Hlídka je slyšela přes zeď. Prý se tam někdo směje. Max Reimann by poznal, jestli doopravdy; měl nejlepší uši v četě.',
      },
      'V noci se pokusí probít k přístavišti. Nemají se tam dostat. Lindner si přečetl rozkaz dvakrát a zeptal se, co když se vzdají. V rozkazu to nebylo.',
    ],
  },
  briefings: {
    '051':
      'Po devíti ztrátách se obrátí zpátky. Cesty od domů jsou zaminované, holé náměstí ne: tam patří palba kulometčíků.',
    '052':
      'Zastaví je dvanáct ztrát. Chtějí k přístavišti; přímou cestu jste zaminovali, takže hlídejte tu oklikou.',
  },
};
