import { outcome } from './outcome.ts';
import { problems } from './problems.ts';
import { yourMove } from './your-move.ts';

export const words = { outcome, problems, yourMove } as const;
