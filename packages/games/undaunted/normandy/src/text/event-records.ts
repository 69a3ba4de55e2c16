import type { EventRecords } from '@bivouac/text';
import { noteOfSide } from '@bivouac/undaunted-core/text/beats.ts';
import { CORE_RECORDS } from '@bivouac/undaunted-core/text/event-records.ts';
import { itsTile } from '@bivouac/undaunted-core/text/mentions.ts';
import type { NormandyEvent } from '../rules/index.ts';
import type { NormandyContext } from './normandy-context.ts';

/** Text and motion of each event. */
export const NORMANDY_RECORDS: EventRecords<NormandyEvent, NormandyContext> = {
  ...CORE_RECORDS,
  targetPlaced: {
    sentence: (e, _viewer, { words, titles }) =>
      words.targetPlaced({ side: titles.side(e.seat), tile: titles.tile(e.tile) }),
    mentions: itsTile,
    topic: 'combat',
    beats: (e) => [noteOfSide(e, 'target')],
  },
  targetRemoved: {
    sentence: (e, _viewer, { words, titles }) => words.targetRemoved({ side: titles.side(e.seat) }),
    topic: 'combat',
  },
  valueRaised: {
    sentence: (e, _viewer, { words, titles }) =>
      words.valueRaised({ tile: titles.tile(e.tile), value: e.value }),
    mentions: itsTile,
    topic: 'ground',
    beats: (e) => [noteOfSide(e, 'raised')],
  },
};
