import type { AnyMatch } from '@bivouac/kernel';
import {
  type CityState,
  moreOf,
  progressOf,
  stalingrad,
  stalingradRules,
} from '@bivouac/stalingrad';
import { stalingradTexts } from '@bivouac/text';
import { type ShelfEntry, USUAL_BOTS } from './entry.ts';

/** Single battles, for practice. */
export const stalingradEntry: ShelfEntry = {
  game: stalingrad,
  bots: USUAL_BOTS,
  texts: stalingradTexts,
  isForPlayers: true,
  progress(match: AnyMatch) {
    const { public: part }: CityState = match.copyOfState();
    const scenario = stalingradRules.scenarios[part.scenario];
    const tasks = scenario === undefined ? [] : moreOf(scenario).tasks;
    const points = tasks.map((task, seat) => progressOf(stalingradRules, part, seat, task).done);
    return { round: part.round, points };
  },
};
