import { type Direction, nearest } from './nearest.ts';

/** A place that the keyboard can come to. */
export interface KeyPlace {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** A map as far as its keys need it; functions, since everything changes. */
export interface KeyMap {
  readonly places: () => readonly KeyPlace[];
  readonly here: () => number;
  /** Places where something can be done. */
  readonly offered: () => readonly number[];
  /** Whether single letters are shortcuts. */
  readonly hasKeys: () => boolean;
  readonly focus: (id: number) => void;
  readonly point: (id: number) => void;
  /** Says the place in full. */
  readonly tell: (id: number) => void;
  /** Lists what can be done there. */
  readonly list: (id: number) => void;
  readonly zoom: (direction: 1 | -1 | 0) => void;
  /** How far aside of the way the next place may lie (lib/nearest.ts). */
  readonly cone?: number;
}

const ARROWS: { readonly [key: string]: Direction } = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** Keys over a map: arrows go about, Enter points, letters say and list and look closer. */
export function mapKeys(map: KeyMap) {
  const go = (direction: Direction): void => {
    const places = map.places();
    const here = places.find(({ id }) => id === map.here());
    const next = here === undefined ? null : nearest(places, here, direction, map.cone);
    if (next !== null) map.focus(next.id);
  };
  const letter = (key: string): void => {
    if (key === 'i') map.tell(map.here());
    if (key === 'o') map.list(map.here());
    if (key === '+') map.zoom(1);
    if (key === '-') map.zoom(-1);
    if (key === '0') map.zoom(0);
  };
  return {
    /** At a place of the map. */
    pressed(event: KeyboardEvent): void {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const direction = ARROWS[event.key];
      if (direction !== undefined) {
        event.preventDefault();
        go(direction);
      } else if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        if (!event.repeat) map.point(map.here());
      } else if (map.hasKeys()) letter(event.key);
    },
    /** The brackets go from target to target, wherever the focus is. */
    pressedAnywhere(event: KeyboardEvent): void {
      const offered = map.offered();
      if (!map.hasKeys() || offered.length === 0 || !['[', ']'].includes(event.key)) return;
      event.preventDefault();
      const at = offered.indexOf(map.here());
      const step = event.key === ']' ? 1 : at < 0 ? 0 : -1;
      const next = offered[(at + step + offered.length) % offered.length];
      if (next !== undefined) map.focus(next);
    },
  };
}
