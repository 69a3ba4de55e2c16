import type { Viewer } from '@bivouac/kernel';
import type { Mention, ShotText } from '@bivouac/text';
import type { Event } from '@bivouac/undaunted-core';
import { tellCommonEvent } from '@bivouac/undaunted-core/text/log.ts';
import { mentionsOf, shotOf } from '@bivouac/undaunted-core/text/mentions.ts';
import type { CityTelling } from './telling.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

const RUBBLE = 2;

/** One line of the log. */
export function tellEvent(e: Event, viewer: Viewer, telling: CityTelling): string | null {
  const { words: w, titles: t } = telling;
  switch (e.type) {
    case 'unitRouted':
    case 'unitReformed':
    case 'unitRallied':
    case 'fieldOfFireLifted':
      return w[e.type]({ unit: t.unit(e.unit) });
    case 'unitDriven':
      return w.unitDriven({ unit: t.unit(e.unit), from: t.tile(e.from), to: t.tile(e.to) });
    case 'firedAt':
      return w.firedAt({
        act: t.verb(e.verb),
        unit: t.unit(e.unit),
        what: groundName(e, telling),
        sum: `${e.total}`,
        dice: e.dice.join(' '),
        result: e.isHit ? w.hit : w.miss,
      });
    case 'buildingHit':
      return e.letter === RUBBLE
        ? w.buildingDestroyed({ tile: t.tile(e.tile) })
        : w.buildingDamaged({ tile: t.tile(e.tile) });
    case 'tunnelDestroyed':
    case 'smokeLaid':
      return w[e.type]({ tile: t.tile(e.tile) });
    case 'mineLaid':
    case 'mineCleared':
      return w[e.type]({
        side: t.side(e.seat),
        tile: t.tile(e.tile),
        other: t.tile(e.other),
        kind: e.isForTanks ? w.mineAgainstTanks : w.mineAgainstMen,
      });
    case 'fieldOfFireSet':
      return w.fieldOfFireSet({ unit: t.unit(e.unit), tile: t.tile(e.tile) });
    case 'exerted':
    case 'broughtUp':
      return w[e.type]({ card: t.card(e.seat, e.card) });
    case 'planeShotDown':
      return w.planeShotDown({ side: t.side(e.seat), card: t.card(e.seat, e.card) });
    case 'nothingShotDown':
      return w.nothingShotDown({ side: t.side(e.seat) });
    case 'victoryPoint':
      return w.victoryPoint({ side: t.side(e.seat), points: e.points });
    case 'pointPlaced':
      return w.pointPlaced({ tile: t.tile(e.tile), points: e.points });
    case 'fired':
      // A mine has no counter.
      return tellCommonEvent(e, viewer, e.verb === 'mine' ? mineTelling(telling) : telling);
    default:
      return tellCommonEvent(e, viewer, telling);
  }
}

const mineTelling = (telling: CityTelling): CityTelling => ({
  ...telling,
  titles: {
    ...telling.titles,
    unit: (id) => (id < 0 ? telling.names.mine : telling.titles.unit(id)),
  },
});

function groundName(e: Of<'firedAt'>, { words: w, titles: t }: CityTelling): string {
  const tile = t.tile(e.tile);
  return e.what === 'building' ? w.buildingOn({ tile }) : w.tunnelOn({ tile });
}

/** The counters and tiles that the event's sentence names. */
export function cityMentions(e: Event, { titles: t }: CityTelling): readonly Mention[] {
  const unit = (id: number): Mention => ({ kind: 'unit', id, name: t.unit(id) });
  const tile = (id: number): Mention => ({ kind: 'tile', id, name: t.tile(id) });
  switch (e.type) {
    case 'unitRouted':
    case 'unitReformed':
    case 'unitRallied':
    case 'fieldOfFireLifted':
      return [unit(e.unit)];
    case 'unitDriven':
      return [unit(e.unit), tile(e.from), tile(e.to)];
    case 'fieldOfFireSet':
      return [unit(e.unit), tile(e.tile)];
    case 'mineLaid':
    case 'mineCleared':
      return [tile(e.tile), tile(e.other)];
    case 'buildingHit':
    case 'tunnelDestroyed':
    case 'smokeLaid':
    case 'pointPlaced':
      return [tile(e.tile)];
    case 'firedAt':
      return e.unit < 0 ? [tile(e.tile)] : [unit(e.unit), tile(e.tile)];
    case 'fired':
      return e.unit < 0 ? [unit(e.target)] : mentionsOf(e, t);
    default:
      return mentionsOf(e, t);
  }
}

/** A throw, part by part; at walls as at men. */
export function cityShot(e: Event, telling: CityTelling): ShotText | null {
  if (e.type === 'fired' && e.verb === 'mine') return shotOf(e, mineTelling(telling));
  if (e.type !== 'firedAt') return shotOf(e, telling);
  const { words: w, titles: t, names } = telling;
  return {
    title: w.shot({ act: t.verb(e.verb), unit: t.unit(e.unit), target: groundName(e, telling) }),
    parts: e.modifiers.map(({ source, value }) => ({ label: names.combat[source], value })),
    total: e.total,
    dice: e.dice.map((face) => ({ face, isHit: face === 0 || face >= e.total })),
    isHit: e.isHit,
    result: e.isHit ? w.hit : w.miss,
  };
}
