import type { Seat } from '@bivouac/kernel';
import type { Stories, Story } from './story.ts';

// The words that must not be read too early: each side's book, what the battles are called, the
// names of those who come later, the endings. They are small files, one for each language, so that a page
// does not hold what its readers may not see yet.

/** The names of the battles of one stage; the book of each side has their texts. */
export interface BattleTitles {
  readonly [scenario: string]: string;
}

/** One side's book for the states of one stage. */
export interface BookPages {
  readonly stories: Stories;
  /** By scenario. */
  readonly briefings: { readonly [scenario: string]: string };
}

/** How the campaign ended; by then both books lie open to both sides. */
export interface EndingText {
  readonly title: string;
  readonly soviet: Story;
  readonly german: Story;
}

/** The words above the names of those who fell. */
export interface Memorial {
  readonly title: string;
  readonly lead: { readonly soviet: string; readonly german: string };
  readonly noneFell: string;
  readonly reservists: string;
  readonly city: string;
}

export interface EndingPages {
  readonly ending: EndingText;
  readonly memorial: Memorial;
}

/** Soldiers by the numbers of their cards: invented, as each language spells them. */
export interface Men {
  readonly [number: number]: string;
}

/** Those who are not there from the beginning, by when they come. */
export const MEN_GROUPS = ['squad-c', 'snipers', 'pioneers', 'tanks', 'staff', 'guns'] as const;
export type MenGroup = (typeof MEN_GROUPS)[number];

/** What is at hand of all that in one language; undefined for what is not, or not yet. */
export interface CityLibrary {
  titles(stage: number): BattleTitles | undefined;
  pages(seat: Seat, stage: number): BookPages | undefined;
  ending(code: string): EndingPages | undefined;
  men(seat: Seat, group: MenGroup): Men | undefined;
}

/** State codes begin with the number of their stage: `12c`. */
export const stageOfCode = (code: string): number => Number.parseInt(code, 10);

/** So do scenarios, with two digits: `122`. */
export const stageOfBattle = (scenario: string): number => Number(scenario.slice(0, 2));

export const STAGES = 15;
export const ENDINGS = ['END1', 'END2', 'END3', 'END4', 'END5', 'END6', 'END7', 'END8'] as const;
