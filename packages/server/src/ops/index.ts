export { readConfig } from '../config.ts';
export { connectStorage, openStorage, type Storage } from '../storage/storage.ts';
export { backUp, NotRestored, restore } from './backup.ts';
export { closeGames, type Diverged, type Repair, repairGames } from './repair.ts';
