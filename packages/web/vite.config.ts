import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type InlineConfig } from 'vite';
import { nameChunk } from './build/chunk-names.ts';
import { planChunks } from './build/chunks.ts';
import { compress } from './build/compress.ts';
import { nameStyles } from './build/css-names.ts';
import { drawAhead } from './build/drawn.ts';
import { manifestParts } from './build/manifest-parts.ts';
import { offline } from './build/offline.ts';
import { pageFiles } from './build/page-files.ts';
import { preloads } from './build/preloads.ts';
import { gameWorker } from './build/worker.ts';

export default defineConfig(async ({ command }) => {
  const components = () => svelte({ compilerOptions: { cssHash: nameStyles() } });
  const parts = (): InlineConfig => ({
    root: import.meta.dirname,
    plugins: [manifestParts(), components(), gameWorker(), drawAhead()],
    build: { target: 'es2022' },
  });
  const names = command === 'build' ? await planChunks(parts()) : new Map<string, string>();
  const { plugin, resolveDependencies } = preloads();
  return {
    plugins: [
      plugin,
      manifestParts(),
      components(),
      gameWorker(),
      drawAhead(),
      offline(),
      pageFiles(),
      compress(),
    ],
    build: {
      target: 'es2022',
      // The server forbids data: addresses, so even small files stay files.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false, resolveDependencies },
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: {
          chunkFileNames: nameChunk,
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ debugName: 'pages', name: (module: string) => names.get(module) ?? null }],
          },
        },
      },
    },
  };
});
