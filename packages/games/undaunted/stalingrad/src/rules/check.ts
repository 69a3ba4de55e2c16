import { nth } from '@bivouac/kernel';
import { tileOf, zoneOf } from '@bivouac/undaunted-core';
import { cardsFor, ZONES } from './casualty.ts';
import { FACES_OF, TILES } from './data/city.ts';
import { isTank, SPLIT, unitKindOf } from './data/units.ts';
import type { CityRules, CityState } from './extra.ts';
import { faceNow } from './ground.ts';
import { minesOf } from './mines.ts';

/** Throws if a marker, a tile or a routed counter is not as it must be. */
export function checkExtra(rules: CityRules, state: CityState): void {
  const part = state.public;
  const { letters, tunnels, routed, fields, minesLeft, smokeLeft } = part.extra;
  if (letters.length !== TILES.length) throw new Error('a tile has no letter');
  letters.forEach((letter, tile) => {
    if (FACES_OF[tile]?.[letter] === undefined) {
      throw new Error(`tile ${TILES[tile]} has no face ${letter}`);
    }
  });
  tunnels.forEach((tile, i) => {
    if (i > 0 && tile <= nth(tunnels, i - 1)) throw new Error('tunnels are not ascending');
  });
  const edges = new Set<string>();
  for (const { seat, tile, other } of minesOf(part)) {
    if (tile >= other) throw new Error('the tiles of a mine are not in ascending order');
    if (!rules.scenarios[part.scenario]?.neighbours[tile]?.includes(other)) {
      throw new Error('a mine is not on an edge');
    }
    const edge = `${seat} ${tile} ${other}`;
    if (edges.has(edge)) throw new Error('two mines of a side on one edge');
    edges.add(edge);
  }
  if ([...minesLeft, ...smokeLeft].some((left) => left < 0)) throw new Error('too many markers');
  part.at.forEach((tile, unit) => {
    if (tile < 0) {
      if (routed[unit]) throw new Error(`unit ${unit} is routed and away`);
      return;
    }
    if (isTank(unit) && faceNow(part, tile).isImpassable) throw new Error(`tank ${unit} is stuck`);
    if (isTank(unit) && part.isSuppressed[unit]) throw new Error(`tank ${unit} is suppressed`);
    if (nth(fields, unit) >= 0) {
      const isGunner = unitKindOf(unit).id.startsWith('gunner');
      if (!isGunner || part.isSuppressed[unit] || routed[unit] || tileOf(part, unit) < 0) {
        throw new Error(`unit ${unit} cannot have a field of fire`);
      }
    }
    // Rozprášení: a routed counter has no card but in the supply.
    const seat = unit < SPLIT ? 0 : 1;
    if (!routed[unit]) return;
    for (const zone of ZONES) {
      if (cardsFor(rules, part, unit, zoneOf(state, seat, zone)).length > 0) {
        throw new Error(`unit ${unit} is routed and has cards`);
      }
    }
  });
}
