import type { Reason } from '@bivouac/kernel';
import type { Language } from '@bivouac/text';
import type { Action } from '@bivouac/undaunted-core';
import { CATALOGUES } from '../../text/index.ts';
import type { TableKit } from '../table/kit.ts';
import Board from './Board.svelte';
import { sheetOf } from './board-model.ts';
import { refuse, thingsOf } from './grammar.ts';
import Hand from './Hand.svelte';
import Odds from './Odds.svelte';
import Opponent from './Opponent.svelte';
import Score from './Score.svelte';
import { shotNow } from './shots.ts';
import type { AnyView, UndauntedTitle } from './title.ts';

export type UndauntedKit = TableKit<UndauntedTitle, AnyView, Action>;

/** The drawn table of one title of the series. */
export function undauntedKit(
  title: UndauntedTitle,
  explain: (view: AnyView, action: Action) => Reason | undefined,
): UndauntedKit {
  return {
    title,
    thingsOf: (view, action) => thingsOf(title, view, action),
    isRisky: (_view, action) => action.kind === 'shoot',
    chance: (view, action) =>
      action.kind === 'shoot' ? (shotNow(title, view, action.unit)?.chance ?? null) : null,
    aiming: (view, action, language) => aiming(title, view, action, language),
    refuse: (view, thing) => refuse(title, explain, view, thing),
    boardSize: (view) => sheetOf(title, view),
    round: (view) => view.public.round,
    Score,
    Board,
    Hand,
    Opponent,
    Odds,
  };
}

function aiming(title: UndauntedTitle, view: AnyView, action: Action, language: Language) {
  const shot = action.kind === 'shoot' ? shotNow(title, view, action.unit) : null;
  if (shot === null) return { sentence: '', act: '' };
  const words = CATALOGUES[language].shot;
  const names = title.words(language);
  const sentence = words.aims({
    unit: names.ownUnit(shot.unit),
    target: names.ownUnit(shot.target),
  });
  return { sentence: `${sentence} ${words.fireOr}`, act: words.fire({ count: shot.dice }) };
}
