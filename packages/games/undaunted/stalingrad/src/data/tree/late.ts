import type { Ending, Node, StoryCards } from '../../campaign/tree.ts';
import { BREAKTHROUGH, stakesOf } from './fronts.ts';

/** Squad C fills the gaps of another; whoever went without supplies is in confusion. */
const MERGE: StoryCards = { merge: true };
const SOVIET_HUNGER: StoryCards = { merge: true, unlock: '97-101' };
const GERMAN_HUNGER: StoryCards = { merge: true, unlock: '100-104' };

/** Stages thirteen to fifteen, 29 October to 11 November. */
export const LATE: readonly Node[] = [
  {
    code: '13a',
    scenario: '131',
    next: ['14a', '14c'],
    areas: BREAKTHROUGH.houses,
    fortify: '609',
    soviet: MERGE,
    german: GERMAN_HUNGER,
  },
  {
    code: '13b',
    scenario: '131',
    next: ['14a', '14c'],
    areas: BREAKTHROUGH.houses,
    fortify: '106',
    soviet: SOVIET_HUNGER,
    german: MERGE,
  },
  {
    code: '13c',
    scenario: '132',
    next: ['14b', '14d'],
    areas: stakesOf('square'),
    fortify: '609',
    soviet: MERGE,
    german: GERMAN_HUNGER,
  },
  {
    code: '13d',
    scenario: '132',
    next: ['14b', '14d'],
    areas: stakesOf('square'),
    fortify: '106',
    soviet: SOVIET_HUNGER,
    german: MERGE,
  },
  {
    code: '13e',
    scenario: '132',
    next: ['14c', '14e'],
    areas: stakesOf('lost-square'),
    fortify: '609',
    soviet: MERGE,
    german: GERMAN_HUNGER,
  },
  {
    code: '13f',
    scenario: '132',
    next: ['14c', '14e'],
    areas: stakesOf('lost-square'),
    fortify: '106',
    soviet: SOVIET_HUNGER,
    german: MERGE,
  },
  {
    code: '13g',
    scenario: '133',
    next: ['14d', '14f'],
    areas: BREAKTHROUGH.plant,
    fortify: '609',
    soviet: MERGE,
    german: GERMAN_HUNGER,
  },
  {
    code: '13h',
    scenario: '133',
    next: ['14d', '14f'],
    areas: BREAKTHROUGH.plant,
    fortify: '106',
    soviet: SOVIET_HUNGER,
    german: MERGE,
  },
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
export const ENDINGS: readonly Ending[] = [
  { code: 'END1', winner: 0, isEpic: true },
  { code: 'END2', winner: 1, isEpic: true },
  { code: 'END3', winner: 0, isEpic: false },
  { code: 'END4', winner: 1, isEpic: false },
  { code: 'END5', winner: 0, isEpic: false },
  { code: 'END6', winner: 1, isEpic: false },
  { code: 'END7', winner: 0, isEpic: false },
  { code: 'END8', winner: 1, isEpic: false },
];
