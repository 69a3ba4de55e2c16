import type { Ending, Node, StoryCards, Tree } from '../campaign/tree.ts';
import type { Area } from './city.ts';

// The states of the campaign, ours. A letter says who is ahead: a the Soviets, b nobody, c the
// Germans; d and e, towards the end, that one side is about to have the whole city.

/** Areas in dispute at each stage, for a, b and c. */
const AREAS_AT: readonly (readonly [Area, Area, Area])[] = [
  ['station', 'workers', 'corner'],
  ['store', 'school', 'mill'],
  ['yard', 'square', 'landing'],
  ['station', 'corner', 'brewery'],
  ['store', 'plant', 'landing'],
  ['workers', 'gully', 'mill'],
  ['yard', 'square', 'brewery'],
  ['station', 'school', 'corner'],
  ['store', 'plant', 'mill'],
  ['yard', 'workers', 'gully'],
];
const FIRST = 3;

/** New leaders come with some of the stories; both sides may merge squads at the twelfth stage. */
const STORIES: { readonly [code: string]: Pick<Node, 'soviet' | 'german'> } = {
  '5a': { soviet: { replace: '2>75' }, german: { replace: '2>82' } },
  '5b': { soviet: { replace: '2>76' }, german: { replace: '2>82' } },
  '5c': { soviet: { replace: '2>76' }, german: { replace: '2>81' } },
  '7a': { soviet: { replace: '3>77' }, german: { replace: '3>84' } },
  '7b': { soviet: { replace: '3>77' }, german: { replace: '3>83' } },
  '7c': { soviet: { replace: '3>78' }, german: { replace: '3>83' } },
  '9a': { soviet: { replace: '1>73' }, german: { replace: '1>80' } },
  '9b': { soviet: { replace: '1>73' }, german: { replace: '1>79' } },
  '9c': { soviet: { replace: '1>74' }, german: { replace: '1>79' } },
  '11a': { soviet: { replace: '36>79' } },
  '11b': { soviet: { replace: '36>79' }, german: { replace: '36>85' } },
  '11c': { german: { replace: '36>85' } },
};

const MERGE: StoryCards = { merge: true };

function middle(): Node[] {
  return AREAS_AT.flatMap((areas, i) => {
    const stage = FIRST + i;
    const next = stage + 1;
    const isLast = stage === FIRST + AREAS_AT.length - 1;
    const ways: readonly (readonly [string, string])[] = [
      [`${next}${isLast ? 'd' : 'a'}`, `${next}b`],
      [`${next}a`, `${next}c`],
      [`${next}b`, `${next}${isLast ? 'e' : 'c'}`],
    ];
    return areas.map((area, k): Node => {
      const code = `${stage}${'abc'[k]}`;
      const merge = stage === 12 ? { soviet: MERGE, german: MERGE } : {};
      return {
        code,
        scenario: `${String(stage).padStart(2, '0')}${k + 1}`,
        next: ways[k] as readonly [string, string],
        area,
        ...merge,
        ...STORIES[code],
      };
    });
  });
}

const NODES: readonly Node[] = [
  { code: '1a', scenario: '011', next: ['2a', '2b'], area: 'square' },
  { code: '2a', scenario: '021', next: ['3a', '3b'], area: 'school' },
  { code: '2b', scenario: '022', next: ['3b', '3c'], area: 'plant' },
  ...middle(),
  { code: '13a', scenario: '131', next: ['14d', '14b'], area: 'station' },
  { code: '13b', scenario: '132', next: ['14a', '14c'], area: 'square' },
  { code: '13c', scenario: '133', next: ['14b', '14e'], area: 'landing' },
  { code: '13d', scenario: '131', next: ['END1', '14a'], area: 'station', sweep: 0 },
  { code: '13e', scenario: '133', next: ['14c', 'END2'], area: 'landing', sweep: 1 },
  { code: '14a', scenario: '141', next: ['15a', '15b'], area: 'store' },
  { code: '14b', scenario: '142', next: ['15a', '15c'], area: 'school' },
  { code: '14c', scenario: '143', next: ['15b', '15c'], area: 'mill' },
  { code: '14d', scenario: '141', next: ['END1', '15a'], area: 'store', sweep: 0 },
  { code: '14e', scenario: '143', next: ['15c', 'END2'], area: 'mill', sweep: 1 },
  { code: '15a', scenario: '151', next: ['END3', 'END4'] },
  { code: '15b', scenario: '152', next: ['END5', 'END6'] },
  { code: '15c', scenario: '153', next: ['END7', 'END8'] },
];

const ENDINGS: readonly Ending[] = [
  { code: 'END1', winner: 0, isEpic: true },
  { code: 'END2', winner: 1, isEpic: true },
  { code: 'END3', winner: 0, isEpic: false },
  { code: 'END4', winner: 1, isEpic: false },
  { code: 'END5', winner: 0, isEpic: false },
  { code: 'END6', winner: 1, isEpic: false },
  { code: 'END7', winner: 0, isEpic: false },
  { code: 'END8', winner: 1, isEpic: false },
];

export const TREE: Tree = { nodes: NODES, endings: ENDINGS };
