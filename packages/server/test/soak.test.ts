import { expect, it } from 'vitest';
import { soak } from '../soak/soak.ts';

// A short run of what `npm run soak:server` does for ten minutes.

const ofServer = (at: number): readonly string[] => [
  ...[`server ${at} is killed`, `server ${at} is asked to go`, `server ${at} is paused`],
  ...[`pages of server ${at} are cut off`, `nothing reaches server ${at}`],
];
const FAULTS = {
  SQLite: [...ofServer(0), 'the disk is full'],
  PostgreSQL: [
    ...[...ofServer(0), ...ofServer(1), 'PostgreSQL is killed'],
    ...['connections to PostgreSQL are cut', 'nothing reaches PostgreSQL'],
  ],
};

it.each(['SQLite', 'PostgreSQL'] as const)(
  'keeps every promise on %s while servers, disks and connections fail',
  async (database) => {
    const result = await soak({ database, seconds: 30, seed: 16 });
    expect(result.wrong).toEqual([]);
    // A run without acknowledged messages or without faults would prove nothing.
    expect(result.acknowledged).toBeGreaterThan(20);
    expect(Object.keys(result.faults).length).toBeGreaterThan(2);
    const { faults, missed, leftOut } = result;
    for (const name of leftOut) console.warn(`left out on this machine: ${name}`);
    expect([...Object.keys(faults), ...missed, ...leftOut].sort()).toEqual(FAULTS[database].sort());
  },
);
