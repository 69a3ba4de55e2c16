import { capital, type Name, type Phrase, type Translated } from '@bivouac/text';
import {
  acc,
  beforeCs,
  countCs,
  gen,
  ins,
  loc,
  nom,
  past,
  pluralCs,
  prepCs,
  verb,
} from '@bivouac/text/grammar/cs.ts';
import { sentences as common } from '@bivouac/undaunted-core/text/cs/sentences.ts';
import type { NorthSentences } from '../en/sentences.ts';
import { reasons } from './reasons.ts';

const KOSTKA = { one: 'kostkou', few: 'kostkami', many: 'kostky', other: 'kostkami' };
const BODY = { one: 'bod', few: 'body', many: 'bodu', other: 'bodů' };
const POLE = { one: 'pole', few: 'pole', many: 'pole', other: 'polí' };
const ZBYVA = { one: 'zbývá', few: 'zbývají', many: 'zbývá', other: 'zbývá' };

const subject = (name: Name): string => capital(nom(name));
/** „LRDG ukořistila“, „Italové ukořistili“. */
const did = (name: Name, masculine: string): string => `${subject(name)} ${past(name, masculine)}`;
const didWith = (name: Name, reflexive: 'se' | 'si', masculine: string): string =>
  `${subject(name)} ${reflexive} ${past(name, masculine)}`;
/** „Tank byl zničen“, „letadlo bylo zničeno“. */
const was = (name: Name, masculine: string): string =>
  `${did(name, 'byl')} ${past(name, masculine)}`;
const does = (name: Name, one: string, many: string): string =>
  `${subject(name)} ${verb(name, one, many)}`;
const rolled = (dice: Phrase): string => dice.replace(/, (?=[^,]*$)/, ' a ');
const lower = (act: Phrase): string => act.charAt(0).toLowerCase() + act.slice(1);

export const sentences: Translated<NorthSentences> = {
  ...common,
  about: 'Náklaďáky, duny a jednotliví muži za italskými liniemi, 1940 až 1942.',
  ready: 'Připravit vojáka',
  crew: (p) => `Akce vozidla: ${lower(p.act)}`,
  mount: (p) => `Nasednout do ${gen(p.vehicle)}: ${p.seat}`,
  dismount: 'Vysednout',
  shift: (p) => `Přesednout si na sedadlo ${p.number}`,
  swap: (p) => `Vyměnit si místo ${prepCs('s', ins(p.unit))}`,
  leave: 'Uniknout z bojiště',
  mark: (p) => `Propátrat pole ${p.tile}`,
  seat: (p) => `sedadlo ${p.number} (${p.acts})`,
  noAct: 'bez akce',
  forSpecialist: (p) => `${p.acts}; jen ${p.who}`,
  crewActed: (p) => `${did(p.side, 'zahrál')} ${acc(p.card)} k akci vozidla: ${lower(p.act)}.`,
  mounted: (p) => `${did(p.unit, 'nasedl')} do ${gen(p.vehicle)} (sedadlo ${p.number}).`,
  shifted: (p) =>
    `${didWith(p.unit, 'si', 'přesedl')} ${prepCs('v', loc(p.vehicle))} na sedadlo ${p.number}.`,
  dismounted: (p) => `${did(p.unit, 'vysedl')} ${prepCs('z', gen(p.vehicle))}.`,
  swapped: (p) => `${subject(p.unit)} a ${nom(p.other)} si vyměnili místa.`,
  vehicleCaptured: (p) => `${did(p.side, 'ukořistil')} ${acc(p.vehicle)}.`,
  vehicleDamaged: (p) => `${was(p.vehicle, 'zasažen')} (poškození ${p.damage}).`,
  vehicleStopped: (p) =>
    `${was(p.vehicle, 'zasažen')} (poškození ${p.damage}): vozidlo je nefunkční.`,
  vehicleRepaired: (p) =>
    p.damage > 0
      ? `${was(p.vehicle, 'opraven')} (zbývá poškození ${p.damage}).`
      : `${did(p.vehicle, 'byl')} úplně ${past(p.vehicle, 'opraven')}.`,
  vehicleDestroyed: (p) => `${was(p.vehicle, 'zničen')}.`,
  structureDestroyed: (p) =>
    `${was(p.structure, 'zničen')}${p.value > 0 ? ` (${countCs(p.value, BODY)})` : ''}.`,
  unitEscaped: (p) => `${did(p.unit, 'unikl')} z bojiště přes pole ${p.tile}.`,
  unitRemoved: (p) => `${was(p.unit, 'eliminován')}.`,
  demolished: (p) =>
    `${did(p.unit, 'odpálil')} nálože u ${gen(p.target)}. Padlo ${rolled(p.dice)} proti ${p.total}: ${p.isHit ? 'zásah' : 'vedle'}.`,
  casualty: (p) =>
    `${did(p.unit, 'utrpěl')} zranění a ${past(p.unit, 'přišel')} o kartu ${p.zone}.`,
  casualtyOwn: (p) =>
    `${did(p.unit, 'utrpěl')} zranění a ${past(p.unit, 'přišel')} o kartu ${p.zone} (${p.soldier}).`,
  askStrafe: (p) => `Vyberte cíl náletu: útočíte ${countCs(p.dice, KOSTKA)}.`,
  askAntitank: (p) =>
    `Vyberte vozidlo: ${nom(p.unit)} ${verb(p.unit, 'hází', 'házejí')} ${countCs(p.dice, KOSTKA)}.`,
  askDemolish: (p) =>
    `Vyberte cíl demolice: ${nom(p.unit)} ${verb(p.unit, 'hází', 'házejí')} ${countCs(p.dice, KOSTKA)}.`,
  askVictim: (p) => `${was(p.vehicle, 'zasažen')}. Vyberte, kdo uvnitř utrpí zranění.`,
  askSuppressed: (p) => `${was(p.vehicle, 'zasažen')}. Vyberte, kdo uvnitř bude pod palbou.`,
  askRepair: 'Vyberte vozidlo k opravě.',
  askMark: (p) => `Vyberte pole k propátrání: ${pluralCs(p.left, ZBYVA)} ${countCs(p.left, POLE)}.`,
  askAside: (p) =>
    `Volná akce: ${nom(p.unit)} ${verb(p.unit, 'smí', 'smějí')} nasednout, vysednout nebo si přesednout.`,
  headVehicles: 'Vozidla',
  goalEarly: (p) =>
    `Stačit mohou i zničené cíle za ${countCs(p.points, BODY)}: Italové pak svého cíle nedosáhnou a vyhrává, kdo má bodů víc`,
  goalEscape: (p) => `${p.side}: uniklo ${p.count} ${beforeCs('z', p.value)} ${p.value} (${p.who})`,
  goalNeutralize: (p) =>
    `${p.side}: eliminováno ${p.count} ${beforeCs('z', p.value)} ${p.value} (${p.who})`,
  tallyEscape: 'uniklo',
  tallyNeutralize: 'eliminováno',
  costSoldier: 'Zásah ho zraní: přijde o jednu kartu, a nemá-li žádnou, jeho žeton opustí plán.',
  costSuppress: 'Po zásahu bude pod palbou; jeho příští karta ho jen znovu připraví.',
  costSuppressedAlready: 'Už je pod palbou, zásah nic nezmění.',
  costStructure: 'Zásah strategický cíl zničí.',
  costVehicle: 'Zásah vozidlo poškodí a zraní jednoho vojáka uvnitř podle vaší volby.',
  costEmptyVehicle: 'Zásah vozidlo poškodí.',
  costSuppressCrew: 'Po zásahu bude jeden voják uvnitř podle vaší volby pod palbou.',
  costNobody: 'Vozidlo je prázdné, zásah nic nezmění.',
  whoSoldiers: 'vojáci',
  whoVehicles: 'vozidla',
  vehicleLine: (p) => `${p.vehicle} (${p.side}), pole ${p.tile}, poškození ${p.damage}: ${p.seats}`,
  vehicleState: (p) => `${p.damage} (nefunkční při ${p.inoperable}, zničené při ${p.destroyed})`,
  seatLine: (p) => `${p.number} ${p.acts}: ${p.who}`,
  emptySeat: 'volno',
  inoperable: 'nefunkční',
  factImpassable: 'neprůjezdné',
  factExit: 'žeton úniku',
  factStructure: (p) => `${p.structure} (odolnost ${p.resilience}, hodnota ${p.value})`,
  factAboard: (p) => `${p.unit} (${prepCs('v', loc(p.vehicle))})`,
  won: {
    ...common.won,
    points: (p) => `${does(p.side, 'vítězí', 'vítězí')}: bodů je dost.`,
    hopeless: (p) => `${does(p.side, 'vítězí', 'vítězí')}: soupeř je v beznadějné situaci.`,
    escaped: (p) => `${does(p.side, 'vítězí', 'vítězí')}: z bojiště jich uniklo dost.`,
    neutralized: (p) => `${does(p.side, 'vítězí', 'vítězí')}: eliminovaných nepřátel je dost.`,
    'both-hopeless': (p) =>
      `Svého cíle už nedosáhne nikdo. ${does(p.side, 'vítězí', 'vítězí')} na body, při shodě díky iniciativě.`,
  },
  youWon: {
    ...common.youWon,
    points: 'Máte tolik bodů, kolik jste potřebovali.',
    hopeless: 'Soupeř je v beznadějné situaci.',
    escaped: 'Z bojiště uniklo tolik vašich, kolik bylo třeba.',
    neutralized: 'Eliminovali jste dost nepřátel.',
    'both-hopeless': 'Svého cíle už nedosáhne nikdo. Máte víc bodů, nebo při shodě iniciativu.',
  },
  youLost: {
    ...common.youLost,
    points: 'Soupeř má tolik bodů, kolik potřeboval.',
    hopeless: 'Jste v beznadějné situaci.',
    escaped: 'Z bojiště uniklo tolik nepřátel, kolik bylo třeba.',
    neutralized: 'Soupeř eliminoval dost vašich.',
    'both-hopeless':
      'Svého cíle už nedosáhne nikdo. Soupeř má víc bodů, nebo při shodě iniciativu.',
  },
  reasons,
  first: {
    ...common.first,
    step: 'Nejdřív vyberte pole, nebo zvolte „To stačí“.',
    strafe: 'Nejdřív vyberte cíl náletu.',
    antitank: 'Nejdřív vyberte vozidlo, na které se střílí.',
    demolish: 'Nejdřív vyberte cíl demolice.',
    victim: 'Nejdřív vyberte, koho ve vozidle zásah postihne.',
    repair: 'Nejdřív vyberte vozidlo k opravě.',
    mark: 'Nejdřív vyberte pole k propátrání, nebo zvolte „To stačí“.',
    aside: 'Nejdřív vyberte volnou akci, nebo pokračujte bez ní.',
  },
  short: {
    scout: 'Pá',
    rifleman: 'St',
    driver: 'Ři',
    sniper: 'Os',
    saboteur: 'Sa',
    engineer: 'Že',
    gunner: 'Ku',
    antitank: 'Pt',
    'command-car': 'VEL',
    truck: 'NÁK',
    'gun-truck': 'KAN',
    'scout-a': 'Pá',
    'rifleman-a': 'St',
    'gunner-a': 'Ku',
    'antitank-a': 'Pt',
    'driver-t': 'Řt',
    'gunner-t': 'Tt',
    'mechanic-t': 'Me',
    tank: 'TANK',
    'scout-car': 'PRŮZ',
    lorry: 'AUTO',
    aircraft: 'let',
    hangar: 'han',
    'motor-pool': 'voz',
    'fuel-tank': 'nád',
    'roadblock-1': 'zát',
    'roadblock-2': 'zát',
  },
  legend:
    '[ ] kryt, # neprůjezdné, *2 cíl, > únik, p propátráno, O ovládáno, (..) pod palbou,\n<..> strategický cíl, VELKÝMI vozidlo + posádka, x nefunkční. B Britové, I Italové; … a další.',
};
