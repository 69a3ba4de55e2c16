import { ofSeat } from '@bivouac/kernel';
import { phrase, type Section } from '@bivouac/text';
import { scenarioOf, type View } from '@bivouac/undaunted-core';
import {
  controlFacts,
  roundLines,
  tableSections,
  tileLine,
  unitFact,
} from '@bivouac/undaunted-core/text/table.ts';
import {
  type Extra,
  faceNow,
  isRouted,
  minesOf,
  moreOf,
  progressOf,
  RUBBLE,
  stalingradRules as rules,
} from '../rules/index.ts';
import type { CityContext } from './city-context.ts';
import { nameTask, routLines } from './tasks.ts';

/** The whole table in words. */
export const describeTable = (view: View<Extra>, context: CityContext): Section[] =>
  tableSections(
    view,
    {
      status: [...roundLines(view, context), ...goalLines(view, context)],
      tiles: scenarioOf(rules, view.public).layout.map(({ tile }) =>
        describeTile(view, tile, context),
      ),
    },
    context,
  );

function goalLines(view: View<Extra>, context: CityContext): string[] {
  const { words: w, labels: t } = context;
  const part = view.public;
  const more = moreOf(scenarioOf(rules, part));
  const { tasks, secrets } = more;
  const goals = ([0, 1] as const).map((seat) => {
    const progress = progressOf(rules, part, seat, tasks[seat]);
    const task = nameTask(tasks[seat], seat, more, context);
    return w.goalLine({ side: t.side(seat), task, ...progress });
  });
  const secret = typeof view.viewer === 'number' ? ofSeat(secrets, view.viewer) : null;
  if (secret !== null && typeof view.viewer === 'number') {
    const progress = progressOf(rules, part, view.viewer, secret);
    const task = nameTask(secret, view.viewer, more, context);
    goals.push(w.secretLine({ task, ...progress }));
  }
  goals.push(...routLines(more, context));
  return goals;
}

/** A tile with what is printed and what lies on it. */
export function describeTile(view: View<Extra>, tile: number, context: CityContext): string {
  const { words: w, titles: t } = context;
  const part = view.public;
  const scenario = scenarioOf(rules, part);
  const { escapes, goals } = moreOf(scenario);
  const { extra } = part;
  const facts = groundFacts(view, tile, context);
  const value = scenario.objectives[tile] ?? 0;
  if (value > 0) facts.push(w.factObjective({ value }));
  if (escapes.includes(tile)) facts.push(w.factEscape);
  if (goals.includes(tile)) facts.push(w.factTask);
  const at = extra.pointsOn.findIndex((one, i) => i % 2 === 0 && one === tile);
  if (at >= 0) facts.push(w.factPoints({ points: extra.pointsOn[at + 1] ?? 0 }));
  for (const { seat, tile: one, other, isForTanks } of minesOf(part)) {
    if (one !== tile && other !== tile) continue;
    const towards = t.tile(one === tile ? other : one);
    facts.push(w.factMine({ side: t.side(seat), tile: towards, isForTanks }));
  }
  for (const seat of [0, 1]) facts.push(...controlFacts(view, tile, seat, context));
  part.at.forEach((on, unit) => {
    if (extra.fields[unit] === tile) facts.push(w.factField({ unit: t.unit(unit) }));
    if (on !== tile) return;
    const name = unitFact(view, unit, context);
    facts.push(isRouted(part, unit) ? w.routedUnit({ unit: phrase(name) }) : name);
  });
  return tileLine(tile, facts, context);
}

function groundFacts(view: View<Extra>, tile: number, { words: w }: CityContext): string[] {
  const part = view.public;
  const letter = part.extra.letters[tile] ?? 0;
  const { cover, buildingCover, resilience, fortCover, isImpassable } = faceNow(part, tile);
  const facts = [w.factCover({ cover: phrase(String(cover)) })];
  if (buildingCover >= 0) {
    const state = phrase(letter === 0 ? w.states.whole : w.states.damaged);
    facts.push(w.factBuilding({ cover: buildingCover, resilience, state }));
  } else if (letter === RUBBLE) facts.push(w.states.rubble);
  if (fortCover >= 0) facts.push(w.factWorks({ cover: fortCover }));
  if (isImpassable) facts.push(w.factImpassable);
  if (part.extra.tunnels.includes(tile)) facts.push(w.factTunnel);
  if (part.extra.smoke.includes(tile)) facts.push(w.factSmoke);
  return facts;
}
