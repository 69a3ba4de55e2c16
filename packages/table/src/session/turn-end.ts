import {
  type AnyGame,
  type BaseAction,
  type BaseView,
  type Frame,
  seededChance,
  seedFromPhrase,
} from '@bivouac/kernel';

/** Names the turn of whoever looks; null while nobody's turn is on, or another's. */
export type TurnOf = (view: BaseView) => string | null;

/** What is hidden may decide whether cards are left to play: so many deals have to agree. */
const DEALS = 4;

/**
 * Whether the viewer's own turn is over after this action and the game goes on. It is found out from
 * the view alone, in positions that look like it, so it tells nothing and works online as well.
 */
export function endsOwnTurn(
  game: AnyGame,
  turnOf: TurnOf,
  view: BaseView,
  action: BaseAction,
): boolean {
  const { viewer } = view;
  const turn = turnOf(view);
  if (turn === null || typeof viewer !== 'number') return false;
  for (let deal = 0; deal < DEALS; deal++) {
    const chance = seededChance(seedFromPhrase(`turn end ${deal}`));
    const world: unknown = game.determinise(view, chance);
    game.apply(world, viewer, action, { chance, emit: () => undefined });
    if (game.awaiting(world).kind === 'over') return false;
    if (turnOf(game.view(world, viewer) as BaseView) === turn) return false;
  }
  return true;
}

/**
 * The turn of a game that has no table of its own: the outermost procedure on its stack that belongs
 * to a seat.
 */
export const plainTurn: TurnOf = (view) => {
  const { stack = [] } = view as BaseView & { readonly stack?: readonly Frame[] };
  const turn = stack.find(({ vars }) => typeof vars['seat'] === 'number');
  return turn !== undefined && turn.vars['seat'] === view.viewer ? turn.proc : null;
};

/** A word alone, such as “halt”, is no slip: it names no card, unit or place. */
export const isSaidAsSuch = (action: BaseAction): boolean => Object.keys(action).length === 1;
