import type { ThrownDie } from '@bivouac/text';
import type { Component } from 'svelte';

/** How a game's own dice look; `size` in pixels. */
export type DieFace = Component<{ die: ThrownDie; size: number }>;
