import type { Translated } from '@bivouac/text';
import type { scenarios as english } from '../en/scenarios.ts';

export const scenarios: Translated<typeof english> = {
  'landing-ground-7': {
    place: 'Cesta z Džála do Kufry',
    briefing: {
      lrdg: 'Letištní plocha uprostřed ničeho: hangár, letadlo a za nimi vozový park, který má cenu obou dohromady. Zničte cíle za tři body; stačit můžou i dva, protože oni pak na tři nedosáhnou a vyhrává, kdo vede. Sabotér projde i tam, kde nikdo nepátral, a nálože klade dvěma kostkami; ženista potřebuje propátranou cestu a hází jednou. Nenechte ani jednoho z nich na ráně jejich kulometčíkovi.',
      italy:
        'Přišli si pro letiště. Držte ho: pátrače pošlete napřed a za ním střelce, ovládněte pole s hangárem, letadlem a vozovým parkem, dohromady za tři body. Co vyhodí do vzduchu, o to přijdeme nadobro: zničí-li cíle za dva, na tři už nedosáhneme a vyhrává, kdo vede. Střelce máte jediného, tak ho šetřte; o ty jejich se postará kulomet.',
    },
  },
  murzuk: {
    place: 'Letiště Murzuk',
    briefing: {
      lrdg: 'Letadlo, nádrž s palivem, hangár: dva ze tří cílů musí lehnout popelem. Nejblíž je nádrž mezi stany. Mají tank a žádná vaše střela ho nezastaví, jen nálož položená přímo u něj; lepší bude zmizet dřív, než dorazí. Jejich střelci ať nedá pokoj ostřelovač.',
      italy:
        'I nám stačí dva ze tří, pokud ovládneme pole, kde stojí. V tanku sedí řidič a mechanik, u děla nikdo; mechanik ale ze svého místa umí pole ovládnout jako střelec a kulky na něj nemohou. Tank je pomalý a jezdí jen po propátraném, takže pátrač poběží před ním.',
    },
  },
  'gebel-sherif': {
    place: 'Údolí Gebel Šerif',
    briefing: {
      lrdg: 'Našli nás. Dostaňte dva muže ven přes severní okraj, kde leží žetony úniku; kdo sedí v náklaďáku, odjede s ním. Přijdeme-li o tři, je konec. Kola potřebují propátraný terén a na dunu ani na vrch nevyjedou, takže povede pátrač a někdo musí palbou zaměstnat jejich vozidlo.',
      italy:
        'Tři z nich se nesmějí vrátit. Zavřete sever vozidlem a kulometem a použijte letoun: vidí na každé pole a při střelbě mu na vzdálenosti nezáleží. Střílejte na náklaďák, zásah bolí i toho uvnitř a koho, to určíte vy.',
    },
  },
  'al-tag': {
    place: 'Pevnost nad Kufrou',
    briefing: {
      lrdg: 'Domky v oáze jsou za dva body, palmový háj a celnice po jednom. Potřebujeme tři, takže bez domků to nepůjde. Velitelské vozidlo vás doveze dopředu a sedadlo vedle řidiče mu najde cestu; ovládat pole umí řidič i střelec. Dokud nepřítel místo ovládá a má na něm muže, vzít mu ho nejde.',
      italy:
        'Domky už máme. Rozhodnou čtyři body, takže k nim musí přibýt háj i celnice. Nákladní auto rychle doveze protitankového střelce k celnici a i on umí pole ovládnout. Nechte v domcích jednoho muže a nikdo vám je nevezme.',
    },
  },
  'road-to-hon': {
    place: 'Západně od Húnu',
    briefing: {
      lrdg: 'Od západu jede nákladní auto s doprovodem a chce k silnici na východě. Eliminujte dva z nich, ať muže, nebo auto, dřív než dva vojáci uniknou. Zátaras na stezce nám zatím hraje do karet: dokud stojí, žádné vozidlo tudy neprojede, a odstranit by ho uměl jen náš ženista.',
      italy:
        'Dva vojáci musí opustit plán na východním okraji. Auto je rychlé, ale přímou cestu přehrazuje zátaras a po obou stranách čekají oni. Odjeďte kolem zahrady, nebo kolem pevnůstky, podle toho, kde je hlídají méně. Dvě ztráty a den patří jim.',
    },
  },
  'base-under-threat': {
    place: 'Jižně od Džaghbúbu',
    briefing: {
      lrdg: 'Jde o naši základnu mezi palmami: jakmile ovládnou cíle za tři body, přišli jsme o ni, a bez palmového háje je nedají dohromady. Eliminujte čtyři jejich vojáky nebo vozidla. Tanku ublíží jen protitankový střelec a sabotér; sabotéra může zástupce velitele povzbudit, aby jednal dvakrát.',
      italy:
        'Tank a průzkumné vozidlo proti jejich táboru. Potřebujeme tři body a tábořiště karavan už je naše. Rozhodne palmový háj, který je za dva a plný jejich mužů; domky na jihu jsou záloha, kdyby nám tábořiště vzali. Hlídejte si vlastní ztráty: čtvrtou vyhrávají oni.',
    },
  },
  'road-watch': {
    place: 'Nedaleko Mramorového oblouku',
    briefing: {
      lrdg: 'Tři týdny jsme počítali nákladní auta; teď o nás vědí. Tři muži musí odejít severním okrajem i s tím, co viděli, a tři ztráty by byly příliš. Do velitelského vozidla se vejdou tři naráz. Navigátor v něm označí až dvě pole před vámi, i duny, přes ty se ale na kolech nedostanete.',
      italy:
        'Někdo sledoval pobřežní silnici. Eliminujte tři z nich. Máte letoun, který vašim mužům najde cestu, a průzkumné vozidlo, z jehož zadního sedadla se dá střílet na všechno, co se hne. Oni potřebují na sever; buďte tam dřív.',
    },
  },
  'fuel-dump': {
    place: 'Vnitrozemí za Benghází',
    briefing: {
      lrdg: 'Z pěti bodů musí shořet tři a samotný vozový park je za dva. Náklaďáku s kanónem stojí v přímé cestě dva zátarasy; ženista je zničit umí, jenže každá nálož tady bude chybět jinde. Na jejich nákladní auto platí kanón spolehlivě.',
      italy:
        'Udržte tři body: vozový park a nádrž, nebo cokoli, co zůstane stát. Zátarasy jejich náklaďák nějakou dobu zdrží. Ovládat pole umí střelec i protitankový střelec a ten druhý dokáže náklaďák také zastavit.',
    },
  },
  salvage: {
    place: 'Písečné moře u Síwy',
    briefing: {
      lrdg: 'Benzin má větší cenu než střelivo: jedno z našich dvou vozidel se musí dostat ven přes severní okraj, i se všemi, kdo v něm sedí. Na nejkratší cestě stojí zátarasy. Co rozbijí, to ženista spraví, je-li na místě. Tři ztráty, mužů nebo vozidel, a půjdeme domů pěšky.',
      italy:
        'Bez vozidel jsou ztraceni. Rozhodnou tři ztráty, mužů nebo vozidel. Protitankový střelec zasáhne vozidlo odkudkoli a za každý zásah zaplatí i posádka. Hlídejte obě cesty kolem zátarasů.',
    },
  },
  'wadi-tamet': {
    place: 'Vádí Tamet',
    briefing: {
      lrdg: 'Palmový háj je za dva body, domky v oáze a holé návrší po jednom; vítězí tři. Tentokrát na tank něco máme: kanón na náklaďáku hází proti pancíři třemi kostkami. Náklaďák držte zpátky a území nechte zabrat řidiče a střelce.',
      italy:
        'Čtyři body znamenají všechna tři místa a zadarmo nám je nedají. Tank umí pole ovládnout sám a mechanik je pod pancířem před puškami v bezpečí; pozor na náklaďák s kanónem. Za ním doveze nákladní auto střelce.',
    },
  },
  barce: {
    place: 'Letiště Barce',
    briefing: {
      lrdg: 'Poslední a největší nájezd: tři vozidla, šest mužů a letiště s hangárem, letadlem, palivem a vozovým parkem. Zničte cíle za tři body. Vjet, položit nálože, nezastavovat. Ženista a sabotér jsou všechno; až nebude ani jeden, nebude ani naděje.',
      italy:
        'Přijeli se vším, co mají. Eliminujte čtyři z nich a začněte u těch, kdo nesou výbušniny. Tank stojí u vozového parku, velitele tanku i letoun lze povolat. Co shoří, to už nepostavíme, ale tak daleko to dojít nemusí.',
    },
  },
};
