import {
  type AnyGame,
  type BaseAction,
  type BaseView,
  seededChance,
  seedFromPhrase,
} from '@bivouac/kernel';

/** Names the viewer's own turn; null while the opponent's turn is on, or none. */
export type TurnOf = (view: BaseView) => string | null;

/** The number of deals that have to agree, since hidden cards may decide whether a turn goes on. */
const DEALS = 4;

/**
 * Whether the viewer's own turn is over after this action and the game goes on. The function tries the action in
 * positions that look like the view, so it tells no secret and works online as well.
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
    const after: BaseView = game.view(world, viewer);
    if (turnOf(after) === turn) return false;
  }
  return true;
}

/** The turn of a game whose questions name the seat whose turn it is. */
export const plainTurn: TurnOf = ({ question, viewer }) =>
  question?.turn !== undefined && question.turn === viewer ? 'turn' : null;

/** A word alone, such as “halt”, is no slip: it names no card, unit or place. */
export const isSaidAsSuch = (action: BaseAction): boolean => Object.keys(action).length === 1;
