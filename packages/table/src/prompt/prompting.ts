import { type AnyGameText, describeOutcome, type Language } from '@bivouac/text';
import { onlyPerson } from '../session/seating.ts';
import type { Scene, TableModel, Waiting } from '../session/table-model.ts';

/** The sentence at the head of the table. */
export interface Prompt {
  readonly kind: 'asked' | 'waiting' | 'over';
  readonly sentence: string;
}

export function promptOf(
  language: Language,
  text: AnyGameText,
  { waiting, players }: Pick<TableModel, 'waiting' | 'players'>,
  scene: Extract<Scene, { kind: 'open' }>,
): Prompt {
  if (waiting.kind === 'over') {
    const end = { reader: onlyPerson(players), view: scene.view };
    return { kind: 'over', sentence: describeOutcome(language, text, waiting.outcome, end) };
  }
  if (scene.actions.length > 0) return { kind: 'asked', sentence: text.prompt(scene.view) };
  return { kind: 'waiting', sentence: text.waiting(scene.view) };
}

/** Whether a player at this screen is asked. Online that is one player at most, and no spectator. */
export function isAskedHere(
  waiting: Waiting,
  { viewer }: Extract<Scene, { kind: 'open' }>,
  isOnline: boolean,
): boolean {
  if (waiting.kind !== 'human') return false;
  return !isOnline || (typeof viewer === 'number' && waiting.seats.includes(viewer));
}

/**
 * Whether only others are asked, at another screen or at the server: the player at this screen has nothing to
 * choose and nothing to hurry, and watches.
 */
export function isElsewhere(
  waiting: Waiting,
  { viewer }: Extract<Scene, { kind: 'open' }>,
  isOnline: boolean,
): boolean {
  if (!isOnline || typeof viewer !== 'number') return false;
  if (waiting.kind === 'bot') return !waiting.hasFailed;
  return waiting.kind === 'human' && !waiting.seats.includes(viewer);
}
