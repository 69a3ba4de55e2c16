import type { GameCard } from '@bivouac/manifest';
import { nameOfLabel, type Translated } from '@bivouac/text';
import type { TableWords } from './en/index.ts';

/** The words that table and set-up of every game find, with what lists call each game. */
export type Catalogue = Translated<TableWords> & {
  readonly games: { readonly [game: string]: GameCard };
};

/** The name of a bot; a bot that a game brings along keeps its own name. */
export function botWords(words: Catalogue, id: string): Catalogue['bots'][keyof Catalogue['bots']] {
  const known: { readonly [id: string]: Catalogue['bots']['easy'] } = words.bots;
  return known[id] ?? { title: id, level: '', name: nameOfLabel(id), about: '' };
}
