import {
  type AnyMatch,
  type BaseAction,
  type Chance,
  must,
  type Seat,
  type Viewer,
} from '@bivouac/kernel';
import { probeChance } from '../probe-chance.ts';
import {
  type Elsewhere,
  looksAlike,
  type StepContext,
  type Trial,
  type Turn,
  tryAction,
} from './check.ts';

/** The random player's choice of who acts and how. */
export function chooseTurn(match: AnyMatch, luck: Chance): Turn | null {
  const awaiting = match.awaiting();
  if (awaiting.kind === 'over' || awaiting.seats.length === 0) return null;
  const awaited = awaiting.seats;
  const seat = must(awaited[luck.pick(awaited.length, 'seat')], 'an awaited seat');
  const actions: readonly BaseAction[] = match.actions(seat);
  const action = actions[actions.length === 0 ? 0 : luck.pick(actions.length, 'action')];
  // Without an action there is nothing to play: the check of offers says so and ends the game.
  return { awaited, seat, actions, action: action ?? { kind: 'none' } };
}

/** Everything the checks of one step need, each thing made when it is first asked for. */
export function stepContext(match: AnyMatch, turn: Turn | null, luck: Chance): StepContext {
  const { game } = match;
  const state: unknown = match.copyOfState();
  const seats: Seat[] = game.seats.map((_, seat) => seat);
  const viewers: Viewer[] = [...seats, 'spectator'];
  const one = must(viewers[luck.pick(viewers.length, 'viewer')], 'a viewer');
  const number = luck.pick(0x40000000, 'probe');
  const probe = (): Chance => probeChance(number);
  const views = new Map<Viewer, unknown>();
  const worlds = new Map<Viewer, unknown>();
  const elsewhere = new Map<Viewer, Elsewhere>();
  let trial: Trial | undefined;
  let reread: unknown;

  const context: StepContext = {
    game,
    state,
    seats,
    viewers: turn === null ? [...viewers, 'everyone'] : [one],
    turn,
    luck,
    probe,
    reread() {
      reread ??= JSON.parse(JSON.stringify(state));
      return reread;
    },
    view(viewer) {
      let view = views.get(viewer);
      if (view === undefined) {
        view = game.view(state, viewer);
        views.set(viewer, view);
      }
      return view;
    },
    world(viewer) {
      let world = worlds.get(viewer);
      if (world === undefined) {
        world = game.determinise(context.view(viewer), probe());
        worlds.set(viewer, world);
      }
      return world;
    },
    trial() {
      trial ??= tryAction(context, game.clone(state), must(turn, 'a turn').action);
      return trial;
    },
    elsewhere(viewer) {
      let found = elsewhere.get(viewer);
      if (found === undefined) {
        found = turn === null ? {} : playElsewhere(context, turn, viewer, number);
        elsewhere.set(viewer, found);
      }
      return found;
    },
  };
  return context;
}

/** How many worlds are dealt in search of one that looks alike after the action as well. */
const DEALS = 4;

function playElsewhere(
  context: StepContext,
  turn: Turn,
  viewer: Viewer,
  number: number,
): Elsewhere {
  const { game } = context;
  let first: Trial | undefined;
  for (let deal = 0; deal < DEALS; deal++) {
    const world: unknown = game.determinise(context.view(viewer), probeChance(number + deal));
    const isListed = game
      .actions(world, turn.seat)
      .some((action: BaseAction) => game.notation.compare(action, turn.action) === 0);
    if (!isListed) continue;
    const trial = tryAction(context, world, turn.action);
    first ??= trial;
    if (looksAlike(context, context.trial(), trial, viewer)) return { first, alike: trial };
  }
  return first === undefined ? {} : { first };
}
