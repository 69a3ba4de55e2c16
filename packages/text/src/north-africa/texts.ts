import type { Extra } from '@bivouac/north-africa';
import type { Action, Event, View } from '@bivouac/undaunted-core';
import type { GameTexts } from '../game-text.ts';
import { northAfricaText } from './describe.ts';
import { namesCs } from './names-cs.ts';
import { namesEn } from './names-en.ts';
import { rulesCs } from './rules-cs.ts';
import { rulesEn } from './rules-en.ts';
import { scenariosCs } from './scenarios-cs.ts';
import { scenariosEn } from './scenarios-en.ts';
import { sentencesCs } from './sentences-cs.ts';
import { sentencesEn } from './sentences-en.ts';

export const northAfricaTexts: GameTexts<Action, Event, View<Extra>> = {
  cs: northAfricaText({
    names: namesCs,
    sentences: sentencesCs,
    scenarios: scenariosCs,
    rules: rulesCs,
  }),
  en: northAfricaText({
    names: namesEn,
    sentences: sentencesEn,
    scenarios: scenariosEn,
    rules: rulesEn,
  }),
};
