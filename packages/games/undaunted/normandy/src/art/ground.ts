// The ground of Normandy, apart from what all titles share: no other title's table fetches it.

export { hasRiver, type RiverEnds, riverEnds } from './rivers.ts';
export { normandySign } from './thumb.ts';
export { FACES, NORMANDY_GROUND, tileArt } from './tile.ts';
