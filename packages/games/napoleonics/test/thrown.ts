import { type Chance, nth } from '@bivouac/kernel';
import type { Action } from '../src/rules/actions.ts';
import type { Event } from '../src/rules/events.ts';
import type { NapoleonicsGame } from '../src/rules/game.ts';
import type { UnitId } from '../src/rules/ids.ts';
import { blocksOf, hexOf, type State } from '../src/rules/state.ts';

// What a throw comes to, found by playing it and not by the code that shows odds: every result of the dice goes
// through the rules, and the owner of the unit ignores all flags that they can and retreats as far as they can.

/** What has become of a unit that was struck. */
interface Fate {
  readonly end: 'destroyed' | 'drivenBack' | 'holds';
  readonly blocks: number;
  readonly state: State;
}

/** One result of the dice, in as many ways. */
export interface Thrown {
  readonly ways: number;
  readonly fate: Fate;
}

/** The dice of one combat in order: the one that is looked at shows these faces, the others this one. */
interface Faces {
  /** Which throw it is: 0 for the first. */
  readonly nth: number;
  readonly faces: readonly number[];
  readonly others: number;
}

const COMBAT = ['battle.melee', 'battle.ranged'];
/** A face with which no leader dies. */
const HARMLESS = 1;

/** Luck that also tells how many dice the throw had. */
function luckOf({ nth: which, faces, others }: Faces): Chance & { size: number } {
  let thrown = -1;
  const luck = {
    size: 0,
    die: () => HARMLESS,
    dice(count: number, _sides: number, why: string): number[] {
      if (!COMBAT.includes(why)) return new Array<number>(count).fill(HARMLESS);
      thrown += 1;
      if (thrown !== which) return new Array<number>(count).fill(others);
      luck.size = count;
      return Array.from({ length: count }, (_, i) => faces[i] ?? others);
    },
    pick: () => 0,
    shuffle: () => undefined,
  };
  return luck;
}

/** Luck that hits no leader. */
export const harmless = (): Chance => luckOf({ nth: -1, faces: [], others: HARMLESS });

/** Every unordered result of a number of dice, and in how many ways it falls. */
function resultsOf(dice: number, from = 1): { faces: number[]; ways: number }[] {
  if (from === 6) return [{ faces: new Array<number>(dice).fill(6), ways: 1 }];
  const found: { faces: number[]; ways: number }[] = [];
  for (let count = 0; count <= dice; count++) {
    for (const { faces, ways } of resultsOf(dice - count, from + 1)) {
      const same = new Array<number>(count).fill(from);
      found.push({ faces: [...same, ...faces], ways: ways * choose(dice, count) });
    }
  }
  return found;
}

function choose(all: number, some: number): number {
  let ways = 1;
  for (let i = 0; i < some; i++) ways = (ways * (all - i)) / (i + 1);
  return ways;
}

interface Strike {
  readonly game: NapoleonicsGame;
  readonly state: State;
  readonly action: Action;
  /** The unit whose fate is looked at. */
  readonly target: UnitId;
}

/** Every result of one throw of a combat, played; `others` is what all other dice show. */
export function everyThrow(strike: Strike, which = 0, others = 3): Thrown[] {
  const probe = luckOf({ nth: which, faces: [], others });
  follow(strike, probe);
  return resultsOf(probe.size).map(({ faces, ways }) => ({
    ways,
    fate: follow(strike, luckOf({ nth: which, faces, others })),
  }));
}

function follow({ game, state, action, target }: Strike, chance: Chance): Fate {
  const events: Event[] = [];
  const now = game.clone(state);
  const seat = seatAsked(game, now);
  game.apply(now, seat, action, { chance, emit: (event) => events.push(event) });
  return settle(game, now, target, hexOf(state.public, target), chance, events);
}

const seatAsked = (game: NapoleonicsGame, state: State): number => {
  const now = game.awaiting(state);
  return now.kind === 'over' ? -1 : nth(now.seats, 0);
};

/** Goes on until the unit is asked nothing more: the best of its ways. */
function settle(
  game: NapoleonicsGame,
  state: State,
  target: UnitId,
  hex: number,
  chance: Chance,
  events: readonly Event[],
): Fate {
  const seat = seatAsked(game, state);
  const question = seat < 0 ? null : game.view(state, seat).question;
  const answers = seat < 0 ? [] : answersTo(question?.kind, game.actions(state, seat));
  const isOfTarget =
    question?.kind === 'react' ||
    question?.kind === 'combine' ||
    ((question?.kind === 'ignore' || question?.kind === 'retreat') && question.unit === target);
  if (!isOfTarget) return fateOf(state, target, hex, events);
  const fates = answers.map((action) => {
    const next = answers.length === 1 ? state : game.clone(state);
    const told = events.slice();
    game.apply(next, seat, action, { chance, emit: (event) => told.push(event) });
    return settle(game, next, target, hex, chance, told);
  });
  return fates.reduce((best, fate) => (worth(fate) > worth(best) ? fate : best));
}

const worth = ({ end, blocks }: Fate): number => (end === 'destroyed' ? -1 : blocks);

/** Of the answers on offer those that are looked at: all flags are ignored, and the attack is stood. */
function answersTo(kind: string | undefined, offers: readonly Action[]): readonly Action[] {
  if (kind === 'ignore') return offers.slice(-1);
  if (kind === 'retreat') return offers;
  return offers.filter((offer) => offer.kind === 'stand' || offer.kind === 'attack');
}

function fateOf(state: State, target: UnitId, hex: number, events: readonly Event[]): Fate {
  const isDestroyed = events.some(
    (event) => event.type === 'unitDestroyed' && event.unit === target,
  );
  const exited = events.find((event) => event.type === 'unitExited' && event.unit === target);
  const blocks = blocksOf(state.public, target);
  if (isDestroyed) return { end: 'destroyed', blocks: 0, state };
  if (exited !== undefined) return { end: 'drivenBack', blocks: 1, state };
  return { end: hexOf(state.public, target) === hex ? 'holds' : 'drivenBack', blocks, state };
}

/** Adds up the ways of the results that a test asks for. */
export const waysOf = (throws: readonly Thrown[], is: (fate: Fate) => boolean): number =>
  throws.reduce((sum, { ways, fate }) => sum + (is(fate) ? ways : 0), 0);

export const sizeOf = (throws: readonly Thrown[]): number => waysOf(throws, () => true);
