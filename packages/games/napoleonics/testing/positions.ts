import type { SubjectKey } from '@bivouac/kernel';
import {
  type AnyMatch,
  createMatch,
  must,
  type Seat,
  seedFromPhrase,
  subjectKeys,
} from '@bivouac/kernel';
import type { TableContext } from '@bivouac/table/contract/table-kit.ts';
import { choicesOf } from '@bivouac/table/session/choice.ts';
import { botChoice } from '@bivouac/table/testing/bot-choice.ts';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { type Action, napoleonics, type View } from '../src/rules/index.ts';
import type { NapTitle } from '../src/table/title.ts';
import { napoleonicsTexts, napoleonicsTitles } from '../src/text/index.ts';

await loadEvery(napoleonicsTexts);

// Positions of real battles, for tests of what the table shows.

export const TITLE: NapTitle = {
  names: (language) => napoleonicsTitles.in(language),
  explain: (view, action) => napoleonics.explain?.(view, action),
};

export interface Position {
  readonly match: AnyMatch;
  readonly seat: Seat;
  readonly view: View;
  readonly actions: readonly Action[];
}

export function begin(scenario: string, phrase: string): AnyMatch {
  const begun = createMatch(napoleonics, { scenario, options: {} }, seedFromPhrase(phrase));
  return must(begun.ok ? begun.value : undefined, 'a match');
}

export function viewOf(match: AnyMatch, seat: Seat): View {
  const seen = match.view(seat);
  return must(seen.ok ? (seen.value as View) : undefined, 'a view');
}

/** Plays a battle of beginners and shows each position to the seat that decides. */
export function eachPosition(
  scenario: string,
  phrase: string,
  most: number,
  look: (position: Position) => void,
): AnyMatch {
  const match = begin(scenario, phrase);
  for (let i = 0; i < most && !match.isOver(); i++) {
    const now = match.awaiting();
    const seat = now.kind === 'seats' ? must(now.seats[0], 'a seat') : 0;
    look({ match, seat, view: viewOf(match, seat), actions: match.actions(seat) as Action[] });
    match.act(seat, choice(match, seat));
  }
  return match;
}

/** The action of a beginner bot for that seat. */
export const choice = (match: AnyMatch, seat: Seat): Action =>
  botChoice(match, seat, 'easy') as Action;

/** The table as it is drawn for that position. */
export function playOf(
  { view, seat, actions }: Omit<Position, 'match'>,
  more: { readonly aimed?: Action; readonly chosen?: SubjectKey } = {},
): TableContext {
  const nothing = (): void => undefined;
  return {
    view,
    seat,
    players: [{ kind: 'human' }, { kind: 'human' }],
    log: [],
    text: napoleonicsTexts.in('en'),
    choices: choicesOf(actions, (action) => subjectKeys(napoleonics, view, action)),
    aimed: more.aimed ?? null,
    chosen: more.chosen ?? null,
    lit: new Set(),
    held: new Map(),
    due: [],
    showOdds: true,
    room: 'row',
    hasKeys: true,
    onpoint: nothing,
    onback: nothing,
    onlist: nothing,
  };
}
