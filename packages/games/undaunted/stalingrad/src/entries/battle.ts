import type { AnyMatch } from '@bivouac/kernel';
import { type ShelfEntry, USUAL_BOTS } from '@bivouac/manifest';
import type { Catalogue } from '@bivouac/text';
import { type CityState, moreOf, progressOf, stalingrad, stalingradRules } from '../rules/index.ts';
import { battleTexts, type CityLanguage } from '../text/index.ts';
import { stalingradReference } from '../text/reference.ts';

// Apart from the texts of the whole campaign: a page reads its book as it comes.

/** Single battles, for practice. */
export const battleEntry = (languages: Catalogue<CityLanguage>): ShelfEntry => ({
  game: stalingrad,
  bots: USUAL_BOTS,
  texts: battleTexts(languages),
  reference: stalingradReference,
  progress(match: AnyMatch) {
    const { public: part }: CityState = match.copyOfState();
    const scenario = stalingradRules.scenarios[part.scenario];
    const tasks = scenario === undefined ? [] : moreOf(scenario).tasks;
    const points = tasks.map((task, seat) => progressOf(stalingradRules, part, seat, task).done);
    return { round: part.round, points };
  },
});
