import type { GameTexts } from '@bivouac/text';
import type { Action, Event, View } from '@bivouac/undaunted-core';
import type { Extra } from '../rules/index.ts';
import { namesCs } from './cs/names.ts';
import { rulesCs } from './cs/rules.ts';
import { scenariosCs } from './cs/scenarios.ts';
import { sentencesCs } from './cs/sentences.ts';
import { normandyText } from './describe.ts';
import { namesEn } from './en/names.ts';
import { rulesEn } from './en/rules.ts';
import { scenariosEn } from './en/scenarios.ts';
import { sentencesEn } from './en/sentences.ts';

export const normandyTexts: GameTexts<Action, Event, View<Extra>> = {
  cs: normandyText({
    names: namesCs,
    sentences: sentencesCs,
    scenarios: scenariosCs,
    rules: rulesCs,
  }),
  en: normandyText({
    names: namesEn,
    sentences: sentencesEn,
    scenarios: scenariosEn,
    rules: rulesEn,
  }),
};
