import { must, nth, type Seat } from '@bivouac/kernel';
import { CARDS, counterpart, KIND_OF, KINDS, levelOf, plainName } from '../data/cards.ts';
import { readNumbers } from '../data/scenario-file.ts';
import { STORY_DEATHS } from '../data/tree.ts';

/** What a soldier's line in the ledger says. */
export type Mark =
  | 'unlocked'
  | 'replaced'
  | 'wounded'
  | 'fell'
  | 'reservist'
  | 'upgraded'
  | 'merged'
  | 'shot-down'
  /** Found no place when squads were merged. */
  | 'rear';

/** One entry of the ledger: when, what, which card, and which card came for it or went. */
export interface Entry {
  readonly stage: number;
  readonly mark: Mark;
  readonly card: number;
  readonly other: number;
}

/** The cards of one side through the campaign; lists ascending, the ledger in order. */
export interface Roster {
  available: number[];
  /** Out for the rest of the campaign. */
  removed: number[];
  /** Every locked card that ever came; none comes twice. */
  unlocked: number[];
  /** The squad with which C was merged; -1 before that. */
  merged: number;
  ledger: Entry[];
}

export function firstRoster(seat: Seat): Roster {
  const available = CARDS.flatMap((card, i) =>
    card.seat === seat && card.deck === 'P' ? [i] : [],
  );
  return { available, removed: [], unlocked: [], merged: -1, ledger: [] };
}

export const cloneRoster = (roster: Roster): Roster => ({
  available: roster.available.slice(),
  removed: roster.removed.slice(),
  unlocked: roster.unlocked.slice(),
  merged: roster.merged,
  // Entries are never changed.
  ledger: roster.ledger.slice(),
});

const insert = (list: number[], card: number): void => {
  list.push(card);
  list.sort((a, b) => a - b);
};

const take = (list: number[], card: number): void => {
  const at = list.indexOf(card);
  if (at < 0) throw new Error(`card ${CARDS[card]?.id} is not there`);
  list.splice(at, 1);
};

/** The locked cards of a side with these numbers. */
export function lockedCards(seat: Seat, numbers: string | undefined): number[] {
  return readNumbers(numbers).map((number) => {
    const card = CARDS.findIndex(
      (one) => one.seat === seat && one.deck === 'Z' && one.number === number,
    );
    if (card < 0) throw new Error(`side ${seat} has no locked card ${number}`);
    return card;
  });
}

/** Stalingrad, Odemykání karet: soldiers who came before, or were lost since, do not come again. */
export function unlock(roster: Roster, cards: readonly number[], stage: number): number[] {
  const fresh = cards.filter((card) => !roster.unlocked.includes(card));
  for (const card of fresh) {
    insert(roster.unlocked, card);
    insert(roster.available, card);
    roster.ledger.push({ stage, mark: 'unlocked', card, other: -1 });
  }
  return fresh;
}

/** Stalingrad, Nahrazení karet: the old card leaves, if it is still there. */
export function replace(roster: Roster, old: number, by: number, stage: number): boolean {
  if (roster.unlocked.includes(by)) return false;
  insert(roster.unlocked, by);
  insert(roster.available, by);
  if (roster.available.includes(old)) {
    take(roster.available, old);
    // A reservist goes back to the box and may come again.
    if (levelOf(old) !== 'reserve') insert(roster.removed, old);
  }
  roster.ledger.push({ stage, mark: 'replaced', card: old, other: by });
  return true;
}

/** The dead: casualties, crews that were shot down, deaths in the story. */
export function remembered({ ledger }: Roster): number[] {
  return ledger.flatMap(({ mark, card, other }) => {
    const { seat, number } = must(CARDS[card], 'a card');
    const isStory = STORY_DEATHS.includes(`${seat} ${number}>${CARDS[other]?.number}`);
    const isDead = mark === 'fell' || mark === 'shot-down' || (mark === 'replaced' && isStory);
    return isDead ? [card] : [];
  });
}

/**
 * Stalingrad, Fáze ztrát: how many of the pile are lost for good.
 * @rule stalingrad/losses
 */
export function lossesFor(casualties: number): number {
  if (casualties === 0) return 0;
  if (casualties < 5) return 1;
  return casualties < 10 ? 2 : 3;
}

const hasReserves = (name: string): boolean =>
  ['rifleman', 'scout', 'gunner'].includes(plainName(name));

/**
 * Stalingrad, Rezervisté: who can come for a soldier, ascending. The card with the same number; where
 * there is none, as in squad C of a merged squad, any reservist of the squad who is not there yet.
 * @rule stalingrad/losses stalingrad/merging stalingrad/reservists
 */
export function reservesFor(roster: Roster, card: number): number[] {
  const lost = CARDS[card];
  if (lost === undefined || !hasReserves(lost.name)) return [];
  const own = counterpart(card, 'R');
  if (own >= 0 && !roster.available.includes(own)) return [own];
  const squad = lost.name.endsWith('-c') ? roster.merged : (KINDS[card]?.squad ?? -1);
  const name = `${plainName(lost.name)}-${'ab'[squad]}`;
  return CARDS.flatMap((one, i) => {
    const isFree = one.seat === lost.seat && one.deck === 'R' && !roster.available.includes(i);
    return isFree && one.name === name ? [i] : [];
  });
}

/** A reservist takes the place of a soldier. */
export function callUp(roster: Roster, reservist: number, fallen: number, stage: number): void {
  insert(roster.available, reservist);
  roster.ledger.push({ stage, mark: 'reservist', card: reservist, other: fallen });
}

/** In the place of a reservist: none comes; the player has still to choose who comes. */
export const NO_RESERVIST = -1;
export const NOT_CHOSEN = -2;

/** What the phase of losses did. */
export interface Losses {
  readonly fallen: readonly number[];
  /** The reservist for each of them, or `NO_RESERVIST`, or `NOT_CHOSEN`. */
  readonly reservists: readonly number[];
}

/**
 * Draws from the shuffled pile, the first card first. Reservists go back and others are drawn. Where
 * several reservists can come for a soldier, their player may choose, or the lowest number comes (S-26).
 * @rule stalingrad/losses
 */
export function sufferLosses(
  roster: Roster,
  pile: readonly number[],
  stage: number,
  mayChoose: boolean,
): Losses {
  const fallen = pile
    .filter((card) => levelOf(card) !== 'reserve')
    .slice(0, lossesFor(pile.length));
  const reservists = fallen.map((card) => {
    take(roster.available, card);
    insert(roster.removed, card);
    roster.ledger.push({ stage, mark: 'fell', card, other: -1 });
    const [reservist = NO_RESERVIST, ...others] = reservesFor(roster, card);
    if (mayChoose && others.length > 0) return NOT_CHOSEN;
    if (reservist !== NO_RESERVIST) callUp(roster, reservist, card, stage);
    return reservist;
  });
  for (const card of pile) {
    if (!fallen.includes(card)) {
      roster.ledger.push({ stage, mark: 'wounded', card, other: -1 });
    }
  }
  return { fallen, reservists };
}

/**
 * Stalingrad, Fáze vylepšení: normal soldiers, whose upgrade is in the box.
 * @rule stalingrad/upgrades
 */
export const isUpgradable = (card: number): boolean => {
  const kind = KINDS[nth(KIND_OF, card)];
  return (
    levelOf(card) === 'normal' &&
    kind !== undefined &&
    kind.unit >= 0 &&
    counterpart(card, 'V') >= 0
  );
};

/**
 * Draws from the shuffled pile; what cannot be upgraded is passed over.
 * @rule stalingrad/upgrades
 */
export function upgradeSome(
  roster: Roster,
  pile: readonly number[],
  count: number,
  stage: number,
): readonly (readonly [number, number])[] {
  const chosen = pile.filter(isUpgradable).slice(0, count);
  return chosen.map((card) => {
    const better = counterpart(card, 'V');
    take(roster.available, card);
    insert(roster.removed, card);
    insert(roster.available, better);
    roster.ledger.push({ stage, mark: 'upgraded', card: better, other: card });
    return [card, better] as const;
  });
}

/**
 * Losing a bomber to anti-aircraft fire is for good (Stalingrad, Protiletadlová obrana).
 * @rule stalingrad/anti-air
 */
export function losePlanes(roster: Roster, cards: readonly number[], stage: number): void {
  for (const card of cards) {
    take(roster.available, card);
    insert(roster.removed, card);
    roster.ledger.push({ stage, mark: 'shot-down', card, other: -1 });
  }
}

const MERGED_KINDS: readonly string[] = ['rifleman', 'scout', 'gunner'];

/**
 * Stalingrad, Sloučení družstev: reservists of the squad make way for soldiers of C, the best of
 * these first; five riflemen, three scouts and three gunners remain. Whom the squad cannot take
 * goes to the rear with the leader and the engineers of C, reservists back to their box (S-25).
 * @rule stalingrad/merging
 */
export function mergeSquads(roster: Roster, squad: number, stage: number): void {
  roster.merged = squad;
  const stayBehind = (card: number): void => {
    take(roster.available, card);
    insert(roster.removed, card);
    roster.ledger.push({ stage, mark: 'rear', card, other: -1 });
  };
  const rank = (card: number): number => (levelOf(card) === 'upgraded' ? 0 : 1);
  for (const kind of MERGED_KINDS) {
    const of = (name: string): number[] =>
      roster.available.filter((card) => CARDS[card]?.name === name);
    const weak = of(`${kind}-${'ab'[squad]}`).filter((card) => levelOf(card) === 'reserve');
    const fresh = of(`${kind}-c`).sort((a, b) => rank(a) - rank(b) || a - b);
    fresh.forEach((card, i) => {
      const reservist = weak[i];
      if (reservist === undefined) {
        stayBehind(card);
        return;
      }
      take(roster.available, reservist);
      roster.ledger.push({ stage, mark: 'merged', card, other: reservist });
    });
  }
  const others = roster.available.filter((card) => {
    const name = CARDS[card]?.name ?? '';
    return name.endsWith('-c') && !MERGED_KINDS.includes(plainName(name));
  });
  for (const card of others) stayBehind(card);
}
