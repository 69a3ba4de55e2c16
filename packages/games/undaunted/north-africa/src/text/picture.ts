import type { Translated } from '@bivouac/text';
import { CONTROLLED, SCOUTED, scenarioOf, type View } from '@bivouac/undaunted-core';
import { drawTiles, inTwoLines, ROOM } from '@bivouac/undaunted-core/text/picture.ts';
import {
  COVER,
  crewOf,
  type Extra,
  HILL,
  IS_IMPASSABLE,
  isInoperable,
  moreOf,
  ownerOf,
  northAfricaRules as rules,
  STRUCTURE_UNITS,
  vehicleOf,
} from '../rules/index.ts';
import type { NorthSentences } from './en/sentences.ts';

type Words = Translated<NorthSentences>;

/** The map drawn in letters: each tile with what lies on it, vehicles with those inside. */
export function drawMap(view: View<Extra>, words: Words): string[] {
  const { layout } = scenarioOf(rules, view.public);
  return drawTiles(layout, (tile) => tileLines(view, tile, words), words.legend);
}

const shortOf = (unit: number, { short }: Words): string =>
  short[rules.units[rules.counters[unit] ?? -1]?.id as 'tank'];

function tileLines(view: View<Extra>, tile: number, words: Words): string[] {
  const part = view.public;
  const scenario = scenarioOf(rules, part);
  const cover = COVER[tile] === HILL ? '3/1' : String(COVER[tile]);
  const value = scenario.objectives[tile] ?? 0;
  const structures = STRUCTURE_UNITS.filter((unit) => part.at[unit] === tile);
  const head = [
    `${(rules.tiles[tile] ?? '').toUpperCase().padEnd(3)}[${cover}]${IS_IMPASSABLE[tile] ? '#' : ''}`,
    value > 0 ? `*${value}` : '',
    moreOf(scenario).exits.includes(tile) ? '>' : '',
    ...structures.map((unit) => `<${shortOf(unit, words)}>`),
  ];
  return [
    head.filter((word) => word !== '').join(' '),
    ...[0, 1].flatMap((seat) => sideLines(view, tile, seat, words)),
  ];
}

/** Two lines a side: its marker, its soldiers, its vehicles with their crews. */
function sideLines(view: View<Extra>, tile: number, seat: number, words: Words): string[] {
  const part = view.public;
  const marker = part.control[seat * rules.tiles.length + tile];
  const { scouted, controlled } = words.marks;
  const mark = marker === CONTROLLED ? controlled : marker === SCOUTED ? scouted : ' ';
  const name = (unit: number): string =>
    part.isSuppressed[unit] ? `(${shortOf(unit, words)})` : shortOf(unit, words);
  const soldiers: string[] = [];
  const vehicles: string[] = [];
  part.at.forEach((at, unit) => {
    if (at !== tile || ownerOf(part, unit) !== seat || STRUCTURE_UNITS.includes(unit)) return;
    if (vehicleOf(unit) === undefined) {
      if ((part.extra.rides[unit] ?? -1) < 0) soldiers.push(name(unit));
      return;
    }
    const crew = crewOf(part, unit).map(name).join('');
    const state = isInoperable(part, unit) ? 'x' : '';
    vehicles.push(`${shortOf(unit, words)}${state}${crew === '' ? '' : `+${crew}`}`);
  });
  const letter = seat === 0 ? 'B' : 'I';
  const units = [...soldiers, ...vehicles];
  if (marker === 0 && units.length === 0) return ['', ''];
  const head = `${letter}${mark} `;
  const [first, second] = inTwoLines(units, ROOM - head.length, ROOM - 1);
  return [head + first, second === '' ? '' : ` ${second}`];
}
