// Apart from the games themselves: whether any are kept shows without the code that reads them.

const PREFIX = 'bivouac.game.';

export const saveKey = (id: string): string => PREFIX + id;
/** The id of the game kept under the key; null for a key of something else. */
export const idOfKey = (key: string): string | null =>
  key.startsWith(PREFIX) ? key.slice(PREFIX.length) : null;
