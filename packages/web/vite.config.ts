import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { nameChunk } from './build/chunk-names.ts';
import { moduleMap } from './build/modules.ts';
import { offline } from './build/offline.ts';
import { fetchedAhead, gameWorker } from './build/worker.ts';

export default defineConfig({
  plugins: [svelte(), gameWorker(), offline(), moduleMap()],
  build: {
    target: 'es2022',
    // The server forbids data: addresses, so even small files stay files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: fetchedAhead },
    // Which file is built from what: scripts/page-weight.js reads it.
    manifest: true,
    rolldownOptions: { output: { chunkFileNames: nameChunk } },
  },
});
