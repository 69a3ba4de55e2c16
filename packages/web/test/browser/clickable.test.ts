import { expect, it } from 'vitest';
import { describeInBrowser } from './harness.ts';
import { hitsOf } from './hits.ts';
import { MOMENTS } from './moments.ts';
import { resize } from './steps.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

describeInBrowser('what is marked at the tables', (site) => {
  it.each(MOMENTS)('takes a click wherever it is drawn: $name', async ({ lay }) => {
    const page = await site.visit();
    await lay(page);
    for (const size of SIZES) {
      await resize(page, size);
      const { things, dead } = await hitsOf(page);
      expect(dead, `${size.width}`).toEqual([]);
      expect(things, `${size.width}`).toBeGreaterThan(0);
    }
    await site.leave(page);
  });
});
