export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface Ground {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Numbers from 0 to 1 that look random and are always the same for a seed: art, not luck. */
export function dabs(seed: number): () => number {
  let value = seed * 2_654_435_761 + 1;
  return () => {
    value = (Math.imul(value ^ (value >>> 15), 2_246_822_519) + 0x9e37_79b9) | 0;
    return ((value ^ (value >>> 13)) >>> 0) / 0x1_0000_0000;
  };
}

/** Trees, houses, rocks: spread over a ground without touching each other. */
export function scatter(seed: number, count: number, ground: Ground, size: number): Spot[] {
  const next = dabs(seed);
  const spots: Spot[] = [];
  for (let tries = 0; spots.length < count && tries < count * 40; tries++) {
    const spot = {
      x: ground.x + next() * ground.width,
      y: ground.y + next() * ground.height,
      size: size * (0.75 + next() * 0.5),
    };
    const isFree = spots.every(
      (other) => Math.hypot(other.x - spot.x, other.y - spot.y) > (other.size + spot.size) * 0.62,
    );
    if (isFree) spots.push(spot);
  }
  return spots.sort((a, b) => a.y - b.y);
}
