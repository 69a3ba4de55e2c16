import { must, ofSeat } from '@bivouac/kernel';
import type { Aiming, TableKit } from '@bivouac/table/contract/table-kit.ts';
import type { Language } from '@bivouac/text';
import { WORLD_HEIGHT, WORLD_WIDTH } from '../art/index.ts';
import { type Action, previewAction, type View } from '../rules/index.ts';
import { BLITZ_WORDS } from '../text/table-words.ts';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Opponent from './Opponent.svelte';
import PreviewPanel from './preview/PreviewPanel.svelte';
import Score from './Score.svelte';
import { blitzkriegStory } from './story.ts';
import { isSwap, turnOf } from './things.ts';
import type { BlitzTitle } from './title.ts';

export type BlitzKit = TableKit<BlitzTitle, View, Action>;

/** Of the ruler above the map. */
const RULER = 52;
/** Of the screen with the reserve. */
const HAND_ROW = 152;

/** The drawn table of the base game or of Nippon. */
export function blitzKit(title: BlitzTitle): BlitzKit {
  return {
    title,
    story: blitzkriegStory,
    // Whatever changes the board is looked at before it is done.
    isRisky: (view, action) => previewAction(title.box, view, action) !== null,
    chance: () => null,
    aiming: (view, action, language) => aiming(title, view, action, language),
    swaps: isSwap,
    turn: turnOf,
    endsTurn: (_view, { kind }) => kind === 'stop',
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
    Odds: PreviewPanel,
  };
}

/** What the prompt says, and what the button says, while an action is looked at. */
function aiming(title: BlitzTitle, view: View, action: Action, language: Language): Aiming {
  const words = BLITZ_WORDS.in(language).act;
  const names = title.names(language);
  const { back } = words;
  const preview = must(previewAction(title.box, view, action), 'an action that is looked at');
  switch (preview.kind) {
    case 'placement': {
      const token = names.called.token(preview.token);
      const points = typeof view.viewer === 'number' ? ofSeat(preview.points, view.viewer) : 0;
      return {
        sentence: words.placing({ token, space: names.space(preview.space) }),
        act: points > 0 ? words.placeGain({ points }) : words.place,
        back,
      };
    }
    case 'shift':
      return { sentence: `${names.theatre(preview.theatre)}.`, act: words[preview.cause], back };
    case 'opening':
      return { sentence: `${names.theatre(preview.theatre)}.`, act: words.open, back };
    case 'bomb':
      return { sentence: `${names.token(preview.token)}.`, act: words.bomb, back };
    case 'effect':
      return { sentence: `${names.space(preview.space)}.`, act: words.resolve, back };
  }
}
