import { idOf, nth } from '@bivouac/kernel';
import {
  BOARD,
  HEX_NAMES,
  isInSquare,
  kindName,
  leaderOn,
  leaderSeat,
  SCENARIOS,
  type Scenario,
  unitAt,
  type View,
} from '../rules/index.ts';
import { lookUp } from './look-up.ts';
import { type Names, nationOf, typeOf } from './titles.ts';
import type { Words } from './wording.ts';

/** Letters for the ground, by terrain: those of a scenario file where they read well. */
const GROUND = ['', 'f', '^', 'M', 'T', 'W', '~', '=', 'H', 'q'] as const;
/** Letters a hex is wide; odd rows stand half a hex to the right. */
const WIDTH = 6;

/** The field drawn in letters: each hex with its name and ground, and below them who stands there. */
export function drawField(view: View, names: Names, words: Words): string[] {
  const scenario = nth(SCENARIOS, view.public.scenario);
  const lines: string[] = [];
  BOARD.rowLengths.forEach((_, row) => {
    const indent = ' '.repeat(row % 2 === 1 ? WIDTH / 2 : 0);
    const hexes = BOARD.spacesInRow(row);
    const cells = (cell: (hex: number) => string): string =>
      (indent + hexes.map((hex) => cell(hex).padEnd(WIDTH)).join('')).trimEnd();
    lines.push(cells((hex) => groundCell(scenario, hex)));
    lines.push(cells((hex) => pieceCell(scenario, view, hex, names)));
  });
  return [...lines, ...words.legend.split('\n')];
}

function groundCell(scenario: Scenario, hex: number): string {
  const ground = GROUND[nth(scenario.terrain, hex)] ?? '';
  const works = scenario.works[hex] === 0 ? '' : '!';
  const prize = scenario.isPrize[hex] || scenario.exits.includes(idOf(hex)) ? '@' : '';
  return `${HEX_NAMES[hex]}${ground}${works}${prize}`;
}

function pieceCell(scenario: Scenario, view: View, hex: number, names: Names): string {
  const part = view.public;
  const unit = unitAt(part, idOf(hex));
  const leader = leaderOn(part, idOf(hex));
  if (unit < 0) {
    if (leader < 0) return '·';
    return `${leaderSeat(scenario, leader) === 0 ? 'b' : 'f'}*`;
  }
  const kind = kindName(scenario, unit);
  const nation = nationOf(kind) === 'netherlands' ? 'n' : nationOf(kind).charAt(0);
  const type = lookUp(names.short, typeOf(kind));
  const marks = `${isInSquare(part, unit) ? '#' : ''}${leader >= 0 ? '*' : ''}`;
  return `${nation}${type}${part.blocks[unit]}${marks}`;
}
