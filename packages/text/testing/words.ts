import { type Language, phrase } from '../src/index.ts';
import { COUNTS, type Samples } from './render-words.ts';
import { sideSamples } from './side-samples.ts';

const LINES = [1, 40];
const HASHES = ['0123456789abcdef', 'fedcba9876543210'];
const BARRIERS = ['nothing-done', 'luck', 'secret', 'passed', 'not-yours', 'for-good'];

/** What can reach the sentences that every program says. */
export const wordSamples = (language: Language): Samples => ({
  'told#0': sideSamples(language),
  'body#0': [phrase('Blitzkrieg!, Nippon')],
  'against#0': [phrase('Blitzkrieg!, Nippon')],
  'against#1': ['Anna', 'x²'],
  line: LINES,
  reason: BARRIERS,
  nearest: [null, 'normandy'],
  name: ['normandi'],
  text: ['march'],
  seat: ['us', 'Soviets'],
  seats: [['us', 'de']],
  game: ['normandy'],
  option: ['length'],
  value: ['long'],
  allowed: [['short', 'long']],
  action: ['march to mill'],
  draw: ['combat.fire'],
  detail: ['combat.fire'],
  format: COUNTS,
  known: COUNTS,
  given: COUNTS,
  current: COUNTS,
  have: HASHES,
  need: HASHES,
  grammar: ['{}'],
});
