import { type Phrase, phrase, type Section } from '@bivouac/text';
import { type Goal, goalOf, scenarioOf, type View } from '@bivouac/undaunted-core';
import {
  controlFacts,
  roundLines,
  tableSections,
  tileLine,
  unitFact,
} from '@bivouac/undaunted-core/text/table.ts';
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
import type { NorthContext } from './north-context.ts';

/** The whole table in words. */
export function describeTable(view: View<Extra>, context: NorthContext): Section[] {
  const vehicles = vehicleLines(view, context);
  return tableSections(
    view,
    {
      status: [...roundLines(view, context), ...goalLines(view, context)],
      tiles: scenarioOf(rules, view.public).layout.map(({ tile }) =>
        describeTile(view, tile, context),
      ),
      more: vehicles.length > 0 ? [{ heading: context.words.headVehicles, lines: vehicles }] : [],
    },
    context,
  );
}

/** The units that a goal speaks of. */
function nameWho(goal: Goal, { words: w, names }: NorthContext): Phrase {
  if (goal.kind !== 'escape' && goal.kind !== 'neutralize') return phrase('');
  const who = goal.who
    .map((id) =>
      id === 'soldiers'
        ? w.whoSoldiers
        : id === 'vehicles'
          ? w.whoVehicles
          : w.label({ name: names.units[id as 'tank'] }),
    )
    .join(', ');
  return phrase(who);
}

function goalLines(view: View<Extra>, context: NorthContext): string[] {
  const { words: w, labels: t } = context;
  const scenario = scenarioOf(rules, view.public);
  const goals = [0, 1].map((seat) => {
    const goal = goalOf(scenario, seat);
    const count = progressOf(rules, view.public, seat);
    const side = t.side(seat);
    const who = nameWho(goal, context);
    if (goal.kind === 'escape') return w.goalEscape({ side, count, value: goal.value, who });
    if (goal.kind === 'neutralize')
      return w.goalNeutralize({ side, count, value: goal.value, who });
    return w.goalPoints({ side, points: count, value: goal.kind === 'points' ? goal.value : 0 });
  });
  const early = earlyWin(scenario);
  if (early !== null) goals.push(w.goalEarly({ points: early }));
  return goals;
}

/** A tile with what is printed and what lies on it. */
export function describeTile(view: View<Extra>, tile: number, context: NorthContext): string {
  const { words: w } = context;
  const part = view.public;
  const scenario = scenarioOf(rules, part);
  const facts = [
    w.factCover({ cover: phrase(COVER[tile] === HILL ? '3/1' : String(COVER[tile])) }),
  ];
  if (IS_IMPASSABLE[tile]) facts.push(w.factImpassable);
  if (moreOf(scenario).exits.includes(tile)) facts.push(w.factExit);
  const value = scenario.objectives[tile] ?? 0;
  if (value > 0) facts.push(w.factObjective({ value }));
  for (const seat of [0, 1]) facts.push(...controlFacts(view, tile, seat, context));
  part.at.forEach((at, unit) => {
    if (at === tile) facts.push(counterFact(view, unit, context));
  });
  return tileLine(tile, facts, context);
}

function counterFact(view: View<Extra>, unit: number, context: NorthContext): string {
  const { words: w, labels: t, titles } = context;
  const structure = structureOf(unit);
  if (structure !== undefined) {
    const { resilience, value } = structure;
    return w.factStructure({ structure: t.unit(unit), resilience, value });
  }
  const vehicle = view.public.extra.rides[unit] ?? -1;
  const name = phrase(unitFact(view, unit, context));
  return vehicle < 0 ? name : w.factAboard({ unit: name, vehicle: titles.unit(vehicle) });
}

/** Each vehicle with its damage and who sits where. */
function vehicleLines(view: View<Extra>, { words: w, labels: t }: NorthContext): string[] {
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
      damage: phrase(isInoperable(part, unit) ? `${state}, ${w.inoperable}` : state),
      seats: phrase(
        seats
          .map((seat, place) => {
            const soldier = crew.find((one) => part.extra.places[one] === place);
            const who = soldier === undefined ? phrase(w.emptySeat) : t.ownUnit(soldier);
            return w.seatLine({ number: place + 1, acts: t.seatActs(seat), who });
          })
          .join(' | '),
      ),
    });
  });
}
