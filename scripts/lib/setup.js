import { ensureChromium } from './chromium.js';
import { ensureInstalled } from './install.js';
import { Trouble } from './trouble.js';

/** Sets up what is missing for `start` or `test`. Says nothing when nothing is. */
export async function setUp(purpose) {
  if (purpose !== 'start' && purpose !== 'test') {
    throw new Trouble('Usage: node scripts/setup.js start|test');
  }
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) {
    throw new Trouble(
      `Bivouac needs Node 20 or newer to set itself up; this is ${process.version}.`,
    );
  }
  // Beside each other: the one waits for the registry, the other for the distribution.
  await Promise.all([ensureInstalled(), purpose === 'test' ? ensureChromium() : undefined]);
}
