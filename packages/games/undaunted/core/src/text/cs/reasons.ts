import { capital, type Name, type Translated } from '@bivouac/text';
import { acc, gen, nom, verb } from '@bivouac/text/grammar/cs.ts';
import type { reasons as english } from '../en/reasons.ts';

const subject = (name: Name): string => capital(nom(name));

export const reasons: Translated<typeof english> = {
  'game-over': () => 'Hra skončila.',
  'not-your-decision': () => 'Teď nerozhodujete vy.',
  'not-in-hand': (p) => `Kartu ${gen(p.card)} nemáte v ruce.`,
  'fog-cannot-be-played': () => 'Válečný zmatek nelze zahrát, jen vybrat k určení iniciativy.',
  'not-on-card': (p) => `Karta ${gen(p.card)} tuto akci nemá.`,
  'unit-suppressed': (p) =>
    `${subject(p.unit)} ${verb(p.unit, 'je', 'jsou')} pod palbou: karta může jednotku jen připravit.`,
  'not-suppressed': () => 'Jednotka není pod palbou.',
  'none-to-guide': () => 'Žádnou svou jednotku teď přemístit nemůžete.',
  'supply-empty': () => 'V záloze není nic, co byste si mohli vzít.',
  'none-to-inspire': () => 'Na stole neleží žádná karta tohoto družstva.',
  'no-fog-in-hand': () => 'Nemáte v ruce válečný zmatek.',
  'enemy-present': (p) => `Na poli ${p.tile} je nepřátelská jednotka.`,
  'already-controlled': (p) => `Pole ${p.tile} už ovládáte.`,
  'not-scouted': (p) => `Pole ${p.tile} jste ještě nepropátrali.`,
  'not-laid': (p) => `Pole ${p.tile} na tomto herním plánu není.`,
  'already-there': (p) => `Jednotka už na poli ${p.tile} je.`,
  'fog-not-bolstered': () => 'Válečný zmatek si ze zálohy vzít nemůžete.',
  'other-squad': (p) => `Karta ${gen(p.card)} nepatří do družstva tohoto velitele.`,
  'not-in-supply': (p) => `Kartu ${gen(p.card)} v záloze nemáte.`,
  'not-to-inspire': (p) => `Kartu ${gen(p.card)} vrátit nelze: povzbudit lze jen mužstvo.`,
  'not-on-table': (p) => `Karta ${gen(p.card)} na stole neleží.`,
  'no-such-value': (p) => `Karta ${gen(p.card)} akci pro tolik karet nenabízí.`,
  'no-target': () => 'Na herním plánu není žádná nepřátelská jednotka.',
  'too-near': () => 'Pro minomet je všechno příliš blízko.',
  'tile-too-near': (p) =>
    `Pole ${p.tile} je pro minomet příliš blízko: vzdálenost je ${p.distance} a musí být nejméně 3.`,
  'not-on-target': (p) =>
    `${subject(p.unit)} ${verb(p.unit, 'není', 'nejsou')} na poli ${p.tile}, kam dopadají granáty.`,
  'already-met': (p) => `Za ${acc(p.unit)} se už házelo.`,
  'no-target-marker': () => 'Váš žeton zaměření na herním plánu neleží.',
  'out-of-reach': (p) => `Pole ${p.tile} je mimo dosah.`,
  'not-yours': (p) => `${subject(p.unit)}: to není vaše jednotka.`,
  'not-on-board': (p) => `${subject(p.unit)} ${verb(p.unit, 'není', 'nejsou')} na herním plánu.`,
  'own-unit': (p) => `${subject(p.unit)}: to je vaše vlastní jednotka.`,
};
