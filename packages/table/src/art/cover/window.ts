import type { Point } from '../geometry.ts';

/** Size of the map window of a cover. */
export const WIDTH = 226;
export const HEIGHT = 262;

/** A place on the window by shares of its width and height. */
export const at = (fx: number, fy: number): Point => [WIDTH * fx, HEIGHT * fy];

/** Ground a little beyond the window. */
export const groundOf = (fill: string): string =>
  `<path fill="${fill}" d="M-10-10h${WIDTH + 20}v${HEIGHT + 20}H-10z"/>`;
