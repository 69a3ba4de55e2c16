// Loaded before anything else in a worker, which does not inherit this from its parent: types are
// stripped once and kept, not at every start.
import module from 'node:module';

module.enableCompileCache();
