import { nth } from '@bivouac/kernel';
import { type Face, faceOf } from './data/city.ts';
import { isTank } from './data/units.ts';
import type { CityPart } from './extra.ts';

/** What a tile shows now. */
export const faceNow = (part: CityPart, tile: number): Face =>
  faceOf(tile, nth(part.extra.letters, tile));

/** @rule stalingrad/tanks */
export const isTankBarred = (part: CityPart, unit: number, tile: number): boolean =>
  isTank(unit) && faceNow(part, tile).isImpassable;

export const hasTunnel = (part: CityPart, tile: number): boolean =>
  part.extra.tunnels.includes(tile);

export const isRouted = (part: CityPart, unit: number): boolean => nth(part.extra.routed, unit);

/**
 * Stalingrad, Základní obrana: what a tunnel stands.
 * @rule stalingrad/tunnels
 */
export const TUNNEL_DEFENCE = 7;
/**
 * Stalingrad, Žetony dýmu.
 * @rule stalingrad/smoke
 */
export const SMOKE_COVER = 2;
