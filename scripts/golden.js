// Rewrites every golden file from what the games do now. Look at the difference before you commit:
// a changed golden file is a changed rule, and the changelog says why. Results of stored records are
// not rewritten while the rules number of their game stays.
import { vitestWith } from './lib/vitest-with.js';

vitestWith(['-t', 'golden'], { UPDATE_GOLDEN: '1' });
