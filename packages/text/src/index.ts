export * from './blitzkrieg/index.ts';
export * from './napoleonics/index.ts';
export * from './normandy/index.ts';
export { normandyTexts } from './normandy/texts.ts';
export * from './north-africa/index.ts';
export * from './platform.ts';
export { skirmishTexts } from './skirmish/index.ts';
export * from './stalingrad/index.ts';
export type { Titles } from './undaunted/telling.ts';
