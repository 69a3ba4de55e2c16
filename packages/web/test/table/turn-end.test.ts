import { blitzkrieg, nippon } from '@bivouac/blitzkrieg';
import * as wars from '@bivouac/blitzkrieg/table/things.ts';
import {
  type AnyGame,
  type AnyMatch,
  type BaseAction,
  type BaseView,
  createMatch,
  must,
  type Seat,
  seedFromPhrase,
} from '@bivouac/kernel';
import { napoleonics } from '@bivouac/napoleonics';
import * as battles from '@bivouac/napoleonics/table/grammar.ts';
import { normandy } from '@bivouac/normandy';
import { northAfrica } from '@bivouac/north-africa';
import { findEntry } from '@bivouac/shelf';
import { stalingrad, stalingradCampaign } from '@bivouac/stalingrad';
import { campaignTurn } from '@bivouac/stalingrad/table/campaign/parts.ts';
import { endsOwnTurn, isSaidAsSuch, plainTurn } from '@bivouac/table/session/turn-end.ts';
import { botChoice } from '@bivouac/table/testing/bot-choice.ts';
import * as undaunted from '@bivouac/undaunted-core/table/turns.ts';
import { describe, expect, it } from 'vitest';

interface Turns {
  readonly game: AnyGame;
  readonly scenario: string;
  readonly bot: string;
  // biome-ignore lint/suspicious/noExplicitAny: each game's own view and action
  readonly turnOf: (view: any) => string | null;
  // biome-ignore lint/suspicious/noExplicitAny: each game's own view and action
  readonly isConfirmed: (view: any, action: any) => boolean;
}

const ofUndaunted = (game: AnyGame, scenario: string): Turns => ({
  game,
  scenario,
  bot: 'easy',
  turnOf: undaunted.turnOf,
  isConfirmed: (_view, action) =>
    undaunted.isTurnEnd(action) || ['shoot', 'raze', 'collapse', 'withdraw'].includes(action.kind),
});
const ofWar = (game: AnyGame): Turns => ({
  game,
  scenario: 'two-players',
  bot: 'random',
  turnOf: wars.turnOf,
  isConfirmed: (view, action) => action.kind === 'stop' || game.preview?.(view, action) != null,
});

const entryOf = (id: string): AnyGame => {
  const found = findEntry(id);
  return must(found.ok ? found.value.game : undefined, id);
};

const TABLES: readonly Turns[] = [
  ofUndaunted(normandy, 'la-raye'),
  ofUndaunted(northAfrica, 'road-watch'),
  ofUndaunted(stalingrad, '011'),
  { ...ofUndaunted(stalingradCampaign, 'campaign'), turnOf: campaignTurn },
  ofWar(blitzkrieg),
  ofWar(nippon),
  {
    game: napoleonics,
    scenario: 'rolica-first-position',
    bot: 'random',
    turnOf: battles.turnOf,
    isConfirmed: (view, action) =>
      battles.isTurnEnd(view, action) || battles.isLookedAt(view, action),
  },
  {
    game: entryOf('skirmish'),
    scenario: 'crossing',
    bot: 'random',
    turnOf: plainTurn,
    isConfirmed: (_view, action) => isSaidAsSuch(action),
  },
];

const ACTIONS = 220;

const viewOf = (match: AnyMatch, seat: Seat): BaseView => {
  const seen = match.view(seat);
  return must(seen.ok ? (seen.value as BaseView) : undefined, 'a view');
};

describe.each(TABLES)('turns of $game.id', ({ game, scenario, bot, turnOf, isConfirmed }) => {
  it('end by exactly the actions that are predicted to end them', () => {
    const begun = createMatch(game, { scenario, options: {} }, seedFromPhrase('turn ends'));
    const match: AnyMatch = must(begun.ok ? begun.value : undefined, 'a match');
    let ended = 0;
    let asked = 0;
    for (let i = 0; i < ACTIONS && !match.isOver(); i++) {
      const now = match.awaiting();
      const seat = now.kind === 'seats' ? must(now.seats[0], 'a seat') : 0;
      const view = viewOf(match, seat);
      const action: BaseAction = botChoice(match, seat, bot);
      const turn = turnOf(view);
      const isFoundOut = endsOwnTurn(game, turnOf, view, action);
      const mayVary = isConfirmed(view, action);
      match.act(seat, action);
      if (match.isOver()) break;
      const hasEnded = turn !== null && turnOf(viewOf(match, seat)) !== turn;
      // Only dice and cards that are not seen yet may decide; such actions are confirmed anyway.
      if (isFoundOut) expect(hasEnded || mayVary, JSON.stringify(action)).toBe(true);
      // Drawn cards may leave nothing to play: the player cannot know that before.
      const isOpen = action.kind !== 'use' && action.kind !== 'useFor' && !mayVary;
      if (hasEnded && isOpen) expect(isFoundOut, JSON.stringify(action)).toBe(true);
      if (hasEnded) ended += 1;
      if (isFoundOut && !mayVary) asked += 1;
    }
    expect(ended).toBeGreaterThan(2);
    // If the player already confirms each such action, the page does not ask again.
    if (game === blitzkrieg || game === nippon) expect(asked).toBe(0);
    else expect(asked).toBeGreaterThan(0);
  });
});
