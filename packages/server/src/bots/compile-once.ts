// Loaded first in each worker, because workers do not inherit the setting: Node strips types once and caches the
// result.
import module from 'node:module';

module.enableCompileCache();
