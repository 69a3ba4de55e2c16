import type { Translated } from '@bivouac/text';
import type { tutorialEn } from './tutorial-en.ts';

export const tutorialCs: Translated<typeof tutorialEn> = {};
