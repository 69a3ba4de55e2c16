import type { TableKit } from '@bivouac/table/contract/table-kit.ts';
import type { Language } from '@bivouac/text';
import type { Action } from '../rules/index.ts';
import { UNDAUNTED_WORDS } from '../text/table-words.ts';
import Board from './Board.svelte';
import { sheetOf } from './board-model.ts';
import { type Explaining, isTurnEnd, refuse, thingsOf, turnOf } from './grammar.ts';
import Hand from './Hand.svelte';
import Odds from './Odds.svelte';
import Opponent from './Opponent.svelte';
import Score from './Score.svelte';
import { shotsOf } from './shots.ts';
import { undauntedStory } from './story.ts';
import type { AnyView, UndauntedTitle } from './title.ts';

export type UndauntedKit = TableKit<UndauntedTitle, AnyView, Action>;

/** The drawn table of one title of the series. */
export function undauntedKit(title: UndauntedTitle, game: Explaining): UndauntedKit {
  return {
    title,
    story: undauntedStory,
    thingsOf: (view, action) => thingsOf(title, view, action),
    isRisky: (view, action) =>
      action.kind === 'shoot' ||
      action.kind === 'withdraw' ||
      shotsOf(title, view, action).length > 0,
    chance(view, action) {
      // A barrage throws at several, each with a chance of its own.
      const [only, ...more] = shotsOf(title, view, action);
      return only !== undefined && more.length === 0 ? only.chance : null;
    },
    aiming: (view, action, language) => aiming(title, view, action, language),
    refuse: (view, thing) => refuse(title, game, view, thing),
    turn: turnOf,
    endsTurn: (_view, action) => isTurnEnd(action),
    boardSize: (view) => sheetOf(title, view),
    hasCardRow: () => true,
    round: (view) => view.public.round,
    Score,
    Board,
    Hand,
    Opponent,
    Odds,
  };
}

function aiming(title: UndauntedTitle, view: AnyView, action: Action, language: Language) {
  const [shot, ...more] = shotsOf(title, view, action);
  const names = title.words(language);
  // Only what ends the game is asked twice without a throw of dice.
  if (shot === undefined) return names.withdrawal ?? { sentence: '', act: '' };
  const words = UNDAUNTED_WORDS.in(language).shot;
  const target =
    more.length > 0
      ? names.tile(shot.tile)
      : shot.ground === null
        ? names.ownUnit(shot.target)
        : (names.ground?.(shot.ground, shot.tile) ?? '');
  const sentence = words.aims({ unit: names.ownUnit(shot.unit), target });
  // At several one after another, with the dice that each of them is worth.
  const isCharge = shot.verb === 'demolish';
  const doIt = isCharge ? words.demolish : words.fire;
  const act = more.length > 0 ? names.verb(shot.verb) : doIt({ count: shot.dice });
  return { sentence: `${sentence} ${isCharge ? words.demolishOr : words.fireOr}`, act };
}
