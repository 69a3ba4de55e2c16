import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Those that take long begin, so that no core waits at the end for the last of them. The soak is the
 * first: it mostly waits, and the others use the cores meanwhile.
 */
const SLOW = [
  /\/soak\.test\.ts$/,
  /\/new-game\.test\.ts$/,
  /\/test\/browser\//,
  /\/(?:cli|server|testkit)\/test\/|\/(?:conformance|bot-play)\.test\.ts$/,
];

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = SLOW.findIndex((kind) => kind.test(moduleId));
      return at < 0 ? SLOW.length : at;
    };
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    include: [
      'packages/**/test/**/*.test.ts',
      'tools/**/test/**/*.test.ts',
      'scripts/test/**/*.test.ts',
    ],
    // One more than there are cores: a worker waits a third of its time for a browser, a database or
    // a clock, and another one uses the core meanwhile.
    maxWorkers: availableParallelism() + 1,
    // Modules are loaded once per worker and not once per file: that halves the work of the pure
    // packages. No test may leave anything behind in a module or in the process.
    isolate: false,
    sequence: { sequencer: SlowFirst },
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // A busy machine may take its time over what a test waits for; a second, as is usual, is too short.
    expect: { poll: { timeout: 20_000 } },
  },
});
