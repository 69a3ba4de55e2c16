import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inRoot, PINNED_NODE, ROOT } from './lib/paths.js';
import { pinnedEnv } from './lib/run.js';
import { setUp } from './lib/setup.js';
import { main } from './lib/trouble.js';
import { buildWebIfStale } from './lib/web-build.js';

await main(async () => {
  // npm leaves out prestart when it is set to ignore-scripts, so setup is asked here as well.
  await setUp('start');
  await buildWebIfStale();
  process.exitCode = await serve();
});

/** Runs the server until it ends. Ctrl-C reaches it by itself; we only wait for it. */
function serve() {
  return new Promise((resolve) => {
    const how = JSON.parse(readFileSync(inRoot('packages/server/how-to-start.json'), 'utf8'));
    const program = [...how.flags.map(({ flag }) => flag), inRoot('packages/server/src/main.ts')];
    const surroundings = Object.fromEntries(
      how.environment.map(({ name, value }) => [name, value]),
    );
    const server = spawn(PINNED_NODE, program, {
      cwd: ROOT,
      env: {
        ...{ NODE_COMPILE_CACHE: inRoot('node_modules/.cache/compiled'), ...surroundings },
        ...pinnedEnv(),
      },
      stdio: 'inherit',
    });
    process.on('SIGINT', () => undefined);
    process.on('SIGTERM', () => server.kill('SIGTERM'));
    const watch = stopWhenOrphaned(server);
    server.on('close', (code) => {
      clearInterval(watch);
      resolve(code ?? 1);
    });
  });
}

/**
 * npm starts us through a shell, and a shell does not pass a signal on to us. Without npm
 * above us no process is left that could stop the server, so it stops by itself.
 */
function stopWhenOrphaned(server) {
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event !== 'start') return undefined;
  return setInterval(() => {
    if (process.ppid !== parent) server.kill('SIGTERM');
  }, 500);
}
