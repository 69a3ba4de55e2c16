import {
  type AnyGame,
  type BaseAction,
  type BaseView,
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
