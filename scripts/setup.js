import { setUp } from './lib/setup.js';
import { main } from './lib/trouble.js';

await main(() => setUp(process.argv[2]));
