import { expect, it } from 'vitest';
import { soak } from '../soak/soak.ts';

// A short run of what `npm run soak:server` does for ten minutes.

it.each(['SQLite', 'PostgreSQL'] as const)(
  'keeps every promise on %s while servers, disks and connections fail',
  async (database) => {
    const result = await soak({ database, seconds: 25, seed: 16 });
    expect(result.wrong).toEqual([]);
    // A run without acknowledged messages or without faults would prove nothing.
    expect(result.acknowledged).toBeGreaterThan(20);
    expect(Object.keys(result.faults).length).toBeGreaterThan(2);
  },
);
