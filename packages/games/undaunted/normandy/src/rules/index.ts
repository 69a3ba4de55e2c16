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

/** In canonical order: movement, support, combat. */
const VERBS = [
  'move',
  'guide',
  'scout',
  'stalk',
  'bolster',
  'command',
  'conceal',
  'control',
  'inspire',
  'recon',
  'target',
  'attack',
  'suppress',
  'blast',
] as const;

/** Undaunted: Normandy. */
export const { game: normandy, rules: normandyRules } = undauntedGame<
  Extra,
  NormandyQuestion,
  OwnEvent
>({
  id: 'normandy',
  rules: 2,
  formerRules: { 1: { hope: 'cards' } },
  hashesSince: 1,
  book: BOOK,
  scenarios: SCENARIOS,
  verbNames: VERBS,
  verbs: (tables) => [
    move(tables),
    guide(tables),
    scout(tables),
    stalk(tables),
    bolster(tables),
    command(),
    conceal(),
    control(),
    inspire(tables),
    recon(),
    target(tables),
    attack(tables),
    suppress(tables),
    blast(tables),
  ],
  title: normandyTitle,
  answers: ANSWERS,
  options: [
    { id: 'discard', values: ['open', 'hidden'] },
    { id: 'hope', values: ['pinned', 'cards'] },
  ],
});
