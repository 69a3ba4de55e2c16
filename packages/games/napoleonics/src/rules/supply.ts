import { BOARD, homeRow, isInSection, secondRow, sectionsOf } from '../map.ts';
import { classOf, groundAt, type Scenario, seatOf } from '../scenario.ts';
import { hexOf, isInSquare, leaderOn, type PublicPart, unitAt } from '../state.ts';
import { isClosed } from './movement.ts';

/**
 * Nedostatek zásob: empty hexes of a section on the unit's own first row, or on the second where the
 * first is full. Left and right are those of the side that plays the card.
 */
export function supplyHexes(
  scenario: Scenario,
  part: PublicPart,
  unit: number,
  section: number,
): number[] {
  const seat = seatOf(scenario, unit);
  const open = (row: number): number[] =>
    BOARD.spacesInRow(row).filter(
      (hex) =>
        isInSection(part.active, hex, section) &&
        unitAt(part, hex) < 0 &&
        leaderOn(part, hex) < 0 &&
        !isClosed(groundAt(scenario, hex), classOf(scenario, unit)),
    );
  const first = open(homeRow(seat));
  return first.length > 0 ? first : open(secondRow(seat));
}

/** Sections from which a unit can be sent back; none for a square. */
export function supplySections(scenario: Scenario, part: PublicPart, unit: number): number[] {
  const hex = hexOf(part, unit);
  if (hex < 0 || isInSquare(part, unit)) return [];
  const mask = sectionsOf(part.active, hex);
  return [0, 1, 2].filter(
    (section) =>
      ((mask >> section) & 1) === 1 && supplyHexes(scenario, part, unit, section).length > 0,
  );
}
