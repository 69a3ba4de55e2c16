import { COVER, type Extra, HILL, objectiveValue, normandyRules as rules } from '@bivouac/normandy';
import { CONTROLLED, SCOUTED, scenarioOf, type View } from '@bivouac/undaunted-core';
import type { Translated } from '../translated.ts';
import type { NormandySentences } from './sentences-en.ts';
import { baseOf, squadOf } from './titles.ts';

type Words = Translated<NormandySentences>;

/** As on the map, in both languages. */
const SIDES = ['US', 'DE'] as const;

/** A tile is so many letters wide and high, borders shared; both even, for the half shift. */
const WIDTH = 16;
const HEIGHT = 6;

/** The map drawn in letters: each tile with cover, objective, markers and units. */
export function drawMap(view: View<Extra>, words: Words): string[] {
  const { layout } = scenarioOf(rules, view.public);
  const right = Math.max(...layout.map(({ hx }) => hx)) + 2;
  const bottom = Math.max(...layout.map(({ hy }) => hy)) + 2;
  const canvas = Array.from({ length: (bottom * HEIGHT) / 2 + 1 }, () =>
    new Array<string>((right * WIDTH) / 2 + 1).fill(' '),
  );
  const put: Put = (x, y, text) => {
    [...text].forEach((letter, i) => {
      const row = canvas[y];
      if (row && x + i < row.length) row[x + i] = letter;
    });
  };
  const corners = layout.map(({ hx, hy }) => [(hx * WIDTH) / 2, (hy * HEIGHT) / 2] as const);
  // Corners last: each lies on the side of a neighbour.
  for (const [x, y] of corners) drawSides(put, x, y);
  for (const [x, y] of corners) drawEdges(put, x, y);
  layout.forEach(({ tile }, i) => {
    const [x, y] = corners[i] ?? [0, 0];
    tileLines(view, tile, words).forEach((line, row) => {
      put(x + 1, y + 1 + row, line);
    });
  });
  const lines = canvas.map((row) => row.join('').trimEnd());
  return [...lines, ...words.legend.split('\n')];
}

type Put = (x: number, y: number, text: string) => void;

function drawSides(put: Put, x: number, y: number): void {
  for (let i = 1; i < HEIGHT; i++) {
    put(x, y + i, '|');
    put(x + WIDTH, y + i, '|');
  }
}

function drawEdges(put: Put, x: number, y: number): void {
  const edge = `+${'-'.repeat(WIDTH - 1)}+`;
  put(x, y, edge);
  put(x, y + HEIGHT, edge);
}

function tileLines(view: View<Extra>, tile: number, words: Words): string[] {
  const part = view.public;
  const scenario = scenarioOf(rules, part);
  const cover = COVER[tile] === HILL ? '3/1' : String(COVER[tile]);
  const value = objectiveValue(scenario, part, tile);
  const aiming = SIDES.filter((_, seat) => part.extra.targets[seat as 0 | 1] === tile);
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
  const [first, second] = inTwoLines(units, WIDTH - 1 - head.length, WIDTH - 2);
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

/** As many words as fit; an ellipsis says that there are more. */
function inTwoLines(words: readonly string[], one: number, two: number): [string, string] {
  const fitting = (rest: readonly string[], room: number): number => {
    let fit = 0;
    while (fit < rest.length && rest.slice(0, fit + 1).join(' ').length <= room) fit += 1;
    return fit;
  };
  const first = fitting(words, one);
  const rest = words.slice(first);
  const second = rest.join(' ').length <= two ? rest.length : fitting(rest, two - 2);
  const more = second < rest.length ? ' …' : '';
  return [words.slice(0, first).join(' '), rest.slice(0, second).join(' ') + more];
}
