import type { Ending, Node, StoryCards, Tree } from '../campaign/tree.ts';
import { stakesOf } from './tree/fronts.ts';
import { aftermathStage, BREAKING, frontStage, quietStage, SQUARE_ONLY } from './tree/shape.ts';

/** Squad C fills the gaps of another; the side that went without supplies is in confusion. */
const MERGE: StoryCards = { merge: true };
const SOVIET_HUNGER: StoryCards = { merge: true, unlock: '97-101' };
const GERMAN_HUNGER: StoryCards = { merge: true, unlock: '100-104' };

const NODES: readonly Node[] = [
  // 27 September to 9 October.
  { code: '1a', scenario: '011', next: ['2a', '2b'], areas: ['square'] },
  // A duel of snipers; its outcome brings one more of them. Gunners who lay a field of fire.
  ...quietStage(2, '021 022', {
    soviet: { replace: '22>68' },
    german: { replace: '20>71' },
  }),
  ...aftermathStage(
    3,
    '031 031 032 032',
    [
      { fortify: '309', soviet: { unlock: '56' } },
      { fortify: '203', german: { unlock: '59' } },
    ],
    SQUARE_ONLY,
  ),
  ...frontStage(4, '041 042 042 043'),
  // By night; few learn much in the dark.
  ...quietStage(5, '051 051 052 052', { upgrades: 1 }),
  // The side that had the better of the night attacks, with a radio or a second orderly.
  ...aftermathStage(6, '061 061 062 063 062 063 064 064', [
    { soviet: { unlock: '96' } },
    { german: { unlock: '88' } },
  ]),
  // The leaders of squad A: who is behind grows, who is ahead pays.
  ...frontStage(7, '071 072 072 073', {
    a: { soviet: { replace: '2>76' }, german: { replace: '2>81' } },
    d: { soviet: { replace: '2>75' }, german: { replace: '2>82' } },
  }),

  // 12 to 25 October. The platoon sergeants, likewise.
  ...frontStage(8, '081 082 082 083', {
    a: { soviet: { replace: '1>74' }, german: { replace: '1>79' } },
    d: { soviet: { replace: '1>73' }, german: { replace: '1>80' } },
  }),
  // The day of the bombers; who comes through it has learnt more than on other days.
  ...quietStage(9, '091 091 092 092', { upgrades: 3 }),
  // The side that had the better of that day attacks; its squad C has found its leader.
  ...aftermathStage(10, '101 101 102 103 102 103 104 104', [
    { soviet: { replace: '36>79' } },
    { german: { replace: '36>85' } },
  ]),
  // The leaders of squad B; the side that is far ahead has to bury its own.
  ...frontStage(11, '111 112 112 113', {
    a: { soviet: { replace: '3>78', isDeath: true }, german: { replace: '3>83' } },
    d: { soviet: { replace: '3>77' }, german: { replace: '3>84', isDeath: true } },
  }),
  // Supplies from the sky: neither side gains ground.
  ...quietStage(12, '121 121 122 122'),

  // 29 October to 11 November.
  ...aftermathStage(
    13,
    '131 131 132 132 132 132 133 133',
    [
      { fortify: '609', soviet: MERGE, german: GERMAN_HUNGER },
      { fortify: '106', soviet: SOVIET_HUNGER, german: MERGE },
    ],
    BREAKING,
  ),
  { code: '14a', scenario: '141', next: ['END1', '15a'], areas: stakesOf('station') },
  { code: '14b', scenario: '142', next: ['15a', '15b'], areas: stakesOf('houses') },
  { code: '14c', scenario: '142', next: ['15a', '15c'], areas: stakesOf('square') },
  { code: '14d', scenario: '143', next: ['15b', '15d'], areas: stakesOf('lost-square') },
  { code: '14e', scenario: '143', next: ['15c', '15d'], areas: stakesOf('plant') },
  { code: '14f', scenario: '144', next: ['15d', 'END2'], areas: stakesOf('bank') },
  { code: '15a', scenario: '151', next: ['END3', 'END4'] },
  { code: '15b', scenario: '151', next: ['END5', 'END6'] },
  { code: '15c', scenario: '152', next: ['END5', 'END6'] },
  { code: '15d', scenario: '152', next: ['END7', 'END8'] },
];

/** Epic victories; then how the last battle went for who was ahead, for equals, for who was not. */
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

/**
 * The states of the campaign, ours. The letters of a stage go from the Soviets far ahead (a) to the
 * Germans far ahead; stages 3, 6, 10 and 13 have two for each front, by who won the last battle.
 */
export const TREE: Tree = { nodes: NODES, endings: ENDINGS };

/** A death in the story and the successor: the seat, then both numbers, `0 3>78`. */
export const STORY_DEATHS: readonly string[] = NODES.flatMap(({ soviet, german }) =>
  [soviet, german].flatMap((story, seat) => (story?.isDeath ? [`${seat} ${story.replace}`] : [])),
);
