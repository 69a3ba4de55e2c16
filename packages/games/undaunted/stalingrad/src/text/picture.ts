import type { Translated } from '@bivouac/text';
import { CONTROLLED, SCOUTED, scenarioOf, type View } from '@bivouac/undaunted-core';
import { drawTiles, inTwoLines, ROOM } from '@bivouac/undaunted-core/text/picture.ts';
import {
  type Extra,
  faceNow,
  isRouted,
  minesOf,
  moreOf,
  plainName,
  stalingradRules as rules,
  SPLIT,
  unitKindOf,
} from '../rules/index.ts';
import type { CitySentences } from './en/sentences.ts';

type Words = Translated<CitySentences>;

/** The map drawn in letters: each tile with what lies on it. */
export function drawMap(view: View<Extra>, words: Words): string[] {
  const { layout } = scenarioOf(rules, view.public);
  const left = Math.min(...layout.map(({ hx }) => hx));
  const top = Math.min(...layout.map(({ hy }) => hy));
  // A window lies somewhere in the city; the drawing begins at its corner.
  const moved = layout.map(({ tile, hx, hy }) => ({ tile, hx: hx - left, hy: hy - top }));
  return drawTiles(
    moved,
    (tile) => tileLines(view, tile, words),
    Object.values(words.legend).join('\n'),
  );
}

function tileLines(view: View<Extra>, tile: number, words: Words): string[] {
  const part = view.public;
  const scenario = scenarioOf(rules, part);
  const { escapes, goals } = moreOf(scenario);
  const { cover, buildingCover, fortCover, isImpassable } = faceNow(part, tile);
  const shelter =
    buildingCover >= 0
      ? `${cover}/${buildingCover}`
      : fortCover >= 0
        ? `${cover}+${fortCover}`
        : `${cover}`;
  const value = scenario.objectives[tile] ?? 0;
  const mines = minesOf(part).filter(({ tile: one, other }) => one === tile || other === tile);
  const head = [
    `${rules.tiles[tile]}${'ABC'[part.extra.letters[tile] ?? 0]}[${shelter}]${isImpassable ? '#' : ''}`,
    value > 0 ? `*${value}` : '',
    `${part.extra.tunnels.includes(tile) ? 'O' : ''}${escapes.includes(tile) ? '>' : ''}${goals.includes(tile) ? 'T' : ''}${part.extra.smoke.includes(tile) ? '~' : ''}${mines.length > 0 ? 'm' : ''}`,
  ];
  return [
    head
      .filter((word) => word !== '')
      .join(' ')
      .slice(0, ROOM),
    ...[0, 1].flatMap((seat) => sideLines(view, tile, seat, words)),
  ];
}

/** Two lines a side: its marker and its counters. */
function sideLines(view: View<Extra>, tile: number, seat: number, words: Words): string[] {
  const part = view.public;
  const marker = part.control[seat * rules.tiles.length + tile];
  const { scouted, controlled } = words.marks;
  const mark = marker === CONTROLLED ? controlled : marker === SCOUTED ? scouted : ' ';
  const units: string[] = [];
  part.at.forEach((at, unit) => {
    if (at !== tile || (unit < SPLIT ? 0 : 1) !== seat) return;
    const { id } = unitKindOf(unit);
    const plain = plainName(id);
    const squad = id.slice(plain.length + 1).toUpperCase();
    const short = `${words.short[plain as 'sniper']}${squad}`;
    const name = part.isSuppressed[unit] ? `(${short})` : short;
    units.push(isRouted(part, unit) ? `-${name}-` : name);
  });
  if (marker === 0 && units.length === 0) return ['', ''];
  const head = `${seat === 0 ? words.letters.soviet : words.letters.german}${mark} `;
  const [first, second] = inTwoLines(units, ROOM - head.length, ROOM - 1);
  return [head + first, second === '' ? '' : ` ${second}`];
}
