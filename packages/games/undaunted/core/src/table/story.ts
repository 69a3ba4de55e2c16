import type { BaseEvent, BaseView, Viewer } from '@bivouac/kernel';
import type { StoryKit, Topic } from '@bivouac/table/contract/story-kit.ts';
import type { BeatPlan, Note } from '@bivouac/table/motion/motion-beats.ts';
import type { Event, View } from '../rules/index.ts';

const TOPIC_OF: { readonly [T in Event['type']]?: Topic } = {
  fired: 'combat',
  casualty: 'combat',
  unitSuppressed: 'combat',
  unitReadied: 'combat',
  unitRemoved: 'combat',
  vehicleDamaged: 'combat',
  vehicleDestroyed: 'combat',
  structureDestroyed: 'combat',
  targetPlaced: 'combat',
  targetRemoved: 'combat',
  cardsDrawn: 'cards',
  deckReshuffled: 'cards',
  bidPlaced: 'cards',
  bidsRevealed: 'cards',
  cardPlayed: 'cards',
  crewActed: 'cards',
  hunkeredDown: 'cards',
  bolstered: 'cards',
  inspired: 'cards',
  fogGained: 'cards',
  fogRemoved: 'cards',
  turnEnded: 'cards',
  unitSpawned: 'ground',
  unitMoved: 'ground',
  mounted: 'ground',
  dismounted: 'ground',
  shifted: 'ground',
  swapped: 'ground',
  vehicleCaptured: 'ground',
  vehicleRepaired: 'ground',
  unitEscaped: 'ground',
  tileScouted: 'ground',
  tileControlled: 'ground',
  valueRaised: 'ground',
  firedAt: 'combat',
  buildingHit: 'combat',
  tunnelDestroyed: 'combat',
  unitRouted: 'combat',
  unitReformed: 'combat',
  unitRallied: 'combat',
  planeShotDown: 'combat',
  nothingShotDown: 'combat',
  broughtUp: 'cards',
  exerted: 'cards',
  unitDriven: 'ground',
  mineLaid: 'ground',
  mineCleared: 'ground',
  smokeLaid: 'ground',
  fieldOfFireSet: 'ground',
  fieldOfFireLifted: 'ground',
  victoryPoint: 'ground',
  pointPlaced: 'ground',
};

const DEEDS: ReadonlySet<Event['type']> = new Set([
  'cardPlayed',
  'crewActed',
  'swapped',
  'hunkeredDown',
  'unitReadied',
  'turnEnded',
]);

/** The games of the series share their events, so they share this. */
export const undauntedStory: StoryKit = {
  round(event) {
    const e = event as Event;
    return e.type === 'roundBegan' ? e.round : null;
  },
  nextTurn(event) {
    const e = event as Event;
    if (e.type === 'bidsRevealed') return e.first;
    return e.type === 'turnEnded' ? 1 - e.seat : null;
  },
  isDeed: (event) => DEEDS.has((event as Event).type),
  topic: (event: BaseEvent) => TOPIC_OF[(event as Event).type] ?? null,
  places: (view: BaseView) => (view as View<unknown>).public.at,
  beats: (event: BaseEvent, viewer: Viewer) => beatsOf(event as Event, viewer),
};

/** The letter of a building that is no more. */
const RUINED = 2;

const onTile = (note: Note, tile: number): BeatPlan => ({
  kind: 'note',
  seat: -1,
  tile,
  note,
  unit: null,
});

function beatsOf(e: Event, viewer: Viewer): readonly BeatPlan[] {
  switch (e.type) {
    case 'unitMoved':
    case 'unitDriven':
      return [{ kind: 'slide', unit: e.unit, from: e.from, to: e.to }];
    case 'fired': {
      const { unit, target, dice, total, isHit } = e;
      return [{ kind: 'dice', unit, target, dice, total, isHit }];
    }
    case 'firedAt': {
      const { unit, tile, dice, total, isHit } = e;
      return [{ kind: 'dice', unit, target: -1, tile, dice, total, isHit }];
    }
    case 'cardPlayed':
    case 'crewActed':
      // Whoever plays a card has it in hand and needs no showing.
      return e.seat === viewer ? [] : [{ kind: 'card', seat: e.seat, card: e.card, verb: e.verb }];
    case 'casualty':
      return [{ kind: 'stamp', unit: e.unit, stamp: 'casualty' }];
    case 'unitSuppressed':
      return [{ kind: 'stamp', unit: e.unit, stamp: 'suppressed' }];
    case 'unitRemoved':
    case 'vehicleDestroyed':
    case 'structureDestroyed':
      return [{ kind: 'stamp', unit: e.unit, stamp: 'removed' }];
    case 'vehicleDamaged':
      return [{ kind: 'stamp', unit: e.unit, stamp: 'damaged' }];
    case 'vehicleRepaired':
      return [{ kind: 'stamp', unit: e.unit, stamp: 'repaired' }];
    case 'vehicleCaptured':
      return [{ kind: 'stamp', unit: e.unit, stamp: 'captured' }];
    case 'unitRouted':
      return [{ kind: 'stamp', unit: e.unit, stamp: 'routed' }];
    case 'unitReformed':
      return [{ kind: 'stamp', unit: e.unit, stamp: 'reformed' }];
    case 'unitRallied':
      return [{ kind: 'stamp', unit: e.unit, stamp: 'readied' }];
    case 'buildingHit':
      return [onTile(e.letter === RUINED ? 'destroyed' : 'damaged', e.tile)];
    case 'tunnelDestroyed':
      return [onTile('blocked', e.tile)];
    case 'smokeLaid':
      return [onTile('smoke', e.tile)];
    case 'mineLaid':
      return [onTile('mined', e.tile)];
    case 'mineCleared':
      return [onTile('cleared', e.tile)];
    case 'fieldOfFireSet':
      return [onTile('covered', e.tile)];
    case 'pointPlaced':
      return [onTile('point', e.tile)];
    case 'unitEscaped':
      return [{ kind: 'note', seat: -1, tile: e.tile, note: 'escaped', unit: e.unit }];
    case 'unitReadied':
      return [{ kind: 'stamp', unit: e.unit, stamp: 'readied' }];
    case 'unitSpawned':
      return [{ kind: 'note', seat: -1, tile: e.tile, note: 'spawned', unit: e.unit }];
    case 'tileScouted':
      return [note('scouted', e)];
    case 'tileControlled':
      return [note(e.isTaken ? 'taken' : 'controlled', e)];
    case 'targetPlaced':
      return [note('target', e)];
    case 'valueRaised':
      return [note('raised', e)];
    default:
      return [];
  }
}

function note(
  kind: 'scouted' | 'controlled' | 'taken' | 'target' | 'raised',
  e: { seat: number; tile: number },
): BeatPlan {
  return { kind: 'note', seat: e.seat, tile: e.tile, note: kind, unit: null };
}
