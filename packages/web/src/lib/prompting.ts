import { type AnyGameText, describeOutcome, type Language } from '@bivouac/text';
import type { Scene, Waiting } from './table-model.ts';

/** The sentence at the head of the table. */
export interface Prompt {
  readonly kind: 'asked' | 'waiting' | 'over';
  readonly sentence: string;
}

export function promptOf(
  language: Language,
  text: AnyGameText,
  waiting: Waiting,
  scene: Extract<Scene, { kind: 'open' }>,
): Prompt {
  if (waiting.kind === 'over')
    return { kind: 'over', sentence: describeOutcome(language, text, waiting.outcome) };
  if (scene.actions.length > 0) return { kind: 'asked', sentence: text.prompt(scene.view) };
  return { kind: 'waiting', sentence: text.waiting(scene.view) };
}
