import type { Viewer } from '@bivouac/kernel';
import type { Translated } from '@bivouac/text';
import type { Event } from '@bivouac/undaunted-core';
import { tellCommonEvent } from '@bivouac/undaunted-core/text/log.ts';
import type { Telling } from '@bivouac/undaunted-core/text/telling.ts';
import type { NormandySentences } from './en/sentences.ts';

/** One line of the log; null for what goes without saying. */
export function tellEvent(
  e: Event,
  viewer: Viewer,
  telling: Telling & { readonly words: Translated<NormandySentences> },
): string | null {
  const { words: w, titles: t } = telling;
  switch (e.type) {
    case 'targetRemoved':
      return w.targetRemoved({ side: t.side(e.seat) });
    case 'targetPlaced':
      return w.targetPlaced({ side: t.side(e.seat), tile: t.tile(e.tile) });
    case 'valueRaised':
      return w.valueRaised({ tile: t.tile(e.tile), value: e.value });
    default:
      return tellCommonEvent(e, viewer, telling);
  }
}
