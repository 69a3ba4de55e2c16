import { must } from '@bivouac/kernel';
import { CARDS } from '../data/cards.ts';
import { SCENARIO_FILES } from '../data/scenarios.ts';
import { halfOf, nameNow } from './muster.ts';
import { type Mark, type Roster, remembered } from './roster.ts';
import type { Chapter } from './state.ts';

/** What happened to a soldier: the ledger's marks, and that another has taken their place. */
export type CareerMark = Mark | 'relieved';

/** A soldier's time in the city; stages are battles, counted from 1. */
export interface Career {
  readonly marks: readonly { readonly stage: number; readonly mark: CareerMark }[];
  /** The battles in which the soldier fought, ascending. */
  readonly fought: readonly number[];
}

/** One person, whatever becomes of the card: a number, and reservists apart. */
const person = (card: number): string => {
  const { seat, deck, number, name } = must(CARDS[card], 'a card');
  return `${seat} ${deck === 'R' ? 'R' : ''}${number} ${name}`;
};

const isFog = (card: number): boolean => CARDS[card]?.name === 'fog';

/** All soldiers of a side who are there or were: those who fell, went to the rear or were relieved. */
export function allSoldiers(roster: Roster): readonly number[] {
  const { available, removed, ledger } = roster;
  const left = ledger.flatMap(({ mark, card }) =>
    (mark === 'rear' || mark === 'replaced') && removed.includes(card) ? [card] : [],
  );
  return [...new Set([...available, ...remembered(roster), ...left])].filter(
    (card) => !isFog(card),
  );
}

export function careerOf(roster: Roster, card: number, chapters: readonly Chapter[]): Career {
  const own = person(card);
  const isDead = remembered(roster).some((one) => person(one) === own);
  const marks: { stage: number; mark: CareerMark }[] = [];
  let first = 1;
  let last = Number.POSITIVE_INFINITY;
  for (const { stage, mark, card: who, other } of roster.ledger) {
    const isSuccessor = mark === 'replaced' && person(other) === own;
    if (!isSuccessor && person(who) !== own) continue;
    // Reservists go back to their box and may come again; all others leave once.
    if (mark === 'reservist') last = Number.POSITIVE_INFINITY;
    if (last < stage) continue;
    if (isSuccessor || mark === 'unlocked') first = stage;
    // Reservists come after a battle, others before one.
    else if (mark === 'reservist') first = stage + 1;
    else if (mark === 'fell' || mark === 'shot-down') last = stage;
    // Nahrazení karet, Sloučení družstev: before the battle; some have died by then.
    else if (mark === 'replaced' || mark === 'rear') last = stage - 1;
    const isRelieved = mark === 'replaced' && !isSuccessor;
    marks.push({ stage, mark: isRelieved ? (isDead ? 'fell' : 'relieved') : mark });
  }
  const fought = chapters.flatMap(({ scenario }, i) => {
    const stage = i + 1;
    const isThere = stage >= first && stage <= last;
    return isThere && isCalledUp(roster, card, scenario, stage) ? [stage] : [];
  });
  return { marks, fought };
}

/** Stalingrad, Vytvořte si zálohu: whether the scenario's list named the soldier. */
function isCalledUp(roster: Roster, card: number, scenario: string, stage: number): boolean {
  const file = must(
    SCENARIO_FILES.find(({ id }) => id === scenario),
    `scenario ${scenario}`,
  );
  const merge = roster.ledger.find(({ mark }) => mark === 'merged' || mark === 'rear');
  const merged = merge !== undefined && merge.stage <= stage ? roster.merged : -1;
  const { seat } = must(CARDS[card], 'a card');
  return halfOf(file, seat).supply.includes(nameNow(card, merged));
}
