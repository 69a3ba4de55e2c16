import type { Translated } from '@bivouac/text';
import type { NapoleonicsNames } from '../en/names.ts';
import { LEADERS } from '../leaders.ts';

type Names = Omit<Translated<NapoleonicsNames>, 'faces'> & Pick<NapoleonicsNames, 'faces'>;

const TERRAINS: Names['terrains'] = {
  clear: 'volný terén',
  forest: 'les',
  hill: 'kopec',
  rugged: 'strmý svah',
  town: 'město',
  windmill: 'mlýn',
  river: 'řeka',
  ford: 'brod',
  bridge: 'most',
  quarry: 'pískový lom',
};

/** Words as the Czech rulebook has them. The nation is a stem: it takes the ending of the type. */
export const names: Names = {
  title: 'Napoleonské války',
  sides: { allied: 'Spojenci', french: 'Francouzi' },
  nations: {
    french: 'francouzsk',
    british: 'britsk',
    portuguese: 'portugalsk',
    netherlands: 'nizozemsk',
  },
  types: {
    line: 'řadová pěchota',
    light: 'lehká pěchota',
    rifle: 'ostrostřelci',
    grenadier: 'granátníci',
    'guard-grenadier': 'gardoví granátníci',
    'old-guard': 'Stará garda',
    'young-guard': 'Mladá garda',
    militia: 'milice',
    'light-cavalry': 'lehká jízda',
    'heavy-cavalry': 'těžká jízda',
    cuirassier: 'kyrysníci',
    'guard-cavalry': 'gardová těžká jízda',
    'foot-artillery': 'polní dělostřelectvo',
    'horse-artillery': 'jízdní dělostřelectvo',
    'guard-foot-artillery': 'gardové polní dělostřelectvo',
    'guard-horse-artillery': 'gardové jízdní dělostřelectvo',
  },
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
  sections: { left: 'levé křídlo', centre: 'střed', right: 'pravé křídlo' },
  terrains: TERRAINS,
  // Beside a number of dice the name alone is read in Czech, without a preposition.
  terrainsAt: TERRAINS,
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
      text: 'Vyberte jednu jednotku kterékoli armády mimo čtverec. I s velitelem se vrátí do své první řady v téže sekci, nebo do druhé, je-li první plná. Vlastní jednotka v tomto tahu nebojuje.',
    },
  },
  leaders: {
    ...LEADERS,
    joseph: 'Josef',
    orange: 'Oranžský',
  },
};

/** Types in the neuter and in the plural; all others are feminine. */
const NEUTER = /dělostřelectvo$/;
const PLURAL = /(níci|elci)$/;

export function unitName(nation: string, type: string): string {
  if (PLURAL.test(type)) return `${nation.replace(/sk$/, 'ští')} ${type}`;
  return `${nation}${NEUTER.test(type) ? 'é' : 'á'} ${type}`;
}
