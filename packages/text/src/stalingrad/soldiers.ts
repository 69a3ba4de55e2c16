import { CARDS } from '@bivouac/stalingrad';
import type { Language } from '../language.ts';
import { GERMAN_SOLDIERS } from './soldiers-german.ts';
import { SOVIET_SOLDIERS } from './soldiers-soviet.ts';

/** The name on a card; empty for reservists and Fog of War. */
export function soldierName(card: number, language: Language): string {
  const info = CARDS[card];
  if (info === undefined || info.deck === 'R' || info.name === 'fog') return '';
  if (info.seat === 1) return GERMAN_SOLDIERS[info.number] ?? '';
  return SOVIET_SOLDIERS[info.number]?.[language === 'cs' ? 0 : 1] ?? '';
}
