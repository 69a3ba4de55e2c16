import type { GameTexts } from '@bivouac/text';
import type { Action, Event, View } from '../rules/index.ts';
import { cs } from './cs/sentences.ts';
import { skirmishText } from './describe.ts';
import { en } from './en/sentences.ts';

export const skirmishTexts: GameTexts<Action, Event, View> = {
  cs: skirmishText(cs),
  en: skirmishText(en),
};
