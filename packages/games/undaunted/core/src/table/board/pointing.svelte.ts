import type { SubjectKey } from '@bivouac/kernel';
import type { TableContext } from '@bivouac/table/contract/table-kit.ts';
import { tileThing, unitThing } from '../things.ts';
import { type AnyView, rideOf, type UndauntedTitle } from '../title.ts';
import { counterMark, tileMark } from './board-marks.ts';
import type { Counter } from './board-model.ts';

/** The parts of the map that its reactions to the pointer depend on. */
export interface Pointable {
  readonly title: UndauntedTitle;
  readonly play: TableContext;
  readonly view: AnyView;
  readonly counters: readonly Counter[];
}

/** A counter is not easily hit where a stack has more. */
const MOST_APART = 4;
/** A press becomes a drag when it has moved so far. */
const DRAG_PX = 12;

/** Where the reader is on the map, which stack is fanned out, and what pointing there means. */
export class Pointing {
  /** The tile that has, or last had, the keyboard. */
  here = $state(-1);
  fanned = $state<number | null>(null);
  #map: () => Pointable;
  #dragged: { unit: number; x: number; y: number } | null = null;

  constructor(map: () => Pointable) {
    this.#map = map;
  }

  thingsOn(tile: number): readonly SubjectKey[] {
    const units = this.#map().counters.filter((counter) => counter.tile === tile);
    return [tileThing(tile), ...units.map(({ unit }) => unitThing(unit))];
  }

  hasChoice(tile: number): boolean {
    const { choices } = this.#map().play;
    return this.thingsOn(tile).some((thing) => choices.has(thing));
  }

  /** The keyboard has come here: a stack too high to read opens. */
  reach(tile: number): void {
    this.here = tile;
    const { counters } = this.#map();
    const count = counters.filter((counter) => counter.tile === tile).length;
    this.fanned = count > MOST_APART ? tile : null;
  }

  /** A finger opens a stack first and chooses in it then. */
  at(tile: number, unit: number | null, isTouch: boolean): void {
    const { title, play, view, counters } = this.#map();
    const stack = counters.filter((counter) => counter.tile === tile);
    const isCrowded = stack.length > MOST_APART || (isTouch && stack.length > 1);
    const isPlace = tileMark(title, play, view, tile) === 'target';
    if (isCrowded && this.fanned !== tile && !isPlace && (unit === null || isTouch)) {
      this.fanned = tile;
      return;
    }
    if (this.fanned !== tile) this.fanned = null;
    this.here = tile;
    const isUnit = unit !== null && (!isPlace || play.choices.has(unitThing(unit)));
    play.onpoint(isUnit ? unitThing(unit) : tileThing(tile));
  }

  /** Points at whatever is drawn there; at the bare sheet it is a step back. */
  atElement(target: Element | null, isTouch: boolean): void {
    const { title, play, view } = this.#map();
    const pointed = idOf(target, 'unit');
    const tile = idOf(target, 'tile');
    if (pointed !== null) {
      // A soldier in a vehicle is meant where they can be chosen, and the vehicle otherwise.
      const ride = rideOf(title, view.public, pointed);
      const unit = ride < 0 || play.choices.has(unitThing(pointed)) ? pointed : ride;
      this.at(view.public.at[unit] ?? -1, unit, isTouch);
    } else if (tile !== null) this.at(tile, null, isTouch);
    else if (this.fanned !== null) this.fanned = null;
    else play.onback();
  }

  /** Takes hold of a counter; false if there is none. */
  grab(target: Element | null, x: number, y: number): boolean {
    const unit = idOf(target, 'unit');
    this.#dragged = unit === null ? null : { unit, x, y };
    return unit !== null;
  }

  /** Dragging a counter to a place is pointing at the counter and then at the place. True if it was a drag. */
  drop(under: Element | null, x: number, y: number): boolean {
    const from = this.#dragged;
    this.#dragged = null;
    if (from === null || Math.hypot(x - from.x, y - from.y) < DRAG_PX) return false;
    const { title, play, view } = this.#map();
    if (counterMark(title, play, view, from.unit) !== 'chosen') play.onpoint(unitThing(from.unit));
    else if (idOf(under, 'unit') !== null || idOf(under, 'tile') !== null) {
      this.atElement(under, false);
    }
    return true;
  }
}

function idOf(target: Element | null, name: 'unit' | 'tile'): number | null {
  const found = target?.closest<SVGElement>(`[data-${name}]`)?.dataset[name];
  return found === undefined ? null : Number(found);
}
