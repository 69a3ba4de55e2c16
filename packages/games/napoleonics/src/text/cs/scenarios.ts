import type { Translated } from '@bivouac/text';
import type { scenarios as english } from '../en/scenarios.ts';

export const scenarios: Translated<typeof english> = {
  'rolica-first-position': {
    title: 'Roliça, první postavení',
    place: 'Roliça, Portugalsko',
    allied:
      'Delaborde čeká na kopcích za potokem s polovinou našich sil. Střed mu připoutejte děly a nechte Fergusona nebo Tranta, ať ho obejde: dva kopce na jeho základní řadě dávají po zástavě, dokud na nich stojíme.',
    french:
      'Držte výšiny a ať každý brod něco stojí. V otevřeném poli takovou armádu neporazíte, proto si do týla nikoho nepusťte a udeřte na toho, kdo přejde sám.',
  },
  'rolica-second-position': {
    title: 'Roliça, druhé postavení',
    place: 'Columbeira, Portugalsko',
    allied:
      'Francouzi se stáhli na náhorní plošinu, na kterou vedou jen čtyři rokle. Lake předběhl všechny; buď ho podpořte, nebo stáhněte, a děla přisuňte tak blízko, aby dosáhla na hranu.',
    french:
      'Polovinu práce za vás udělají srázy. Hlídejte čtyři rokle, palte, jakmile se někdo ukáže, a srazte je dolů dřív, než se nahoře seřadí.',
  },
  vimeiro: {
    title: 'Vimeiro',
    place: 'Vimeiro, Portugalsko',
    allied:
      'Junot jde v kolonách na kopec a na ves za ním a jedna brigáda nám obchází levé křídlo. Stůjte, střílejte první a nepusťte ho do obou polovin Vimeira.',
    french:
      'Prolomte to u kopce a vezměte ves: oba její hexy dohromady dávají dvě zástavy. Brenier jim obchází levici; granátníky si nechte na poslední úder.',
  },
  corunna: {
    title: 'La Coruña',
    place: 'Elviña, Galicie',
    allied:
      'Loďstvo je v zátoce a armáda se musí nalodit. Držte hřeben a Elviñu, dokud Soulta nepřejde chuť bojovat; garda za středem je jediná záloha, kterou máte.',
    french:
      'Chtějí odplout a to jim nesmíte dovolit. Vaše baterie hledí přímo na Elviñu: vezměte ves a pak hřeben svinujte od jeho pravého konce.',
  },
  talavera: {
    title: 'Talavera',
    place: 'Talavera de la Reina, Kastilie',
    allied:
      'Před námi potok, vlevo Cerro de Medellín, uprostřed reduta. Nechte je šplhat; každý blok, který ztratí při přechodu Portiny, jim bude chybět na hřebeni.',
    french:
      'Victor chce kopec, Sebastiani střed. Obojí nejdřív oslabte děly, potok přejděte všude najednou a ve vodě se nezastavujte.',
  },
  'river-coa': {
    title: 'Řeka Coa',
    place: 'Almeida, Portugalsko',
    allied:
      'Craufurd zůstal na nesprávném břehu příliš dlouho. Za každou jednotku a každého velitele, kteří odejdou z bojiště po mostě, je zástava, takže bojujte jen tak dlouho, než se tam dostanou ostatní.',
    french:
      'Jediný most a před ním celá lehká divize. Dostihněte je dřív, než k němu dojdou; za každou jednotku, která přejde, mají zástavu.',
  },
  'bussaco-reynier': {
    title: 'Bussaco: Reynierův útok',
    place: 'Serra do Buçaco, Portugalsko',
    allied:
      'Hřeben je náš od konce ke konci, jenže obsazený řídce. Nechte si něco za hranou, střílejte, dokud stoupají, a kdo dojde nahoru, toho čekají bajonety.',
    french:
      'Mlha, prudký svah a linie, která nemůže být silná všude. Merla i Heudeleta nahrňte na jediné místo a přejděte přes hřeben společně.',
  },
  'bussaco-ney': {
    title: 'Bussaco: Neyův útok',
    place: 'Sula, Portugalsko',
    allied:
      'V Sule ostrostřelci, lehká divize ukrytá za hřebenem. Ves vydávejte pomalu, a až nahoru dorazí bez dechu, vstaňte.',
    french:
      'Loison jde na ves a na hřeben nad ní, Marchand vlevo od něj. Lesy vás kryjí skoro celou cestu; bitvou jsou až poslední dva hexy.',
  },
  redinha: {
    title: 'Redinha',
    place: 'Redinha, Portugalsko',
    allied:
      'Ney kryje ústup několika prapory na zalesněném hřebeni. Než pošlete gardu, obejděte ho lehkou pěchotou z jedné strany a Portugalci z druhé.',
    french:
      'Zadní voj vyhrává tím, že odchází pozdě. Hřeben držte, dokud je to laciné, pak se po krocích vraťte za potok a jízdou udeřte na toho, kdo spěchá příliš.',
  },
  'salamanca-left': {
    title: 'Salamanca: levé křídlo Francouzů',
    place: 'Los Arapiles, León',
    allied:
      'Marmont se příliš roztáhl. Pakenham a Le Marchant udeří na konec jeho linie; střed mu má jen zabránit, aby se otočil.',
    french:
      'Levice visí ve vzduchu a oni to viděli. Semkněte se na plošině, využijte děla na Velkém Arapilu a ať za otevřené pole zaplatí.',
  },
  'salamanca-right': {
    title: 'Salamanca: pravé křídlo Francouzů',
    place: 'Calvarrasa de Arriba, León',
    allied:
      'Přes hřeben, přes potok a na ně. Brodit se dá všude, ale kdo bojuje ve vodě, přichází o kostku.',
    french:
      'Zbytek armády se musí dostat pryč. Clausel drží výšinu, Foy ves na křídle; zastavte je ve vodě.',
  },
  'garcia-hernandez': {
    title: 'García Hernández',
    place: 'García Hernández, León',
    allied:
      'Jízda bez pěchoty proti pěchotě: prý to nejde. Za každou zničenou jednotku pěchoty je o zástavu víc, tak vynucujte čtverce, oslabujte je a rozjezďte každého, kdo se zformuje pozdě.',
    french:
      'Zformujte čtverec včas a rozbijí se o vás; každý ale stojí kartu, takže ho netvořte tam, kde stačí kopec nebo les. Vlastní jízdu mějte hned za zády.',
  },
  'saint-pierre': {
    title: 'Saint-Pierre',
    place: 'Saint-Pierre-d’Irube, Gaskoňsko',
    allied:
      'Nive se rozvodnila a odřízla Hilla od ostatních. Držte hřeben za Saint-Pierrem, hlavně výšinu s děly, dokud pomoc nepřejde řeku.',
    french:
      'Na jedno dopoledne je nás víc. Jděte přímo po silnici, vezměte výšinu uprostřed a máte za ni zástavu, dokud bude vaše.',
  },
  'quatre-bras': {
    title: 'Quatre Bras',
    place: 'Quatre Bras, Brabantsko',
    allied:
      'Křižovatka nesmí padnout. Nizozemci drží les a statek, Picton právě dorazil a garda je na cestě.',
    french:
      'Vezměte statek Gemioncourt a pak křižovatku; za každé z těch míst máte zástavu, dokud ho držíte. Kellermannovi kyrysníci platí nejvíc proti pěchotě, které už nezbyly karty na čtverce.',
  },
  waterloo: {
    title: 'Waterloo',
    place: 'Mont-Saint-Jean, Brabantsko',
    allied:
      'Vpředu Hougoumont, La Haye Sainte a Papelotte, za nimi hřeben. Každý z těch tří dává Francouzům zástavu, dokud ho drží; těžkou jízdu šetřete na chvíli, kdy kolona právě dojde.',
    french:
      'Na muškety je údolí příliš široké, na děla ne. Hřeben oslabte palbou, berte statky jeden po druhém a gardu si nechte, až bude jejich linie řídká.',
  },
};
