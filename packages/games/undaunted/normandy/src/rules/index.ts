import {
  attack,
  bolster,
  command,
  conceal,
  control,
  guide,
  inspire,
  move,
  recon,
  scout,
  stalk,
  suppress,
  type TitleSpec,
  undauntedGame,
} from '@bivouac/undaunted-core';
import { BOOK } from './data/book.ts';
import { SCENARIOS } from './data/scenarios.ts';
import type { OwnEvent } from './events.ts';
import type { Extra } from './extra.ts';
import { blast, target } from './mortar.ts';
import { ANSWERS, type NormandyQuestion } from './questions.ts';
import { normandyTitle } from './title.ts';

export { BOOK } from './data/book.ts';
export { SCENARIO_FILES, SCENARIOS } from './data/scenarios.ts';
export { COVER, HILL, TILES } from './data/tiles.ts';
export type { Event as NormandyEvent } from './events.ts';
export type { Extra, NormandyRules, NormandyState, NormandyView } from './extra.ts';
export type { Question } from './questions.ts';
export { hasNoRiflemen, isHopeless, isPinned, objectiveValue, pointsOf } from './victory.ts';

/** The title as it is written down; tests put scenarios of their own in it. */
export const NORMANDY: TitleSpec<Extra, NormandyQuestion> = {
  id: 'normandy',
  rules: 2,
  formerRules: { 1: { hope: 'cards' } },
  hashesSince: 1,
  book: BOOK,
  scenarios: SCENARIOS,
  verbs: {
    move,
    guide,
    scout,
    stalk,
    bolster,
    command,
    conceal,
    control,
    inspire,
    recon: () => recon(),
    target,
    attack,
    suppress,
    blast,
  },
  title: normandyTitle,
  answers: ANSWERS,
  options: [
    { id: 'discard', values: ['open', 'hidden'] },
    { id: 'hope', values: ['pinned', 'cards'] },
  ],
};

/** Undaunted: Normandy. */
export const { game: normandy, rules: normandyRules } = undauntedGame<
  Extra,
  NormandyQuestion,
  OwnEvent
>(NORMANDY);
