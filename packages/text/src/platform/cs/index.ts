import type { PlatformWords } from '../words.ts';
import { outcome } from './outcome.ts';
import { problems } from './problems.ts';
import { yourMove } from './your-move.ts';

export const words: PlatformWords = { outcome, problems, yourMove };
