import { type Name, type Phrase, sentencesOf } from '@bivouac/text';
import { bare, The, the, verb } from '@bivouac/text/grammar/en.ts';
import { sentences as common } from '@bivouac/undaunted-core/text/en/sentences.ts';

const is = (name: Name): string => `${The(name)} ${verb(name, 'is', 'are')}`;

/** Why something cannot be done. */
export const reasons = sentencesOf({
  ...common.reasons,
  'fog-cannot-be-played': () => 'Fog of War cannot be played; it can only be bid.',
  'no-target': () => 'There’s no target in range.',
  'not-a-target': (p: { unit: Name }) => `This action cannot target ${the(p.unit)}.`,
  'unit-out-of-range': (p: { unit: Name }) => `${is(p.unit)} out of range.`,
  'out-of-range': (p: { tile: Phrase }) => `Tile ${p.tile} is out of range.`,
  'no-building': (p: { tile: Phrase }) => `There’s no building on ${p.tile}.`,
  'no-tunnel': (p: { tile: Phrase }) => `There’s no tunnel on ${p.tile}.`,
  'nothing-there': (p: { tile: Phrase }) => `There’s nothing to hit on ${p.tile}.`,
  'none-to-inspire': () => 'No played card of this squad can act again.',
  'not-to-inspire': (p: { card: Name }) => `${The(p.card)} cannot act again.`,
  'upgraded-act': () => 'Inspire cannot use an upgraded action.',
  'act-owed': () => 'The card has already been played: all it can do now is act once more.',
  'enemy-present': (p: { tile: Phrase }) =>
    `The enemy controls ${p.tile} and has a unit there that isn’t routed.`,
  'unit-routed': (p: { unit: Name }) => `${is(p.unit)} routed.`,
  'cannot-be-moved': (p: { unit: Name }) => `${The(p.unit)} cannot be moved.`,
  'unit-of-other-squad': (p: { unit: Name }) =>
    `${The(p.unit)} ${verb(p.unit, 'belongs', 'belong')} to another squad.`,
  'none-to-rally': () => 'None of the units you could ready is suppressed.',
  'not-shaken': (p: { unit: Name }) =>
    `${The(p.unit)} ${verb(p.unit, 'isn’t', 'aren’t')} suppressed.`,
  'no-mines-left': () => 'These Engineers have laid all their mines.',
  'edges-mined': () => 'You already have a mine on every edge.',
  'edge-mined': (p: { tile: Phrase }) => `You already have a mine towards ${p.tile}.`,
  'no-smoke-left': () => 'These Engineers have no smoke left.',
  'smoke-there': (p: { tile: Phrase }) => `There’s already smoke on ${p.tile}.`,
  'field-there': (p: { tile: Phrase }) => `Tile ${p.tile} is already covered.`,
  impassable: (p: { tile: Phrase }) => `Tile ${p.tile} is impassable to tanks.`,
  'nowhere-to-enter': (p: { unit: Name }) =>
    `There are no Riflemen that ${the(p.unit)} could join.`,
  'no-withdrawal': () => 'Withdrawal is not allowed in this game.',
  'too-late-to-withdraw': () => 'You can only withdraw before your first card of the turn.',
  'no-squad-to-join': () => 'Squad C can only join the Riflemen of A or B.',
  'no-free-reservist': () => 'Only a free reservist of that squad can take over.',
  'not-in-platoon': () => 'There’s no such soldier in your platoon.',
  'already-mustered': (p: { card: Name }) => `${bare(p.card)} is already in the deck.`,
  'not-in-this-battle': (p: { card: Name }) => `${bare(p.card)} takes no part in this battle.`,
  'deck-full': () => 'The deck is complete.',
  'other-place': () => 'Another place in the deck has to be filled now.',
});
