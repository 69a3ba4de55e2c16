import { expect, it } from 'vitest';
import { describeInBrowser, screenshot } from '../support/harness.ts';
import { begin, expectNoSidewaysScroll, playSome, resize, savedRecord } from '../support/steps.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
] as const;
const PHONE = SIZES[0];

/** Czech, whose words are longer, at every width; English where it is narrowest. */
const VISITS = [
  { language: 'cs', sizes: SIZES },
  { language: 'en', sizes: [PHONE] },
] as const;

describeInBrowser('the pages at every width', (site) => {
  for (const { language, sizes } of VISITS) {
    it(`fit, in ${language}`, async () => {
      const page = await site.visit({ ...sizes[0], language });
      const expectFits = async (name: string): Promise<void> => {
        for (const size of sizes) {
          await resize(page, size);
          await expectNoSidewaysScroll(page);
          await screenshot(page, `${name}-${language}-${size.width}`);
        }
      };
      await begin(page, { scenario: 1 });
      await playSome(page, 6);
      await expectFits('table');
      const text = await savedRecord(page);
      const file = { name: 'r.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
      await page.locator('input[type=file]').setInputFiles(file);
      await page.locator('.stepper').waitFor();
      await expectFits('record');
      await begin(page, { opponent: 'human' });
      await expectFits('curtain');
      await site.leave(page);
    });
  }

  it('keep the paper and darken the room', async () => {
    const page = await site.visit({ ...PHONE, dark: true });
    await begin(page);
    await playSome(page, 4);
    await screenshot(page, 'table-dark');
    const [room, paper] = await page.evaluate(() => [
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(document.querySelector('.panel') ?? document.body).backgroundColor,
    ]);
    expect(brightness(room ?? '')).toBeLessThan(60);
    expect(brightness(paper ?? '')).toBeGreaterThan(200);
    await site.leave(page);
  });

  it('uses its own fonts, with Czech letters', async () => {
    const page = await site.visit({ language: 'cs' });
    // None is loaded where there is none of that name, whatever stands in for it.
    const loaded = await page.evaluate(() =>
      Promise.all(
        ['600 20px "Oswald Variable"', '400 17px "Source Sans 3 Variable"'].map(
          async (font) => (await document.fonts.load(font, 'Příliš žluťoučký kůň')).length,
        ),
      ),
    );
    // Latin, and what Czech has besides.
    expect(loaded).toEqual([2, 2]);
    await site.leave(page);
  });
});

function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  return (red + green + blue) / 3;
}
