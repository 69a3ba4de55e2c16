import type { Translated } from '@bivouac/text';
import { countCs } from '@bivouac/text/grammar/cs.ts';
import type { ruleTables as english } from '../en/rule-tables.ts';

const BOD = { one: 'bod', few: 'body', many: 'bodu', other: 'bodů' };
const ZETON = { one: 'žeton', few: 'žetony', many: 'žetonu', other: 'žetonů' };
const ZBRAN = {
  one: 'speciální zbraň',
  few: 'speciální zbraně',
  many: 'speciální zbraně',
  other: 'speciálních zbraní',
};

export const ruleTables: Translated<typeof english> = {
  token: 'Žeton',
  where: 'Smí na',
  value: 'Hodnota',
  ability: 'Schopnost',
  count: 'Počet',
  units: 'Běžné jednotky: kolik kterých má strana',
  side: 'Osa, Spojenci, Německo',
  japan: 'Japonsko',
  weapons: 'Speciální zbraně v banku',
  places: { army: 'pevninu', navy: 'moře', air: 'vše', any: 'vše', copy: 'podle kopie' },
  values: { general: '1 a víc', admiral: '1 a víc', spy: 'podle kopie', monster: 'podle kostky' },
  effects: 'Efekty a počet polí, která je mají',
  effect: 'Efekt',
  does: 'Co vám přinese',
  world: 'Svět',
  america: 'Nippon',
  gives: {
    none: () => 'nic',
    industry: (p) => `ze sáčku ${countCs(p.n, ZETON)}`,
    research: (p) => `do sáčku ${countCs(p.n, ZBRAN)}`,
    'research-industry': () => 'do zásoby speciální zbraň',
    bombing: () => 'soupeř přijde o žeton ze zásoby',
    tactical: (p) => `kostička zde: +${p.n}`,
    strategic: (p) => `kostička na jiném válčišti: +${p.n}`,
    propaganda: (p) => `ihned ${countCs(p.n, BOD)}`,
  },
  theatres: 'Lišty a kampaně',
  number: 'Číslo',
  theatre: 'Válčiště',
  city: 'Město',
  cities: 'Města; první čtyři jsou otevřená od začátku',
  flag: 'Vlajka na',
  shields: 'Štíty na',
  campaigns: 'Body za kampaně',
  stratagems: 'Osm taktických žetonů',
  stratagem: 'Taktický žeton',
  prefers: 'Čemu dává soupeř přednost',
  levels: 'Posuny na začátku',
  level: 'Obtížnost',
  rolls: 'Posunů',
  steps: 'O kolik políček',
  levelNames: { low: 'nízká', middle: 'střední', high: 'vysoká' },
};
