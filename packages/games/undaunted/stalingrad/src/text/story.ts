/**
 * A paragraph of a story. Some are about one man: which of the two is read depends on whether any
 * card with these numbers is still in the platoon (a reservist with the same number is another soldier).
 */
export type Paragraph =
  | string
  | { readonly man: readonly number[]; readonly there: string; readonly gone: string };

export type Story = readonly Paragraph[];

/** One side's book: a story for each state of the campaign. */
export interface Stories {
  readonly [code: string]: Story;
}

/** What the side reads, given who is still there. */
export const tellStory = (story: Story, isThere: (number: number) => boolean): string[] =>
  story.map((part) => {
    if (typeof part === 'string') return part;
    return part.man.some(isThere) ? part.there : part.gone;
  });
