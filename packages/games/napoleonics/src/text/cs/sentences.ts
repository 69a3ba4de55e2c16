import { capital, type Name, type Phrase, phrase, type Translated } from '@bivouac/text';
import {
  acc,
  beforeCs,
  countCs,
  dat,
  gen,
  inPlace,
  ins,
  listCs,
  nom,
  past,
  prepCs,
  verb,
} from '@bivouac/text/grammar/cs.ts';
import type { NapoleonicsSentences } from '../en/sentences.ts';

const DIE = { one: 'kostka', few: 'kostky', many: 'kostky', other: 'kostek' };
const HIT = { one: 'zásah', few: 'zásahy', many: 'zásahu', other: 'zásahů' };
const FLAG = { one: 'prapor', few: 'prapory', many: 'praporu', other: 'praporů' };
const BLOCK = { one: 'blok', few: 'bloky', many: 'bloku', other: 'bloků' };
const ORDER = { one: 'rozkaz', few: 'rozkazy', many: 'rozkazu', other: 'rozkazů' };
/** After a verb: dobrali si jednu kartu. */
const CARD_ACC = { one: 'kartu', few: 'karty', many: 'karty', other: 'karet' };

/** A name that begins a sentence. */
const Nom = (name: Name): Phrase => capital(nom(name));

/** “z A8 ” for a unit; nothing for a leader, who goes by name alone. */
const leaving = (from: Phrase | null): string => (from === null ? '' : `${prepCs('z', from)} `);

/** `2 zásahy a 1 prapor`, without zeros. */
const resultOf = (hits: number, flags: number): Phrase => {
  const parts = [
    ...(hits > 0 ? [countCs(hits, HIT)] : []),
    ...(flags > 0 ? [countCs(flags, FLAG)] : []),
  ];
  return parts.length === 0 ? phrase('bez účinku') : listCs(parts);
};

interface Blow {
  readonly unit: Name;
  readonly target: Name;
  readonly dice: number;
  readonly hits: number;
  readonly flags: number;
}
type Way = { readonly unit: Name; readonly from: Phrase; readonly to: Phrase };

const told = (p: Blow): Phrase => (p.dice === 0 ? phrase('bez kostek') : resultOf(p.hits, p.flags));
/** `britská lehká pěchota pálí na …`: the target stands in the accusative after the words. */
const strikes = (p: Blow, words: string): string =>
  `${Nom(p.unit)} ${words} ${acc(p.target)}: ${told(p)}.`;
const goes = (p: Way, words: string): string =>
  `${Nom(p.unit)} ${words} ${prepCs('z', p.from)} na ${p.to}.`;

export const sentences: Translated<NapoleonicsSentences> = {
  about:
    'Britové a jejich spojenci proti Francouzům, 1808 až 1815: bloky na hexech, karty velení, čtverce a jízda.',
  options: {
    square: {
      title: 'Zformování do čtverce',
      values: { sure: 'vždy se podaří', rolled: 'ověřuje se hodem' },
    },
    works: {
      title: 'Polní opevnění a jiný terén',
      values: {
        alone: 'kostky ubírá jen opevnění',
        added: 'ubírá i terén, na kterém stojí útočník',
      },
    },
    'square-ground': {
      title: 'Čtverec v brodu a v opevnění',
      values: {
        strict: 'nikdy',
        lenient: 'v brodu ano, v opevnění při útoku z otevřené strany',
      },
    },
  },
  actions: {
    play: ({ card }) => `Zahrát kartu ${card}`,
    section: ({ section }) => `Vybrat ${acc(section)}`,
    manoeuvre: 'Přesunout až čtyři jednotky bez boje',
    single: 'Dát rozkaz jedné jednotce jako obvykle',
    supply: ({ hex }) => `Vrátit jednotku z ${hex}`,
    place: ({ hex }) => `Umístit jednotku na ${hex}`,
    rally: ({ hex }) => `Vrátit blok jednotce na ${hex}`,
    order: ({ hex }) => `Dát rozkaz jednotce na ${hex}`,
    lead: ({ hex }) => `Dát samostatný rozkaz veliteli na ${hex}`,
    unform: ({ hex }) => `Rozpustit čtverec na ${hex}`,
    pick: ({ hex }) => `Přesunout jednotku z ${hex}`,
    pickLeader: ({ hex }) => `Přesunout velitele z ${hex}`,
    go: ({ hex }) => `Přesunout na ${hex}`,
    exit: 'Opustit bojiště',
    fire: ({ from, hex }) => `Pálit z ${from} na ${hex}`,
    melee: ({ from, hex }) => `Zaútočit z ${from} na ${hex}`,
    join: ({ hex }) => `Připojit děla na ${hex}`,
    attack: 'Zaútočit',
    stand: 'Čelit útoku',
    firstStrike: 'Zahrát kartu Zaútočit jako první',
    square: 'Zformovat čtverec',
    retire: 'Stáhnout a přeskupit',
    ignore: ({ count }) =>
      count === 0 ? 'Přijmout všechny prapory' : `Ignorovat ${countCs(count, FLAG)}`,
    retreat: ({ hex }) => `Ustoupit na ${hex}`,
    leave: 'Opustit bojiště',
    halt: 'Zastavit se zde',
    advance: 'Obsadit hex',
    battleBack: 'Provést protiútok',
    hold: 'Zůstat na místě',
    keep: ({ card }) => `Nechat si kartu ${card}`,
    done: 'Hotovo',
  },
  turnBegan: ({ round, side }) =>
    `${round}. kolo: na tahu ${verb(side, 'je', 'jsou')} ${nom(side)}.`,
  cardPlayed: ({ side, card }) => `${Nom(side)} ${verb(side, 'hraje', 'hrají')} kartu ${card}.`,
  cardCounts: ({ side, card, as }) =>
    `${Nom(side)} ${verb(side, 'hraje', 'hrají')} kartu ${card}, která platí jako ${as}.`,
  commandRolled: ({ side, dice }) =>
    `${Nom(side)} ${verb(side, 'hází', 'házejí')} o rozkazy: ${dice}.`,
  sectionChosen: ({ side, section }) => `${Nom(side)} ${past(side, 'vybral')} ${acc(section)}.`,
  unitOrdered: ({ unit }) => `${Nom(unit)} ${verb(unit, 'dostává', 'dostávají')} rozkaz.`,
  leaderOrdered: ({ leader, hex }) => `Velitel ${nom(leader)} na ${hex} dostává rozkaz jít sám.`,
  squareLeft: ({ unit }) =>
    `${Nom(unit)} ${past(unit, 'rozpustil')} čtverec, karta se vrací do ruky.`,
  blockRallied: ({ unit }) => `${Nom(unit)} ${past(unit, 'získal')} zpět jeden blok.`,
  unitSentBack: ({ unit, from, to }) =>
    `${capital(dat(unit))} došly zásoby, ${verb(unit, 'vrací se', 'vracejí se')} ${prepCs('z', from)} na ${to}.`,
  unitMoved: (p) => goes(p, `se ${past(p.unit, 'přesunul')}`),
  unitRetreated: (p) => goes(p, past(p.unit, 'ustoupil')),
  unitRetired: (p) => goes(p, `se ${past(p.unit, 'stáhl')}`),
  unitAdvanced: (p) => goes(p, past(p.unit, 'postoupil')),
  unitExited: ({ unit, hex }) => `${Nom(unit)} ${past(unit, 'opustil')} bojiště přes ${hex}.`,
  leaderMoved: ({ leader, from, to }) =>
    `Velitel ${nom(leader)} se přesunul ${prepCs('z', from)} na ${to}.`,
  leaderRetreated: ({ leader, from, to }) =>
    `Velitel ${nom(leader)} ustoupil ${prepCs('z', from)} na ${to}.`,
  leaderLeft: ({ leader, hex }) => `Velitel ${nom(leader)} opustil bojiště přes ${hex}.`,
  leaderJoined: ({ leader, unit }) =>
    `Velitel ${nom(leader)} se připojil ${prepCs('k', dat(unit))}.`,
  meleeDeclared: ({ unit, target }) => `${Nom(unit)} útočí zblízka na ${acc(target)}.`,
  bonusDeclared: ({ unit, target }) => `Bonusový útok jízdy: ${nom(unit)} útočí na ${acc(target)}.`,
  gunsJoined: ({ unit }) => `${Nom(unit)} se ${past(unit, 'připojil')} k útoku.`,
  firstStrikePlayed: ({ side }) =>
    `${Nom(side)} ${verb(side, 'hraje', 'hrají')} kartu Zaútočit jako první.`,
  squareFormed: ({ unit }) =>
    `${Nom(unit)} se ${past(unit, 'zformoval')} do čtverce, jedna karta jde na tabulku.`,
  squareFormedOwn: ({ unit, card }) =>
    `${Nom(unit)} se ${past(unit, 'zformoval')} do čtverce, na tabulku jde karta ${card}.`,
  squareRolled: ({ unit, dice, isFormed }) =>
    isFormed
      ? `${Nom(unit)} se ${past(unit, 'stihl')} zformovat do čtverce (${dice}).`
      : `${Nom(unit)} se ${past(unit, 'nestihl')} zformovat do čtverce (${dice}).`,
  retireChosen: ({ unit }) =>
    `${Nom(unit)} se ${verb(unit, 'stahuje a přeskupuje', 'stahují a přeskupují')}.`,
  rolled: {
    ranged: (p) => strikes(p, 'pálí na'),
    melee: (p) =>
      `${Nom(p.unit)} ${verb(p.unit, 'bojuje', 'bojují')} zblízka ${prepCs('s', ins(p.target))}: ${told(p)}.`,
    'first-strike': (p) => strikes(p, `${past(p.unit, 'udeřil')} první na`),
    square: (p) => strikes(p, `ve čtverci ${past(p.unit, 'udeřil')} první na`),
    retire: (p) =>
      `${Nom(p.unit)} ${past(p.unit, 'udeřil')} na ${acc(p.target)} při ${verb(p.target, 'jejím', 'jejich')} stažení: ${told(p)}.`,
    'battle-back': (p) => strikes(p, `${verb(p.unit, 'provádí', 'provádějí')} protiútok na`),
    leader: (p) => strikes(p, `${past(p.unit, 'udeřil')} na`),
    escape: (p) => `${Nom(p.unit)} ${past(p.unit, 'udeřil')} na unikajícího velitele: ${told(p)}.`,
  },
  shot: (p) => `${p.why}: ${nom(p.unit)} → ${nom(p.target)}`,
  thrown: 'kostek',
  whys: {
    ranged: 'Palba',
    melee: 'Boj zblízka',
    'first-strike': 'První úder',
    square: 'Čtverec udeří první',
    retire: 'Úder na stahující se jízdu',
    'battle-back': 'Protiútok',
    leader: 'Útok na velitele',
    escape: 'Únik',
  },
  diceCount: ({ count }) => countCs(count, DIE),
  sources: {
    blocks: 'bloky',
    guns: 'děla',
    moved: 'pohyb',
    kind: 'druh',
    card: 'karta',
    square: 'čtverec',
    'terrain-in': 'terén cíle',
    'terrain-out': 'vlastní terén',
    'works-in': 'opevnění',
    'works-out': 'vlastní opevnění',
    'no-dice': 'nejméně 0 kostek',
  },
  grounds: {
    'terrain-in': ({ terrain }) => `cíl ${inPlace(terrain)}`,
    'terrain-out': ({ terrain }) => `útok ${prepCs('z', gen(terrain))}`,
  },
  blocksLost: ({ unit, count }) =>
    `${Nom(unit)} ${past(unit, 'ztratil')} ${countCs(count, BLOCK)}.`,
  blocksBlocked: ({ unit, count }) =>
    `${Nom(unit)} ${past(unit, 'neměl')} kam ustoupit a ${past(unit, 'ztratil')} ${countCs(count, BLOCK)}.`,
  blocksSquare: ({ unit, count }) =>
    `${Nom(unit)} ${past(unit, 'zůstal')} ve čtverci a místo ústupu ${past(unit, 'ztratil')} ${countCs(count, BLOCK)}.`,
  unitDestroyed: ({ unit }) => `${Nom(unit)} ${past(unit, 'byl')} ${past(unit, 'zničen')}.`,
  leaderChecked: ({ leader, dice, isHit }) =>
    isHit
      ? `Ověření ztráty velitele: ${nom(leader)} je zasažen (${dice}).`
      : `Ověření ztráty velitele: ${nom(leader)} vyvázl (${dice}).`,
  leaderKilled: ({ leader, hex }) => `Velitel ${nom(leader)} padl na ${hex}.`,
  flagsIgnored: ({ unit, count, why }) =>
    `${Nom(unit)} ${verb(unit, 'ignoruje', 'ignorují')} ${countCs(count, FLAG)} (${why}).`,
  flagWhys: { kind: 'druh', leader: 'velitel', support: 'podpora', works: 'opevnění' },
  bannerWon: ({ side, why }) => `${Nom(side)} ${past(side, 'získal')} ${why}.`,
  bannerLost: ({ side }) => `${Nom(side)} ${past(side, 'ztratil')} území a s ním zástavu.`,
  bannerWhys: {
    unit: ({ name }) => `zástavu za ${acc(name)}`,
    leader: ({ name }) => `zástavu za velitele (${nom(name)})`,
    held: () => 'zástavu za držené území',
    exit: () => 'zástavu za odchod z bojiště',
    bonus: ({ name }) => `další zástavu za ${acc(name)}`,
  },
  cardsDrawn: ({ side, count }) =>
    `${Nom(side)} si ${past(side, 'dobral')} ${countCs(count, CARD_ACC)}.`,
  cardsDrawnOwn: ({ side, cards }) => `${Nom(side)} si ${past(side, 'dobral')}: ${cards}.`,
  cardKept: ({ side, card }) => `${Nom(side)} ${past(side, 'odložil')} kartu ${card}.`,
  deckReshuffled: 'Všechny použité karty se zamíchaly do balíčku.',
  asks: {
    play: () => 'Zahrajte kartu velení.',
    section: () => 'Vyberte sekci.',
    mode: () => 'Velké manévry: zvolte manévr, nebo jednu jednotku.',
    supply: () => 'Vyberte jednotku, které došly zásoby.',
    place: () => 'Vyberte hex, kam se jednotka vrátí.',
    rally: () => 'Vyberte jednotku, která získá blok zpět.',
    order: ({ left }) => `Vydejte rozkazy: ${left}.`,
    pick: () => 'Vyberte jednotku s rozkazem a přesuňte ji.',
    go: ({ name, from }) =>
      `Vyberte, kam se ${leaving(from)}${verb(name, 'přesune', 'přesunou')} ${nom(name)}.`,
    attack: () => 'Bojujte jednotkami s rozkazem, jednou po druhé.',
    combine: () => 'Připojte k útoku děla, nebo zaútočte hned.',
    react: ({ unit, target }) => `${Nom(unit)} útočí na ${acc(target)}. Zvolte svou reakci.`,
    ignore: ({ unit, flags }) =>
      `${Nom(unit)} ${past(unit, 'dostal')} ${countCs(flags, FLAG)}. Zvolte, kolik praporů ${verb(unit, 'bude', 'budou')} ignorovat.`,
    retreat: ({ name, from }) => `Vyberte, kam ${leaving(from)}ustoupí ${nom(name)}.`,
    withdraw: ({ name, from }) =>
      `Vyberte, kam se ${leaving(from)}${verb(name, 'stáhne', 'stáhnou')} ${nom(name)}.`,
    flee: ({ leader }) => `Vyberte, kam ustoupí velitel ${nom(leader)}.`,
    advance: ({ unit }) => `Zvolte, zda ${nom(unit)} obsadí uvolněný hex.`,
    further: ({ unit }) => `Zvolte, zda ${nom(unit)} postoupí dál.`,
    bonus: ({ unit }) => `Vyberte cíl bonusového útoku. Útočí ${nom(unit)}.`,
    'battle-back': ({ unit }) =>
      `Zvolte, zda ${nom(unit)} ${verb(unit, 'provede', 'provedou')} protiútok.`,
    keep: () => 'Vyberte kartu, kterou si necháte.',
  },
  ordersLeft: {
    left: ({ count }) => `${count} na levém křídle`,
    centre: ({ count }) => `${count} ve středu`,
    right: ({ count }) => `${count} na pravém křídle`,
    infantry: ({ count }) => `${count} pro pěchotu`,
    cavalry: ({ count }) => `${count} pro jízdu`,
    artillery: ({ count }) => `${count} pro dělostřelectvo`,
    any: ({ count }) => `${count} pro kohokoli`,
    pool: ({ count }) => countCs(count, ORDER),
    none: 'žádný už nezbývá',
  },
  wait: ({ side }) => `Na tahu ${verb(side, 'je', 'jsou')} ${nom(side)}.`,
  over: 'Hra skončila.',
  headStatus: 'Stav',
  headMap: 'Mapa',
  headUnits: 'Jednotky',
  headHand: 'Vaše ruka',
  headCards: 'Karty',
  statusTurn: ({ round, side }) => `${round}. kolo, ${nom(side)}`,
  statusCard: ({ card }) => `Vyloženo: ${card}`,
  statusBanners: ({ side, won, need }) =>
    `${nom(side)}: zástavy ${won} ${beforeCs('z', need)} ${need}`,
  unitLine: ({ unit, blocks, of, facts }) => `${Nom(unit)}: ${blocks}/${of}${facts}`,
  leaderLine: ({ leader, hex }) => `Velitel ${nom(leader)} (${hex})`,
  inSquare: 've čtverci',
  ordered: 's rozkazem',
  handLine: ({ card, text }) => `${card}: ${text}`,
  capturedLine: ({ card, hex }) => `${card} (leží u čtverce na ${hex})`,
  sideCards: ({ side, hand, squares }) =>
    `${nom(side)}: v ruce ${hand}, na tabulce čtverců ${squares}`,
  deckLine: ({ deck, discards }) => `V balíčku ${deck}, odloženo ${discards}`,
  discardLine: ({ cards }) => `Naposled odloženo: ${cards}`,
  openHand: ({ side, cards }) => `${nom(side)}, ruka: ${cards}`,
  none: 'nic',
  won: ({ side }) =>
    `${Nom(side)} ${verb(side, 'vítězí: získal', 'vítězí: získali')} potřebný počet zástav.`,
  wonAtNight: ({ side }) =>
    `${Nom(side)} ${verb(side, 'vítězí: do setmění získal', 'vítězí: do setmění získali')} víc zástav.`,
  youWon: 'Získali jste potřebný počet zástav.',
  youLost: 'Soupeř získal potřebný počet zástav.',
  youWonAtNight: 'Do setmění jste získali víc zástav.',
  youLostAtNight: 'Soupeř do setmění získal víc zástav.',
  exhausted: 'Remíza: padla tma a obě strany mají stejně zástav.',
  gist: ({ hits, flags }) => resultOf(hits, flags),
  gistNone: 'bez hodu',
  legend:
    '^ kopec, f les, M strmý svah, T město, W mlýn, ~ řeka, = brod, H most, q lom, „!“ opevnění.\nJednotky: národ (b, p, f), druh, bloky; * velitel, # čtverec, @ cíl.',
  reasons: {
    'game-over': () => 'Hra skončila.',
    'not-your-decision': () => 'Teď nerozhodujete vy.',
    'other-decision': () => 'Nejdřív je třeba rozhodnout něco jiného.',
    'not-in-hand': ({ card }) => `Kartu ${card} v ruce nemáte.`,
    'no-unit': ({ hex }) => `Na ${hex} žádná jednotka není.`,
    'not-your-unit': ({ hex }) => `Jednotka na ${hex} není vaše.`,
    'already-ordered': ({ hex }) => `Jednotka na ${hex} už rozkaz má.`,
    'no-order-for-it': ({ hex }) => `Na ${hex} už karta rozkaz dát nemůže.`,
    'no-leader': ({ hex }) => `Na ${hex} žádný váš velitel není.`,
    'leader-in-square': ({ hex }) => `Velitel na ${hex} nemůže opustit čtverec.`,
    'leader-not-ordered': ({ hex }) => `Na ${hex} není velitel s vlastním rozkazem.`,
    'no-square': ({ hex }) => `Na ${hex} žádný čtverec není.`,
    'cavalry-beside': ({ hex }) => `Vedle čtverce na ${hex} stojí nepřátelská jízda.`,
    'not-ordered': ({ hex }) => `Jednotka na ${hex} nemá rozkaz.`,
    'already-moved': ({ hex }) => `Jednotka na ${hex} se už přesunula.`,
    'in-square': ({ hex }) => `Čtverec na ${hex} se nepřesunuje.`,
    'leader-just-joined': ({ hex }) =>
      `K jednotce na ${hex} se v tomto tahu připojil velitel, proto zůstává.`,
    'cannot-move': ({ hex }) => `Jednotka na ${hex} se nemá kam přesunout.`,
    impassable: ({ hex }) => `Na ${hex} je neprůchodný terén.`,
    occupied: ({ hex }) => `Na ${hex} už jednotka stojí.`,
    'too-far': ({ hex }) => `Na ${hex} jednotka nedosáhne.`,
    'has-fought': ({ hex }) => `Jednotka na ${hex} už v tomto tahu bojovala.`,
    'moved-too-far': ({ hex }) => `Jednotka na ${hex} po takovém přesunu nemůže bojovat.`,
    'card-forbids': () => 'To karta nedovoluje.',
    'no-enemy': ({ hex }) => `Na ${hex} žádný nepřítel není.`,
    'leader-alone': ({ hex }) => `Na ${hex} je samotný velitel, na toho se nestřílí.`,
    'no-firearms': ({ hex }) => `Jednotka na ${hex} nestřílí.`,
    'enemy-beside': ({ hex }) =>
      `Jednotka na ${hex} má vedle sebe nepřítele, může bojovat jen zblízka.`,
    'out-of-range': ({ hex }) => `Na ${hex} jednotka nedostřelí.`,
    'no-sight': ({ hex }) => `Na ${hex} není vidět.`,
    'no-dice': ({ hex }) => `Na ${hex} by nezbyla ani jedna kostka.`,
    'guns-cannot-join': ({ hex }) => `Děla na ${hex} se připojit nemohou.`,
    'square-infantry': () => 'Do čtverce se formuje jen pěchota.',
    'square-cavalry': () => 'Čtverec se formuje jen proti jízdě.',
    'square-cards': () => 'Na čtverec jsou potřeba aspoň tři karty v ruce.',
    'square-ground': () => 'V tomto terénu se čtverec zformovat nedá.',
    'square-already': () => 'Jednotka už ve čtverci je, nebo na tabulce čtverců není volné místo.',
    'no-room-to-retire': () =>
      'Stáhnout se může jen jízda napadená pěchotou a potřebuje dva volné hexy.',
    'not-a-way-back': ({ hex }) => `Na ${hex} ústup nevede.`,
    'too-many-flags': () => 'Tolik praporů ignorovat nelze.',
    'no-block-to-rally': ({ hex }) =>
      `Jednotka na ${hex} nemá ztracený blok, nebo už není její symbol.`,
    'not-for-supply': ({ hex }) => `Na ${hex} kartu použít nelze.`,
    'section-empty': () => 'V té sekci není žádná jednotka pro tuto kartu.',
    'no-exit': () => 'Odtud z bojiště odejít nelze.',
  },
};
