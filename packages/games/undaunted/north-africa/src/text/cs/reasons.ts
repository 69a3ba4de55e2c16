import { capital, type Name, type Translated } from '@bivouac/text';
import { acc, gen, loc, nom, prepCs, verb } from '@bivouac/text/grammar/cs.ts';
import { reasons as common } from '@bivouac/undaunted-core/text/cs/reasons.ts';
import type { reasons as english } from '../en/reasons.ts';

const does = (name: Name, one: string, many: string): string =>
  `${capital(nom(name))} ${verb(name, one, many)}`;
const is = (name: Name): string => does(name, 'je', 'jsou');
const isNot = (name: Name): string => does(name, 'není', 'nejsou');

export const reasons: Translated<typeof english> = {
  ...common,
  'unit-suppressed': (p) => `${is(p.unit)} pod palbou: jeho karta ho může jen připravit.`,
  'not-suppressed': () => 'Voják není pod palbou.',
  'none-to-guide': () => 'Nikoho ze svých teď přemístit nemůžete.',
  'none-to-inspire': () => 'Na stole není karta žádného vojáka, kterého byste mohli povzbudit.',
  'enemy-present': (p) => `Pole ${p.tile} nepřítel ovládá a má na něm vojáka.`,
  'already-there': (p) => `Na poli ${p.tile} už jste.`,
  'not-to-inspire': (p) => `Povzbudit ${acc(p.card)} nelze, jen vojáky.`,
  'no-target': () => 'Není na co zamířit.',
  'not-yours': (p) => `${does(p.unit, 'nepatří', 'nepatří')} k vašim.`,
  'own-unit': (p) => `${does(p.unit, 'patří', 'patří')} k vašim.`,
  'not-a-target': (p) => `Na ${acc(p.unit)} tuto akci použít nelze.`,
  'no-way-out': (p) => `${does(p.unit, 'odtud', 'odtud')} z bojiště uniknout nemůže.`,
  seated: (p) => `${does(p.unit, 'sedí', 'sedí')} ve vozidle a nejdřív by musel vysednout.`,
  afoot: (p) => `${does(p.unit, 'nesedí', 'nesedí')} v žádném vozidle.`,
  'not-in-seat': (p) =>
    `${does(p.unit, 'to', 'to')} ze svého sedadla provést nemůže, nebo je vozidlo nefunkční.`,
  'not-in-vehicle': (p) => `${isNot(p.unit)} ve stejném vozidle.`,
  'no-soldier': () => 'Nasednout, vysednout a měnit místa mohou jen vojáci.',
  'free-action-spent': () => 'Ke každé kartě patří jen jedna volná akce.',
  'nothing-to-follow': () =>
    'Volná akce patří k akci karty nebo vozidla, a žádnou byste pak neprovedli.',
  'act-owed': () => 'Po volné akci musíte kartu použít k akci.',
  'no-vehicle': (p) => `${isNot(p.unit)} vozidlo.`,
  'vehicle-elsewhere': (p) => `${isNot(p.unit)} na tomto poli.`,
  'enemy-inside': (p) => `${capital(prepCs('v', loc(p.unit)))} sedí nepřátelé.`,
  'seat-taken': (p) => `${capital(prepCs('v', loc(p.unit)))} takové volné sedadlo není.`,
  impassable: (p) => `Pole ${p.tile} je pro vozidla neprůjezdné.`,
  roadblock: (p) => `Na poli ${p.tile} stojí v cestě zátaras.`,
  'already-chosen': (p) => `Pole ${p.tile} už jste vybrali.`,
  'already-scouted': (p) => `Na poli ${p.tile} už váš žeton leží.`,
  'nothing-to-repair': () => 'Na tomto poli není žádné poškozené vozidlo.',
  'cannot-repair': (p) => `Opravu ${gen(p.unit)} odtud provést nelze.`,
};
