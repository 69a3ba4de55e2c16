import type { Aiming, TableKit } from '@bivouac/table/contract/table-kit.ts';
import type { Language, Name } from '@bivouac/text';
import { SHEET } from '../art/index.ts';
import type { HexId } from '../rules/ids.ts';
import { type Action, isStay, kindName, roundOf, unitAt, type View } from '../rules/index.ts';
import { NAPOLEONICS_WORDS } from '../text/table-words.ts';
import { hexName, scenarioOf } from './battle.ts';
import { cardText } from './cards.ts';
import { choosesWho, isLookedAt, isSwap, isTurnEnd, turnOf } from './grammar.ts';
import Hand from './Hand.svelte';
import Board from './map/Board.svelte';
import Odds from './Odds.svelte';
import Opponent from './Opponent.svelte';
import Score from './Score.svelte';
import { napoleonicsStory } from './story.ts';
import { strikeOf } from './strikes.ts';
import type { NapTitle } from './title.ts';

export type NapKit = TableKit<NapTitle, View, Action>;

/** Of the row of cards below the board. */
const HAND_ROW = 136;

/** The drawn table of Napoleonics. */
export function napKit(title: NapTitle): NapKit {
  return {
    title,
    story: napoleonicsStory,
    isRisky: isLookedAt,
    chance: () => null,
    aiming: (view, action, language) => aiming(title, view, action, language),
    chooses: choosesWho,
    swaps: isSwap,
    turn: turnOf,
    endsTurn: isTurnEnd,
    label,
    keepsDice: true,
    boardSize: () => SHEET,
    handRow: HAND_ROW,
    round: (view) => roundOf(view.public.turn),
    tabs: (language) => NAPOLEONICS_WORDS.in(language).tabs,
    Score,
    Board,
    Hand,
    Opponent,
    Odds,
  };
}

function aiming(title: NapTitle, view: View, action: Action, language: Language): Aiming {
  const words = NAPOLEONICS_WORDS.in(language).act;
  if (action.kind === 'play' || action.kind === 'keep') {
    const { title: name, text } = cardText(language, action.card);
    const act = action.kind === 'play' ? words.play : words.keep;
    return { sentence: `${name}: ${text}`, act, back: words.backToCards };
  }
  const strike = strikeOf(view, action);
  if (strike === null) return { sentence: '', act: '' };
  const scenario = scenarioOf(view);
  const names = title.names(language);
  const nameOn = (hex: HexId): Name => {
    const unit = unitAt(view.public, hex);
    return unit < 0 ? names.leaderOn(hex) : names.unit(kindName(scenario, unit), hex);
  };
  const { attack, odds } = strike;
  const { dice } = odds;
  const sentence = words.aims({ unit: nameOn(attack.from), target: nameOn(attack.hex) });
  return {
    sentence: `${sentence} ${words.fireOr}`,
    act: attack.kind === 'fire' ? words.fire({ dice }) : words.melee({ dice }),
  };
}

/** What buttons say that mean something else from moment to moment. */
function label(view: View, action: Action, language: Language): string | null {
  const words = NAPOLEONICS_WORDS.in(language).act;
  if (action.kind === 'go' && isStay(view, action)) return words.stay({ hex: hexName(action.hex) });
  if (action.kind !== 'done') return null;
  if (view.question?.kind === 'order') return words.ordersDone;
  return view.question?.kind === 'pick' ? words.movesDone : words.battlesDone;
}
