import type { Section } from '@bivouac/text';
import { CONTROLLED, SCOUTED, scenarioOf, type View } from '@bivouac/undaunted-core';
import { cardLines, handLines } from '@bivouac/undaunted-core/text/table.ts';
import {
  type Extra,
  faceNow,
  isRouted,
  minesOf,
  moreOf,
  progressOf,
  stalingradRules as rules,
} from '../rules/index.ts';
import { nameTask, routLines } from './tasks.ts';
import type { CityTelling } from './telling.ts';

/** The whole table in words. */
export function describeTable(view: View<Extra>, telling: CityTelling): Section[] {
  const { words: w } = telling;
  const sections: Section[] = [
    { heading: w.headStatus, lines: statusLines(view, telling) },
    { heading: w.headTiles, lines: tileLines(view, telling), isDrawn: true },
  ];
  if (view.own !== null) {
    sections.push({ heading: w.headHand, lines: handLines(view, telling), isList: true });
  }
  sections.push({ heading: w.headCards, lines: cardLines(view, telling) });
  return sections;
}

function statusLines(view: View<Extra>, telling: CityTelling): string[] {
  const { words: w, titles: t } = telling;
  const part = view.public;
  const more = moreOf(scenarioOf(rules, part));
  const { tasks, secrets } = more;
  const goals = ([0, 1] as const).map((seat) => {
    const progress = progressOf(rules, part, seat, tasks[seat]);
    const task = nameTask(tasks[seat], seat, more, telling);
    return w.goalLine({ side: t.side(seat), task, ...progress });
  });
  const secret = typeof view.viewer === 'number' ? secrets[view.viewer as 0 | 1] : null;
  if (secret !== null && typeof view.viewer === 'number') {
    const progress = progressOf(rules, part, view.viewer, secret);
    const task = nameTask(secret, view.viewer, more, telling);
    goals.push(w.secretLine({ task, ...progress }));
  }
  goals.push(...routLines(more, telling));
  const { round, initiative } = part;
  return [w.roundLine({ round }), w.initiativeLine({ side: t.side(initiative) }), ...goals];
}

function tileLines(view: View<Extra>, telling: CityTelling): string[] {
  const { words: w, titles: t } = telling;
  return scenarioOf(rules, view.public).layout.map(({ tile }) =>
    w.tileLine({
      tile: t.tile(tile),
      name: t.tileName(tile),
      facts: tileFacts(view, tile, telling),
    }),
  );
}

function tileFacts(view: View<Extra>, tile: number, telling: CityTelling): string {
  const { words: w, titles: t } = telling;
  const part = view.public;
  const scenario = scenarioOf(rules, part);
  const { escapes, goals } = moreOf(scenario);
  const { extra } = part;
  const facts = groundFacts(view, tile, telling);
  const value = scenario.objectives[tile] ?? 0;
  if (value > 0) facts.push(w.factObjective({ value }));
  if (escapes.includes(tile)) facts.push(w.factEscape);
  if (goals.includes(tile)) facts.push(w.factTask);
  const at = extra.pointsOn.findIndex((one, i) => i % 2 === 0 && one === tile);
  if (at >= 0) facts.push(w.factPoints({ points: extra.pointsOn[at + 1] ?? 0 }));
  for (const { seat, tile: one, other, isForTanks } of minesOf(part)) {
    if (one !== tile && other !== tile) continue;
    const kind = isForTanks ? w.mineAgainstTanks : w.mineAgainstMen;
    facts.push(w.factMine({ side: t.side(seat), tile: t.tile(one === tile ? other : one), kind }));
  }
  for (const seat of [0, 1]) {
    const side = t.side(seat);
    const marker = part.control[seat * rules.tiles.length + tile];
    if (marker === SCOUTED) facts.push(w.factScouted({ side }));
    if (marker === CONTROLLED) facts.push(w.factControlled({ side }));
  }
  part.at.forEach((on, unit) => {
    if (extra.fields[unit] === tile) facts.push(w.factField({ unit: t.unit(unit) }));
    if (on !== tile) return;
    const name = part.isSuppressed[unit] ? w.suppressedUnit({ unit: t.unit(unit) }) : t.unit(unit);
    facts.push(isRouted(part, unit) ? w.routedUnit({ unit: name }) : name);
  });
  return facts.join(', ');
}

function groundFacts(view: View<Extra>, tile: number, { words: w }: CityTelling): string[] {
  const part = view.public;
  const letter = part.extra.letters[tile] ?? 0;
  const { cover, buildingCover, resilience, fortCover, isImpassable } = faceNow(part, tile);
  const facts = [w.factCover({ cover: String(cover) })];
  if (buildingCover >= 0) {
    const state = letter === 0 ? w.states.whole : w.states.damaged;
    facts.push(w.factBuilding({ cover: buildingCover, resilience, state }));
  } else if (letter === 2) facts.push(w.states.rubble);
  if (fortCover >= 0) facts.push(w.factWorks({ cover: fortCover }));
  if (isImpassable) facts.push(w.factImpassable);
  if (part.extra.tunnels.includes(tile)) facts.push(w.factTunnel);
  if (part.extra.smoke.includes(tile)) facts.push(w.factSmoke);
  return facts;
}
