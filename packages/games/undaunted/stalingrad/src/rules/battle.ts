import {
  type ActionTables,
  attack,
  bolster,
  command,
  conceal,
  control,
  guide,
  move,
  recon,
  scout,
  stalk,
  suppress,
  type TitleSpec,
  undauntedGame,
} from '@bivouac/undaunted-core';
import { PATTERNS, type StalingradAction } from './actions.ts';
import { barrage } from './barrage.ts';
import { assault, attackStalk, reconScout } from './combined.ts';
import type { Verb } from './data/acts.ts';
import { BOOK } from './data/book.ts';
import { SCENARIOS } from './data/scenarios.ts';
import type { OwnEvent } from './events.ts';
import type { Extra } from './extra.ts';
import { blasting, flamethrower } from './fire.ts';
import { fieldOfFire, mines, smoke } from './mines.ts';
import { antiAir, bringUp, exert, inspireAgain, rally } from './orders.ts';
import { ANSWERS, type CityQuestion } from './questions.ts';
import { cityTitle } from './title.ts';

/** The title as it is written down; tests put scenarios of their own in it. */
export const STALINGRAD: TitleSpec<Extra, CityQuestion, StalingradAction> = {
  id: 'stalingrad',
  rules: 1,
  book: BOOK,
  scenarios: SCENARIOS,
  verbs: {
    move,
    scout,
    stalk,
    guide,
    bolster,
    'bring-up': bringUp,
    command,
    conceal,
    control,
    inspire: inspireAgain,
    exert,
    recon: () => recon(),
    'recon-scout': reconScout,
    rally,
    assault,
    'attack-stalk': attackStalk,
    'field-of-fire': fieldOfFire,
    smoke,
    mines,
    'anti-air': antiAir,
    attack,
    suppress,
    'area-suppress': (tables) => barrage('area-suppress', tables),
    grenades: (tables) => barrage('grenades', tables),
    flamethrower,
    antitank: (tables) => blasting('antitank', tables),
    demolish: (tables) => blasting('demolish', tables),
    bombard: (tables) => barrage('bombard', tables),
  } satisfies { readonly [verb in Verb]: (tables: ActionTables) => unknown },
  title: cityTitle,
  answers: ANSWERS,
  options: [
    { id: 'discard', values: ['open', 'hidden'] },
    { id: 'withdrawal', values: ['on', 'off'] },
  ],
  patterns: PATTERNS,
};

/** One battle of Undaunted: Stalingrad, without consequences. */
export const {
  game: stalingrad,
  rules: stalingradRules,
  begin: beginBattle,
} = undauntedGame<Extra, CityQuestion, OwnEvent, StalingradAction>(STALINGRAD);
