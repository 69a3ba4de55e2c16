import type { Name, Phrase } from '@bivouac/text';
import { The, the, verb } from '@bivouac/text/grammar/en.ts';

const is = (name: Name): string => `${The(name)} ${verb(name, 'is', 'are')}`;

/** Why something is not possible now. */
export const reasons = {
  'game-over': () => 'The game is over.',
  'not-your-decision': () => 'It’s not your decision.',
  'not-in-hand': (p: { card: Name }) => `${The(p.card)} isn’t in your hand.`,
  'fog-cannot-be-played': () => 'You cannot play Fog of War; you can only bid it.',
  'not-on-card': (p: { card: Name }) => `${The(p.card)} doesn’t have that action.`,
  'unit-suppressed': (p: { unit: Name }) =>
    `${is(p.unit)} suppressed: the card can only make the unit ready.`,
  'not-suppressed': () => 'The unit isn’t suppressed.',
  'none-to-guide': () => 'None of your units can be moved.',
  'supply-empty': () => 'There’s nothing in your supply to take.',
  'none-to-inspire': () => 'There’s no card of this squad in your play area.',
  'no-fog-in-hand': () => 'You have no Fog of War in hand.',
  'enemy-present': (p: { tile: Phrase }) => `There’s an enemy unit on ${p.tile}.`,
  'already-controlled': (p: { tile: Phrase }) => `You already control ${p.tile}.`,
  'not-scouted': (p: { tile: Phrase }) => `You haven’t scouted ${p.tile} yet.`,
  'not-laid': (p: { tile: Phrase }) => `${p.tile} isn’t on this map.`,
  'already-there': (p: { tile: Phrase }) => `The unit is already on ${p.tile}.`,
  'fog-not-bolstered': () => 'You cannot take Fog of War from the supply by choice.',
  'other-squad': (p: { card: Name }) => `${The(p.card)} isn’t in this leader’s squad.`,
  'not-in-supply': (p: { card: Name }) => `${The(p.card)} isn’t in your supply.`,
  'not-to-inspire': (p: { card: Name }) => `${The(p.card)} cannot be inspired: no commander can.`,
  'not-on-table': (p: { card: Name }) => `${The(p.card)} isn’t in your play area.`,
  'no-such-value': (p: { card: Name }) => `${The(p.card)} can’t be used for that number of cards.`,
  'no-target': () => 'There’s no enemy unit on the map.',
  'too-near': () => 'Every tile is too close to the Mortar.',
  'tile-too-near': (p: { tile: Phrase; distance: number }) =>
    `${p.tile} is too close to the Mortar: the distance is ${p.distance} and must be at least 3.`,
  'not-on-target': (p: { unit: Name; tile: Phrase }) =>
    `${is(p.unit)} not on ${p.tile}, where the shells fall.`,
  'already-met': (p: { unit: Name }) => `You’ve already rolled against ${the(p.unit)}.`,
  'no-target-marker': () => 'Your target marker isn’t on the map.',
  'out-of-reach': (p: { tile: Phrase }) => `${p.tile} is out of reach.`,
  'not-yours': (p: { unit: Name }) => `${is(p.unit)} not yours.`,
  'not-on-board': (p: { unit: Name }) => `${is(p.unit)} not on the map.`,
  'own-unit': (p: { unit: Name }) => `${is(p.unit)} on your own side.`,
};
