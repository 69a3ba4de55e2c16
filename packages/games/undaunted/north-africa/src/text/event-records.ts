import { type EventOf, type EventRecords, phrase } from '@bivouac/text';
import { noteOn, showCard, stampOn } from '@bivouac/undaunted-core/text/beats.ts';
import { CORE_RECORDS } from '@bivouac/undaunted-core/text/event-records.ts';
import { itsUnit, itsUnitAndTile, mentionUnit } from '@bivouac/undaunted-core/text/mentions.ts';
import type { NorthEvent } from '../rules/index.ts';
import type { NorthContext } from './north-context.ts';

/** Text and motion of each event. */
export const NORTH_RECORDS: EventRecords<NorthEvent, NorthContext> = {
  ...CORE_RECORDS,
  fired: {
    ...CORE_RECORDS.fired,
    sentence: (e, viewer, context) =>
      e.verb === 'demolish'
        ? tellCharge(e, context)
        : CORE_RECORDS.fired.sentence(e, viewer, context),
  },
  crewActed: {
    sentence: (e, _viewer, { words, titles }) =>
      words.crewActed({
        side: titles.side(e.seat),
        card: titles.man(e.seat, e.card),
        act: titles.verb(e.verb),
      }),
    topic: 'cards',
    isDeed: true,
    beats: showCard,
  },
  mounted: {
    sentence: (e, _viewer, { words, titles }) =>
      words.mounted({
        unit: titles.unit(e.unit),
        vehicle: titles.unit(e.vehicle),
        number: e.place + 1,
      }),
    mentions: (e, context) => [mentionUnit(e.unit, context), mentionUnit(e.vehicle, context)],
    topic: 'ground',
  },
  shifted: {
    sentence: (e, _viewer, { words, titles }) =>
      words.shifted({
        unit: titles.unit(e.unit),
        vehicle: titles.unit(e.vehicle),
        number: e.place + 1,
      }),
    mentions: (e, context) => [mentionUnit(e.unit, context), mentionUnit(e.vehicle, context)],
    topic: 'ground',
  },
  dismounted: {
    sentence: (e, _viewer, { words, titles }) =>
      words.dismounted({ unit: titles.unit(e.unit), vehicle: titles.unit(e.vehicle) }),
    mentions: (e, context) => [mentionUnit(e.unit, context), mentionUnit(e.vehicle, context)],
    topic: 'ground',
  },
  swapped: {
    sentence: (e, _viewer, { words, titles }) =>
      words.swapped({ unit: titles.unit(e.unit), other: titles.unit(e.other) }),
    mentions: (e, context) => [mentionUnit(e.unit, context), mentionUnit(e.other, context)],
    topic: 'ground',
    isDeed: true,
  },
  vehicleCaptured: {
    sentence: (e, _viewer, { words, titles }) =>
      words.vehicleCaptured({ vehicle: titles.unit(e.unit), side: titles.side(e.seat) }),
    mentions: itsUnit,
    topic: 'ground',
    beats: (e) => [stampOn(e.unit, 'captured')],
  },
  vehicleDamaged: {
    sentence(e, _viewer, { words, titles }) {
      const told = { vehicle: titles.unit(e.unit), damage: e.damage };
      return e.isInoperable ? words.vehicleStopped(told) : words.vehicleDamaged(told);
    },
    mentions: itsUnit,
    topic: 'combat',
    beats: (e) => [stampOn(e.unit, 'damaged')],
  },
  vehicleRepaired: {
    sentence: (e, _viewer, { words, titles }) =>
      words.vehicleRepaired({ vehicle: titles.unit(e.unit), damage: e.damage }),
    mentions: itsUnit,
    topic: 'ground',
    beats: (e) => [stampOn(e.unit, 'repaired')],
  },
  vehicleDestroyed: {
    sentence: (e, _viewer, { words, titles }) =>
      words.vehicleDestroyed({ vehicle: titles.unit(e.unit) }),
    mentions: itsUnit,
    topic: 'combat',
    beats: (e) => [stampOn(e.unit, 'removed')],
  },
  structureDestroyed: {
    sentence: (e, _viewer, { words, titles }) =>
      words.structureDestroyed({ structure: titles.unit(e.unit), value: e.value }),
    mentions: itsUnit,
    topic: 'combat',
    beats: (e) => [stampOn(e.unit, 'removed')],
  },
  unitEscaped: {
    sentence: (e, _viewer, { words, titles }) =>
      words.unitEscaped({ unit: titles.unit(e.unit), tile: titles.tile(e.tile) }),
    mentions: itsUnitAndTile,
    topic: 'ground',
    beats: (e) => [noteOn(e.tile, 'escaped', e.unit)],
  },
};

/** A charge is laid, not fired. */
const tellCharge = (
  { unit, target, total, dice, isHit }: EventOf<NorthEvent, 'fired'>,
  { words, titles }: NorthContext,
): string =>
  words.demolished({
    unit: titles.unit(unit),
    target: titles.unit(target),
    total,
    dice: phrase(dice.join(', ')),
    isHit,
  });
