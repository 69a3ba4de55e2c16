import type { Node } from '../../campaign/tree.ts';
import { stakesOf } from './fronts.ts';

/** Stages eight to twelve, 12 to 25 October. */
export const MIDDLE: readonly Node[] = [
  // The platoon sergeants: who is behind grows, who is ahead pays.
  {
    code: '8a',
    scenario: '081',
    next: ['9a', '9b'],
    areas: stakesOf('houses'),
    soviet: { replace: '1>74' },
    german: { replace: '1>79' },
  },
  { code: '8b', scenario: '082', next: ['9a', '9c'], areas: stakesOf('square') },
  { code: '8c', scenario: '082', next: ['9b', '9d'], areas: stakesOf('lost-square') },
  {
    code: '8d',
    scenario: '083',
    next: ['9c', '9d'],
    areas: stakesOf('plant'),
    soviet: { replace: '1>73' },
    german: { replace: '1>80' },
  },
  // The day of the bombers; who comes through it has learnt more than on other days.
  { code: '9a', scenario: '091', next: ['10a', '10b'], upgrades: 3 },
  { code: '9b', scenario: '091', next: ['10c', '10d'], upgrades: 3 },
  { code: '9c', scenario: '092', next: ['10e', '10f'], upgrades: 3 },
  { code: '9d', scenario: '092', next: ['10g', '10h'], upgrades: 3 },
  // Whoever had the better of that day attacks; its squad C has found its leader.
  {
    code: '10a',
    scenario: '101',
    next: ['11a', '11b'],
    areas: stakesOf('houses'),
    soviet: { replace: '36>79' },
  },
  {
    code: '10b',
    scenario: '101',
    next: ['11a', '11b'],
    areas: stakesOf('houses'),
    german: { replace: '36>85' },
  },
  {
    code: '10c',
    scenario: '102',
    next: ['11a', '11c'],
    areas: stakesOf('square'),
    soviet: { replace: '36>79' },
  },
  {
    code: '10d',
    scenario: '103',
    next: ['11a', '11c'],
    areas: stakesOf('square'),
    german: { replace: '36>85' },
  },
  {
    code: '10e',
    scenario: '102',
    next: ['11b', '11d'],
    areas: stakesOf('lost-square'),
    soviet: { replace: '36>79' },
  },
  {
    code: '10f',
    scenario: '103',
    next: ['11b', '11d'],
    areas: stakesOf('lost-square'),
    german: { replace: '36>85' },
  },
  {
    code: '10g',
    scenario: '104',
    next: ['11c', '11d'],
    areas: stakesOf('plant'),
    soviet: { replace: '36>79' },
  },
  {
    code: '10h',
    scenario: '104',
    next: ['11c', '11d'],
    areas: stakesOf('plant'),
    german: { replace: '36>85' },
  },
  // The leaders of squad B.
  {
    code: '11a',
    scenario: '111',
    next: ['12a', '12b'],
    areas: stakesOf('houses'),
    soviet: { replace: '3>78' },
    german: { replace: '3>83' },
  },
  { code: '11b', scenario: '112', next: ['12a', '12c'], areas: stakesOf('square') },
  { code: '11c', scenario: '112', next: ['12b', '12d'], areas: stakesOf('lost-square') },
  {
    code: '11d',
    scenario: '113',
    next: ['12c', '12d'],
    areas: stakesOf('plant'),
    soviet: { replace: '3>77' },
    german: { replace: '3>84' },
  },
  // Supplies from the sky: nobody gains ground.
  { code: '12a', scenario: '121', next: ['13a', '13b'] },
  { code: '12b', scenario: '121', next: ['13c', '13d'] },
  { code: '12c', scenario: '122', next: ['13e', '13f'] },
  { code: '12d', scenario: '122', next: ['13g', '13h'] },
];
