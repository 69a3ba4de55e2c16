import type { Section, Translated } from '@bivouac/text';
import { CONTROLLED, goalOf, SCOUTED, scenarioOf, type View } from '@bivouac/undaunted-core';
import { cardLines, handLines } from '@bivouac/undaunted-core/text/table.ts';
import type { Telling, Titles } from '@bivouac/undaunted-core/text/telling.ts';
import {
  COVER,
  type Extra,
  HILL,
  objectiveValue,
  pointsOf,
  normandyRules as rules,
} from '../rules/index.ts';
import type { NormandySentences } from './en/sentences.ts';

type Words = Translated<NormandySentences>;

/** The whole table in words. */
export function describeTable(
  view: View<Extra>,
  telling: Telling & { readonly words: Words },
): Section[] {
  const { words: w, titles: t } = telling;
  const sections: Section[] = [
    { heading: w.headStatus, lines: statusLines(view, w, t) },
    { heading: w.headTiles, lines: tileLines(view, w, t), isDrawn: true },
  ];
  if (view.own !== null) {
    sections.push({ heading: w.headHand, lines: handLines(view, telling), isList: true });
  }
  sections.push({ heading: w.headCards, lines: cardLines(view, telling) });
  return sections;
}

function statusLines(view: View<Extra>, w: Words, t: Titles): string[] {
  const scenario = scenarioOf(rules, view.public);
  const goals = [0, 1].map((seat) => {
    const goal = goalOf(scenario, seat);
    const points = pointsOf(rules, view.public, seat);
    const side = t.side(seat);
    if (goal.kind !== 'points') return w.goalPin({ side, points });
    return w.goalPoints({ side, points, value: goal.value });
  });
  const { round, initiative } = view.public;
  return [w.roundLine({ round }), w.initiativeLine({ side: t.side(initiative) }), ...goals];
}

function tileLines(view: View<Extra>, w: Words, t: Titles): string[] {
  return scenarioOf(rules, view.public).layout.map(({ tile }) =>
    w.tileLine({ tile: t.tile(tile), name: t.tileName(tile), facts: tileFacts(view, tile, w, t) }),
  );
}

function tileFacts(view: View<Extra>, tile: number, w: Words, t: Titles): string {
  const part = view.public;
  const scenario = scenarioOf(rules, part);
  const facts = [w.factCover({ cover: COVER[tile] === HILL ? '3/1' : String(COVER[tile]) })];
  const value = objectiveValue(scenario, part, tile);
  if (value > 0) facts.push(w.factObjective({ value }));
  if (tile === scenario.radio) facts.push(w.factRadio);
  for (const seat of [0, 1]) {
    const side = t.side(seat);
    const marker = part.control[seat * rules.tiles.length + tile];
    if (marker === SCOUTED) facts.push(w.factScouted({ side }));
    if (marker === CONTROLLED) facts.push(w.factControlled({ side }));
    if (part.extra.targets[seat as 0 | 1] === tile) facts.push(w.factTarget({ side }));
  }
  part.at.forEach((at, unit) => {
    if (at !== tile) return;
    const title = t.unit(unit);
    facts.push(part.isSuppressed[unit] ? w.suppressedUnit({ unit: title }) : title);
  });
  return facts.join(', ');
}
