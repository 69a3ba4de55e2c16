import type { BookPages } from '../../library.ts';

/** The Soviet book, stage 13. */
export const pages: BookPages = {
  stories: {
    '13a': [
      'Padáky jste posbírali vy. Nina Orlovová rozdělila mýdlo nití na devatenáct dílků a nikdo si svůj nevzal dřív, než ho dostali ranění.',
      'Vedeňapinovo družstvo už netvoří družstvo. Zbylé jeho lidi rozdělíte tam, kde chybějí nejvíc; Vedeňapin sám odchází velet přívozu. Tričko s pruhy nechal tomu, kdo mu je záviděl nejdéle. Nově k vám patří politruk Lavrentij Baturin. Mluví málo, chodí první a lidé za ním vstávají, i když nemohou.',
      'Před vámi je obchodní dům. Jestli padne, uvidíte zblízka nádraží.',
    ],
    '13b': [
      'Bedny skončily u nich. Viděli jste, jak si je odtahují, a kdo měl střílet, ten napřed polykal. Od té doby se v četě plete kdeco: hesla, hlídky i čas.',
      'Vedeňapin odchází velet přívozu a to, co tu po něm zůstává, už není družstvo; zbylé lidi rozdělíte tam, kde chybějí nejvíc. Politruk Lavrentij Baturin přinesl místo řečí pytel cibule.',
      'A přece jste to vy, kdo stojí před obchodním domem. Strelcov říká, že kdo má hlad, ten aspoň neusne.',
    ],
    '13c': [
      'Zásoby jste vynesli skoro všechny. V jedné bedně bylo místo obvazů dvě stě školních sešitů. Nikdo je nevyhodil: do toho, který vedete od začátku, už se jména nevejdou.',
      'Vedeňapinovo družstvo už netvoří družstvo a jeho lidi rozdělíte, kam je nejvíc třeba. Politruk Lavrentij Baturin nastoupil u vás ve čtyři ráno a v pět už vedl protiútok na sklep.',
      'Náměstí je uprostřed mapy, uprostřed fronty, a pokud víte, i uprostřed světa.',
    ],
    '13d': [
      'Padáky odnesl vítr k nim. Jeden zůstal viset na komíně elektrárny a bílí se tam dodnes; tři lidi už stál.',
      'Vedeňapina odvolali, aby velel přívozu. Lidi, kteří mu zbyli, pošlete tam, kde je jich nejvíc třeba. Politruk Lavrentij Baturin vám čte zprávy z jiných úseků; všude je to stejné a všude se drží.',
      'V četě je zmatek z hladu. Strelcov proto každý rozkaz opakuje třikrát: jednou nahlas, jednou potichu a jednou ukáže.',
    ],
    '13e': [
      'V noci jste stáhli z rozvodny pět padáků. Z hedvábí nastříhala Nina Orlovová obvazy a z jednoho kusu ušila šátek; komu, to neřekla.',
      'Vedeňapinovo družstvo už netvoří družstvo. Jeho lidé nastoupí, kde chybějí jiní. Vedeňapin odešel velet přívozu a na rozloučenou zasalutoval elektrárně, jako by to byla loď.',
      'Politruk Lavrentij Baturin vás povede na náměstí. Chce tam být do výročí. Které myslí, se nikdo neptal, v listopadu je jen jedno.',
    ],
    '13f': [
      'Pro padáky jste šli dvakrát a dvakrát s prázdnou. Podruhé už ani nestříleli, jen na vás posvítili a smáli se.',
      'Kdo zbyl z Vedeňapinova družstva, stojí od rána mezi ostatními. Politruk Lavrentij Baturin napočítal, že na každého zbývá sedm nábojů; pak to ohlásil nahoru jako patnáct, aby někdo přijel.',
      'Elektrárnu ještě držíte. Odtud na náměstí je to osmdesát kroků a Strelcov je zná po jednom.',
    ],
    '13g': [
      'Za padáky jste zaplatili málo a přinesli hodně: suchary, náboje a jednu bednu, kterou neuměl nikdo přečíst. Byl v ní kompot, americký. Ranění ho dostali po lžičce, jako lék.',
      'Z Vedeňapinova družstva zbyla hrst. Rozdělíte ji mezi ostatní; on sám už velí přívozu a posílá po každém prámu vzkaz, co je nového na vodě. Politruk Lavrentij Baturin čte ty vzkazy nahlas místo novin.',
      'Ztratíte-li pivovar a rokli, zbyde mlýn. To je věta, kterou Strelcov řekl jen jednou.',
    ],
    '13h': [
      'Zásoby padly za jejich čáru. V noci bylo cítit, jak vaří. Žluděv nařídil uvařit taky, kořínky a opasek, aby oni cítili vás.',
      'Z Vedeňapinova družstva zbyla hrst a rozdělíte ji mezi ostatní. On sám odešel velet přívozu, který nejezdí. Politruk Lavrentij Baturin nesl dva dny raněného pod paží a tvrdil mu, že jdou na procházku.',
      'Němci se chystají udeřit přes rokli na pivovar. Jestli projdou, zbyde vám mlýn a molo bez prken.',
    ],
  },
  briefings: {
    '131':
      'Družstvo C bojuje v cizích řadách. Pět bodů; obchodní dům dává dva. Baturin dostane z člověka ještě jednu akci a ten si pak lehne.',
    '132': 'Pět bodů, nebo čtyři a dvě rozprášené jednotky zároveň. Dům a kiosek dávají po dvou.',
    '133':
      'Šest bodů; sklepy dávají dva. Tank do rokle nesmí a musí ji objet sadem: tam patří dlouhé pušky.',
  },
};
