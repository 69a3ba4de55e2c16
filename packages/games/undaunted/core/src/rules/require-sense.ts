import type { Reader } from '@bivouac/kernel';
import { ofSeat } from '@bivouac/kernel';
import { type Book, ownedKinds, type Reach } from './book.ts';
import type { Scenario } from './scenario.ts';
import { CONTROLLED } from './state.ts';

// Checks between the fields of a scenario file: whether they make sense together.

/** Every unit that has cards can enter; every unit on the board has cards. */
export function requireEntries(reader: Reader, scenario: Scenario, book: Book, seat: number): void {
  const cards = ofSeat(scenario.sides, seat).cards;
  const first = seat === 0 ? 0 : ownedKinds(book, 0).length;
  ownedKinds(book, seat).forEach((kind, i) => {
    const id = book.units[kind]?.id;
    const has = cards.some((card) => book.kinds[book.kindOf[card] ?? -1]?.unit === kind);
    const of = first + i;
    const needsCards = book.kinds.some(({ unit }) => unit === kind);
    if (has && book.isWithoutSpawns && (scenario.at[of] ?? -1) < 0) {
      throw reader.field('units').fault(`${id} has cards and is not on the board`);
    }
    if (has && !book.isWithoutSpawns && (scenario.spawns[of] ?? -1) < 0) {
      throw reader.field('spawn').fault(`${id} has cards and nowhere to enter`);
    }
    if (needsCards && !has && (scenario.at[of] ?? -1) >= 0) {
      throw reader.field('units').fault(`${id} is on the board and has no cards`);
    }
  });
}

/** A game that is won before it begins, or that a side can never win, is no scenario. */
export function requirePlay(root: Reader, scenario: Scenario, book: Book): void {
  book.seats.forEach((name, seat) => {
    const side = root.field('sides').field(name);
    if (ofSeat(scenario.sides, seat).deck.length === 0) {
      throw side.field('deck').fault('has no cards');
    }
    const own = ofSeat(scenario.goals, seat);
    const goal = root.field('goals').field(name);
    if (own.kind === 'pin') {
      const stands = book.units.some(
        ({ isRiflemen }, unit) =>
          isRiflemen && (scenario.at[(1 - seat) * book.units.length + unit] ?? -1) >= 0,
      );
      if (!stands) throw goal.fault('the enemy is pinned from the start');
      return;
    }
    const onMap = own.kind === 'points' ? objectivesOf(scenario, book, seat) : NOTHING;
    const further = book.furtherReach?.(scenario, seat) ?? NOTHING;
    const most = onMap.most + further.most;
    // A radio raises its objective without limit.
    if (own.value > most && scenario.radio < 0) {
      throw goal
        .field('value')
        .fault(
          own.kind === 'points'
            ? `all objectives together are worth ${most}`
            : `only ${most} could count`,
        );
    }
    if (onMap.held + further.held >= own.value) {
      throw goal.field('value').fault('is reached from the start');
    }
  });
}

const NOTHING: Reach = { most: 0, held: 0 };

function objectivesOf({ objectives, control }: Scenario, book: Book, seat: number): Reach {
  let most = 0;
  let held = 0;
  objectives.forEach((value, tile) => {
    most += value;
    if (control[seat * book.tiles.length + tile] === CONTROLLED) held += value;
  });
  return { most, held };
}
