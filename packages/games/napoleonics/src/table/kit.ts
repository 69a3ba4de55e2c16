import type { Aiming, TableKit } from '@bivouac/table/contract/table-kit.ts';
import { capital, type Language } from '@bivouac/text';
import { SHEET } from '../art/index.ts';
import { type Action, CARD_IDS, kindName, roundOf, unitAt, type View } from '../rules/index.ts';
import { napoleonicsNames } from '../text/index.ts';
import { NAPOLEONICS_WORDS } from '../text/table-words.ts';
import Board from './Board.svelte';
import { hexName, scenarioOf } from './battle.ts';
import {
  choosesWho,
  isLookedAt,
  isStay,
  isSwap,
  isTurnEnd,
  refuse,
  thingsOf,
  turnOf,
} from './grammar.ts';
import Hand from './Hand.svelte';
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
    thingsOf,
    isRisky: (_view, action) => isLookedAt(action),
    chance: () => null,
    aiming: (view, action, language) => aiming(title, view, action, language),
    refuse: (view, thing, chosen) => refuse(title, view, thing, chosen),
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
    const { title: name, text } =
      napoleonicsNames.in(language).cards[CARD_IDS[action.card] as 'forward'];
    const act = action.kind === 'play' ? words.play : words.keep;
    return { sentence: `${name}: ${text}`, act, back: words.backToCards };
  }
  const strike = strikeOf(view, action);
  if (strike === null) return { sentence: '', act: '' };
  const scenario = scenarioOf(view);
  const names = title.names(language);
  const nameOn = (hex: number): string => {
    const unit = unitAt(view.public, hex);
    return unit < 0
      ? `${words.aLeader} ${hexName(hex)}`
      : names.unit(kindName(scenario, unit), hex);
  };
  const sentence = words.aims({ unit: capital(nameOn(strike.from)), target: nameOn(strike.hex) });
  const { dice } = strike.odds;
  return {
    sentence: `${sentence} ${words.fireOr}`,
    act: strike.kind === 'fire' ? words.fire({ dice }) : words.melee({ dice }),
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
