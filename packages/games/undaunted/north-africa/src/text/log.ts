import type { Viewer } from '@bivouac/kernel';
import type { Mention, Translated } from '@bivouac/text';
import type { Event } from '@bivouac/undaunted-core';
import { tellCommonEvent } from '@bivouac/undaunted-core/text/log.ts';
import { mentionsOf } from '@bivouac/undaunted-core/text/mentions.ts';
import type { Telling, Titles } from '@bivouac/undaunted-core/text/telling.ts';
import type { NorthSentences } from './en/sentences.ts';

/** One line of the log; null for what goes without saying. */
export function tellEvent(
  e: Event,
  viewer: Viewer,
  telling: Telling & { readonly words: Translated<NorthSentences> },
): string | null {
  const { words: w, titles: t } = telling;
  switch (e.type) {
    case 'crewActed':
      return w.crewActed({
        side: t.side(e.seat),
        card: t.card(e.seat, e.card),
        act: t.verb(e.verb),
      });
    case 'mounted':
    case 'shifted':
      return w[e.type]({ unit: t.unit(e.unit), vehicle: t.unit(e.vehicle), number: e.place + 1 });
    case 'dismounted':
      return w.dismounted({ unit: t.unit(e.unit), vehicle: t.unit(e.vehicle) });
    case 'swapped':
      return w.swapped({ unit: t.unit(e.unit), other: t.unit(e.other) });
    case 'vehicleCaptured':
      return w.vehicleCaptured({ vehicle: t.unit(e.unit), side: t.side(e.seat) });
    case 'vehicleDamaged': {
      const told = { vehicle: t.unit(e.unit), damage: e.damage };
      return e.isInoperable ? w.vehicleStopped(told) : w.vehicleDamaged(told);
    }
    case 'vehicleRepaired':
      return w.vehicleRepaired({ vehicle: t.unit(e.unit), damage: e.damage });
    case 'vehicleDestroyed':
      return w.vehicleDestroyed({ vehicle: t.unit(e.unit) });
    case 'structureDestroyed':
      return w.structureDestroyed({ structure: t.unit(e.unit), value: e.value });
    case 'unitEscaped':
      return w.unitEscaped({ unit: t.unit(e.unit), tile: t.tile(e.tile) });
    default:
      return tellCommonEvent(e, viewer, telling);
  }
}

/** The counters and tiles that the event's sentence names. */
export function northMentions(e: Event, t: Titles): readonly Mention[] {
  const unit = (id: number): Mention => ({ kind: 'unit', id, name: t.unit(id) });
  switch (e.type) {
    case 'mounted':
    case 'shifted':
    case 'dismounted':
      return [unit(e.unit), unit(e.vehicle)];
    case 'swapped':
      return [unit(e.unit), unit(e.other)];
    case 'vehicleCaptured':
    case 'vehicleDamaged':
    case 'vehicleRepaired':
    case 'vehicleDestroyed':
    case 'structureDestroyed':
      return [unit(e.unit)];
    case 'unitEscaped':
      return [unit(e.unit), { kind: 'tile', id: e.tile, name: t.tile(e.tile) }];
    case 'fired':
      // The plane is not on the map.
      return e.unit < 0 ? [unit(e.target)] : mentionsOf(e, t);
    default:
      return mentionsOf(e, t);
  }
}
