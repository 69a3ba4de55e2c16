import { nth } from '@bivouac/kernel';
import type { Node } from '../../campaign/tree.ts';
import type { Area } from '../city.ts';
import { BREAKTHROUGH, stakesOf } from './fronts.ts';

/** What is at stake on a front, and the letters of the next stage after either side's victory. */
interface Line {
  readonly areas: readonly Area[];
  readonly next: string;
}

/** From the Soviets ahead to the Germans ahead; neither side is driven out of the city yet. */
const FRONTS: readonly Line[] = [
  { areas: stakesOf('houses'), next: 'ab' },
  { areas: stakesOf('square'), next: 'ac' },
  { areas: stakesOf('lost-square'), next: 'bd' },
  { areas: stakesOf('plant'), next: 'cd' },
];
/** At first only the two beside the square. */
export const SQUARE_ONLY: readonly Line[] = FRONTS.slice(1, 3);
/** Late in the autumn the side that is ahead can break through. */
export const BREAKING: readonly Line[] = [
  { areas: BREAKTHROUGH.houses, next: 'ac' },
  { areas: stakesOf('square'), next: 'bd' },
  { areas: stakesOf('lost-square'), next: 'ce' },
  { areas: BREAKTHROUGH.plant, next: 'df' },
];

type More = Pick<Node, 'fortify' | 'soviet' | 'german'>;

const letter = (at: number): string => 'abcdefgh'.charAt(at);
const codes = (stage: number, [soviet, german]: string): Node['next'] => [
  `${stage}${soviet}`,
  `${stage}${german}`,
];

/** A state for each front: the scenarios in that order, what some states have besides. */
export const frontStage = (
  stage: number,
  scenarios: string,
  more: { readonly [letter: string]: More } = {},
): Node[] =>
  scenarios.split(' ').map((scenario, at) => {
    const { areas, next } = nth(FRONTS, at);
    const code = `${stage}${letter(at)}`;
    return { code, scenario, next: codes(stage + 1, next), areas, ...more[letter(at)] };
  });

/** A stage without ground at stake; the next has two states for each front, by who has won this. */
export const quietStage = (
  stage: number,
  scenarios: string,
  more: Pick<Node, 'upgrades' | 'soviet' | 'german'> = {},
): Node[] =>
  scenarios.split(' ').map((scenario, at) => {
    const next = letter(2 * at) + letter(2 * at + 1);
    return { code: `${stage}${letter(at)}`, scenario, next: codes(stage + 1, next), ...more };
  });

/** The stage after a quiet one: what a Soviet and what a German victory there has brought. */
export const aftermathStage = (
  stage: number,
  scenarios: string,
  brought: readonly [soviet: More, german: More],
  fronts = FRONTS,
): Node[] =>
  scenarios.split(' ').map((scenario, at) => {
    const { areas, next } = nth(fronts, Math.floor(at / 2));
    const code = `${stage}${letter(at)}`;
    return { code, scenario, next: codes(stage + 1, next), areas, ...brought[at % 2] };
  });
