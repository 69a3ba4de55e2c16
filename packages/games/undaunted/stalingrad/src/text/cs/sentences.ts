import { capital, type Name, type Phrase, type Translated } from '@bivouac/text';
import {
  acc,
  beforeCs,
  countCs,
  countedCs,
  gen,
  nom,
  past,
  verb,
} from '@bivouac/text/grammar/cs.ts';
import { sentences as common } from '@bivouac/undaunted-core/text/cs/sentences.ts';
import type { CitySentences } from '../en/sentences.ts';
import { reasons } from './reasons.ts';

const KOSTKOU = { one: 'kostkou', few: 'kostkami', many: 'kostky', other: 'kostkami' };
const MINU = { one: 'minu', few: 'miny', many: 'miny', other: 'min' };
const BOD = {
  one: 'vítězný bod',
  few: 'vítězné body',
  many: 'vítězného bodu',
  other: 'vítězných bodů',
};
const BODEM = {
  one: 'vítězným bodem',
  few: 'vítěznými body',
  many: 'vítězného bodu',
  other: 'vítěznými body',
};
const VOJAK = { one: 'voják', few: 'vojáci', many: 'vojáka', other: 'vojáků' };
const KARTU = { one: 'kartu', few: 'karty', many: 'karty', other: 'karet' };
const JEDNOTKU = { one: 'jednotku', few: 'jednotky', many: 'jednotky', other: 'jednotek' };
const NEPRATELSKOU = {
  one: 'nepřátelskou jednotku',
  few: 'nepřátelské jednotky',
  many: 'nepřátelské jednotky',
  other: 'nepřátelských jednotek',
};

const MONTHS = ['září', 'října', 'listopadu'];

const subject = (name: Name): string => capital(nom(name));
/** „Sověti získali“, „protitankový kanón získal“. */
const did = (name: Name, masculine: string): string => `${subject(name)} ${past(name, masculine)}`;
const is = (name: Name): string => `${subject(name)} ${verb(name, 'je', 'jsou')}`;
/** Uvnitř věty s malým písmenem. */
const lower = (act: Phrase): string => act.charAt(0).toLowerCase() + act.slice(1);
/** „Padlo 3 a 7“. */
const rolled = (p: { dice: Phrase; total: number; isHit: boolean }): string =>
  `Padlo ${p.dice.replace(/, (?=[^,]*$)/, ' a ')} proti ${p.total}: ${p.isHit ? 'zásah' : 'vedle'}.`;
const mina = (isForTanks: boolean): string =>
  isForTanks ? 'protitanková mina' : 'protipěchotní mina';
const minu = (isForTanks: boolean): string =>
  isForTanks ? 'protitankovou minu' : 'protipěchotní minu';
const ztraty = (p: { side: Name; count: number }): string =>
  p.count === 0
    ? `${subject(p.side)} ${verb(p.side, 'nemá', 'nemají')} žádné ztráty.`
    : `${subject(p.side)} ${verb(p.side, 'má', 'mají')} v balíčku ztrát ${countCs(p.count, KARTU)}.`;
const vitezi = (side: Name): string => `${subject(side)} vítězí`;

export const sentences: Translated<CitySentences> = {
  ...common,
  day: (p) => `${p.date}. ${MONTHS[p.month - 9] ?? ''}`,
  about: 'Dvě čety ve městě, které kolem nich padá, podzim 1942. Kdo padne, chybí už napořád.',
  options: {
    ...common.options,
    withdrawal: { title: 'Stažení vojsk', values: { on: 'povoleno', off: 'nepovoleno' } },
    losses: {
      title: 'Trvalé ztráty',
      values: {
        chosen: 'mezi rezervisty vybíráte vy',
        lowest: 'přijde rezervista s nejnižším číslem',
      },
    },
    'lost-units': {
      title: 'Jednotky, z nichž nikdo nezbyl',
      values: {
        'laid-out': 'jejich žetony se rozmístí',
        away: 'jejich žetony se nerozmístí (jen když vybíráte mezi rezervisty)',
      },
    },
  },
  handLine: (p) => `${p.initiative} ${p.card}: ${p.acts}`,
  bid: (p) => `Vybrat ${acc(p.card)}, iniciativa ${p.initiative}`,
  bidOf: (p) =>
    `${p.isBeaten ? acc(p.card) : nom(p.card)} ${beforeCs('s', p.initiative)} ${p.initiative}`,
  raze: (p) => `Vystřelit na budovu na poli ${p.tile}`,
  collapse: (p) => `Vystřelit na tunel na poli ${p.tile}`,
  mine: (p) => `Položit protipěchotní minu směrem k poli ${p.tile}`,
  tankMine: (p) => `Položit protitankovou minu směrem k poli ${p.tile}`,
  withdraw: 'Stáhnout vojska (vyhrává nepřítel)',
  fogRemoved: (p) => `${did(p.side, 'odložil')} do konce bitvy 1 válečný zmatek.`,
  inspired: (p) => `Povzbuzení: ${nom(p.card)} jedná znovu.`,
  exerted: (p) => `Výpětí sil: ${nom(p.card)} jedná znovu.`,
  unitRouted: (p) => `${is(p.unit)} ${past(p.unit, 'rozprášen')}.`,
  unitReformed: (p) => `${is(p.unit)} zpátky v boji.`,
  unitRallied: (p) => `${is(p.unit)} znovu ${past(p.unit, 'připraven')}.`,
  unitDriven: (p) =>
    `${did(p.unit, 'byl')} ${past(p.unit, 'vytlačen')} z pole ${p.from} na ${p.to}.`,
  minedAt: (p) =>
    `${subject(p.target)} ${verb(p.target, 'přechází', 'přecházejí')} přes minu. ${rolled(p)}`,
  shelledAt: (p) => `Na ${acc(p.target)} se střílí zdálky (${lower(p.act)}). ${rolled(p)}`,
  firedAt: (p) => `${did(p.unit, 'střílel')} na ${acc(p.target)} (${lower(p.act)}). ${rolled(p)}`,
  shotFromAfar: (p) => `${p.act}: ${nom(p.target)}`,
  onTile: (p) => `na poli ${p.tile}`,
  groundOn: (p) => `${nom(p.ground)} na poli ${p.tile}`,
  buildingDamaged: (p) => `Budova na poli ${p.tile} je poškozená.`,
  buildingDestroyed: (p) => `Budova na poli ${p.tile} je zničená.`,
  tunnelDestroyed: (p) => `Tunel na poli ${p.tile} je zavalený.`,
  mineLaid: (p) =>
    `${did(p.side, 'položil')} ${minu(p.isForTanks)} mezi pole ${p.tile} a ${p.other}.`,
  mineCleared: (p) =>
    `Mezi poli ${p.tile} a ${p.other} vybuchla ${mina(p.isForTanks)} ${gen(p.side)}.`,
  smokeLaid: (p) => `${did(p.unit, 'položil')} na pole ${p.tile} dým.`,
  fieldOfFireSet: (p) =>
    `${subject(p.unit)} ${verb(p.unit, 'hlídá', 'hlídají')} palebným sektorem pole ${p.tile}.`,
  fieldOfFireLifted: (p) => `Palebný sektor ${gen(p.unit)} je zrušen.`,
  broughtUp: (p) =>
    `${subject(p.side)} si ${past(p.side, 'vzal')} ze zálohy do ruky ${acc(p.card)}.`,
  planeShotDown: (p) => `${did(p.side, 'přišel')} o ${acc(p.card)}: byl sestřelen.`,
  nothingShotDown: (p) =>
    `${subject(p.side)} ${verb(p.side, 'nemá', 'nemají')} bombardér, který by šlo sestřelit.`,
  victoryPoint: (p) => `${did(p.side, 'získal')} vítězný bod: celkem ${p.points}.`,
  pointPlaced: (p) => `Na pole ${p.tile} přibyl vítězný bod: celkem ${p.points}.`,
  askCharge: (p) => `${p.act}: vyberte cíl pro ${acc(p.unit)}.`,
  askBarrage: (p) => `${p.act} ${countCs(p.dice, KOSTKOU)}: vyberte pole.`,
  askNext: (p) => `${p.act}: vyberte další cíl na tom poli.`,
  askFlame: (p) =>
    `Vyberte cíl: ${nom(p.unit)} ${verb(p.unit, 'hází', 'házejí')} ${countCs(p.dice, KOSTKOU)}.`,
  askField: (p) => `Vyberte pole, které ${verb(p.unit, 'bude', 'budou')} hlídat ${nom(p.unit)}.`,
  askMines: (p) => `Vyberte okraj pole: položit můžete ještě ${countCs(p.left, MINU)}.`,
  askGuide: 'Vyberte jednotku, kterou přemístíte.',
  askRally: 'Vyberte jednotku, kterou připravíte.',
  askEntry: (p) =>
    `Vyberte střelce, ke kterým se ${verb(p.unit, 'přidá', 'přidají')} ${nom(p.unit)}.`,
  askInspire: 'Vyberte zahranou kartu, která jedná znovu.',
  askExert: 'Vyberte zahranou kartu, která jedná znovu. Její jednotka pak bude pod palbou.',
  askBringUp: 'Vyberte kartu, kterou si vezmete ze zálohy do ruky.',
  askLoss: (p) => `${did(p.unit, 'utrpěl')} ztrátu. Vyberte, kdo padne.`,
  askDrive: (p) => `Vyberte pole, na které vytlačíte ${acc(p.unit)}, nebo zvolte „${common.done}“.`,
  askAssault: 'Vyberte bojovou akci.',
  askStandDown: 'Není tu bombardér, který by šlo sestřelit. Vrátit kartu do zálohy?',
  factBuilding: (p) => `${p.state}, zvenčí ${p.cover}, odolnost ${p.resilience}`,
  states: { whole: 'budova', damaged: 'poškozená budova', rubble: 'sutiny' },
  factWorks: (p) => `opevnění ${p.cover} pro stranu, která pole ovládá`,
  factImpassable: 'neprůjezdné pro tanky',
  factTunnel: 'tunel',
  factSmoke: 'dým',
  factEscape: 'žeton úniku',
  factTask: 'žeton úkolu',
  factPoints: (p) => countCs(p.points, BOD),
  factMine: (p) => `${mina(p.isForTanks)} ${gen(p.side)} směrem k poli ${p.tile}`,
  factField: (p) => `palebný sektor: ${nom(p.unit)}`,
  routedUnit: (p) => `${p.unit} (jednotka rozprášena)`,
  goalLine: (p) => `${p.side}: ${p.task} (${p.done} ${beforeCs('z', p.needed)} ${p.needed})`,
  secretLine: (p) =>
    `Tajný úkol (vidíte ho jen vy, vítězí se i jím): ${p.task} (${p.done} ${beforeCs('z', p.needed)} ${p.needed})`,
  noTotalRout: 'Úplným rozprášením se tato bitva nevyhrává.',
  upgradesLine: (p) => `Po bitvě se vylepší ${countCs(p.count, VOJAK)}`,
  taskLine: (p) => `${p.side}: ${p.task}`,
  sealedLine: (p) => `Tajný úkol (vidíte ho jen vy, vítězí se i jím): ${p.task}`,
  taskObjectives: (p) => `ovládnout cíle v hodnotě ${p.value}`,
  taskRout: (p) => `rozprášit ${p.count > 1 ? 'zároveň ' : ''}${countedCs(p.units, acc)}`,
  taskRoutAny: (p) => `rozprášit zároveň ${countCs(p.value, NEPRATELSKOU)}`,
  taskPoints: (p) => `získat ${countCs(p.value, BOD)} (${p.how})`,
  pointFor: {
    damage: 'bod za každou poškozenou nebo zničenou budovu',
    tunnel: 'bod za každý zničený tunel',
    casualty: 'bod za každou ztrátu nepřítele',
  },
  pointForHold: (p) => `bod na konci každého kola za ovládané pole ${p.tile}`,
  taskStack: (p) =>
    `ovládat pole ${beforeCs('s', p.value)} ${countCs(p.value, BODEM)} (na konci každého kola přibude bod na polích ${p.tiles})`,
  taskReach: (p) =>
    p.value === p.count
      ? `dostat ${p.marker} ${p.count > 1 ? 'zároveň ' : ''}${countedCs(p.units, acc)}`
      : `dostat ${p.marker} ${p.value > 1 ? 'zároveň ' : ''}${countCs(p.value, JEDNOTKU)} z těchto: ${countedCs(p.units)}`,
  markers: { escape: 'k žetonu úniku', task: 'k žetonu úkolu' },
  and: ' a ',
  or: ', nebo ',
  mix: (p) => `celkem ${p.value}, v libovolném poměru: ${p.parts}`,
  andOr: ' a/nebo ',
  won: {
    ...common.won,
    task: (p) => `${vitezi(p.side)}: úkol je splněn.`,
    'secret-task': (p) => `${vitezi(p.side)}: ${past(p.side, 'splnil')} tajný úkol.`,
    rout: (p) => `${vitezi(p.side)}: všichni nepřátelští střelci jsou rozprášeni.`,
    withdrawal: (p) => `${vitezi(p.side)}: nepřítel stáhl vojska.`,
    exhausted: (p) =>
      `${vitezi(p.side)} po stu kolech: ${verb(p.side, 'má', 'mají')} víc cílů, nebo menší ztráty.`,
  },
  youWon: {
    ...common.youWon,
    task: 'Splnili jste svůj úkol.',
    'secret-task': 'Splnili jste svůj tajný úkol.',
    rout: 'Všichni nepřátelští střelci jsou rozprášeni.',
    withdrawal: 'Nepřítel stáhl vojska.',
    exhausted: 'Po stu kolech máte víc cílů, nebo menší ztráty.',
  },
  youLost: {
    ...common.youLost,
    task: 'Nepřítel splnil svůj úkol.',
    'secret-task': 'Nepřítel splnil tajný úkol.',
    rout: 'Všichni vaši střelci jsou rozprášeni.',
    withdrawal: 'Stáhli jste vojska.',
    exhausted: 'Po stu kolech má nepřítel víc cílů, nebo menší ztráty.',
  },
  reasons,
  first: {
    ...common.first,
    inspire: 'Nejdřív vyberte kartu, která jedná znovu.',
    entry: 'Nejdřív vyberte, kam se jednotka nasadí.',
    loss: 'Nejdřív vyberte, kdo padne.',
    'drive-off': 'Nejdřív rozhodněte, zda jednotku vytlačíte.',
    antitank: 'Nejdřív vyberte cíl.',
    demolish: 'Nejdřív vyberte cíl demolice.',
    flamethrower: 'Nejdřív vyberte cíl plamenometu.',
    barrage: 'Nejdřív vyberte pole.',
    'next-target': 'Nejdřív hoďte proti všemu na poli.',
    field: 'Nejdřív vyberte hlídané pole.',
    mines: `Nejdřív položte miny, nebo zvolte „${common.done}“.`,
    rally: 'Nejdřív vyberte jednotku, která se připraví.',
    exert: 'Nejdřív vyberte kartu, která jedná znovu.',
    'bring-up': 'Nejdřív vyberte kartu ze zálohy.',
    assault: 'Nejdřív vyberte bojovou akci.',
    'stand-down': 'Nejdřív rozhodněte, zda se karta vrátí.',
    reserve: 'Nejdřív vyberte rezervistu.',
    merge: 'Nejdřív vyberte, ke kterému družstvu se přidá družstvo C.',
    muster: 'Nejdřív sestavte balíček.',
  },
  short: {
    rifleman: 'S',
    scout: 'P',
    gunner: 'K',
    engineer: 'Ž',
    sniper: 'Od',
    'at-gun': 'Ptk',
    flamethrower: 'Pl',
    'at-rifle': 'Ptp',
    assault: 'Úd',
    'infantry-gun': 'Pd',
    t34: 'T34',
    panzer: 'PZ',
  },
  legend: {
    tiles:
      '[1/3] = kryt a kryt budovy, [1+3] = opevnění, # = neprůjezdné pro tanky, *2 = cíl, O = tunel, > = únik, T = úkol, ~ = dým, m = mina na okraji.',
    sides:
      'S = Sověti, N = Němci; p = propátráno, O = ovládáno, (..) = pod palbou, -..- = rozprášena.',
    units: 'S = střelci, P = pátrači, K = kulometčíci, Ž = ženisté a za nimi písmeno družstva.',
  },
  letters: { soviet: 'S', german: 'N' },
  headCampaign: 'Kampaň',
  cityLegend:
    'A = jak bylo, B = poškozené nebo opevněné, C = zničené; S = sovětské, N = německé, tečka = v ničích rukou. Volha je vpravo.',
  headStory: 'Vaše kniha',
  headTasks: 'Příští bitva',
  headReserves: 'Rezervisté na výběr',
  headRoster: 'Vaše četa',
  codeLine: (p) => `Stav ${p.code}: ${p.scenario}`,
  ownerLine: (p) => `${p.side}: ${p.areas}`,
  noOwner: 'Nikdo',
  chapterLine: (p) => `${p.number}. ${p.scenario}: ${p.reason}`,
  rosterLine: (p) => `${p.name}: ${p.men}`,
  fallenLine: (p) => `Kdo padl: ${countedCs(p.men)}`,
  pickLine: (p) => `V balíčku: ${countedCs(p.men)}`,
  askMuster: (p) =>
    `Vyberte, kdo začne v balíčku jako ${nom(p.name)}, nebo zahajte bitvu a zbytek se doplní sám.`,
  askMarch: 'Balíček je hotov. Zahajte bitvu.',
  askReserve: (p) => `Vyberte rezervistu, který nastoupí místo ${gen(p.man)}.`,
  askMerge: 'Vyberte družstvo, ke kterému se přidá družstvo C.',
  chapterBegan: (p) => `${p.stage}. bitva`,
  battleWon: (p) => `${past(p.side, 'vyhrál')} ${nom(p.side)}`,
  unlockedOwn: (p) => `Nově v četě: ${countedCs(p.cards)}.`,
  squadsMerged: (p) => `Družstvo C ${gen(p.side)} se přidalo k družstvu ${p.squad}.`,
  deckMade: (p) => `${is(p.side)} ${past(p.side, 'připraven')} na bitvu.`,
  tileFortified: (p) => `Pole ${p.tile} je opevněné.`,
  battleBegan: (p) => `Začíná bitva: ${p.scenario}.`,
  areaTaken: (p) => `${subject(p.side)} drží ${acc(p.area)}.`,
  soldiersLost: ztraty,
  soldiersLostOwn: (p) => `${ztraty(p)} Trvalé ztráty: ${p.men}.`,
  upgradedOwn: (p) => `Vylepšení: ${countedCs(p.men)}.`,
  fellLine: (p) => `${nom(p.man)}, nastupuje ${nom(p.by)}`,
  fellUnreplaced: (p) => `${nom(p.man)}, bez náhrady`,
  fellToChoose: (p) => `${nom(p.man)}, rezervistu vyberete vy`,
  wonCity: (p) => `${did(p.side, 'vyhrál')} kampaň: drží celé město.`,
  wonLastBattle: (p) => `${did(p.side, 'vyhrál')} poslední bitvu, a s ní kampaň.`,
  youWonCity: 'Vyhráli jste kampaň: celé město je vaše.',
  youLostCity: 'Nepřítel vyhrál kampaň: celé město je jeho.',
  youWonLastBattle: 'Vyhráli jste poslední bitvu, a s ní kampaň.',
  youLostLastBattle: 'Nepřítel vyhrál poslední bitvu, a s ní kampaň.',
};
