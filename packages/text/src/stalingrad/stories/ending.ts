import type { Story } from './story.ts';

/** What both books say at the end; by then they lie open to both sides. */
export interface EndingText {
  readonly title: string;
  readonly soviet: Story;
  readonly german: Story;
}

export type EndingTexts<Code extends string> = { readonly [code in Code]: EndingText };
