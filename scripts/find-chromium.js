import { findChromium } from './lib/chromium.js';

// Prints where Chromium is; the browser tests ask in this way, so that they and the setup agree.

const found = findChromium();
if (found === undefined) process.exitCode = 1;
else console.log(found);
