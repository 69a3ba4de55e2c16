import type { Translated } from '../translated.ts';
import { type NapoleonicsNames, napoleonicsNamesEn } from './names-en.ts';

type Names = Omit<Translated<NapoleonicsNames>, 'faces'> & Pick<NapoleonicsNames, 'faces'>;

/** Words as the Czech rulebook has them. The nation is a stem: it takes the ending of the type. */
export const napoleonicsNamesCs: Names = {
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
  terrains: {
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
  },
  terrainsAt: {
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
  },
  works: 'polní opevnění',
  faces: ['pěchota', 'pěchota', 'jízda', 'dělostřelectvo', 'prapor', 'šavle'],
  cards: {
    'scout-left': {
      title: 'Prozkoumat levé křídlo',
      text: 'Jeden rozkaz vlevo. Na konci tahu si vezmete dvě karty a jednu si necháte.',
    },
    'scout-centre': {
      title: 'Prozkoumat střed',
      text: 'Jeden rozkaz ve středu. Na konci tahu si vezmete dvě karty a jednu si necháte.',
    },
    'scout-right': {
      title: 'Prozkoumat pravé křídlo',
      text: 'Jeden rozkaz vpravo. Na konci tahu si vezmete dvě karty a jednu si necháte.',
    },
    'probe-left': { title: 'Zkusit levé křídlo', text: 'Dva rozkazy vlevo.' },
    'probe-centre': { title: 'Zkusit střed', text: 'Dva rozkazy ve středu.' },
    'probe-right': { title: 'Zkusit pravé křídlo', text: 'Dva rozkazy vpravo.' },
    'attack-left': { title: 'Napadení na levém křídle', text: 'Tři rozkazy vlevo.' },
    'attack-centre': { title: 'Napadení středu', text: 'Tři rozkazy ve středu.' },
    'attack-right': { title: 'Napadení na pravém křídle', text: 'Tři rozkazy vpravo.' },
    'assault-left': {
      title: 'Útok na levém křídle',
      text: 'Vlevo tolik rozkazů, kolik činí vaše velení.',
    },
    'assault-centre': {
      title: 'Útok ve středu',
      text: 'Ve středu tolik rozkazů, kolik činí vaše velení.',
    },
    'assault-right': {
      title: 'Útok na pravém křídle',
      text: 'Vpravo tolik rozkazů, kolik činí vaše velení.',
    },
    'coordinated-advance': {
      title: 'Koordinovaný postup',
      text: 'Jeden rozkaz na každém křídle a dva ve středu.',
    },
    'flank-attack': { title: 'Útok na křídlech', text: 'Dva rozkazy na každém křídle.' },
    forward: { title: 'Postup vpřed', text: 'Dva rozkazy v každé sekci.' },
    'recon-in-force': { title: 'Průzkum bojem', text: 'Jeden rozkaz v každé sekci.' },
    'bayonet-charge': {
      title: 'Útok s bajonety',
      text: 'Až čtyři jednotky pěchoty se přesunou o dva hexy a bojují jen zblízka; garda má o kostku víc.',
    },
    bombard: {
      title: 'Ostřelování',
      text: 'Až čtyři baterie se buď přesunou o tři hexy, nebo bojují s dvěma kostkami navíc, gardové se třemi.',
    },
    'cavalry-charge': {
      title: 'Útok jízdy',
      text: 'Až čtyři jednotky jízdy nebo jízdního dělostřelectva. Jízda bojuje celé kolo s kostkou navíc, gardová se dvěma, ne však do města či mlýna ani z nich; těžká jízda se přesune až o tři hexy. Jízdní dělostřelectvo se pohybuje a bojuje jako obvykle.',
    },
    'counter-attack': {
      title: 'Protiútok',
      text: 'Totéž, co poslední karta soupeře, jen levé a pravé křídlo si vymění místo.',
    },
    elan: {
      title: 'Elán',
      text: 'Hodíte tolika kostkami, kolik činí vaše velení. Každý symbol dá rozkaz jednotce svého druhu, prapor kterékoli jednotce nebo veliteli. Bojují s kostkou navíc. Všechny karty se zamíchají.',
    },
    'fire-and-hold': {
      title: 'Vystřelit a držet',
      text: 'Až čtyři jednotky pěchoty nebo dělostřelectva pálí s kostkou navíc a nehýbou se; čtverec se smí rozejít. Jednotka nemůže pálit, dokud vedle ní stojí nepřátelská jednotka. Zblízka nebojují.',
    },
    'first-strike': {
      title: 'Zaútočit jako první',
      text: 'Jen v tahu soupeře, když ohlásí boj zblízka: vaše jednotka udeří první. Na konci kola si kartu doberete dřív než soupeř.',
    },
    'force-march': {
      title: 'Pochod',
      text: 'Všechna pěchota jedné sekce. Lehká pěchota, granátníci, garda a jednotky s velitelem se přesunou až o dva hexy a bojují; ostatní o jeden a bojují, nebo o dva.',
    },
    'cold-steel': {
      title: 'Dejte jim chladnou ocel',
      text: 'Všechny jednotky vedle nepřátelské jednotky bojují zblízka s kostkou navíc; nestřílejí a předtím se nepohnou. Bonusový útok jízdy má běžný počet kostek.',
    },
    leadership: {
      title: 'Velení',
      text: 'Rozkaz dostanou všichni velitelé i se svými jednotkami, které bojují s kostkou navíc. Opustí-li velitel jednotku, ta rozkaz nemá; nedostane ho ani jednotka, ke které se připojí.',
    },
    'grande-manoeuvre': {
      title: 'Velké manévry',
      text: 'Až čtyři jednotky nebo velitelé se přesunou až o čtyři hexy a nebojují; čtverec rozkaz dostat nemůže. Nebo dostane rozkaz jedna jednotka jako obvykle.',
    },
    rally: {
      title: 'Zotavení',
      text: 'Hodíte tolika kostkami, kolik činí vaše velení. Každý symbol vrátí jednotce svého druhu ztracený blok a s ním i rozkaz.',
    },
    'short-supply': {
      title: 'Nedostatek zásob',
      text: 'Jedna jednotka kterékoli armády mimo čtverec se i s velitelem vrátí do své první řady v téže sekci; je-li plná, do druhé. Vlastní pak v tomto kole nebojuje.',
    },
  },
  leaders: {
    ...napoleonicsNamesEn.leaders,
    joseph: 'Josef',
    orange: 'Oranžský',
  },
};

/** Types in the neuter and in the plural; all others are feminine. */
const NEUTER = /dělostřelectvo$/;
const PLURAL = /(níci|elci)$/;

export function unitNameCs(nation: string, type: string): string {
  if (PLURAL.test(type)) return `${nation.replace(/sk$/, 'ští')} ${type}`;
  return `${nation}${NEUTER.test(type) ? 'é' : 'á'} ${type}`;
}
