import { either, mix, objectives, points, rout } from '../../task.ts';
import { tileNamed } from '../city.ts';
import { battle } from '../fields.ts';
import type { ScenarioFile } from '../scenario-file.ts';

/** Merged squads, assault troops and the heavier machines. */
export const STAGES_12_13: readonly ScenarioFile[] = [
  battle('121', '1942-10-30', 'yard', {
    initiative: 'german',
    mines: ['german 203-204', 'german 303-304 tanks'],
    soviet: {
      task: objectives(4),
      deck: 't34-a t34-b engineer-a commander',
      units: { 205: 't34-b' },
      scouted: '204',
    },
    german: {
      task: objectives(4),
      deck: 'assault infantry-gun',
      units: { 202: 'assault' },
      scouted: '203',
    },
  }),
  battle('122', '1942-10-30', 'workers', {
    initiative: 'soviet',
    tunnels: '205 306',
    fortify: '106',
    soviet: {
      task: either(objectives(5), points(6)),
      deck: 't34-b commander',
      units: { 207: 't34-b' },
      scouted: '206',
    },
    german: {
      task: either(objectives(5), points(6)),
      deck: 'assault infantry-gun',
      scouted: '204',
    },
    points: [
      { kind: 'hold', seat: 0, tile: tileNamed('205') },
      { kind: 'hold', seat: 1, tile: tileNamed('205') },
    ],
  }),
  battle('123', '1942-10-30', 'gully', {
    initiative: 'soviet',
    fortify: '309',
    mines: ['soviet 207-208', 'soviet 307-308'],
    soviet: { task: objectives(4), deck: 't34-a commander', scouted: '209', controlled: '209' },
    german: {
      task: objectives(4),
      deck: 'assault assault infantry-gun',
      units: { 207: 'assault' },
      scouted: '208',
    },
  }),
  battle('131', '1942-11-04', 'station', {
    initiative: 'soviet',
    soviet: {
      task: objectives(5),
      deck: 't34-a t34-b radio engineer-a',
      units: { 405: 't34-a' },
      scouted: '303 304',
    },
    german: {
      task: either(objectives(4), points(8)),
      deck: 'panzer-b at-gun assault',
      units: { 401: 'panzer-b', 303: 'at-gun' },
      scouted: '302',
      controlled: '302 303',
    },
    points: [{ kind: 'hold', seat: 1, tile: tileNamed('302') }],
  }),
  battle('132', '1942-11-04', 'square', {
    initiative: 'german',
    tunnels: '505 604',
    soviet: {
      task: mix(6, objectives(6), points(6)),
      secret: rout('panzer-b', 'rifleman-a'),
      deck: 't34-b radio commissar',
      units: { 506: 't34-b' },
    },
    german: {
      task: mix(6, objectives(6), points(6)),
      secret: rout('t34-b', 'rifleman-a'),
      deck: 'panzer-b commander assault',
      units: { 504: 'panzer-b' },
    },
    points: [
      { kind: 'casualty', seat: 0 },
      { kind: 'casualty', seat: 1 },
    ],
  }),
  battle('133', '1942-11-04', 'landing', {
    initiative: 'german',
    fortify: '511',
    soviet: {
      task: either(objectives(4), points(8)),
      deck: 't34-a at-gun radio',
      units: { 611: 't34-a', 511: 'at-gun' },
      scouted: '510',
      controlled: '511 611',
    },
    german: {
      task: objectives(5),
      deck: 'panzer-a panzer-b assault infantry-gun',
      units: { 508: 'panzer-b' },
      scouted: '510 609',
    },
    points: [{ kind: 'hold', seat: 0, tile: tileNamed('511') }],
  }),
];
