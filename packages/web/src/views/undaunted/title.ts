import type { Seat } from '@bivouac/kernel';
import type { Language, Titles } from '@bivouac/text';
import type { Modifier, PublicPart, Rules, View } from '@bivouac/undaunted-core';

// What the table of the series needs to know of one title.

// biome-ignore lint/suspicious/noExplicitAny: the titles differ in what X is; the table never looks
export type AnyRules = Rules<any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyView = View<any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyPart = PublicPart<any>;

/** A number, or both numbers of a hill: as a target, and for a shot from another hill. */
export type Cover = number | { readonly top: number; readonly bottom: number };

/** What things are called in one language. */
export interface TitleWords extends Titles {
  /** The card without the letter of its squad, which stands beside it. */
  cardTitle(seat: Seat, kind: number): string;
  readonly parts: { readonly [source in Modifier['source']]: string };
  /** The word on a counter under fire. */
  readonly suppressed: string;
}

export interface UndauntedTitle {
  readonly rules: AnyRules;
  cover(tile: number): Cover;
  /** Value of the objective on a tile; 0 for none. */
  objective(part: AnyPart, tile: number): number;
  points(part: AnyPart, seat: Seat): number;
  /** The tile under each side's mortar; -1 for none. */
  targets(part: AnyPart): readonly [number, number];
  words(language: Language): TitleWords;
}

/** `riflemen-a` without its squad: `riflemen`. */
export const baseOf = (id: string): string => id.replace(/-[abc]$/, '');

const SQUADS = ['A', 'B', 'C'] as const;
export const squadLetter = (squad: number): string | null => SQUADS[squad] ?? null;
