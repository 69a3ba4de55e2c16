import { wordsCs } from '@bivouac/table/text/cs/index.ts';
import { shellCs } from './shell.ts';

export const cs = { ...wordsCs, ...shellCs };
