import { capital, type Name } from '@bivouac/text';
import {
  acc,
  beforeCs,
  countCs,
  countedCs,
  inPlace,
  nameCs,
  nom,
  past,
  verb,
  withSoftAdjective,
} from '@bivouac/text/grammar/cs.ts';
import type { SkirmishEnglish } from '../en/sentences.ts';
import type { Translated } from '../words.ts';

const KARTA = { one: 'kartu', few: 'karty', many: 'karty', other: 'karet' };
const ZASAH = { one: 'zásah', few: 'zásahy', many: 'zásahu', other: 'zásahů' };
const POVEL = { one: 'povel', few: 'povely', many: 'povelu', other: 'povelů' };

const TABOR = nameCs('mi', 'tábor|tábora|táboru|tábor|táboře|táborem');

/** At the start of a sentence. */
const Nom = (name: Name): string => capital(nom(name));

export const sentences: Translated<SkirmishEnglish> = {
  title: 'Šarvátka',
  about: 'Dvě malé roty se přou o přechod přes řeku. Vzorová hra Bivouacu.',
  sides: [
    nameCs('ma', 'Modří|Modrých|Modrým|Modré|Modrých|Modrými', { isPlural: true }),
    nameCs('ma', 'Červení|Červených|Červeným|Červené|Červených|Červenými', { isPlural: true }),
  ],
  areas: [
    withSoftAdjective(TABOR, 'Západn'),
    nameCs('mi', 'Brod|Brodu|Brodu|Brod|Brodu|Brodem', { place: 'na' }),
    nameCs('mi', 'Les|Lesa|Lesu|Les|Lese|Lesem'),
    nameCs('mi', 'Mlýn|Mlýna|Mlýnu|Mlýn|Mlýně|Mlýnem'),
    nameCs('mi', 'Kopec|Kopce|Kopci|Kopec|Kopci|Kopcem', { place: 'na' }),
    nameCs('f', 'Vesnice|Vesnice|Vesnici|Vesnici|Vesnici|Vesnicí'),
    withSoftAdjective(TABOR, 'Východn'),
  ],
  units: [
    nameCs('f', 'Trubka|Trubky|Trubce|Trubku|Trubce|Trubkou'),
    nameCs('mi', 'Buben|Bubnu|Bubnu|Buben|Bubnu|Bubnem'),
    nameCs('f', 'Píšťala|Píšťaly|Píšťale|Píšťalu|Píšťale|Píšťalou'),
    nameCs('ma', 'Jestřáb|Jestřába|Jestřábovi|Jestřába|Jestřábovi|Jestřábem'),
    nameCs('ma', 'Luňák|Luňáka|Luňákovi|Luňáka|Luňákovi|Luňákem'),
    nameCs('ma', 'Havran|Havrana|Havranovi|Havrana|Havranovi|Havranem'),
  ],
  cards: [
    nameCs('f', 'Jednička|Jedničky|Jedničce|Jedničku|Jedničce|Jedničkou'),
    nameCs('f', 'Dvojka|Dvojky|Dvojce|Dvojku|Dvojce|Dvojkou'),
    nameCs('f', 'Trojka|Trojky|Trojce|Trojku|Trojce|Trojkou'),
    nameCs('f', 'Léčka|Léčky|Léčce|Léčku|Léčce|Léčkou'),
  ],
  label: (p) => nom(p.name),
  labels: (p) => countedCs(p.cards),
  scenarios: {
    crossing: {
      title: 'Přechod přes řeku',
      briefing: 'Za svítání sestupují obě roty k řece. Kdo drží víc míst, ten vyhrává.',
    },
    'mill-yard': {
      title: 'Dvůr u mlýna',
      briefing: 'Modří už sedí ve mlýně. Červení na ně jdou ze tří stran.',
    },
  },
  options: { length: { title: 'Délka', values: { short: 'tři kola', long: 'čtyři kola' } } },
  bid: (p) => `Vsadit ${acc(p.card)}`,
  order: (p) => `Zahrát ${acc(p.card)}`,
  halt: 'Tady skončit',
  pick: (p) => `Vybrat: ${nom(p.unit)}`,
  march: (p) => `Pochod: ${nom(p.area)}`,
  attack: (p) => `Útok: ${nom(p.area)}`,
  stand: 'Zůstat na místě',
  ambush: 'Spustit léčku',
  roundBegan: (p) => `Kolo ${p.round}`,
  deckReshuffled: (p) =>
    `${Nom(p.side)} ${past(p.side, 'zamíchal')} použité karty do nového balíčku.`,
  cardsDrawn: (p) => `${Nom(p.side)} si ${past(p.side, 'dobral')} ${countCs(p.count, KARTA)}.`,
  cardsDrawnOwn: (p) => `${Nom(p.side)} si ${past(p.side, 'dobral')}: ${p.cards}.`,
  bidPlaced: (p) => `${Nom(p.side)} ${past(p.side, 'položil')} sázku lícem dolů.`,
  bidsRevealed: (p) =>
    `Sázky: Modří ${nom(p.blue)}, Červení ${nom(p.red)}. ${Nom(p.first)} ${verb(p.first, 'začíná', 'začínají')}.`,
  cardPlayed: (p) => `${Nom(p.side)} ${past(p.side, 'zahrál')} ${acc(p.card)}.`,
  unitMarched: (p) => `${nom(p.unit)} ${past(p.unit, 'táhl')}: ${nom(p.from)} → ${nom(p.to)}.`,
  attackDeclared: (p) => `${nom(p.unit)} ${past(p.unit, 'zaútočil')}: ${nom(p.area)}.`,
  ambushSprung: (p) => `${Nom(p.side)} ${past(p.side, 'spustil')} léčku!`,
  fired: (p) =>
    `${nom(p.unit)} ${past(p.unit, 'vystřelil')} na ${acc(p.target)}: ${p.dice}, potřeba ${p.need}. ${p.hits === 0 ? 'Bez zásahu' : countCs(p.hits, ZASAH)}.`,
  base: (p) => `${p.value}+`,
  cover: (p) => `kryt +${p.value}`,
  unitLost: (p) => `Ztráta: ${nom(p.unit)}.`,
  askBid: 'Vsaďte kartu o první tah. Obě sázky se otočí najednou.',
  askOrder: 'Zahrajte kartu: její číslo říká, kolik povelů vydáte.',
  askUnit: (p) => `Vyberte jednotku. Zbývá: ${countCs(p.left, POVEL)}.`,
  askGoal: (p) => `${nom(p.unit)}: vyberte cíl pochodu nebo útoku.`,
  askReact: (p) =>
    `${nom(p.unit)} útočí ${inPlace(p.area)}. Spustíte léčku, nebo zůstanete na místě?`,
  waitBid: 'Čeká se na sázku.',
  waitOrder: (p) => `Čeká se, jakou kartu ${verb(p.side, 'zahraje', 'zahrají')} ${nom(p.side)}.`,
  waitUnit: (p) => `Čeká se, kterou jednotku ${verb(p.side, 'vybere', 'vyberou')} ${nom(p.side)}.`,
  waitGoal: (p) => `Čeká se, jaký povel ${verb(p.side, 'vydá', 'vydají')} ${nom(p.side)}.`,
  waitReact: (p) => `Čeká se, jak ${verb(p.side, 'odpoví', 'odpovědí')} ${nom(p.side)}.`,
  over: 'Hra skončila.',
  headMap: 'Mapa',
  headCards: 'Karty',
  headStatus: 'Stav',
  areaLine: (p) => `${nom(p.area)}${p.cover > 0 ? ` (kryt ${p.cover})` : ''}: ${p.units}`,
  empty: 'prázdno',
  unitLine: (p) => `${nom(p.side)}: ${nom(p.unit)} (síla ${p.strength})`,
  handOwn: (p) => `Vaše ruka: ${p.cards}`,
  handOpen: (p) => `${nom(p.side)}, karty v ruce: ${p.cards}`,
  handCount: (p) => `${nom(p.side)}: v ruce ${p.hand}, v balíčku ${p.deck}, použito ${p.discard}`,
  ownBid: (p) => `Vaše sázka: ${nom(p.card)}`,
  roundLine: (p) => `Kolo ${p.round} ${beforeCs('z', p.rounds)} ${p.rounds}`,
  prizesLine: (p) => `Držená místa: Modří ${p.blue}, Červení ${p.red}`,
  none: 'nic',
  reasons: {
    'game-over': () => 'Hra skončila.',
    'not-your-decision': () => 'Teď nerozhodujete vy.',
    'other-decision': () => 'Nejdřív je třeba rozhodnout něco jiného.',
    'not-in-hand': (p) => `Kartu ${nom(p.card)} nemáte v ruce.`,
    'not-your-unit': (p) => `${nom(p.unit)} není vaše jednotka.`,
    'unit-lost': (p) => `${nom(p.unit)}: jednotka je ztracená.`,
    'not-adjacent': (p) => `Cesta nevede: ${nom(p.from)} → ${nom(p.area)}.`,
    'enemy-there': (p) => `${nom(p.area)}: stojí tam soupeř, musíte zaútočit.`,
    'no-enemy-there': (p) => `${nom(p.area)}: není tam na koho útočit.`,
  },
  gistHits: (p) => countCs(p.hits, ZASAH),
  gistNone: 'bez palby',
  outcomeDraw: 'Remíza: obě strany drží stejně míst.',
  outcomeAreas: (p) => `${Nom(p.side)} vítězí: drží víc míst.`,
  outcomeDestroyed: (p) => `${Nom(p.side)} vítězí: nepřítel je zničen.`,
  youWon: { areas: 'Držíte víc míst.', destroyed: 'Nepřítel je zničen.' },
  youLost: { areas: 'Soupeř drží víc míst.', destroyed: 'Vaše síly jsou zničeny.' },
};
