import type { Translated } from '@bivouac/text';
import { countCs } from '@bivouac/text/grammar/cs.ts';
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

export const sentences: Translated<BlitzkriegSentences> = {
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
  shift: (p) => `Posun: ${p.theatre}`,
  take: (p) => p.token,
  pick: (p) => `Žeton na pozici ${p.position}`,
  stop: 'Další žeton nepřidávat',
  place: (p) => p.space,
  bomb: (p) => `Bombardovat pozici ${p.position}`,
  aim: (p) => `Strategická výhoda: ${p.theatre}`,
  resolve: (p) => `Teď: ${p.space}`,
  open: (p) => `Otevřít: ${p.theatre}`,
  stratagemDrawn: (p) => `Taktický žeton: ${p.stratagem}`,
  stratagemAgain: (p) => `Taktický žeton: ${p.stratagem}, znovu tedy platí ${p.holds}`,
  vsReasoned: (p) => `Proč: ${p.steps}`,
  tokenPlaced: (p) => `${p.side}: ${p.token} → ${p.space}`,
  actingAs: (p) => `${p.token} jako ${p.as}`,
  tokensDrawn: (p) => `${p.side}: do zásoby ${countCs(p.count, ZETON)}`,
  tokensNamed: (p) => `${p.side}: do zásoby ${p.tokens}`,
  researched: (p) => `${p.side}: do sáčku ${countCs(p.count, ZBRAN)}`,
  researchedNamed: (p) => `${p.side}: do sáčku ${p.tokens}`,
  weaponTaken: (p) => `${p.side}: do zásoby speciální zbraň`,
  weaponNamed: (p) => `${p.side}: do zásoby ${p.tokens}`,
  bombed: (p) => `Bombardování: ${p.side}, jeden žeton zpět do sáčku`,
  bombedNamed: (p) => `Bombardování: ${p.side}, zpět do sáčku ${p.tokens}`,
  markerMoved: (p) =>
    `${p.theatre}: ${p.side}, ${countCs(p.steps, POLICKO)} (${p.cause}); kostička: ${p.now}`,
  causes: {
    value: 'hodnota',
    tactical: 'taktická výhoda',
    strategic: 'strategická výhoda',
    nuclear: 'atomová bomba',
    monster: 'kaidžú',
    rampage: 'kaidžú se obrátil',
    handicap: 'na začátku',
  },
  centre: 'střed',
  lead: (p) => `${p.side} +${p.lead}`,
  pointsScored: (p) => `${p.side}: propaganda, ${countCs(p.points, BOD)}`,
  effectLost: (p) => `Efekt propadá (${p.effect}): není na čem ho provést`,
  campaignClosed: (p) => `${p.campaign} uzavřena: ${p.result}`,
  sideScores: (p) => `${p.side} ${countCs(p.points, BOD)}`,
  bonusPart: (p) => `z toho prémie ${p.bonus}`,
  theatreClosed: (p) => `${p.theatre}: válčiště uzavřeno`,
  theatreByFlag: (p) =>
    `${p.theatre}: ${p.side} u vlajky, ${countCs(p.points, BOD)} (z toho ${p.bonus} za vlajku)`,
  theatreOpened: (p) => `${p.theatre}: otevřeno, kostička: ${p.now}`,
  monsterRolled: (p) => `Kaidžú: na kostce padla ${p.face}`,
  askShift: 'Padla šestka: na kterém válčišti začne soupeř s větším náskokem?',
  askToken: 'Který žeton umístíte?',
  askTokenLast: (p) =>
    p.needed === 0
      ? 'Poslední tah hry a vedete: který žeton umístíte?'
      : `Poslední tah hry a chybí vám ${countCs(p.needed, BOD)}: který žeton umístíte?`,
  askTokenAgain: (p) => `Blesk: ${p.theatre}. Přidáte další žeton?`,
  askSpace: (p) => `${p.token}: na které pole?`,
  askBomb: 'Bombardování: který žeton se vrátí do soupeřova sáčku?',
  askAim: (p) => `Strategická výhoda o ${countCs(p.steps, POLICKO)}: kde?`,
  askEffect: 'Vlajka je vaše a s ní i efekty volných polí. Který provedete teď?',
  askOpen: 'Které válčiště se otevře?',
  wait: (p) => `Na tahu: ${p.side}.`,
  over: 'Hra skončila.',
  headStatus: 'Stav',
  headMap: 'Válčiště',
  headSpaces: 'Bitevní pole',
  headReserve: 'Vaše zásoba',
  headOpponent: 'Řada soupeře',
  headReasons: 'Proč soupeř táhl takhle',
  pointsLine: (p) => `Body: ${p.one} ${p.a}, ${p.two} ${p.b} (cíl ${p.goal})`,
  turnLine: (p) => `${p.turn}. tah`,
  bagsLine: (p) => `${p.side}: v zásobě ${p.reserve}, v sáčku ${p.bag}`,
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
  stratagemLine: (p) => `Taktický žeton: ${p.stratagem}: ${p.text}`,
  noStratagem: 'Taktický žeton: v prvním tahu žádný neplatí',
  reserveLine: (p) =>
    `${p.token}: volných polí ${p.count}${p.ability === '' ? '' : ` (${p.ability})`}`,
  ownBag: (p) => `Ve vašem sáčku: ${p.tokens}`,
  openReserve: (p) => `${p.side}, zásoba: ${p.tokens}`,
  rowLine: (p) => `${p.position}. ${p.token}`,
  theatreLine: (p) => `${p.theatre}: ${p.facts}`,
  factLead: (p) => `převaha: ${p.side} o ${p.lead}`,
  factCentre: 'nikdo nemá převahu',
  factBonus: (p) => `prémie +${p.bonus}`,
  factFlag: (p) => `k vlajce: ${p.side} ${p.steps}`,
  factClosed: 'uzavřeno',
  factPool: 'zatím neotevřeno',
  campaignName: (p) => `${p.theatre}, ${p.row}. kampaň`,
  campaignLine: (p) => `${p.row}. kampaň (${countCs(p.vp, BOD)}, ${p.state}): ${p.spaces}`,
  stateActive: 'aktivní',
  stateLater: 'později',
  stateClosed: 'uzavřená',
  spaceName: (p) => `${p.theatre} ${p.row}-${p.at} (${p.terrain}, ${p.what})`,
  effectOf: (p) => `${p.effect} ${p.n}`,
  occupied: (p) => `${p.side}: ${p.token}`,
  none: 'nic',
  won: {
    points: (p) => `Vítězství na body: ${p.side}.`,
    totals: (p) => `Všechna válčiště jsou uzavřená. Vítězství na body: ${p.side}.`,
    'cannot-place': (p) => `Vítězství: ${p.side}. Druhá strana nemá kam umístit žeton.`,
    'empty-reserve': (p) =>
      `Vítězství: ${p.side}. Zásoba druhé strany je prázdná, nemá tedy co umístit.`,
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
    'not-in-reserve': (p) => `Žeton ${p.token} v zásobě nemáte.`,
    'no-such-position': () => 'Na té pozici žádný žeton není.',
    'no-place': (p) => `Pro žeton ${p.token} není žádné volné pole.`,
    'nothing-to-copy': (p) => `${p.token}: zatím není co kopírovat.`,
    'space-covered': (p) => `${p.space}: už je obsazené.`,
    'blitz-elsewhere': (p) => `Blesk pokračuje na témže válčišti: ${p.theatre}.`,
    'campaign-not-active': (p) => `${p.space}: jeho kampaň ještě není aktivní.`,
    'wrong-terrain': (p) => `${p.token} sem nesmí: ${p.space}.`,
    'units-first': (p) =>
      `${p.token}: speciální zbraň lze bombardovat, jen když v řadě nezbývá běžná jednotka.`,
    'same-theatre': (p) => `${p.theatre}: strategická výhoda platí na jiném válčišti.`,
    'theatre-closed': (p) => `${p.theatre}: válčiště je uzavřené.`,
    'theatre-not-opened': (p) => `${p.theatre}: válčiště ještě není otevřené.`,
    'not-uncovered': (p) => `${p.space}: jeho efekt teď získat nelze.`,
    'not-in-pool': (p) => `${p.theatre}: otevřít už nelze.`,
  },
  legend: (p) =>
    `P pevnina, M moře, O obojí. To továrna, Oz ozubená kola, TO obojí, Bo bombardování, +n taktická, <n> strategická výhoda, $n propaganda. V závorce žeton, který tam leží: x ${p.one}, o ${p.two}; A armáda, N námořnictvo, V letectvo, * speciální zbraň.`,
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
};
