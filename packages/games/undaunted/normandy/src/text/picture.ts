import { ofSeat } from '@bivouac/kernel';
import type { Translated } from '@bivouac/text';
import { CONTROLLED, SCOUTED, scenarioOf, type View } from '@bivouac/undaunted-core';
import { drawTiles, inTwoLines, ROOM } from '@bivouac/undaunted-core/text/picture.ts';
import { COVER, type Extra, HILL, objectiveValue, normandyRules as rules } from '../rules/index.ts';
import type { NormandySentences } from './en/sentences.ts';
import { baseOf, squadOf } from './titles.ts';

type Words = Translated<NormandySentences>;

/** As on the map, in both languages. */
const SIDES = ['US', 'DE'] as const;

/** The map drawn in letters: each tile with cover, objective, markers and units. */
export function drawMap(view: View<Extra>, words: Words): string[] {
  const { layout } = scenarioOf(rules, view.public);
  return drawTiles(layout, (tile) => tileLines(view, tile, words), words.legend);
}

function tileLines(view: View<Extra>, tile: number, words: Words): string[] {
  const part = view.public;
  const scenario = scenarioOf(rules, part);
  const cover = COVER[tile] === HILL ? '3/1' : String(COVER[tile]);
  const value = objectiveValue(scenario, part, tile);
  const aiming = SIDES.filter((_, seat) => ofSeat(part.extra.targets, seat) === tile);
  const head = [
    `${(rules.tiles[tile] ?? '').toUpperCase().padEnd(3)}[${cover}]`,
    value > 0 ? `*${value}` : '',
    tile === scenario.radio ? 'R' : '',
    aiming.length === SIDES.length ? '!!' : aiming.map((side) => `!${side}`).join(''),
  ];
  return [
    head.filter((word) => word !== '').join(' '),
    ...[0, 1].flatMap((seat) => sideLines(view, tile, seat, words)),
  ];
}

/** Two lines a side: its marker, whether its units enter here, and the units themselves. */
function sideLines(view: View<Extra>, tile: number, seat: number, words: Words): string[] {
  const part = view.public;
  const marker = part.control[seat * rules.tiles.length + tile];
  const { scouted, controlled } = words.marks;
  const mark = marker === CONTROLLED ? controlled : marker === SCOUTED ? scouted : ' ';
  const { spawns } = scenarioOf(rules, part);
  const count = rules.units.length;
  const isEntry = spawns.slice(seat * count, (seat + 1) * count).includes(tile);
  const units = unitGroups(view, tile, seat, words);
  if (marker === 0 && !isEntry && units.length === 0) return ['', ''];
  const head = `${SIDES[seat]}${mark}${isEntry ? '+' : ' '}`;
  const [first, second] = inTwoLines(units, ROOM - head.length, ROOM - 1);
  return [head + first, second === '' ? '' : ` ${second}`];
}

/** Squads of a kind together, to save room: `RiAB (RiC) Mor`. */
function unitGroups(view: View<Extra>, tile: number, seat: number, words: Words): string[] {
  const { at, isSuppressed } = view.public;
  const count = rules.units.length;
  const groups: { base: string; squads: string; isDown: boolean }[] = [];
  rules.units.forEach(({ id }, kind) => {
    const unit = seat * count + kind;
    if (at[unit] !== tile) return;
    const isDown = isSuppressed[unit] === true;
    const base = baseOf(id);
    const group = groups.find((other) => other.base === base && other.isDown === isDown);
    if (group === undefined) groups.push({ base, squads: squadOf(id), isDown });
    else group.squads += squadOf(id);
  });
  return groups.map(({ base, squads, isDown }) => {
    const name = `${words.short[base as 'mortar']}${squads}`;
    return isDown ? `(${name})` : name;
  });
}
