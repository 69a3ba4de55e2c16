import type { SubjectKey } from '@bivouac/kernel';
import type { TableContext } from '@bivouac/table/contract/table-kit.ts';
import { type Direction, type MapPoint, nearest } from '@bivouac/table/map/nearest.ts';

/** Something on the map that the keyboard can reach. */
export interface Spot extends MapPoint {
  readonly thing: SubjectKey;
}

const ARROWS: { readonly [key: string]: Direction } = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** Theatres lie unevenly, so an arrow also finds what is far aside. */
const CONE = 12;

export interface Walk {
  readonly play: TableContext;
  readonly spots: readonly Spot[];
  /** Puts the keyboard there. */
  readonly reach: (thing: SubjectKey) => void;
}

/** The keyboard on the map: one stop for the tab key, arrows from there. */
export class Pointing {
  #here = $state<string>('');
  #walk: () => Walk;

  constructor(walk: () => Walk) {
    this.#walk = walk;
  }

  /** What has, or last had, the keyboard. */
  readonly here = $derived.by((): string => {
    const { spots } = this.#walk();
    const isThere = spots.some(({ thing }) => thing === this.#here);
    return isThere ? this.#here : (spots[0]?.thing ?? '');
  });

  readonly come = (thing: string): void => {
    this.#here = thing;
  };

  readonly pressed = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { play, spots } = this.#walk();
    const here = spots.find(({ thing }) => thing === this.here);
    const direction = ARROWS[event.key];
    if (here === undefined) return;
    if (direction !== undefined) {
      event.preventDefault();
      const next = nearest(spots, here, direction, CONE);
      if (next !== null) this.#go(next.thing);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (!event.repeat) play.onpoint(here.thing);
    } else if (play.hasKeys && event.key === 'o') play.onlist([here.thing]);
  };

  /** The brackets go from one possible thing to the next, wherever the focus is. */
  readonly pressedAnywhere = (event: KeyboardEvent): void => {
    const { play, spots } = this.#walk();
    if (!play.hasKeys || !['[', ']'].includes(event.key)) return;
    const offered = spots.filter(({ thing }) => play.choices.has(thing));
    if (offered.length === 0) return;
    event.preventDefault();
    const at = offered.findIndex(({ thing }) => thing === this.here);
    const step = event.key === ']' ? 1 : at < 0 ? 0 : -1;
    const next = offered[(at + step + offered.length) % offered.length];
    if (next !== undefined) this.#go(next.thing);
  };

  #go(thing: SubjectKey): void {
    this.#here = thing;
    this.#walk().reach(thing);
  }
}
