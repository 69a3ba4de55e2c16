import type { Translated } from '@bivouac/text';
import type { commands as english } from '../en/commands.ts';

export const commands: Translated<typeof english> = {
  undo: 'zpět',
  restart: 'znovu',
  odds: 'šance',
  log: 'záznam',
  view: 'stůl',
  rules: 'pravidla',
  save: 'ulož',
  draw: 'remíza',
  resign: 'vzdát',
  help: 'pomoc',
  quit: 'konec',
};
