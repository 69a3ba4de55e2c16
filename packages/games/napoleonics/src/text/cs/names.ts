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
  title: 'Napoleonika',
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
      text: 'Jeden rozkaz vlevo. Na konci tahu si vezmete dvě karty a jednu si necháte.',
    },
    'scout-centre': {
      title: 'Prozkoumat střed',
      short: 'vzít 2, nechat 1',
      text: 'Jeden rozkaz ve středu. Na konci tahu si vezmete dvě karty a jednu si necháte.',
    },
    'scout-right': {
      title: 'Prozkoumat pravé křídlo',
      short: 'vzít 2, nechat 1',
      text: 'Jeden rozkaz vpravo. Na konci tahu si vezmete dvě karty a jednu si necháte.',
    },
    'probe-left': {
      title: 'Zkusit levé křídlo',
      short: '2 rozkazy vlevo',
      text: 'Dva rozkazy vlevo.',
    },
    'probe-centre': {
      title: 'Zkusit střed',
      short: '2 rozkazy: střed',
      text: 'Dva rozkazy ve středu.',
    },
    'probe-right': {
      title: 'Zkusit pravé křídlo',
      short: '2 rozkazy vpravo',
      text: 'Dva rozkazy vpravo.',
    },
    'attack-left': {
      title: 'Napadení na levém křídle',
      short: '3 rozkazy vlevo',
      text: 'Tři rozkazy vlevo.',
    },
    'attack-centre': {
      title: 'Napadení středu',
      short: '3 rozkazy: střed',
      text: 'Tři rozkazy ve středu.',
    },
    'attack-right': {
      title: 'Napadení na pravém křídle',
      short: '3 rozkazy vpravo',
      text: 'Tři rozkazy vpravo.',
    },
    'assault-left': {
      title: 'Útok na levém křídle',
      short: 'rozkazy = velení',
      text: 'Vlevo tolik rozkazů, kolik činí vaše velení.',
    },
    'assault-centre': {
      title: 'Útok ve středu',
      short: 'rozkazy = velení',
      text: 'Ve středu tolik rozkazů, kolik činí vaše velení.',
    },
    'assault-right': {
      title: 'Útok na pravém křídle',
      short: 'rozkazy = velení',
      text: 'Vpravo tolik rozkazů, kolik činí vaše velení.',
    },
    'coordinated-advance': {
      title: 'Koordinovaný postup',
      short: 'rozkazy 1 · 2 · 1',
      text: 'Jeden rozkaz na každém křídle a dva ve středu.',
    },
    'flank-attack': {
      title: 'Útok na křídlech',
      short: 'rozkazy 2 · 0 · 2',
      text: 'Dva rozkazy na každém křídle.',
    },
    forward: {
      title: 'Postup vpřed',
      short: '2 v každé sekci',
      text: 'Dva rozkazy v každé sekci.',
    },
    'recon-in-force': {
      title: 'Průzkum bojem',
      short: '1 v každé sekci',
      text: 'Jeden rozkaz v každé sekci.',
    },
    'bayonet-charge': {
      title: 'Útok s bajonety',
      short: 'Přesun o 2, jen zblízka; garda +1',
      text: 'Až čtyři jednotky pěchoty se přesunou o dva hexy a bojují jen zblízka; garda má o kostku víc.',
    },
    bombard: {
      title: 'Ostřelování',
      short: 'Přesun o 3, nebo +2 kostky',
      text: 'Až čtyři baterie se buď přesunou o tři hexy, nebo bojují s dvěma kostkami navíc, gardové se třemi.',
    },
    'cavalry-charge': {
      title: 'Útok jízdy',
      short: 'Jízda +1 kostka; těžká přesun o 3',
      text: 'Až čtyři jednotky jízdy nebo jízdního dělostřelectva. Jízda bojuje celé kolo s kostkou navíc, gardová se dvěma, ne však do města či mlýna ani z nich; těžká jízda se přesune až o tři hexy. Jízdní dělostřelectvo se pohybuje a bojuje jako obvykle.',
    },
    'counter-attack': {
      title: 'Protiútok',
      short: 'Soupeřova poslední karta, zrcadlově',
      text: 'Totéž, co poslední karta soupeře, jen levé a pravé křídlo si vymění místo.',
    },
    elan: {
      title: 'Elán',
      short: 'Rozkazy dá hod; +1 kostka',
      text: 'Hodíte tolika kostkami, kolik činí vaše velení. Každý symbol dá rozkaz jednotce svého druhu, prapor kterékoli jednotce nebo veliteli. Bojují s kostkou navíc. Všechny karty se zamíchají.',
    },
    'fire-and-hold': {
      title: 'Vystřelit a držet',
      short: 'Palba +1 kostka, bez pohybu',
      text: 'Až čtyři jednotky pěchoty nebo dělostřelectva pálí s kostkou navíc a nehýbou se; čtverec se smí rozejít. Jednotka nemůže pálit, dokud vedle ní stojí nepřátelská jednotka. Zblízka nebojují.',
    },
    'first-strike': {
      title: 'Zaútočit jako první',
      short: 'V tahu soupeře udeříte první',
      text: 'Jen v tahu soupeře, když ohlásí boj zblízka: vaše jednotka udeří první. Na konci kola si kartu doberete dřív než soupeř.',
    },
    'force-march': {
      title: 'Pochod',
      short: 'Pěchota jedné sekce až o 2 hexy',
      text: 'Všechna pěchota jedné sekce. Lehká pěchota, granátníci, garda a jednotky s velitelem se přesunou až o dva hexy a bojují; ostatní o jeden a bojují, nebo o dva.',
    },
    'cold-steel': {
      title: 'Dejte jim chladnou ocel',
      short: 'Zblízka +1 kostka, bez pohybu',
      text: 'Všechny jednotky vedle nepřátelské jednotky bojují zblízka s kostkou navíc; nestřílejí a předtím se nepohnou. Bonusový útok jízdy má běžný počet kostek.',
    },
    leadership: {
      title: 'Velení',
      short: 'Velitelé; jejich jednotky +1 kostka',
      text: 'Rozkaz dostanou všichni velitelé i se svými jednotkami, které bojují s kostkou navíc. Opustí-li velitel jednotku, ta rozkaz nemá; nedostane ho ani jednotka, ke které se připojí.',
    },
    'grande-manoeuvre': {
      title: 'Velké manévry',
      short: 'Přesun o 4 hexy bez boje',
      text: 'Až čtyři jednotky nebo velitelé se přesunou až o čtyři hexy a nebojují; čtverec rozkaz dostat nemůže. Nebo dostane rozkaz jedna jednotka jako obvykle.',
    },
    rally: {
      title: 'Zotavení',
      short: 'Hod vrátí ztracené bloky',
      text: 'Hodíte tolika kostkami, kolik činí vaše velení. Každý symbol vrátí jednotce svého druhu ztracený blok a s ním i rozkaz.',
    },
    'short-supply': {
      title: 'Nedostatek zásob',
      short: 'Jedna jednotka zpět do první řady',
      text: 'Jedna jednotka kterékoli armády mimo čtverec se i s velitelem vrátí do své první řady v téže sekci; je-li plná, do druhé. Vlastní pak v tomto kole nebojuje.',
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
