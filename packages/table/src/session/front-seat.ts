import type { AnyGame, Seat, Viewer } from '@bivouac/kernel';
import { onlyPerson, type Player } from './seating.ts';

/** The facts that decide which seat is in front of the board. */
export interface Seated {
  readonly viewer: Viewer;
  /** Empty where the players are unknown. */
  readonly players: readonly Player[];
  readonly game: AnyGame;
  readonly scenario: string;
}

/**
 * The side from which the board is seen: the viewer's own; when everything lies open, that of the only
 * person, else the side that faces an automaton. The table and the replay ask the same question, so that
 * a lead has the same sign in both.
 */
export function frontSeat({ viewer, players, game, scenario }: Seated): Seat {
  if (typeof viewer === 'number') return viewer;
  const person = onlyPerson(players);
  if (person !== null) return person;
  const automaton = game.scenarios.find(({ id }) => id === scenario)?.automaton;
  return automaton?.seat === 0 ? 1 : 0;
}
