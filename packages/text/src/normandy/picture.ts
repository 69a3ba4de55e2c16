import { COVER, type Extra, HILL, objectiveValue, normandyRules as rules } from '@bivouac/normandy';
import { CONTROLLED, SCOUTED, scenarioOf, type View } from '@bivouac/undaunted-core';
import type { Translated } from '../translated.ts';
import { drawTiles } from '../undaunted/picture.ts';
import type { NormandySentences } from './sentences-en.ts';
import { baseOf, squadOf } from './titles.ts';

type Words = Translated<NormandySentences>;

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
  const aims = part.extra.targets.flatMap((at, seat) =>
    at === tile ? [seat === 0 ? '!US' : '!DE'] : [],
  );
  const head = [
    (rules.tiles[tile] ?? '').toUpperCase().padEnd(3),
    `[${cover}]`,
    value > 0 ? '*'.repeat(Math.min(value, 4)) : '',
    tile === scenario.radio ? 'R' : '',
    ...aims,
  ];
  return [
    head.filter((word) => word !== '').join(' '),
    ...[0, 1].flatMap((seat) => sideLines(view, tile, seat, words)),
  ];
}

/** Two lines a side: its marker and units. */
function sideLines(view: View<Extra>, tile: number, seat: number, words: Words): string[] {
  const part = view.public;
  const marker = part.control[seat * rules.tiles.length + tile];
  const { scouted, controlled } = words.marks;
  const mark = marker === CONTROLLED ? controlled : marker === SCOUTED ? scouted : ' ';
  const count = rules.units.length;
  const units = rules.units.flatMap(({ id }, kind) => {
    const unit = seat * count + kind;
    if (part.at[unit] !== tile) return [];
    const name = `${words.short[baseOf(id) as 'mortar']}${squadOf(id)}`;
    return [part.isSuppressed[unit] ? `(${name})` : name];
  });
  const name = seat === 0 ? 'US' : 'DE';
  const isAnything = marker !== 0 || units.length > 0;
  const first = isAnything ? `${name}${mark} ${units.slice(0, 3).join(' ')}` : '';
  return [first, units.length > 3 ? `    ${units.slice(3).join(' ')}` : ''];
}
