import { words as common } from '@bivouac/table/text/cs/index.ts';
import { shell } from './shell.ts';

export const words = { ...common, ...shell };
