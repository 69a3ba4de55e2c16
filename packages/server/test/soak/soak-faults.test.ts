import { describe, expect, it } from 'vitest';
import { type Fault, makeTrouble, type Recovery } from '../../soak/faults.ts';
import { steadyLuck } from '../tools/play.ts';

// The order of the soak's faults, in a world whose clock moves only while the run sleeps.

const SECOND = 1_000;

/** A world in which players act once every ten milliseconds, unless a fault has stopped them. */
class FakeWorld {
  time = 0;
  acknowledged = 0;
  isStopped = false;
  /** What happened, with the number of acknowledged messages at that time. */
  readonly events: { readonly what: string; readonly acknowledged: number }[] = [];

  fault(name: string, kind: string, misses = 0): Fault {
    let tries = 0;
    const note = (what: string): void => {
      this.events.push({ what, acknowledged: this.acknowledged });
    };
    return {
      ...{ name, kind },
      begin: () => {
        tries += 1;
        if (tries <= misses) return false;
        note(name);
        return true;
      },
      end: () => note(`${name} no more`),
    };
  }

  recovery(lastsMs: number): Recovery {
    return {
      acknowledged: () => this.acknowledged,
      isStopping: () => this.time >= lastsMs,
      luck: steadyLuck(5),
      clock: {
        now: () => this.time,
        sleep: async (ms) => {
          this.time += ms;
          if (!this.isStopped) this.acknowledged += ms / 10;
        },
      },
    };
  }

  faults(): readonly Fault[] {
    return [0, 1].flatMap((at) =>
      ['killed', 'paused', 'cut'].map((kind) => this.fault(`${at} ${kind}`, kind)),
    );
  }
}

const kindOf = (name: string): string => name.slice(2);

describe('the faults of a soak', () => {
  it('come once for each kind, even if the time is up before the first', async () => {
    const world = new FakeWorld();
    const happened = await makeTrouble(world.faults(), world.recovery(0));
    expect([...happened.values()]).toEqual([1, 1, 1]);
    expect([...happened.keys()].map(kindOf).sort()).toEqual(['cut', 'killed', 'paused']);
  });

  it('come again until they have hit something', async () => {
    const world = new FakeWorld();
    const happened = await makeTrouble([world.fault('0 cut', 'cut', 3)], world.recovery(0));
    expect(happened).toEqual(new Map([['0 cut', 1]]));
    // Each attempt was ended.
    expect(world.events.map(({ what }) => what)).toEqual([
      ...['0 cut no more', '0 cut no more', '0 cut no more', '0 cut', '0 cut no more'],
    ]);
  });

  it('come only after play has resumed, as long as they are planned', async () => {
    const world = new FakeWorld();
    await makeTrouble(world.faults(), world.recovery(0));
    const begun = world.events.filter(({ what }) => !what.endsWith('no more'));
    const ended = world.events.filter(({ what }) => what.endsWith('no more'));
    expect(begun[0]?.acknowledged).toBeGreaterThanOrEqual(5);
    for (const [at, { acknowledged }] of ended.slice(0, -1).entries()) {
      expect(begun[at + 1]?.acknowledged).toBeGreaterThanOrEqual(acknowledged + 5);
    }
    expect(world.acknowledged).toBeGreaterThanOrEqual((ended.at(-1)?.acknowledged ?? 0) + 5);
  });

  it('go on at random until the time is up, each fault before any is repeated', async () => {
    const world = new FakeWorld();
    const happened = await makeTrouble(world.faults(), world.recovery(120 * SECOND));
    expect(happened.size).toBe(6);
    const counts = [...happened.values()];
    expect(Math.min(...counts)).toBeGreaterThan(2);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  });

  it('last until a player notices them, where it matters, and come again otherwise', async () => {
    const world = new FakeWorld();
    let begun = 0;
    const full: Fault = {
      ...world.fault('0 full', 'full'),
      begin: () => {
        begun += 1;
        return true;
      },
      // The first time no player notices.
      noticed: () => (begun > 1 && world.time > 30 * SECOND ? 1 : 0),
    };
    const happened = await makeTrouble([full], world.recovery(0));
    expect(begun).toBe(2);
    expect(happened).toEqual(new Map([['0 full', 1]]));
    expect(world.time).toBeGreaterThan(30 * SECOND);
  });

  it('fail the run if no player ever notices one of a kind', async () => {
    const world = new FakeWorld();
    const never: Fault = { ...world.fault('0 full', 'full'), noticed: () => 0 };
    await expect(makeTrouble([never], world.recovery(0))).rejects.toThrow('hit nothing: 0 full');
  });

  it('fail the run if play does not resume', async () => {
    const world = new FakeWorld();
    const stop: Fault = {
      ...world.fault('0 killed', 'killed'),
      begin: () => {
        world.isStopped = true;
        return true;
      },
    };
    await expect(makeTrouble([stop], world.recovery(0))).rejects.toThrow(
      'no act was acknowledged for two minutes after: 0 killed',
    );
  });

  it('fail the run if one of a kind never hits anything', async () => {
    const world = new FakeWorld();
    const never = world.fault('0 cut', 'cut', Number.POSITIVE_INFINITY);
    await expect(makeTrouble([never], world.recovery(0))).rejects.toThrow('hit nothing: 0 cut');
  });
});
