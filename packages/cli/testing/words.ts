import type { Language } from '@bivouac/text';
import { COUNTS, type Samples } from '@bivouac/text/testing/render-words.ts';
import { SIDE_LABELS, sideSamples } from '@bivouac/text/testing/side-samples.ts';

const NUMBERS = [
  ...['min', 'max', 'most', 'count', 'actions', 'at', 'worlds', 'victories', 'casualties', 'score'],
  ...[
    'games',
    'decisions',
    'decision',
    'draws',
    'unfinished',
    'failures',
    'diverged',
    'rows',
    'seq',
  ],
  ...['rules', 'done', 'total', 'given'],
];
const WHY_NO_NAME = [
  ...['taken', 'guest', 'invisible', 'too-short', 'too-long', 'characters', 'scripts', 'reserved'],
];

/** The values that reach the sentences of the terminal. */
export const wordSamples = (language: Language): Samples => ({
  ...Object.fromEntries(NUMBERS.map((name) => [name, COUNTS])),
  side: sideSamples(language),
  'score.side': SIDE_LABELS,
  'playerName#0': ['human', 'hard'],
  nearest: [null, 'normandy'],
  mirror: [true, false],
  why: WHY_NO_NAME,
  cause: ['ENOENT', 'EACCES', 'EISDIR'],
  'missing.games': ['normandy'],
  'below.games': ['normandy'],
  'older.now': COUNTS,
  seats: [['us', 'de']],
  known: [['hard', 'easy']],
  ...Object.fromEntries(
    [
      ...['name', 'flag', 'path', 'game', 'value', 'id', 'revision', 'seed', 'other', 'detail'],
      ...['commitment', 'word', 'wanted', 'text', 'now', 'node', 'least', 'hash', 'example'],
      ...['entry', 'commit', 'check', 'before', 'action'],
    ].map((name) => [name, ['x']]),
  ),
});
