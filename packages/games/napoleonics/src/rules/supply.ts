import type { HexId, UnitId } from './ids.ts';
import { hexesInRow, homeRow, isInSection, secondRow } from './map.ts';
import { isClosed } from './movement.ts';
import { classOf, groundAt, type Scenario, seatOf } from './scenario.ts';
import { hexOf, isInSquare, leaderOn, type PublicPart, unitAt } from './state.ts';

/**
 * Nedostatek zásob: empty hexes of a section on the unit's own first row, or on the second where the
 * first is full. Left and right are those of the side that plays the card.
 * @rule napoleonics/tactic-cards
 */
export function supplyHexes(
  scenario: Scenario,
  part: PublicPart,
  unit: UnitId,
  section: number,
): HexId[] {
  const seat = seatOf(scenario, unit);
  const open = (row: number): HexId[] =>
    hexesInRow(row).filter((hex) => isFree(scenario, part, unit, section, hex));
  const first = open(homeRow(seat));
  return first.length > 0 ? first : open(secondRow(seat));
}

function isFree(
  scenario: Scenario,
  part: PublicPart,
  unit: UnitId,
  section: number,
  hex: HexId,
): boolean {
  if (unitAt(part, hex) >= 0 || !isInSection(part.active, hex, section)) return false;
  return leaderOn(part, hex) < 0 && !isClosed(groundAt(scenario, hex), classOf(scenario, unit));
}

/** Sections from which a unit can be sent back; none for a square. */
export function supplySections(scenario: Scenario, part: PublicPart, unit: UnitId): number[] {
  const hex = hexOf(part, unit);
  if (hex < 0 || isInSquare(part, unit)) return [];
  const seat = seatOf(scenario, unit);
  const isOpen = (section: number, row: number): boolean =>
    hexesInRow(row).some((to) => isFree(scenario, part, unit, section, to));
  return [0, 1, 2].filter(
    (section) =>
      isInSection(part.active, hex, section) &&
      (isOpen(section, homeRow(seat)) || isOpen(section, secondRow(seat))),
  );
}
