import { main } from './lib/trouble.js';
import { buildWebIfStale } from './lib/web-build.js';

// Builds the web client if it is stale. Installs nothing: the browser tests run it as well.

await main(buildWebIfStale);
