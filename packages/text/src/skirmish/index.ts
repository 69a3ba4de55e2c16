import type { Action, Event, View } from '@bivouac/skirmish';
import type { GameTexts } from '../game-text.ts';
import { cs } from './cs.ts';
import { skirmishText } from './describe.ts';
import { en } from './en.ts';

export const skirmishTexts: GameTexts<Action, Event, View> = {
  cs: skirmishText(cs),
  en: skirmishText(en),
};
