import type { Theme } from '../storage/settings.ts';

const ROOMS = { light: '#efe7d3', dark: '#23211c' } as const;

/** The colour that the browser's own bars take on, for a meta element with this media query. */
export function roomColour(theme: Theme, media: string): string {
  if (theme !== 'auto') return ROOMS[theme];
  return media.includes('dark') ? ROOMS.dark : ROOMS.light;
}
