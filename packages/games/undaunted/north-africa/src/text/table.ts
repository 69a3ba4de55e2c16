import type { Section, Translated } from '@bivouac/text';
import {
  CONTROLLED,
  type Goal,
  goalOf,
  SCOUTED,
  scenarioOf,
  type View,
} from '@bivouac/undaunted-core';
import { cardLines, handLines } from '@bivouac/undaunted-core/text/table.ts';
import type { Telling } from '@bivouac/undaunted-core/text/telling.ts';
import {
  COVER,
  crewOf,
  type Extra,
  earlyWin,
  HILL,
  IS_IMPASSABLE,
  isInoperable,
  moreOf,
  ownerOf,
  progressOf,
  northAfricaRules as rules,
  structureOf,
  VEHICLE_UNITS,
  vehicleOf,
} from '../rules/index.ts';
import type { NorthNames } from './en/names.ts';
import type { NorthSentences } from './en/sentences.ts';
import type { NorthTitles } from './titles.ts';

export interface NorthTelling extends Telling {
  readonly words: Translated<NorthSentences>;
  readonly titles: NorthTitles;
  readonly names: Translated<NorthNames>;
}

/** The whole table in words. */
export function describeTable(view: View<Extra>, telling: NorthTelling): Section[] {
  const { words: w } = telling;
  const sections: Section[] = [
    { heading: w.headStatus, lines: statusLines(view, telling) },
    { heading: w.headTiles, lines: tileLines(view, telling), isDrawn: true },
  ];
  const vehicles = vehicleLines(view, telling);
  if (vehicles.length > 0) sections.push({ heading: w.headVehicles, lines: vehicles });
  if (view.own !== null) {
    sections.push({ heading: w.headHand, lines: handLines(view, telling), isList: true });
  }
  sections.push({ heading: w.headCards, lines: cardLines(view, telling) });
  return sections;
}

/** Whom a goal speaks of. */
export function nameWho(goal: Goal, { words: w, names }: NorthTelling): string {
  if (goal.kind !== 'escape' && goal.kind !== 'neutralize') return '';
  return goal.who
    .map((id) =>
      id === 'soldiers'
        ? w.whoSoldiers
        : id === 'vehicles'
          ? w.whoVehicles
          : names.units[id as 'tank'],
    )
    .join(', ');
}

function statusLines(view: View<Extra>, telling: NorthTelling): string[] {
  const { words: w, titles: t } = telling;
  const scenario = scenarioOf(rules, view.public);
  const goals = [0, 1].map((seat) => {
    const goal = goalOf(scenario, seat);
    const count = progressOf(rules, view.public, seat);
    const side = t.side(seat);
    const who = nameWho(goal, telling);
    if (goal.kind === 'escape') return w.goalEscape({ side, count, value: goal.value, who });
    if (goal.kind === 'neutralize')
      return w.goalNeutralize({ side, count, value: goal.value, who });
    return w.goalPoints({ side, points: count, value: goal.kind === 'points' ? goal.value : 0 });
  });
  const early = earlyWin(scenario);
  if (early !== null) goals.push(w.goalEarly({ points: early }));
  const { round, initiative } = view.public;
  return [w.roundLine({ round }), w.initiativeLine({ side: t.side(initiative) }), ...goals];
}

function tileLines(view: View<Extra>, telling: NorthTelling): string[] {
  const { words: w, titles: t } = telling;
  return scenarioOf(rules, view.public).layout.map(({ tile }) =>
    w.tileLine({
      tile: t.tile(tile),
      name: t.tileName(tile),
      facts: tileFacts(view, tile, telling),
    }),
  );
}

function tileFacts(view: View<Extra>, tile: number, telling: NorthTelling): string {
  const { words: w, titles: t } = telling;
  const part = view.public;
  const scenario = scenarioOf(rules, part);
  const facts = [w.factCover({ cover: COVER[tile] === HILL ? '3/1' : String(COVER[tile]) })];
  if (IS_IMPASSABLE[tile]) facts.push(w.factImpassable);
  if (moreOf(scenario).exits.includes(tile)) facts.push(w.factExit);
  const value = scenario.objectives[tile] ?? 0;
  if (value > 0) facts.push(w.factObjective({ value }));
  for (const seat of [0, 1]) {
    const side = t.side(seat);
    const marker = part.control[seat * rules.tiles.length + tile];
    if (marker === SCOUTED) facts.push(w.factScouted({ side }));
    if (marker === CONTROLLED) facts.push(w.factControlled({ side }));
  }
  part.at.forEach((at, unit) => {
    if (at === tile) facts.push(counterFact(view, unit, telling));
  });
  return facts.join(', ');
}

function counterFact(
  view: View<Extra>,
  unit: number,
  { words: w, titles: t }: NorthTelling,
): string {
  const part = view.public;
  const structure = structureOf(unit);
  if (structure !== undefined) {
    const { resilience, value } = structure;
    return w.factStructure({ structure: t.unit(unit), resilience, value });
  }
  const vehicle = part.extra.rides[unit] ?? -1;
  const title = part.isSuppressed[unit] ? w.suppressedUnit({ unit: t.unit(unit) }) : t.unit(unit);
  return vehicle < 0 ? title : w.factAboard({ unit: title, vehicle: t.unit(vehicle) });
}

/** Each vehicle with its damage and who sits where. */
function vehicleLines(view: View<Extra>, { words: w, titles: t }: NorthTelling): string[] {
  const part = view.public;
  return VEHICLE_UNITS.filter((unit) => (part.at[unit] ?? -1) >= 0).map((unit) => {
    const { seats = [], inoperableAt = 0, destroyedAt = 0 } = vehicleOf(unit) ?? {};
    const crew = crewOf(part, unit);
    const state = w.vehicleState({
      damage: part.extra.damage[unit] ?? 0,
      inoperable: inoperableAt,
      destroyed: destroyedAt,
    });
    return w.vehicleLine({
      vehicle: t.unit(unit),
      side: t.side(ownerOf(part, unit)),
      tile: t.tile(part.at[unit] ?? 0),
      damage: isInoperable(part, unit) ? `${state}, ${w.inoperable}` : state,
      seats: seats
        .map((seat, place) => {
          const soldier = crew.find((one) => part.extra.places[one] === place);
          const who = soldier === undefined ? w.emptySeat : t.ownUnit(soldier);
          return w.seatLine({ number: place + 1, acts: t.seatActs(seat), who });
        })
        .join(' | '),
    });
  });
}
