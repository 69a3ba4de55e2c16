import { capital, type Name } from '@bivouac/text';
import { beforeCs, countCs, nameCs, nom, past, verb } from '@bivouac/text/grammar/cs.ts';
import type { SkirmishEnglish } from '../en/sentences.ts';
import type { Translated } from '../words.ts';

const KARTA = { one: 'kartu', few: 'karty', many: 'karty', other: 'karet' };
const ZASAH = { one: 'zásah', few: 'zásahy', many: 'zásahu', other: 'zásahů' };
const POVEL = { one: 'povel', few: 'povely', many: 'povelu', other: 'povelů' };

/** At the start of a sentence. */
const Nom = (name: Name): string => capital(nom(name));

export const sentences: Translated<SkirmishEnglish> = {
  title: 'Šarvátka',
  about: 'Dvě malé roty se přou o přechod přes řeku. Vzorová hra Bivouacu.',
  seats: ['Modří', 'Červení'],
  sides: [
    nameCs('ma', 'Modří|Modrých|Modrým|Modré|Modrých|Modrými', { isPlural: true }),
    nameCs('ma', 'Červení|Červených|Červeným|Červené|Červených|Červenými', { isPlural: true }),
  ],
  areas: ['Západní tábor', 'Brod', 'Les', 'Mlýn', 'Kopec', 'Vesnice', 'Východní tábor'],
  units: ['Trubka', 'Buben', 'Píšťala', 'Jestřáb', 'Luňák', 'Havran'],
  cards: ['Jednička', 'Dvojka', 'Trojka', 'Léčka'],
  scenarios: {
    crossing: {
      title: 'Přechod přes řeku',
      briefing: 'Za svítání sestupují obě roty k řece. Kdo drží víc míst, ten vyhrává.',
    },
    'mill-yard': {
      title: 'Dvůr u mlýna',
      briefing: 'Modří už sedí ve mlýně. Červení se stahují ze tří stran.',
    },
  },
  options: { length: { title: 'Délka', values: { short: 'tři kola', long: 'čtyři kola' } } },
  bid: (p) => `Vsadit: ${p.card}`,
  order: (p) => `Zahrát: ${p.card}`,
  halt: 'Tady skončit',
  pick: (p) => `Vybrat: ${p.unit}`,
  march: (p) => `Pochod: ${p.area}`,
  attack: (p) => `Útok: ${p.area}`,
  stand: 'Zůstat na místě',
  ambush: 'Spustit léčku',
  roundBegan: (p) => `Kolo ${p.round}`,
  deckReshuffled: (p) =>
    `${Nom(p.side)} ${past(p.side, 'zamíchal')} použité karty do nového balíčku.`,
  cardsDrawn: (p) => `${Nom(p.side)} si ${past(p.side, 'dobral')} ${countCs(p.count, KARTA)}.`,
  cardsDrawnOwn: (p) => `${Nom(p.side)} si ${past(p.side, 'dobral')}: ${p.cards}.`,
  bidPlaced: (p) => `${Nom(p.side)} ${past(p.side, 'položil')} sázku lícem dolů.`,
  bidsRevealed: (p) =>
    `Sázky: Modří ${p.blue}, Červení ${p.red}. ${Nom(p.first)} ${verb(p.first, 'začíná', 'začínají')}.`,
  cardPlayed: (p) => `${Nom(p.side)} ${past(p.side, 'zahrál')} kartu ${p.card}.`,
  unitMarched: (p) => `Pochod: ${p.unit}, ${p.from} → ${p.to}`,
  attackDeclared: (p) => `Útok: ${p.unit} → ${p.area}`,
  ambushSprung: (p) => `${Nom(p.side)} ${past(p.side, 'spustil')} léčku!`,
  fired: (p) =>
    `Palba: ${p.unit} → ${p.target}, kostky ${p.dice}, potřeba ${p.need}: ${countCs(p.hits, ZASAH)}`,
  base: (p) => `${p.value}+`,
  cover: (p) => `kryt +${p.value}`,
  unitLost: (p) => `Ztráta: ${p.unit}`,
  askBid: 'Vsaďte kartu o první tah. Obě sázky se otočí najednou.',
  askOrder: 'Zahrajte kartu: její číslo říká, kolik povelů vydáte.',
  askUnit: (p) => `Vyberte jednotku. Zbývá: ${countCs(p.left, POVEL)}.`,
  askGoal: (p) => `${p.unit}: vyberte cíl pochodu nebo útoku.`,
  askReact: (p) => `${p.unit} útočí: ${p.area}. Spustíte léčku, nebo zůstanete na místě?`,
  waitBid: 'Čeká se na sázku.',
  waitOrder: (p) => `Čeká se, jakou kartu ${verb(p.side, 'zahraje', 'zahrají')} ${nom(p.side)}.`,
  waitUnit: (p) => `Čeká se, kterou jednotku ${verb(p.side, 'vybere', 'vyberou')} ${nom(p.side)}.`,
  waitGoal: (p) => `Čeká se, jaký povel ${verb(p.side, 'vydá', 'vydají')} ${nom(p.side)}.`,
  waitReact: (p) => `Čeká se, jak ${verb(p.side, 'odpoví', 'odpovědí')} ${nom(p.side)}.`,
  over: 'Hra skončila.',
  headMap: 'Mapa',
  headCards: 'Karty',
  headStatus: 'Stav',
  areaLine: (p) => `${p.area}${p.cover > 0 ? ` (kryt ${p.cover})` : ''}: ${p.units}`,
  empty: 'prázdno',
  unitLine: (p) => `${p.seat}: ${p.unit} (síla ${p.strength})`,
  handOwn: (p) => `Vaše ruka: ${p.cards}`,
  handOpen: (p) => `${p.seat}, karty v ruce: ${p.cards}`,
  handCount: (p) => `${p.seat}: v ruce ${p.hand}, v balíčku ${p.deck}, použito ${p.discard}`,
  ownBid: (p) => `Vaše sázka: ${p.card}`,
  roundLine: (p) => `Kolo ${p.round} ${beforeCs('z', p.rounds)} ${p.rounds}`,
  prizesLine: (p) => `Držená místa: Modří ${p.blue}, Červení ${p.red}`,
  none: 'nic',
  reasons: {
    'game-over': () => 'Hra skončila.',
    'not-your-decision': () => 'Teď nerozhodujete vy.',
    'other-decision': () => 'Nejdřív je třeba rozhodnout něco jiného.',
    'not-in-hand': (p) => `Kartu ${p.card} nemáte v ruce.`,
    'not-your-unit': (p) => `${p.unit} není vaše jednotka.`,
    'unit-lost': (p) => `${p.unit}: jednotka je ztracená.`,
    'not-adjacent': (p) => `Cesta nevede: ${p.from} → ${p.area}.`,
    'enemy-there': (p) => `${p.area}: stojí tam nepřítel, musíte zaútočit.`,
    'no-enemy-there': (p) => `${p.area}: není tam na koho útočit.`,
  },
  gistHits: (p) => countCs(p.hits, ZASAH),
  gistNone: 'bez palby',
  outcomeDraw: 'Remíza: obě strany drží stejně míst.',
  outcomeAreas: (p) => `${Nom(p.side)} vítězí: drží víc míst.`,
  outcomeDestroyed: (p) => `${Nom(p.side)} vítězí: nepřítel je zničen.`,
  youWon: { areas: 'Držíte víc míst.', destroyed: 'Nepřítel je zničen.' },
  youLost: { areas: 'Soupeř drží víc míst.', destroyed: 'Vaše síly jsou zničeny.' },
};
