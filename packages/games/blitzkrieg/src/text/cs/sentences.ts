import { type Name, sentencesOf, type Translated } from '@bivouac/text';
import {
  acc,
  countCs,
  countedCs,
  dat,
  gen,
  inPlace,
  nom,
  past,
  prepCs,
  verb,
} from '@bivouac/text/grammar/cs.ts';
import type { BlitzkriegSentences } from '../en/sentences.ts';

const ZETON = { one: 'žeton', few: 'žetony', many: 'žetonu', other: 'žetonů' };
const ZBRAN = {
  one: 'speciální zbraň',
  few: 'speciální zbraně',
  many: 'speciální zbraně',
  other: 'speciálních zbraní',
};
const BOD = { one: 'bod', few: 'body', many: 'bodu', other: 'bodů' };
const POLICKO = { one: 'políčko', few: 'políčka', many: 'políčka', other: 'políček' };

const jakoKopie = (as: Name | null): string => (as === null ? '' : ` (jako ${nom(as)})`);

export const sentences: Translated<BlitzkriegSentences> = sentencesOf<
  Translated<BlitzkriegSentences>
>({
  about: {
    blitzkrieg:
      'Celá válka na pěti válčištích: jeden žeton za tah a hraje se do 25 bodů. Ve dvou, nebo sólo proti virtuálnímu soupeři.',
    nippon:
      'Válka, která nebyla: Japonsko proti Německu o města Ameriky. Plán i japonské žetony jsou naše vlastní.',
  },
  scenarios: {
    blitzkrieg: {
      'two-players': {
        title: 'Pro dva',
        briefing:
          'Osa začíná, ale musí vyhrát jasně: poslední tah mají Spojenci a při rovnosti bodů vítězí oni.',
      },
      'vs-low': {
        title: 'Sólo (nízká obtížnost)',
        briefing:
          'Hrajete za Spojence. Virtuální soupeř začíná se 3 posuny o 1 políčko; na kterých válčištích, určí kostka.',
      },
      'vs-middle': {
        title: 'Sólo (střední obtížnost)',
        briefing:
          'Hrajete za Spojence. Virtuální soupeř začíná se 3 posuny o 2 políčka; na kterých válčištích, určí kostka.',
      },
      'vs-high': {
        title: 'Sólo (vysoká obtížnost)',
        briefing:
          'Hrajete za Spojence. Virtuální soupeř začíná se 4 posuny o 2 políčka; na kterých válčištích, určí kostka.',
      },
    },
    nippon: {
      'two-players': {
        title: 'Pro dva',
        briefing:
          'Bojuje se vždy o čtyři města; kdo město uzavře, zvolí další. Začíná Japonsko, při rovnosti bodů vítězí Německo.',
      },
      vs: {
        title: 'Sólo',
        briefing:
          'Hrajete za Německo proti virtuálnímu Japonsku, které ve dvou ze čtyř měst začíná o 2 políčka napřed. Každé nové město volíte vy.',
      },
    },
  },
  options: {
    stratagems: { title: 'Sólo: taktické žetony', values: { off: 'bez nich', on: 's nimi' } },
    'vs-points': {
      title: 'Sólo: bodový náskok soupeře',
      values: { '0': 'žádný', '2': '2', '4': '4', '6': '6' },
    },
    'vs-shifts': {
      title: 'Sólo: posuny soupeře navíc',
      values: { '0': 'žádné', '1': '1', '2': '2', '3': '3' },
    },
    'greatest-change': {
      title: 'Sólo: Dělostřelecká palba a Protiofenzíva hledají největší vliv',
      values: { wide: 'na celém plánu', fixed: 'na určeném poli' },
    },
    'finish-points': {
      title: 'Sólo: může-li soupeř něco uzavřít, porovnává',
      values: { all: 'všechny body, které získá', closing: 'jen body za uzavření' },
    },
    'flag-bonus': {
      title: 'Prémie 2 body za vlajku',
      values: { once: 'jednou', each: 'za každou kampaň' },
    },
    spy: {
      title: 'Špion kopíruje',
      values: { enemy: 'poslední žeton soupeře', anybody: 'poslední žeton kterékoli strany' },
    },
    'all-closed': {
      title: 'Jsou-li všechna válčiště uzavřená',
      values: { 'mover-loses': 'prohrává strana na tahu', totals: 'rozhodnou body' },
    },
  },
  label: (p) => nom(p.name),
  labels: (p) => countedCs(p.tokens),
  shift: (p) => `Posunout kostičku ${inPlace(p.theatre)}`,
  take: (p) => `Vybrat: ${nom(p.token)}`,
  pick: (p) => `Vybrat žeton na pozici ${p.position}`,
  stop: 'Další žeton neumisťovat',
  place: (p) => `Umístit na pole ${p.space}`,
  bomb: (p) => `Bombardovat pozici ${p.position}`,
  aim: (p) => `Posunout kostičku ${inPlace(p.theatre)}`,
  resolve: (p) => `Provést efekt pole ${p.space}`,
  open: (p) => `Otevřít ${acc(p.theatre)}`,
  stratagemDrawn: (p) => `Vylosován taktický žeton ${p.stratagem}.`,
  stratagemAgain: (p) => `Vylosován taktický žeton ${p.stratagem}: znovu platí ${p.holds}.`,
  vsReasoned: (p) => `Proč: ${p.steps}.`,
  tokenPlaced: (p) => {
    const token = `${acc(p.token)}${jakoKopie(p.as)}`;
    const effect = p.effect === null ? '' : ` (${p.effect})`;
    const placed = `${nom(p.side)} ${past(p.side, 'umístil')} ${token} ${inPlace(p.theatre)}`;
    return `${placed}${effect}${p.parts === '' ? '' : `: ${p.parts}`}.`;
  },
  ignored: 'efekt neproveden',
  flagReached: (p) => {
    const reached = `${nom(p.side)} ${past(p.side, 'dosáhl')} vlajky ${inPlace(p.theatre)}`;
    const scored = `${past(p.side, 'získal')} ${countCs(p.points, BOD)}`;
    return `${reached} a ${scored}${p.parts === '' ? '' : `: ${p.parts}`}.`;
  },
  theatreOpened: (p) =>
    `${nom(p.side)} ${past(p.side, 'otevřel')} ${acc(p.theatre)}; kostička: ${p.now}.`,
  alone: (p) => `${nom(p.side)} ${p.told}.`,
  parts: {
    drawn: (p) => `do zásoby ${countCs(p.count, ZETON)}`,
    drawnNamed: (p) => `do zásoby ${countedCs(p.tokens)}`,
    researched: (p) => `do sáčku ${countCs(p.count, ZBRAN)}`,
    researchedNamed: (p) => `do sáčku ${countedCs(p.tokens)}`,
    weaponTaken: () => 'do zásoby speciální zbraň',
    weaponNamed: (p) => `do zásoby ${countedCs(p.tokens)}`,
    scored: (p) => `propaganda +${p.points}`,
    bombed: (p) => `${nom(p.side)} ${past(p.side, 'přišel')} o ${countCs(p.count, ZETON)}`,
    bombedNamed: (p) => `${nom(p.side)} ${past(p.side, 'přišel')} o ${countedCs(p.tokens, acc)}`,
  },
  deeds: {
    drawn: (p) => `si ${past(p.side, 'dolosoval')} ${countCs(p.count, ZETON)}`,
    drawnNamed: (p) => `si ${past(p.side, 'dolosoval')} ${countedCs(p.tokens, acc)}`,
    researched: (p) => `${past(p.side, 'přidal')} do sáčku ${countCs(p.count, ZBRAN)}`,
    researchedNamed: (p) => `${past(p.side, 'přidal')} do sáčku ${countedCs(p.tokens, acc)}`,
    weaponTaken: (p) => `${past(p.side, 'získal')} do zásoby speciální zbraň`,
    weaponNamed: (p) => `${past(p.side, 'získal')} do zásoby ${countedCs(p.tokens, acc)}`,
    scored: (p) => `${past(p.side, 'získal')} za propagandu ${countCs(p.points, BOD)}`,
    bombed: (p) => `${past(p.side, 'přišel')} bombardováním o ${countCs(p.count, ZETON)}`,
    bombedNamed: (p) => `${past(p.side, 'přišel')} bombardováním o ${countedCs(p.tokens, acc)}`,
    closes: (p) => `${past(p.side, 'získal')} ${countCs(p.points, BOD)}`,
  },
  deedOf: (p) => `${nom(p.side)} ${p.told}`,
  markerHere: (p) => `kostička ${p.from} → ${p.to}`,
  markerThere: (p) => `${nom(p.theatre)} → ${p.to}`,
  fallout: (p) => `jinde o ${p.steps} ${prepCs('k', dat(p.side))}`,
  monsterRolled: (p) => `na kostce padlo ${p.face}`,
  effectLost: 'efekt propadl',
  rowCloses: (p) => `kampaň uzavřena, ${p.result}`,
  bothScore: (p) => `obě strany získaly ${countCs(p.points, BOD)}`,
  withShield: (p) => `${p.result} (prémie ${p.bonus})`,
  lastCloses: (p) => `válčiště uzavřeno, ${p.result}`,
  gains: (p) => `${nom(p.side)} +${p.points}`,
  bothGain: (p) => `obě strany +${p.points}`,
  markerMoved: (p) => `${nom(p.theatre)}: kostička ${p.from} → ${p.to}.`,
  lostAlone: (p) => `Efekt propadl (${p.effect}): není na čem ho provést.`,
  monsterAlone: (p) => `Za kaidžú padlo na kostce ${p.face}.`,
  campaignClosed: (p) => `${p.row}. kampaň ${inPlace(p.theatre)} uzavřena: ${p.result}.`,
  theatreClosed: (p) => `Válčiště uzavřeno: ${nom(p.theatre)}.`,
  centre: 'střed',
  lead: (p) => `${nom(p.side)} +${p.lead}`,
  ahead: (p) => (p.lead > 0 ? `+${p.lead}` : `−${-p.lead}`),
  askShift: 'Na kostce padlo 6: vyberte válčiště, kde začne soupeř s větším náskokem.',
  askToken: 'Vyberte žeton, který umístíte.',
  askTokenLast: (p) =>
    p.needed === 0
      ? 'Je poslední tah hry a vedete. Vyberte žeton, který umístíte.'
      : `Je poslední tah hry a k vítězství vám chybí ${countCs(p.needed, BOD)}. Vyberte žeton, který umístíte.`,
  askTokenAgain: (p) =>
    `Blesk: vyberte další žeton, který umístíte ${inPlace(p.theatre)}, nebo skončete.`,
  askSpace: (p) => `Vyberte pole pro žeton ${nom(p.token)}${jakoKopie(p.as)}.`,
  askNothing: 'Vyberte pole.',
  askBomb: 'Bombardování: vyberte žeton, který se vrátí do soupeřova sáčku.',
  askAim: (p) =>
    `Strategická výhoda: vyberte válčiště, kde se kostička posune o ${countCs(p.steps, POLICKO)}.`,
  askEffect: 'Dosáhli jste vlajky, volná pole jsou tedy vaše. Vyberte efekt, který se provede teď.',
  askOpen: 'Vyberte město, které se otevře.',
  wait: (p) => `Na tahu ${verb(p.side, 'je', 'jsou')} ${nom(p.side)}.`,
  over: 'Hra skončila.',
  headStatus: 'Stav',
  headMap: 'Válčiště',
  headSpaces: 'Bitevní pole',
  headReserve: 'Vaše zásoba',
  headOpponent: 'Řada soupeře',
  headReasons: 'Proč soupeř táhl takto',
  pointsLine: (p) => `Body: ${nom(p.one)} ${p.a}, ${nom(p.two)} ${p.b} (cíl ${p.goal})`,
  turnLine: (p) => `${p.turn}. tah`,
  bagsLine: (p) => `${nom(p.side)}: v zásobě ${p.reserve}, v sáčku ${p.bag}`,
  lastTurn: 'Poslední tah: hra skončí, jakmile odtáhne druhá strana.',
  lastTurnNeeds: (p) =>
    p.needed === 0
      ? 'Za tohoto stavu vyhrajete.'
      : `K vítězství vám chybí ${countCs(p.needed, BOD)}.`,
  shortage: {
    none: 'Pozor: nezbude vám žádný žeton. Nebudete-li mít v příštím tahu co umístit, prohrajete.',
    one: 'Pozor: zbude vám jediný žeton. Přijdete-li o něj bombardováním, prohrajete.',
  },
  rowThen: (p) => `Řada v té chvíli: ${p.tokens}`,
  pileLine: (p) => `Bank speciálních zbraní: ${p.pile}`,
  stratagemLine: (p) => `Taktický žeton: ${p.stratagem} (${p.text})`,
  noStratagem: 'Taktický žeton: v prvním tahu žádný neplatí',
  reserveLine: (p) =>
    `${nom(p.token)}: volných polí ${p.count}${p.ability === '' ? '' : ` (${p.ability})`}`,
  ownBag: (p) => `Ve vašem sáčku: ${p.tokens}`,
  openReserve: (p) => `${nom(p.side)}, zásoba: ${p.tokens}`,
  rowLine: (p) => `${p.position}. ${nom(p.token)}`,
  theatreLine: (p) => `${nom(p.theatre)}: ${p.facts}`,
  factLead: (p) => `${nom(p.side)} ${verb(p.side, 'vede', 'vedou')} o ${p.lead}`,
  factCentre: 'nikdo nevede',
  factBonus: (p) => `prémie +${p.bonus}`,
  factFlag: (p) => `k vlajce ${gen(p.side)} ${countCs(p.steps, POLICKO)}`,
  factClosed: 'uzavřeno',
  factPool: 'zatím neotevřeno',
  campaignName: (p) => `${nom(p.theatre)}, ${p.row}. kampaň`,
  campaignLine: (p) => `${p.row}. kampaň (${countCs(p.vp, BOD)}, ${p.state}): ${p.spaces}`,
  stateActive: 'aktivní',
  stateLater: 'později',
  stateClosed: 'uzavřená',
  spaceName: (p) => `${nom(p.theatre)} ${p.row}-${p.at} (${p.terrain}, ${p.what})`,
  effectOf: (p) => `${p.effect} ${p.n}`,
  occupied: (p) => `${nom(p.side)}: ${nom(p.token)}`,
  none: 'nic',
  won: {
    points: (p) => `Na body vítězí ${nom(p.side)}.`,
    totals: (p) => `Všechna válčiště jsou uzavřená. Na body vítězí ${nom(p.side)}.`,
    'cannot-place': (p) => `Vítězí ${nom(p.side)}: druhá strana nemá kam umístit žeton.`,
    'empty-reserve': (p) => `Vítězí ${nom(p.side)}: zásoba druhé strany je prázdná.`,
  },
  youWon: {
    points: 'Vítězíte na body.',
    totals: 'Všechna válčiště jsou uzavřená. Vítězíte na body.',
    'cannot-place': 'Soupeř nemá kam umístit žeton.',
    'empty-reserve': 'Soupeřova zásoba je prázdná, nemá tedy co umístit.',
  },
  youLost: {
    points: 'Soupeř vítězí na body.',
    totals: 'Všechna válčiště jsou uzavřená. Soupeř vítězí na body.',
    'cannot-place': 'Nemáte kam umístit žeton.',
    'empty-reserve': 'Vaše zásoba je prázdná, nemáte tedy co umístit.',
  },
  gistCertain: 'nic nezávisí na náhodě',
  gistMonster: (p) => `kaidžú hodí ${p.face}`,
  reasons: {
    'game-over': () => 'Hra skončila.',
    'not-your-decision': () => 'Teď nerozhodujete vy.',
    'other-decision': () => 'Nejdřív je třeba rozhodnout něco jiného.',
    'must-place': () => 'Žeton umístit musíte.',
    'not-in-reserve': (p) => `Žeton ${nom(p.token)} v zásobě nemáte.`,
    'no-such-position': () => 'Na té pozici žádný žeton není.',
    'no-place': (p) => `Pro žeton ${nom(p.token)} není žádné volné pole.`,
    'nothing-to-copy': (p) => `${nom(p.token)}: zatím není co kopírovat.`,
    'space-covered': (p) => `Na poli ${p.space} už žeton leží.`,
    'blitz-elsewhere': (p) => `Blesk pokračuje na témže válčišti: ${inPlace(p.theatre)}.`,
    'campaign-not-active': (p) => `Kampaň pole ${p.space} ještě není aktivní.`,
    'wrong-terrain': (p) => `Žeton ${nom(p.token)} nesmí na pole ${p.space}.`,
    'units-first': (p) =>
      `${nom(p.token)} je speciální zbraň: bombardovat ji můžete, jen když v řadě nezbývá běžná jednotka.`,
    'same-theatre': () => 'Strategická výhoda platí na jiném válčišti.',
    'theatre-closed': (p) => `${nom(p.theatre)}: válčiště je uzavřené.`,
    'theatre-not-opened': (p) => `${nom(p.theatre)}: válčiště ještě není otevřené.`,
    'not-uncovered': (p) => `Efekt pole ${p.space} teď získat nelze.`,
    'not-in-pool': (p) => `${nom(p.theatre)}: otevřít už nelze.`,
  },
  legend:
    'P pevnina, M moře, O obojí. To továrna, Oz ozubená kola, TO obojí, Bo bombardování, +n taktická, <n> strategická výhoda, $n propaganda.',
  legendTokens: (p) =>
    `V závorce žeton, který tam leží: x ${nom(p.one)}, o ${nom(p.two)}; A armáda, N námořnictvo, V letectvo, * speciální zbraň.`,
  short: {
    terrain: { land: 'P', sea: 'M', both: 'O' },
    effect: {
      none: '·',
      industry: 'To',
      research: 'Oz',
      'research-industry': 'TO',
      bombing: 'Bo',
    },
    kind: { army: 'A', navy: 'N', air: 'V', any: '?', copy: '?' },
  },
});
