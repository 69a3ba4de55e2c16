import { capital, type Name, type Translated } from '@bivouac/text';
import { acc, gen, nom, past, verb } from '@bivouac/text/grammar/cs.ts';
import { sentences as common } from '@bivouac/undaunted-core/text/cs/sentences.ts';
import type { reasons as english } from '../en/reasons.ts';

const subject = (name: Name): string => capital(nom(name));
const is = (name: Name): string => `${subject(name)} ${verb(name, 'je', 'jsou')}`;
const isNot = (name: Name): string => `${subject(name)} ${verb(name, 'není', 'nejsou')}`;

export const reasons: Translated<typeof english> = {
  ...common.reasons,
  'no-target': () => 'V dosahu není žádný cíl.',
  'not-a-target': (p) => `Na ${acc(p.unit)} tuto akci použít nelze.`,
  'unit-out-of-range': (p) => `${is(p.unit)} mimo dosah.`,
  'out-of-range': (p) => `Pole ${p.tile} je mimo dosah.`,
  'no-building': (p) => `Na poli ${p.tile} žádná budova nestojí.`,
  'no-tunnel': (p) => `Na poli ${p.tile} tunel není.`,
  'nothing-there': (p) => `Na poli ${p.tile} není co zasáhnout.`,
  'none-to-inspire': () => 'Žádná zahraná karta tohoto družstva nemůže jednat znovu.',
  'not-to-inspire': (p) => `Karta ${gen(p.card)} znovu jednat nemůže.`,
  'upgraded-act': () => 'Povzbuzením nelze použít vylepšenou akci.',
  'act-owed': () => 'Karta už byla zahrána; může jen ještě jednou jednat.',
  'enemy-present': (p) =>
    `Pole ${p.tile} ovládá nepřítel a má na něm jednotku, která není rozprášená.`,
  'unit-routed': (p) => `${subject(p.unit)}: jednotka je rozprášená.`,
  'cannot-be-moved': (p) => `${subject(p.unit)}: tuto jednotku přemístit nelze.`,
  'unit-of-other-squad': (p) => `${subject(p.unit)} patří do jiného družstva.`,
  'none-to-rally': () => 'Žádná jednotka, kterou by tato akce připravila, není pod palbou.',
  'not-shaken': (p) => `${isNot(p.unit)} pod palbou.`,
  'no-mines-left': () => 'Tito ženisté už položili všechny své miny.',
  'edges-mined': () => 'Na každém okraji už vaše mina leží.',
  'edge-mined': (p) => `Směrem k poli ${p.tile} už vaše mina leží.`,
  'no-smoke-left': () => 'Tito ženisté už dýmovnice nemají.',
  'smoke-there': (p) => `Na poli ${p.tile} už dým je.`,
  'field-there': (p) => `Pole ${p.tile} už je hlídané.`,
  impassable: (p) => `Na pole ${p.tile} tank nesmí: je neprůjezdné.`,
  'nowhere-to-enter': (p) =>
    `Nejsou tu střelci, ke kterým by ${past(p.unit, 'mohl')} přijít ${nom(p.unit)}.`,
  'no-withdrawal': () => 'V této hře vojska stáhnout nelze.',
  'too-late-to-withdraw': () => 'Vojska lze stáhnout jen před první kartou tahu.',
  'no-squad-to-join': () => 'Družstvo C se může připojit jen ke střelcům A nebo B.',
  'no-free-reservist': () => 'Nastoupit může jen volný rezervista téhož družstva.',
  'not-in-platoon': () => 'Takový voják ve vaší četě není.',
  'already-mustered': (p) => `Karta ${gen(p.card)} už v balíčku je.`,
  'not-in-this-battle': (p) => `Karta ${gen(p.card)} v této bitvě nebojuje.`,
  'deck-full': () => 'Balíček je úplný.',
  'other-place': () => 'Teď se obsazuje jiné místo v balíčku.',
};
