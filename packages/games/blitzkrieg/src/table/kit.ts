import type { Reason } from '@bivouac/kernel';
import type { TableKit } from '@bivouac/table/contract/table-kit.ts';
import type { Language } from '@bivouac/text';
import { WORLD_HEIGHT, WORLD_WIDTH } from '../art/index.ts';
import type { Action, View } from '../rules/index.ts';
import { BLITZ_WORDS } from '../text/table-words.ts';
import Board from './Board.svelte';
import { isLookedAt, isSwap, isTurnEnd, refuse, thingsOf, turnOf } from './grammar.ts';
import Hand from './Hand.svelte';
import Look from './Look.svelte';
import { heldToken, placementOf } from './looks.ts';
import Opponent from './Opponent.svelte';
import Score from './Score.svelte';
import { blitzkriegStory } from './story.ts';
import type { BlitzTitle } from './title.ts';

export type BlitzKit = TableKit<BlitzTitle, View, Action>;

/** Of the ruler above the map. */
const RULER = 52;
/** Of the screen with the reserve. */
const HAND_ROW = 152;

/** The drawn table of the base game or of Nippon. */
export function blitzKit(
  title: BlitzTitle,
  explain: (view: View, action: Action) => Reason | undefined,
): BlitzKit {
  return {
    title,
    story: blitzkriegStory,
    thingsOf: (view, action) => thingsOf(title, view, action),
    isRisky: (_view, action) => isLookedAt(action),
    chance: () => null,
    aiming: (view, action, language) => aiming(title, view, action, language),
    refuse: (view, thing) => refuse(title, explain, view, thing),
    swaps: isSwap,
    turn: turnOf,
    endsTurn: (_view, action) => isTurnEnd(action),
    // Why the solo opponent moved so, and what it moved, stands beside its row.
    showsNews: (view) => view.public.vs !== null,
    boardSize: () => ({ width: WORLD_WIDTH, height: WORLD_HEIGHT + RULER }),
    handRow: HAND_ROW,
    round: (view) => Math.ceil(view.public.turn / 2),
    tabs: (language) => BLITZ_WORDS.in(language).tabs,
    Score,
    Board,
    Hand,
    Opponent,
    Odds: Look,
  };
}

function aiming(title: BlitzTitle, view: View, action: Action, language: Language) {
  const words = BLITZ_WORDS.in(language).act;
  const names = title.names(language);
  const { back } = words;
  if (action.kind !== 'place') {
    const { aim, shift, bomb, resolve, open } = words;
    const acts: { readonly [kind: string]: string } = { aim, shift, bomb, resolve, open };
    return {
      sentence: sentenceOf(title, view, action, language),
      act: acts[action.kind] ?? '',
      back,
    };
  }
  const seat = typeof view.viewer === 'number' ? view.viewer : 0;
  const points = placementOf(title.box, view, seat, action)?.points[seat as 0 | 1] ?? 0;
  const token = names.token(heldToken(view));
  return {
    sentence: words.placing({ token, space: names.space(action.space) }),
    act: points > 0 ? words.placeGain({ points }) : words.place,
    back,
  };
}

function sentenceOf({ names }: BlitzTitle, view: View, action: Action, language: Language): string {
  const t = names(language);
  switch (action.kind) {
    case 'aim':
    case 'shift':
    case 'open':
      return `${t.theatre(action.theatre)}.`;
    case 'bomb':
      return `${t.token(view.row?.tokens[action.position - 1] ?? 0)}.`;
    case 'resolve':
      return `${t.space(action.space)}.`;
    default:
      return '';
  }
}
