import type { Tree } from '../campaign/tree.ts';
import { EARLY } from './tree/early.ts';
import { ENDINGS, LATE } from './tree/late.ts';
import { MIDDLE } from './tree/middle.ts';

/**
 * The states of the campaign, ours. The letters of a stage go from the Soviets far ahead (a) to the
 * Germans far ahead; stages 3, 6, 10 and 13 have two for each front, by who won the last battle.
 */
export const TREE: Tree = { nodes: [...EARLY, ...MIDDLE, ...LATE], endings: ENDINGS };
