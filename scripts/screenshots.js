// Writes a picture of every screen into screenshots/, for people to look at.
import { vitestWith } from './lib/vitest-with.js';

vitestWith(['test/browser'], { SCREENSHOTS: '1' });
