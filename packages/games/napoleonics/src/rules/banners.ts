import type { Io, Seat } from '@bivouac/kernel';
import { idOf, nth, ofSeat } from '@bivouac/kernel';
import type { Event } from './events.ts';
import { kindName, leaderName, type Objective, type Scenario, seatOf } from './scenario.ts';
import { type Banner, bannersOf, type PublicPart, type State, unitAt } from './state.ts';

/**
 * Cíl hry: the game ends the moment a side has enough banners.
 * @rule napoleonics/victory
 */
export function winBanner(
  scenario: Scenario,
  state: State,
  seat: Seat,
  banner: Banner,
  io: Io<Event>,
): void {
  const part = state.public;
  if (part.outcome !== null) return;
  bannersOf(part, seat).push(banner);
  const { source, id } = banner;
  io.emit({ type: 'bannerWon', seat, banner: { source, id }, ...prizeName(scenario, banner) });
  if (bannersOf(part, seat).length < ofSeat(scenario.banners, seat)) return;
  endGame(state, [seat], 'banners', io);
}

/** The name of the piece that was destroyed for a banner. */
function prizeName(scenario: Scenario, { source, id }: Banner): { kind?: string; name?: string } {
  if (source === 'unit' || source === 'bonus') return { kind: kindName(scenario, idOf(id)) };
  return source === 'leader' ? { name: leaderName(scenario, idOf(id)) } : {};
}

export function endGame(
  state: State,
  winners: readonly Seat[],
  reason: string,
  io: Io<Event>,
): void {
  state.public.outcome = { winners, reason };
  state.stack.length = 0;
  io.emit({ type: 'gameEnded', winners, reason });
}

function isHeld(scenario: Scenario, part: PublicPart, objective: Objective): boolean {
  if (objective.kind !== 'hold') return false;
  return objective.hexes.every((hex) => {
    const unit = unitAt(part, hex);
    return unit >= 0 && seatOf(scenario, unit) === objective.seat;
  });
}

const isFor = (banner: Banner, objective: number): boolean =>
  banner.source === 'held' && banner.id === objective;

/**
 * At the start of a side's turn the ground it holds gives banners.
 * @rule napoleonics/victory
 */
export function claimGround(scenario: Scenario, state: State, seat: Seat, io: Io<Event>): void {
  if (scenario.objectives.length === 0) return;
  scenario.objectives.forEach((objective, id) => {
    if (objective.kind !== 'hold' || objective.seat !== seat) return;
    if (!isHeld(scenario, state.public, objective)) return;
    if (bannersOf(state.public, seat).some((banner) => isFor(banner, id))) return;
    for (let i = 0; i < objective.banners; i++) {
      winBanner(scenario, state, seat, { source: 'held', id }, io);
    }
  });
}

/**
 * Ground that is no longer held takes its banners with it, at once.
 * @rule napoleonics/victory
 */
export function loseGround(scenario: Scenario, state: State, io: Io<Event>): void {
  if (state.public.outcome !== null) return;
  scenario.objectives.forEach((objective, id) => {
    if (objective.kind !== 'hold' || isHeld(scenario, state.public, objective)) return;
    const list = bannersOf(state.public, objective.seat);
    for (let i = list.length - 1; i >= 0; i--) {
      const banner = nth(list, i);
      if (!isFor(banner, id)) continue;
      list.splice(i, 1);
      io.emit({ type: 'bannerLost', seat: objective.seat, banner });
    }
  });
}
