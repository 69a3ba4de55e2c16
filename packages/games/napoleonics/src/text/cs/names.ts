import type { Name, Phrase, Translated } from '@bivouac/text';
import { mapValues, withSuffix } from '@bivouac/text';
import { fixedCs, listCs, nameCs, nom, withAdjective } from '@bivouac/text/grammar/cs.ts';
import type { NapoleonicsNames } from '../en/names.ts';
import { LEADERS } from '../leaders.ts';

type Names = Omit<Translated<NapoleonicsNames>, 'faces'> & Pick<NapoleonicsNames, 'faces'>;

const INFANTRY = nameCs('f', 'pěchota|pěchoty|pěchotě|pěchotu|pěchotě|pěchotou');
const CAVALRY = nameCs('f', 'jízda|jízdy|jízdě|jízdu|jízdě|jízdou');
const GUARD = nameCs('f', 'garda|gardy|gardě|gardu|gardě|gardou');
const FOOT_ARTILLERY = nameCs(
  'n',
  'polní dělostřelectvo|polního dělostřelectva|polnímu dělostřelectvu|polní dělostřelectvo|polním dělostřelectvu|polním dělostřelectvem',
);
const HORSE_ARTILLERY = nameCs(
  'n',
  'jízdní dělostřelectvo|jízdního dělostřelectva|jízdnímu dělostřelectvu|jízdní dělostřelectvo|jízdním dělostřelectvu|jízdním dělostřelectvem',
);
const GRENADIERS = nameCs(
  'ma',
  'granátníci|granátníků|granátníkům|granátníky|granátnících|granátníky',
  { isPlural: true },
);

const TYPES: Names['types'] = {
  line: withAdjective(INFANTRY, 'řadov'),
  light: withAdjective(INFANTRY, 'lehk'),
  rifle: nameCs(
    'ma',
    'ostrostřelci|ostrostřelců|ostrostřelcům|ostrostřelce|ostrostřelcích|ostrostřelci',
    { isPlural: true },
  ),
  grenadier: GRENADIERS,
  'guard-grenadier': withAdjective(GRENADIERS, 'gardov'),
  'old-guard': withAdjective(GUARD, 'Star'),
  'young-guard': withAdjective(GUARD, 'Mlad'),
  militia: nameCs('f', 'milice|milice|milici|milici|milici|milicí'),
  'light-cavalry': withAdjective(CAVALRY, 'lehk'),
  'heavy-cavalry': withAdjective(CAVALRY, 'těžk'),
  cuirassier: nameCs('ma', 'kyrysníci|kyrysníků|kyrysníkům|kyrysníky|kyrysnících|kyrysníky', {
    isPlural: true,
  }),
  'guard-cavalry': withAdjective(withAdjective(CAVALRY, 'těžk'), 'gardov'),
  'foot-artillery': FOOT_ARTILLERY,
  'horse-artillery': HORSE_ARTILLERY,
  'guard-foot-artillery': withAdjective(FOOT_ARTILLERY, 'gardov'),
  'guard-horse-artillery': withAdjective(HORSE_ARTILLERY, 'gardov'),
};

/** Words as the Czech rulebook has them. */
export const names: Names = {
  title: 'Napoleonské války',
  sides: {
    allied: nameCs('ma', 'Spojenci|Spojenců|Spojencům|Spojence|Spojencích|Spojenci', {
      isPlural: true,
    }),
    french: nameCs('ma', 'Francouzi|Francouzů|Francouzům|Francouze|Francouzích|Francouzi', {
      isPlural: true,
    }),
  },
  // Stems of adjectives.
  nations: {
    french: 'francouzsk',
    british: 'britsk',
    portuguese: 'portugalsk',
    netherlands: 'nizozemsk',
  },
  types: TYPES,
  short: {
    line: 'ŘP',
    light: 'LP',
    rifle: 'OS',
    grenadier: 'GR',
    'guard-grenadier': 'GG',
    'old-guard': 'SG',
    'young-guard': 'MG',
    militia: 'MI',
    'light-cavalry': 'LJ',
    'heavy-cavalry': 'TJ',
    cuirassier: 'KY',
    'guard-cavalry': 'GJ',
    'foot-artillery': 'PD',
    'horse-artillery': 'JD',
    'guard-foot-artillery': 'GP',
    'guard-horse-artillery': 'GD',
  },
  sections: {
    left: nameCs(
      'n',
      'levé křídlo|levého křídla|levému křídlu|levé křídlo|levém křídle|levým křídlem',
      { place: 'na' },
    ),
    centre: nameCs('mi', 'střed|středu|středu|střed|středu|středem'),
    right: nameCs(
      'n',
      'pravé křídlo|pravého křídla|pravému křídlu|pravé křídlo|pravém křídle|pravým křídlem',
      { place: 'na' },
    ),
  },
  terrains: {
    clear: nameCs(
      'mi',
      'volný terén|volného terénu|volnému terénu|volný terén|volném terénu|volným terénem',
    ),
    forest: nameCs('mi', 'les|lesa|lesu|les|lese|lesem'),
    hill: nameCs('mi', 'kopec|kopce|kopci|kopec|kopci|kopcem', { place: 'na' }),
    rugged: nameCs(
      'mi',
      'strmý svah|strmého svahu|strmému svahu|strmý svah|strmém svahu|strmým svahem',
      { place: 'na' },
    ),
    town: nameCs('n', 'město|města|městu|město|městě|městem'),
    windmill: nameCs('mi', 'mlýn|mlýna|mlýnu|mlýn|mlýně|mlýnem'),
    river: nameCs('f', 'řeka|řeky|řece|řeku|řece|řekou'),
    ford: nameCs('mi', 'brod|brodu|brodu|brod|brodu|brodem'),
    bridge: nameCs('mi', 'most|mostu|mostu|most|mostě|mostem', { place: 'na' }),
    quarry: nameCs(
      'mi',
      'pískový lom|pískového lomu|pískovému lomu|pískový lom|pískovém lomu|pískovým lomem',
    ),
  },
  leader: nameCs('ma', 'velitel|velitele|veliteli|velitele|veliteli|velitelem'),
  works: 'polní opevnění',
  faces: ['pěchota', 'pěchota', 'jízda', 'dělostřelectvo', 'prapor', 'šavle'],
  cards: {
    'scout-left': {
      title: 'Prozkoumat levé křídlo',
      short: 'vzít 2, nechat 1',
      text: 'Rozkaz dostane jedna jednotka nebo velitel na levém křídle. Na konci tahu si vezmete dvě karty, jednu si necháte a druhou odložíte.',
    },
    'scout-centre': {
      title: 'Prozkoumat střed',
      short: 'vzít 2, nechat 1',
      text: 'Rozkaz dostane jedna jednotka nebo velitel ve středu. Na konci tahu si vezmete dvě karty, jednu si necháte a druhou odložíte.',
    },
    'scout-right': {
      title: 'Prozkoumat pravé křídlo',
      short: 'vzít 2, nechat 1',
      text: 'Rozkaz dostane jedna jednotka nebo velitel na pravém křídle. Na konci tahu si vezmete dvě karty, jednu si necháte a druhou odložíte.',
    },
    'probe-left': {
      title: 'Zkusit levé křídlo',
      short: '2 rozkazy vlevo',
      text: 'Rozkaz dostanou dvě jednotky nebo velitelé na levém křídle.',
    },
    'probe-centre': {
      title: 'Zkusit střed',
      short: '2 rozkazy: střed',
      text: 'Rozkaz dostanou dvě jednotky nebo velitelé ve středu.',
    },
    'probe-right': {
      title: 'Zkusit pravé křídlo',
      short: '2 rozkazy vpravo',
      text: 'Rozkaz dostanou dvě jednotky nebo velitelé na pravém křídle.',
    },
    'attack-left': {
      title: 'Napadení na levém křídle',
      short: '3 rozkazy vlevo',
      text: 'Rozkaz dostanou tři jednotky nebo velitelé na levém křídle.',
    },
    'attack-centre': {
      title: 'Napadení středu',
      short: '3 rozkazy: střed',
      text: 'Rozkaz dostanou tři jednotky nebo velitelé ve středu.',
    },
    'attack-right': {
      title: 'Napadení na pravém křídle',
      short: '3 rozkazy vpravo',
      text: 'Rozkaz dostanou tři jednotky nebo velitelé na pravém křídle.',
    },
    'assault-left': {
      title: 'Útok na levém křídle',
      short: 'rozkazy = velení',
      text: 'Rozkaz dostane tolik jednotek nebo velitelů na levém křídle, kolik činí vaše velení, tedy karty v ruce i s touto.',
    },
    'assault-centre': {
      title: 'Útok ve středu',
      short: 'rozkazy = velení',
      text: 'Rozkaz dostane tolik jednotek nebo velitelů ve středu, kolik činí vaše velení, tedy karty v ruce i s touto.',
    },
    'assault-right': {
      title: 'Útok na pravém křídle',
      short: 'rozkazy = velení',
      text: 'Rozkaz dostane tolik jednotek nebo velitelů na pravém křídle, kolik činí vaše velení, tedy karty v ruce i s touto.',
    },
    'coordinated-advance': {
      title: 'Koordinovaný postup',
      short: 'rozkazy 1 · 2 · 1',
      text: 'Rozkaz dostane jedna jednotka nebo velitel na každém křídle a dva ve středu.',
    },
    'flank-attack': {
      title: 'Útok na křídlech',
      short: 'rozkazy 2 · 0 · 2',
      text: 'Rozkaz dostanou dvě jednotky nebo velitelé na každém křídle.',
    },
    forward: {
      title: 'Postup vpřed',
      short: '2 v každé sekci',
      text: 'Rozkaz dostanou dvě jednotky nebo velitelé v každé sekci.',
    },
    'recon-in-force': {
      title: 'Průzkum bojem',
      short: '1 v každé sekci',
      text: 'Rozkaz dostane jedna jednotka nebo velitel v každé sekci.',
    },
    'bayonet-charge': {
      title: 'Útok s bajonety',
      short: 'Přesun o 2, jen zblízka; garda +1',
      text: 'Rozkaz dostanou až čtyři jednotky pěchoty. Přesunou se až o dva hexy a pak smějí bojovat zblízka, pálit ne. Gardová pěchota má o kostku víc.',
    },
    bombard: {
      title: 'Ostřelování',
      short: 'Přesun o 3, nebo +2 kostky',
      text: 'Rozkaz dostanou až čtyři jednotky dělostřelectva. Každá se buď přesune až o tři hexy a nebojuje, nebo zůstane a bojuje se dvěma kostkami navíc, gardová se třemi.',
    },
    'cavalry-charge': {
      title: 'Útok jízdy',
      short: 'Jízda +1 kostka; těžká přesun o 3',
      text: 'Rozkaz dostanou až čtyři jednotky jízdy nebo jízdního dělostřelectva. Jízda bojuje celý tah s kostkou navíc, gardová se dvěma, ne však do města či mlýna ani z nich; těžká jízda se přesune až o tři hexy. Jízdní dělostřelectvo se pohybuje a bojuje jako obvykle.',
    },
    'counter-attack': {
      title: 'Protiofenziva',
      short: 'Soupeřova poslední karta, zrcadlově',
      text: 'Vydejte stejné rozkazy jako soupeřova poslední karta, jen levé a pravé křídlo si vymění místo.',
    },
    elan: {
      title: 'Elán',
      short: 'Rozkazy dá hod; +1 kostka',
      text: 'Hodíte tolika kostkami, kolik činí vaše velení. Symbol pěchoty, jízdy nebo dělostřelectva dá rozkaz jednotce svého druhu, prapor kterékoli jednotce nebo veliteli, šavle nikomu. Jednotky s rozkazem bojují celý tah s kostkou navíc. Na konci tahu se zamíchají oba balíčky dohromady.',
    },
    'fire-and-hold': {
      title: 'Vystřelit a držet',
      short: 'Palba +1 kostka, bez pohybu',
      text: 'Rozkaz dostanou až čtyři jednotky pěchoty nebo dělostřelectva. Pálí s kostkou navíc, nepřesunují se a zblízka nebojují; čtverec se smí rozpustit. Jednotka nemůže pálit, dokud vedle ní stojí nepřátelská jednotka.',
    },
    'first-strike': {
      title: 'Zaútočit jako první',
      short: 'V tahu soupeře udeříte první',
      text: 'Hrajete v tahu soupeře, když ohlásí boj zblízka proti vaší jednotce: ta udeří první. Na konci tahu si kartu doberete dřív než soupeř.',
    },
    'force-march': {
      title: 'Pochod',
      short: 'Pěchota jedné sekce až o 2 hexy',
      text: 'Rozkaz dostane všechna pěchota jedné sekce. Lehká pěchota, ostrostřelci, granátníci, garda a jednotky s velitelem se přesunou až o dva hexy a smějí bojovat. Ostatní se přesunou o jeden a smějí bojovat, nebo o dva a nesmějí.',
    },
    'cold-steel': {
      title: 'Dejte jim chladnou ocel',
      short: 'Zblízka +1 kostka, bez pohybu',
      text: 'Rozkaz dostanou všechny jednotky, které mají vedle sebe nepřátelskou jednotku. Bojují zblízka s kostkou navíc, nepálí a před bojem se nepřesunou. Bonusový útok jízdy má běžný počet kostek.',
    },
    leadership: {
      title: 'Velení',
      short: 'Velitelé; jejich jednotky +1 kostka',
      text: 'Rozkaz dostanou všichni velitelé. Jednotka s velitelem ho dostane také a bojuje s kostkou navíc. Opustí-li ji velitel, rozkaz nemá; nedostane ho ani jednotka, ke které se připojí.',
    },
    'grande-manoeuvre': {
      title: 'Velké manévry',
      short: 'Přesun o 4 hexy bez boje',
      text: 'Rozkaz dostanou až čtyři jednotky nebo velitelé. Přesunou se až o čtyři hexy a nebojují; čtverec rozkaz dostat nemůže. Nebo dejte rozkaz jedné jednotce jako obvykle.',
    },
    rally: {
      title: 'Zotavení',
      short: 'Hod vrátí ztracené bloky',
      text: 'Hodíte tolika kostkami, kolik činí vaše velení. Každý symbol pěchoty, jízdy nebo dělostřelectva vrátí jednotce svého druhu ztracený blok a dá jí rozkaz. Prapory a šavle nic neznamenají.',
    },
    'short-supply': {
      title: 'Nedostatek zásob',
      short: 'Jedna jednotka zpět do první řady',
      text: 'Vyberte jednu jednotku své nebo soupeřovy armády, ne však čtverec. I s velitelem se vrátí do své první řady v téže sekci, nebo do druhé, je-li první plná. Vlastní jednotka v tomto tahu nebojuje.',
    },
  },
  leaders: mapValues({ ...LEADERS, joseph: 'Josef', orange: 'Oranžský' }, (text) =>
    fixedCs('ma', text),
  ),
};

/** “francouzská řadová pěchota”: a nation and a type by their ids. */
export const unitName = (nation: string, type: string): Name =>
  withAdjective(
    TYPES[type as keyof typeof TYPES],
    names.nations[nation as keyof typeof names.nations],
  );

export const onHex = (name: Name, hex: Phrase): Name => withSuffix(name, `na ${hex}`);

/** A name by itself: on a label, in a list. */
export const label = nom;
export const list = listCs;
