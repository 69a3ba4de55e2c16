import type { Translated } from '@bivouac/text';
import type { scenarios as english } from '../en/scenarios.ts';

export const scenarios: Translated<typeof english> = {
  'la-raye': {
    place: 'La Raye',
    briefing: {
      us: 'Vycházíte z lesa se dvěma družstvy a s prázdnýma rukama, zatímco oni už sedí v chalupách. K pěti bodům jejich chalupy nepotřebujete: panský dvůr dává dva a tři pole s živými ploty po jednom, jen tam vaši střelci musí být první. Pátrače pošlete napřed, ale ne dál, než je třeba: s každým nově propátraným polem vám přibude karta válečného zmatku.',
      de: 'Chalupy držíme a máme za ně tři body z pěti. Zbylé dva dává panský dvůr za poli, jenže Američané v lese to k němu mají jedno pole a my dvě. Buď tam budete dřív, nebo ať za něj draze zaplatí; a pátrače veďte před sebou, střelci se dostanou jen tam, kudy pátrači prošli.',
    },
  },
  montmartin: {
    place: 'L’Enauderie a Montmartin-en-Graignes',
    briefing: {
      us: 'Stačí jediné místo: kostel, nebo jedny či druhé chalupy za poli. Brání je jediné německé družstvo, ale jeho kulomet sedí v hlubokém lese mezi kostelem a chalupami. Živé ploty vás dovedou skoro až ke kostelu; k chalupám se jde po holém, tak ať jedno družstvo střílí, zatímco druhé běží.',
      de: 'Máme jedno družstvo a kulomet proti dvěma družstvům a jim stačí jediný cíl. Kde stojí naše jednotka, tam cíl neovládnou, jenže vyhrajeme teprve tehdy, až jim v poli nezbudou žádní střelci. Krycí palbou přitiskněte k zemi každého, kdo vyběhne na holé pole, a nedejte mu čas se vzpamatovat.',
    },
  },
  'raid-across-the-canal': {
    place: 'Kanál Vire–Taute',
    briefing: {
      us: 'Tábor je náš a se dvěma statky na našem břehu dá přesně šest bodů, které potřebujeme. Bližší statek máte hned vedle, druhý leží na opačném konci linie za otevřenými poli a Němci to k němu nemají dál než my. Když nestihnete oba, vezměte jim úsek kanálu: počítají se všemi čtyřmi.',
      de: 'Čtyři úseky kanálu dávají dohromady šest bodů, přesně tolik, kolik potřebujeme, a polovina z toho je samotný kamenný most. Na vodě se není kam schovat a od živých plotů i z hustého lesa se tam dobře střílí. Než tam pošlete střelce, povolejte ze zálohy kulomety a nechte pátrače otevřít cestu.',
    },
  },
  'behind-enemy-lines': {
    place: 'Kanál Vire–Taute',
    briefing: {
      us: 'Němci drží kanál a chybí jim jediný bod; ke kostelu v týlu to mají dvě pole. Nám chybějí dva a oba dává lávka uprostřed, jenže naše družstva stojí každé na jiném konci linie. Odstřelovači už čekají na statku vedle kostela: ať tam zůstanou a Němci ať zaplatí za každý krok.',
      de: 'Kanál držíme, máme čtyři body a jeden nám chybí: nejsnáz ho dá kostel v týlu, dvě pole od nás. Na statku hned vedle ale číhají američtí odstřelovači, takže tam neposílejte nikoho samotného. Američané budou chtít lávku a na vodě není žádný kryt; kulomety držte tak, aby stačily na obě jejich družstva.',
    },
  },
  'crossing-the-vire': {
    place: 'Řeka Vire',
    briefing: {
      us: 'Potřebujeme oba přechody, kamenný most i lávku; jeden z nich nestačí. K vodě vedou holá pole a minomet na druhém břehu dostřelí na oba, tak se neshlukujte: jediná rána ohrozí všechny, kdo tam stojí. Zůstaneme-li bez střelců, prohráli jsme.',
      de: 'Američané musí získat oba přechody a nemají na nich ani na polích před nimi žádný kryt. Minomet tam dostřelí už ze svého postavení: zaměřte ho tam, kde se shluknou, a vystřelte dřív, než se rozptýlí. Včas povolejte kulomety; vyhráváme, jakmile v poli nezbudou žádní američtí střelci.',
    },
  },
  'desperate-withdrawal': {
    place: 'U Saint-Lô',
    briefing: {
      us: 'Stahujeme se do tábora v protějším rohu, než přiletí bombardéry; stačí, když ho ovládne jediná jednotka střelců. Přímá cesta má pět polí a vede po holém, ta kolem panských sídel vpravo je o pole delší, zato krytější. Němci mohou povolat kulomety, odstřelovače i minomet a my nic takového nemáme, tak se nezdržujte přestřelkou.',
      de: 'Američané ustupují a ke svému táboru musí přes celé bojiště. Začínáme jen se střelci, takže hned v prvních kolech povolejte kulomety a hustým lesem přiveďte odstřelovače a minomet. Neotálejte ale: s každým polem, o které se vzdálí, se trefujete hůř, a vyhrajeme jen tehdy, když jim v poli nezbudou žádní střelci.',
    },
  },
  'la-huberderie': {
    place: 'U Saint-Lô',
    briefing: {
      us: 'Cíle na naší polovině dávají dohromady deset bodů a na jejich také: oč přijdete doma, to musíte vzít jim. Nastupujeme z obou křídel; třetí družstvo, odstřelovači i minomet jsou zatím v záloze. Živé ploty vás kryjí až k prvním holým polím; za nimi, v pobořených chalupách, čekají Němci.',
      de: 'S kostelem a poli za ním, s chalupami a panským sídlem na druhém křídle dává naše polovina přesně deset bodů, které potřebujeme. Mezi nimi je ale holo a Američané mají živé ploty. Všechna naše družstva nastupují na jediném místě, tak je rychle rozveďte, než na ně nepřítel zaměří minomet.',
    },
  },
  'tessy-sur-vire': {
    place: 'Tessy-sur-Vire',
    briefing: {
      us: 'Sedm bodů z deseti znamená většinu města a zatím nám v něm nepatří nic. Na kopcích jste dobře krytí, ale dolů se jde přes holá pole a za řekou stojí minomet. Tři bližší cíle po dvou bodech a k nim kterýkoli další stačí: nebijte se o celé město.',
      de: 'Tři družstva už stojí v ulicích, ale dokud střelci domy neovládnou, nemáme ani bod. Tři cíle máte pod nohama, k ostatním vás dovedou až pátrači, a ti jsou zatím všichni v záloze. Kulometem u řeky a minometem na kopci za ní mezitím zdržujte Američany na holých polích.',
    },
  },
  reinforcements: {
    place: 'Mortain',
    briefing: {
      us: 'Musíme se dostat na jeden z těch tří kopců, je jedno, na který; každý je pět polí daleko. Obě německá družstva sedí s kulomety vlevo od naší cesty, takže se držte vpravo, i když to znamená jít pšenicí bez krytu. Opatrujte střelce: bez nich nemá kopec kdo obsadit a Němcům stačí, když je vyřadí.',
      de: 'Američané chtějí na kopce a stačí jim jediný; my vyhrajeme, až jim v poli nezbudou žádní střelci. Jedno družstvo máme v panském sídle hned u vesnice, druhé v hlubokém lese pod kopci, obě s kulometem. Američané mají zatím v rozkazech jasno: ať je pátrači zmatou a kulomety zastihnou v pšenici.',
    },
  },
  'critical-intelligence': {
    place: 'Romagny',
    briefing: {
      us: 'Vysílač stojí v pobořených chalupách přímo před vámi. Jakmile je ovládnete, každé další ovládnutí tam přidá bod: když na místě vydržíte a budete hlásit dál, nemusíte dobývat nic jiného. Němci to vědí, jejich minomet tam dostřelí už ze svého postavení a vy máte v balíčku čtyři karty válečného zmatku.',
      de: 'Nenechte je v klidu vysílat: stojí-li na poli s vysílačem kterákoli naše jednotka, ovládnutí tam neprovedou. Sami potřebujeme pět bodů, to znamená kostel a k němu tři menší cíle v okolí. Velitelé družstev jsou zatím v záloze; povolejte je, než se o vysílač rozhoří opravdový boj.',
    },
  },
  'hill-314': {
    place: 'Mortain',
    briefing: {
      us: 'Tři družstva, tři kopce a žádný nesmí padnout: jediný ztracený znamená konec. Zdola se na vás střílí špatně, ale lesem se dostanou až pod svah a proti tomu, kdo stojí také na kopci, vás ten váš skoro nekryje. Vyhrajeme, až jim v poli nezbudou žádní střelci, takže kulomety povolejte hned.',
      de: 'Stačí jediný kopec ze tří, ale naši střelci na něm musí být sami, bez jediné americké jednotky. Les vás dovede až pod svah; poslední krok je nejhorší, protože před palbou zdola kopec Američany kryje výborně, ale jakmile budete nahoře, skoro vůbec. Jděte ze tří stran, ať nemohou hlídat všechny, a šetřete střelce: bez nich je po všem.',
    },
  },
  mortain: {
    place: 'Mortain',
    briefing: {
      us: 'Šest bodů máme, deset jich potřebujeme a městečko mezi námi jich dává pět. Bez kostela to nevyjde, ledaže jim vezmete les nebo kopec na jejich straně. Síly jsou vyrovnané a iniciativu mají na začátku Němci, tak dobře važte, kterou kartu za ni dáte.',
      de: 'Terén i síly mají obě strany stejné, zvítězí ten, kdo lépe využije zálohu. Každý má šest bodů a městečko jich dává pět: kdo nezíská kostel, musí si pro body k soupeři do lesa nebo na kopec. Domy kryjí málo a kopce jsou z obou stran blízko, tak se v domech netlačte.',
    },
  },
};
