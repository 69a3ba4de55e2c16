import { ofSeat } from '@bivouac/kernel';
import { phrase, type Section } from '@bivouac/text';
import { goalOf, scenarioOf, type View } from '@bivouac/undaunted-core';
import {
  controlFacts,
  roundLines,
  tableSections,
  tileLine,
  unitFact,
} from '@bivouac/undaunted-core/text/table.ts';
import {
  COVER,
  type Extra,
  HILL,
  objectiveValue,
  pointsOf,
  normandyRules as rules,
} from '../rules/index.ts';
import type { NormandyContext } from './normandy-context.ts';

/** The whole table in words. */
export const describeTable = (view: View<Extra>, context: NormandyContext): Section[] =>
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

function goalLines(view: View<Extra>, { words: w, labels: t }: NormandyContext): string[] {
  const scenario = scenarioOf(rules, view.public);
  return [0, 1].map((seat) => {
    const goal = goalOf(scenario, seat);
    const points = pointsOf(rules, view.public, seat);
    const side = t.side(seat);
    if (goal.kind !== 'points') return w.goalPin({ side, points });
    return w.goalPoints({ side, points, value: goal.value });
  });
}

/** A tile with what is printed and what lies on it. */
export function describeTile(view: View<Extra>, tile: number, context: NormandyContext): string {
  const { words: w, labels: t } = context;
  const part = view.public;
  const scenario = scenarioOf(rules, part);
  const facts = [
    w.factCover({ cover: phrase(COVER[tile] === HILL ? '3/1' : String(COVER[tile])) }),
  ];
  const value = objectiveValue(scenario, part, tile);
  if (value > 0) facts.push(w.factObjective({ value }));
  if (tile === scenario.radio) facts.push(w.factRadio);
  for (const seat of [0, 1]) {
    facts.push(...controlFacts(view, tile, seat, context));
    const isTarget = ofSeat(part.extra.targets, seat) === tile;
    if (isTarget) facts.push(w.factTarget({ side: t.side(seat) }));
  }
  part.at.forEach((at, unit) => {
    if (at === tile) facts.push(unitFact(view, unit, context));
  });
  return tileLine(tile, facts, context);
}
