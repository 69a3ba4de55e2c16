import type { Name, Phrase } from '@bivouac/text';
import { The, verb } from '@bivouac/text/grammar/en.ts';

const is = (name: Name): string => `${The(name)} ${verb(name, 'is', 'are')}`;

/** Why something is not possible now. */
export const reasons = {
  'game-over': () => 'The game is over.',
  'not-your-decision': () => 'It is not your decision.',
  'not-in-hand': (p: { card: Name }) => `${The(p.card)} is not in your hand.`,
  'fog-cannot-be-played': () => 'You cannot play Fog of War; you can only bid it.',
  'not-on-card': (p: { card: Name }) => `${The(p.card)} does not have that action.`,
  'unit-suppressed': (p: { unit: Name }) =>
    `${is(p.unit)} suppressed: the card can only make the unit ready.`,
  'not-suppressed': () => 'The unit is not suppressed.',
  'none-to-guide': () => 'None of your units can be moved.',
  'supply-empty': () => 'There is nothing to take in your supply.',
  'none-to-inspire': () => 'There is no card of this squad in your play area.',
  'no-fog-in-hand': () => 'You have no Fog of War in hand.',
  'enemy-present': (p: { tile: Phrase }) => `There is an enemy unit on ${p.tile}.`,
  'already-controlled': (p: { tile: Phrase }) => `You control ${p.tile} already.`,
  'not-scouted': (p: { tile: Phrase }) => `You have not scouted ${p.tile} yet.`,
  'not-laid': (p: { tile: Phrase }) => `${p.tile} is not on this map.`,
  'already-there': (p: { tile: Phrase }) => `The unit is already on ${p.tile}.`,
  'fog-not-bolstered': () => 'You cannot take Fog of War from the supply by choice.',
  'other-squad': (p: { card: Name }) => `${The(p.card)} is not in this leader’s squad.`,
  'not-in-supply': (p: { card: Name }) => `${The(p.card)} is not in your supply.`,
  'not-to-inspire': (p: { card: Name }) => `${The(p.card)} cannot be inspired: no commander can.`,
  'not-on-table': (p: { card: Name }) => `${The(p.card)} is not in your play area.`,
  'no-such-value': (p: { card: Name }) => `${The(p.card)} cannot be played for this many.`,
  'no-target': () => 'There is no enemy unit on the map.',
  'too-near': () => 'Every tile is too near for the Mortar.',
  'tile-too-near': (p: { tile: Phrase; distance: number }) =>
    `${p.tile} is too near for the Mortar: the distance is ${p.distance} and must be at least 3.`,
  'not-on-target': (p: { unit: Name; tile: Phrase }) =>
    `${is(p.unit)} not on ${p.tile}, where the shells fall.`,
  'already-met': (p: { unit: Name }) =>
    `${The(p.unit)} ${verb(p.unit, 'has', 'have')} been rolled against already.`,
  'no-target-marker': () => 'Your target marker is not on the map.',
  'out-of-reach': (p: { tile: Phrase }) => `${p.tile} is out of reach.`,
  'not-yours': (p: { unit: Name }) => `${is(p.unit)} not yours.`,
  'not-on-board': (p: { unit: Name }) => `${is(p.unit)} not on the map.`,
  'own-unit': (p: { unit: Name }) => `${is(p.unit)} on your own side.`,
};
