export type { NameProblem } from '@bivouac/protocol';
export { readConfig } from '../config.ts';
export { lastAudits } from '../storage/audit.ts';
export { LATEST, versionOf } from '../storage/migrate.ts';
export { connectStorage, openStorage, type Storage } from '../storage/storage.ts';
export { backUp, NotRestored, restore } from './backup.ts';
export {
  banPlayer,
  findPlayer,
  liftBan,
  type Moderator,
  renamePlayer,
  showPlayers,
  voidByHost,
} from './moderation.ts';
export { closeGames, type Diverged, type Repair, repairGames } from './repair.ts';
