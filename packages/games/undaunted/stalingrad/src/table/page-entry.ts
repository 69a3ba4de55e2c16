import { battleEntry } from '../entries/battle.ts';
import { PAGE_LANGUAGES } from './library.ts';

/** A battle as a page knows it: with as much of the books as its reader has come to. */
export const battles = battleEntry(PAGE_LANGUAGES);
