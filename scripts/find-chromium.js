import { findChromium } from './lib/chromium.js';

// Prints where Chromium is; the browser tests ask in this way, so that they and the setup agree. With
// `shell`, its headless shell where there is one.

const found = findChromium({ isShellEnough: process.argv[2] === 'shell' });
if (found === undefined) process.exitCode = 1;
else console.log(found);
