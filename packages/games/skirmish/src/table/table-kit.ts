import { chanceOf, must, nth } from '@bivouac/kernel';
import type { Aiming, TableKit } from '@bivouac/table/contract/table-kit.ts';
import { plainTurn } from '@bivouac/table/session/turn-end.ts';
import type { Language } from '@bivouac/text';
import { LANDSCAPE } from '../art/map.ts';
import { type Action, hitsKey, previewFire, type View } from '../rules/index.ts';
import { skirmishNames } from '../text/index.ts';
import { SKIRMISH_WORDS } from '../text/table-words.ts';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Odds from './Odds.svelte';
import Opponent from './Opponent.svelte';
import Score from './Score.svelte';
import { skirmishStory } from './story.ts';
import { isSwap } from './things.ts';

/** Of the row of cards below the board, in pixels. */
const HAND_ROW = 128;

/**
 * The drawn table: five components and how they answer to pointing. `packages/table/src/contract/table-kit.ts`
 * documents every field. The frame around them (prompt, list of options, log, dice, undo, tabs of a phone) is shared.
 */
export const skirmishKit: TableKit<null, View, Action> = {
  // Several games that share components set this to tell them which game it is.
  title: null,
  story: skirmishStory,
  // A first click on what rolls dice shows the odds, a second one does it.
  isRisky: (view, action) => previewFire(view, action) !== null,
  chance(view, action) {
    const fire = previewFire(view, action);
    return fire && 1 - chanceOf(fire, hitsKey(0));
  },
  aiming,
  swaps: isSwap,
  turn: plainTurn,
  endsTurn: (_view, action) => action.kind === 'halt',
  tabs: (language) => SKIRMISH_WORDS.in(language).tabs,
  boardSize: () => LANDSCAPE,
  handRow: HAND_ROW,
  round: (view) => view.public.round,
  Score,
  Board,
  Hand,
  Opponent,
  Odds,
};

/** The prompt while the player looks at the odds. */
function aiming(view: View, action: Action, language: Language): Aiming {
  const words = SKIRMISH_WORDS.in(language);
  const { area, throws } = must(previewFire(view, action), 'only fire is risky');
  const [{ total }] = throws;
  return {
    sentence: words.aim({ area: nth(skirmishNames.in(language).areas, area), need: total }),
    act: action.kind === 'ambush' ? words.spring : words.attack,
  };
}
