import { capital, type Name, type NameList, type Phrase, type Translated } from '@bivouac/text';
import {
  acc,
  beforeCs,
  countCs,
  countedCs,
  dat,
  nom,
  past,
  pluralCs,
  verb,
} from '@bivouac/text/grammar/cs.ts';
import type { CommonSentences } from '../en/sentences.ts';
import { reasons } from './reasons.ts';

const KARTA = { one: 'karta', few: 'karty', many: 'karty', other: 'karet' };
const KARTU = { one: 'kartu', few: 'karty', many: 'karty', other: 'karet' };
/** „Z 1 bodu“, „z 5 bodů“. */
const BODU = { one: 'bodu', few: 'bodů', many: 'bodu', other: 'bodů' };
const KROK = { one: 'krok', few: 'kroky', many: 'kroku', other: 'kroků' };
const ZBYVA = { one: 'zbývá', few: 'zbývají', many: 'zbývá', other: 'zbývá' };
const KOSTKA = { one: 'kostkou', few: 'kostkami', many: 'kostky', other: 'kostkami' };
const KOSTKY = { one: 'kostka', few: 'kostky', many: 'kostky', other: 'kostek' };
const ZBYLA = { one: 'zbyla', few: 'zbyly', many: 'zbyly', other: 'zbylo' };
const PRIBYL = { one: 'přibyl', few: 'přibyly', many: 'přibylo', other: 'přibylo' };
const ZMATEK = {
  one: 'válečný zmatek',
  few: 'válečné zmatky',
  many: 'válečného zmatku',
  other: 'válečných zmatků',
};

const NONE = 'nic';
const cardsOf = (cards: NameList): string => countedCs(cards) || NONE;
const subject = (name: Name): string => capital(nom(name));
/** „Američané propátrali“, „minomet propátral“. */
const did = (name: Name, masculine: string): string => `${subject(name)} ${past(name, masculine)}`;
const didWith = (name: Name, reflexive: 'se' | 'si', masculine: string): string =>
  `${subject(name)} ${reflexive} ${past(name, masculine)}`;
const is = (name: Name): string => `${subject(name)} ${verb(name, 'je', 'jsou')}`;
const was = (name: Name, masculine: string): string =>
  `${did(name, 'byl')} ${past(name, masculine)}`;
/** „Padlo 3 a 7“. */
const rolled = (dice: Phrase): string => dice.replace(/, (?=[^,]*$)/, ' a ');
/** Uvnitř věty s malým písmenem; „za mnou!“ už větu končí. */
const lower = (act: Phrase): string => act.charAt(0).toLowerCase() + act.slice(1);
const stop = (line: string): string => (line.endsWith('!') ? line : `${line}.`);

export const sentences: Translated<CommonSentences> = {
  options: {
    discard: { title: 'Odhazovací balíčky', values: { open: 'vidí oba', hidden: 'skryté' } },
  },
  label: (p) => subject(p.name),
  bid: (p) => `Vybrat ${acc(p.card)} (${p.initiative})`,
  end: 'Ukončit tah',
  play: (p) => `Zahrát ${acc(p.card)}`,
  use: (p) => p.act,
  useFor: (p) => `${p.act} Jen ${countCs(p.count, KARTA)}`,
  ready: 'Připravit jednotku',
  hunker: 'Stáhnout do zálohy',
  unit: (p) => `Vybrat ${acc(p.unit)}`,
  go: (p) => `Přesunout na pole ${p.tile}`,
  aim: (p) => `Zaměřit pole ${p.tile}`,
  shoot: (p) => `Vystřelit na ${acc(p.unit)}`,
  take: (p) => `Vzít ${acc(p.card)}`,
  done: 'To stačí',
  roundBegan: (p) => `${p.round}. kolo`,
  deckReshuffled: (p) => `${did(p.side, 'zamíchal')} odhazovací balíček do nového dobíracího.`,
  cardsDrawn: (p) => `${didWith(p.side, 'si', 'dobral')} ${countCs(p.count, KARTU)}.`,
  cardsDrawnOwn: (p) => `${didWith(p.side, 'si', 'dobral')} ${countedCs(p.cards, acc)}.`,
  bidPlaced: (p) => `${did(p.side, 'vybral')} kartu k určení iniciativy.`,
  bidsRevealed: (p) =>
    `Iniciativa: ${p.won} přebíjí ${p.lost}. ${verb(p.first, 'Začíná', 'Začínají')} ${nom(p.first)}.`,
  bidsTied: (p) =>
    `Iniciativa: ${p.one} a ${p.two}, shoda. Žeton zůstává, ${verb(p.first, 'začíná', 'začínají')} ${nom(p.first)}.`,
  bidOf: (p) => `${p.isBeaten ? acc(p.card) : nom(p.card)} (${p.initiative})`,
  noBid: (p) => (p.isBeaten ? 'žádnou kartu' : 'žádná karta'),
  cardPlayed: (p) => stop(`${did(p.side, 'zahrál')} ${acc(p.card)}: ${lower(p.act)}`),
  hunkeredDown: (p) => `${did(p.side, 'stáhl')} do zálohy ${acc(p.card)}.`,
  unitReadied: (p) => `${is(p.unit)} znovu ${past(p.unit, 'připraven')}.`,
  unitSpawned: (p) => `${was(p.unit, 'nasazen')} na pole ${p.tile}.`,
  unitMoved: (p) => `${didWith(p.unit, 'se', 'přesunul')} z pole ${p.from} na ${p.to}.`,
  tileScouted: (p) => `${did(p.side, 'propátral')} pole ${p.tile}.`,
  fogGained: (p) =>
    `${capital(dat(p.side))} ${pluralCs(p.count, PRIBYL)} ${countCs(p.count, ZMATEK)}.`,
  bolstered: (p) => `${did(p.side, 'povolal')} ze zálohy ${acc(p.card)}.`,
  inspired: (p) => `${didWith(p.side, 'si', 'vrátil')} do ruky ${acc(p.card)}.`,
  fogRemoved: (p) => `${did(p.side, 'vyřadil')} ze hry 1 válečný zmatek.`,
  tileControlled: (p) => `${did(p.side, 'ovládl')} pole ${p.tile}.`,
  tileTaken: (p) => `${did(p.side, 'dobyl')} na nepříteli pole ${p.tile}.`,
  fired: (p) =>
    `${did(p.unit, 'střílel')} na ${acc(p.target)}${p.act === null ? '' : ` (${lower(p.act)})`}. Padlo ${rolled(p.dice)} proti ${p.total}: ${p.isHit ? 'zásah' : 'vedle'}.`,
  shot: (p) => `${p.act}: ${nom(p.unit)} na ${acc(p.target)}`,
  stakes: (p) => `Obrana ${p.sum}, ${countCs(p.dice, KOSTKY)}`,
  hit: 'zásah',
  miss: 'vedle',
  unitSuppressed: (p) => `${is(p.unit)} pod palbou.`,
  casualty: (p) => `${did(p.unit, 'utrpěl')} ztrátu (${p.zone}).`,
  casualtyOwn: (p) => `${did(p.unit, 'utrpěl')} ztrátu: ${p.soldier} (${p.zone}).`,
  unitRemoved: (p) => `${was(p.unit, 'odstraněn')} z herního plánu.`,
  turnEnded: (p) =>
    `${did(p.side, 'ukončil')} tah${p.count > 0 ? `, v ruce ${pluralCs(p.count, ZBYLA)} ${countCs(p.count, KARTA)}` : ''}.`,
  askBid: 'Vyberte kartu k určení iniciativy. Vyšší hraje první; obě se odhodí.',
  askCard: 'Zahrajte kartu, nebo ukončete tah.',
  askUse: (p) => `Vyberte akci pro ${acc(p.card)}.`,
  askStep: (p) =>
    `Vyberte, kam se ${verb(p.unit, 'přesune', 'přesunou')} ${nom(p.unit)}: ${pluralCs(p.left, ZBYVA)} ${countCs(p.left, KROK)}.`,
  askGuide: 'Vyberte jednotku, kterou přemístíte.',
  askAttack: (p) => `Vyberte cíl: ${nom(p.unit)} útočí ${countCs(p.dice, KOSTKA)}.`,
  askSuppress: (p) =>
    `Vyberte cíl krycí palby: ${nom(p.unit)} ${verb(p.unit, 'hází', 'házejí')} ${countCs(p.dice, KOSTKA)}.`,
  askBlast: 'Granáty dopadají. Vyberte jednotku, za kterou se teď hází.',
  askTarget: 'Vyberte pole k zaměření, nejméně tři pole od minometu.',
  askBolster: (p) => `Vyberte kartu ze zálohy: vzít můžete ještě ${countCs(p.left, KARTU)}.`,
  askInspire: 'Vyberte zahranou kartu, která se vám vrátí do ruky.',
  waitBid: 'Čeká se na kartu k určení iniciativy.',
  wait: (p) => `Na tahu ${verb(p.side, 'je', 'jsou')} ${nom(p.side)}.`,
  over: 'Hra skončila.',
  headStatus: 'Stav',
  headMap: 'Mapa',
  headTiles: 'Pole',
  headHand: 'Vaše ruka',
  headCards: 'Karty',
  roundLine: (p) => `${p.round}. kolo`,
  initiativeLine: (p) => `Iniciativa: ${p.side}`,
  goalPoints: (p) => `${p.side}: ${p.points} ${beforeCs('z', p.value)} ${countCs(p.value, BODU)}`,
  goalPin: (p) => `${p.side}: úkolem je potlačit nepřítele (body: ${p.points})`,
  tileLine: (p) => `${p.tile} ${p.name}: ${p.facts}`,
  factCover: (p) => `kryt ${p.cover}`,
  factObjective: (p) => `cíl ${p.value}`,
  factScouted: (p) => `propátráno: ${p.side}`,
  factControlled: (p) => `ovládáno: ${p.side}`,
  suppressedUnit: (p) => `${p.unit} (pod palbou)`,
  handLine: (p) => `${p.initiative} ${p.card}, ${p.soldier}: ${p.acts}`,
  fogLine: (p) => `${p.initiative} ${p.card}`,
  bidLine: (p) => `Vaše karta k určení iniciativy: ${nom(p.card)}`,
  sideCards: (p) =>
    `${p.side}: v ruce ${p.hand}, v dobíracím balíčku ${p.deck}, v odhazovacím ${p.discard}, ztráty ${p.lost}`,
  supplyLine: (p) => `${p.side}, záloha: ${cardsOf(p.cards)}`,
  playLine: (p) => `${p.side}, na stole: ${cardsOf(p.cards)}`,
  discardLine: (p) => `${p.side}, odhazovací balíček: ${cardsOf(p.cards)}`,
  removedLine: (p) => `${p.side}, vyřazeno ze hry: ${cardsOf(p.cards)}`,
  openHand: (p) => `${p.side}, v ruce: ${cardsOf(p.cards)}`,
  none: NONE,
  won: {
    points: (p) => `${subject(p.side)} vítězí: ${verb(p.side, 'ovládá', 'ovládají')} dost cílů.`,
    pinned: (p) => `${subject(p.side)} vítězí: nepřítel je potlačen.`,
    hopeless: (p) => `${subject(p.side)} vítězí: situace nepřítele je beznadějná.`,
    'both-pinned': (p) =>
      `Obě čety jsou potlačeny. ${subject(p.side)} vítězí na body, při shodě díky iniciativě.`,
  },
  youWon: {
    points: 'Ovládáte dost cílů.',
    pinned: 'Nepřátelskou četu jste potlačili.',
    hopeless: 'Situace nepřátelské čety je beznadějná.',
    'both-pinned': 'Obě čety jsou potlačeny. Máte víc bodů, nebo při shodě iniciativu.',
  },
  youLost: {
    points: 'Soupeř ovládá dost cílů.',
    pinned: 'Vaše četa je potlačena.',
    hopeless: 'Situace vaší čety je beznadějná.',
    'both-pinned': 'Obě čety jsou potlačeny. Soupeř má víc bodů, nebo při shodě iniciativu.',
  },
  exhausted: 'Remíza: ani po stu kolech nikdo nezvítězil.',
  gistHit: 'zásah',
  gistMiss: 'vedle',
  gistNone: 'bez výstřelu',
  reasons,
  first: {
    bid: 'Nejdřív vyberte kartu k určení iniciativy.',
    card: 'Nejdřív vyberte, kterou kartu zahrajete, nebo ukončete tah.',
    use: 'Nejdřív vyberte akci pro zahranou kartu.',
    step: 'Nejdřív vyberte, kam se jednotka přesune, nebo zvolte „To stačí“.',
    guide: 'Nejdřív vyberte jednotku, kterou přemístíte.',
    attack: 'Nejdřív vyberte cíl útoku.',
    suppress: 'Nejdřív vyberte cíl krycí palby.',
    blast: 'Nejdřív je třeba hodit za všechny jednotky na zaměřeném poli.',
    target: 'Nejdřív vyberte pole k zaměření.',
    bolster: 'Nejdřív vyberte karty ze zálohy, nebo zvolte „To stačí“.',
    inspire: 'Nejdřív vyberte kartu, která se vám vrátí do ruky.',
  },
  marks: { scouted: 'p', controlled: 'O' },
};
