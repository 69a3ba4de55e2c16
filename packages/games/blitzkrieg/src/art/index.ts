// Pictures of Blitzkrieg! and Nippon: pure texts, always the same for the same look.

export {
  AMERICA_HEIGHT,
  AMERICA_WIDTH,
  americaArt,
  americaThumb,
  citiesArt,
  cityAt,
} from './america.ts';
export { ICONS } from './icons.generated.ts';
export { type MarkerLook, markerArt, prizeStar, scoredArt, signed } from './marker.ts';
export { type RulerLook, rulerArt } from './ruler.ts';
export { frameArt, roseArt } from './sheet.ts';
export { effectArt, spaceArt, spaceDefs, type Terrain } from './space.ts';
export { bagArt, pileArt, SUPPLY_BOX } from './supply.ts';
export { type TokenFace, tokenArt, tokenBack } from './token.ts';
export { type TrackLook, trackArt } from './track.ts';
export {
  frontsArt,
  type TheatreLead,
  WORLD_HEIGHT,
  WORLD_WIDTH,
  worldArt,
  worldThumb,
} from './world.ts';
