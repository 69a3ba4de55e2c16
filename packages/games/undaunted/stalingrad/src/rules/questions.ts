import type { Seat } from '@bivouac/kernel';
import type {
  Answers,
  CoreQuestion,
  FireQuestion,
  GuideQuestion,
  PlayQuestion,
} from '@bivouac/undaunted-core';

/** What Stalingrad asks in a battle beside what every title asks. */
export type CityQuestion =
  | GuideQuestion
  | PlayQuestion<'entry'>
  | FireQuestion<'antitank'>
  | FireQuestion<'demolish'>
  | FireQuestion<'flamethrower'>
  | FireQuestion<'barrage'>
  | FireQuestion<'next-target'>
  | PlayQuestion<'field'>
  | PlayQuestion<'mines'>
  | PlayQuestion<'rally'>
  | PlayQuestion<'exert'>
  | PlayQuestion<'bring-up'>
  | PlayQuestion<'assault'>
  | PlayQuestion<'stand-down'>
  | HitQuestion<'loss'>
  | HitQuestion<'drive-off'>;

/** What comes of a hit: asked in the middle of whoever's turn it is. */
export interface HitQuestion<K extends string> {
  readonly kind: K;
  readonly unit: number;
  readonly turn: Seat;
}

export type Question = CoreQuestion | CityQuestion;

export const ANSWERS: Answers<CityQuestion> = {
  guide: ['unit'],
  entry: ['go', 'hunker'],
  antitank: ['shoot', 'raze', 'collapse'],
  demolish: ['shoot', 'raze', 'collapse'],
  flamethrower: ['shoot'],
  barrage: ['aim'],
  'next-target': ['shoot', 'raze', 'collapse'],
  field: ['aim'],
  mines: ['mine', 'tankMine', 'done'],
  rally: ['unit'],
  exert: ['take'],
  'bring-up': ['take'],
  assault: ['use', 'done'],
  'stand-down': ['hunker', 'done'],
  loss: ['take'],
  'drive-off': ['go', 'done'],
};
