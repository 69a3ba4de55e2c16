import { nth } from '@bivouac/kernel';
import { type Brief, countersOn, placeOf, strengthOf } from './brief.ts';
import { costsTo, fromAfar, type Wish } from './field.ts';
import { takingWorth } from './goals.ts';
import { RIFLEMEN, UNIT_COUNT } from './tables.ts';
import { WEIGHTS } from './weights.ts';

/** The objectives worth taking, less where the enemy stands. */
function prizes(brief: Brief): readonly Wish[] {
  brief.memo.prizes ??= listPrizes(brief);
  return brief.memo.prizes;
}

function listPrizes(brief: Brief): Wish[] {
  const wishes: Wish[] = [];
  for (const objective of brief.objectives) {
    let worth = takingWorth(brief, objective);
    if (worth <= 0) continue;
    const enemies = countersOn(brief, brief.enemy, objective.tile);
    if (enemies > 0) worth *= enemies > 1 ? 0.7 * WEIGHTS.occupied : WEIGHTS.occupied;
    wishes.push({ tile: objective.tile, worth });
  }
  return wishes;
}

/** Which Riflemen unit goes for which objective: the best pair first, then the rest. */
function tasks(brief: Brief): readonly number[] {
  brief.memo.tasks ??= shareOut(brief);
  return brief.memo.tasks;
}

/** For each tile the unit that is to take it; -1 for none. */
function shareOut(brief: Brief): number[] {
  const wishes = prizes(brief);
  const assignees = wishes.map(() => -1);
  const free: number[] = [];
  for (const kind of RIFLEMEN) {
    const unit = brief.seat * UNIT_COUNT + kind;
    if (nth(brief.public.at, unit) >= 0 && strengthOf(brief, unit) > 0) free.push(unit);
  }
  while (free.length > 0) {
    let best = 0;
    let who = -1;
    let what = -1;
    for (const unit of free) {
      for (let i = 0; i < wishes.length; i++) {
        if (assignees[i] !== -1) continue;
        const { tile, worth } = nth(wishes, i);
        const pull = fromAfar(worth, nth(costsTo(brief, tile), placeOf(brief, unit)));
        if (pull > best) {
          best = pull;
          who = unit;
          what = i;
        }
      }
    }
    if (what < 0) break;
    assignees[what] = who;
    free.splice(free.indexOf(who), 1);
  }
  return assignees;
}

/** The goals of one Riflemen unit: its own task in full, those of its comrades in part. */
export function wantedTiles(brief: Brief, unit: number): Wish[] {
  const assignees = tasks(brief);
  return prizes(brief).map(({ tile, worth }, i) => {
    const isComrades = assignees[i] !== -1 && assignees[i] !== unit;
    return { tile, worth: isComrades ? worth * WEIGHTS.comrade : worth };
  });
}
