import type { Name, Phrase } from '@bivouac/text';
import { The, the, verb } from '@bivouac/text/grammar/en.ts';
import { reasons as common } from '@bivouac/undaunted-core/text/en/reasons.ts';

const is = (name: Name): string => `${The(name)} ${verb(name, 'is', 'are')}`;

/** Why something is not possible now, where soldiers and vehicles need words of their own. */
export const reasons = {
  ...common,
  'unit-suppressed': (p: { unit: Name }) =>
    `${is(p.unit)} suppressed: his card can only make him ready.`,
  'not-suppressed': () => 'The soldier isn’t suppressed.',
  'none-to-inspire': () => 'There’s no soldier’s card in your play area to inspire.',
  'enemy-present': (p: { tile: Phrase }) => `The enemy controls ${p.tile} and has a soldier there.`,
  'already-there': (p: { tile: Phrase }) => `The move starts from ${p.tile}.`,
  'not-to-inspire': (p: { card: Name }) =>
    `${The(p.card)} can’t be inspired: only soldiers’ cards can.`,
  'no-target': () => 'There’s nothing to aim at.',
  'not-a-target': (p: { unit: Name }) => `This action can’t be used against ${the(p.unit)}.`,
  'no-way-out': (p: { unit: Name }) => `${The(p.unit)} can’t leave the map from here.`,
  seated: (p: { unit: Name }) => `${is(p.unit)} in a vehicle and would have to dismount first.`,
  afoot: (p: { unit: Name }) => `${is(p.unit)} not in a vehicle.`,
  'not-in-seat': (p: { unit: Name }) =>
    `The seat of ${the(p.unit)} doesn’t offer that, or the vehicle is inoperable.`,
  'not-in-vehicle': (p: { unit: Name }) => `${is(p.unit)} not in the same vehicle.`,
  'no-soldier': () => 'Only soldiers can mount, dismount and change seats.',
  'free-action-spent': () => 'Each card brings one free move, no more.',
  'nothing-to-follow': () => 'No action could follow, and a free move goes with an action.',
  'act-owed': () => 'After a free move you have to use the card for an action.',
  'no-vehicle': (p: { unit: Name }) => `${is(p.unit)} not a vehicle.`,
  'vehicle-elsewhere': (p: { unit: Name }) => `${is(p.unit)} not on this tile.`,
  'enemy-inside': (p: { unit: Name }) => `There are enemy soldiers in ${the(p.unit)}.`,
  'seat-taken': (p: { unit: Name }) => `There’s no such empty seat in ${the(p.unit)}.`,
  impassable: (p: { tile: Phrase }) => `Vehicles can’t enter ${p.tile}: it’s impassable.`,
  roadblock: (p: { tile: Phrase }) => `A roadblock bars the way on ${p.tile}.`,
  'already-chosen': (p: { tile: Phrase }) => `You’ve already chosen ${p.tile}.`,
  'already-scouted': (p: { tile: Phrase }) => `Your marker is already on ${p.tile}.`,
  'nothing-to-repair': () => 'There’s no damaged vehicle on this tile.',
  'cannot-repair': (p: { unit: Name }) => `${The(p.unit)} can’t be repaired from here.`,
};
