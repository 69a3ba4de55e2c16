import type { Reader } from '@bivouac/kernel';
import type { Book } from './book.ts';
import type { Scenario } from './scenario.ts';
import { CONTROLLED } from './state.ts';

// What each field of a scenario file cannot know alone: whether they make sense together.

/** Every unit that has cards can enter; every unit on the board has cards. */
export function requireEntries(reader: Reader, scenario: Scenario, book: Book, seat: number): void {
  const cards = scenario.sides[seat as 0 | 1].cards;
  book.units.forEach(({ id }, unit) => {
    const has = cards.some((card) => book.kinds[book.kindOf[card] ?? -1]?.unit === unit);
    const of = seat * book.units.length + unit;
    if (has && (scenario.spawns[of] ?? -1) < 0) {
      throw reader.field('spawn').fault(`${id} has cards and nowhere to enter`);
    }
    if (!has && (scenario.at[of] ?? -1) >= 0) {
      throw reader.field('units').fault(`${id} is on the board and has no cards`);
    }
  });
}

/** A game that is won before it begins, or that a side can never win, is no scenario. */
export function requirePlay(root: Reader, scenario: Scenario, book: Book): void {
  const count = book.tiles.length;
  const all = scenario.objectives.reduce((sum, value) => sum + value, 0);
  book.seats.forEach((name, seat) => {
    const side = root.field('sides').field(name);
    if (scenario.sides[seat as 0 | 1].deck.length === 0) {
      throw side.field('deck').fault('has no cards');
    }
    const own = scenario.goals[seat as 0 | 1];
    const goal = root.field('goals').field(name);
    if (own.kind === 'pin') {
      const stands = book.units.some(
        ({ isRiflemen }, unit) =>
          isRiflemen && (scenario.at[(1 - seat) * book.units.length + unit] ?? -1) >= 0,
      );
      if (!stands) throw goal.fault('the enemy is pinned from the start');
      return;
    }
    // A radio raises its objective without limit.
    if (own.value > all && scenario.radio < 0) {
      throw goal.field('value').fault(`all objectives together are worth ${all}`);
    }
    const held = scenario.objectives.reduce(
      (sum, value, tile) =>
        scenario.control[seat * count + tile] === CONTROLLED ? sum + value : sum,
      0,
    );
    if (held >= own.value) throw goal.field('value').fault('is reached from the start');
  });
}
