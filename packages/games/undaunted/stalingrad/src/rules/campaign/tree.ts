import type { Seat } from '@bivouac/kernel';
import type { Area } from '../data/city.ts';

/** What a story tells a side to do with its cards before the scenario is read. */
export interface StoryCards {
  /** Numbers of locked cards: `80 82`. */
  readonly unlock?: string;
  /** `1>73`: the card with the first number leaves for the locked one with the second. */
  readonly replace?: string;
  /** A soldier who is replaced has died. */
  readonly isDeath?: true;
  /** The side may merge squad C with A or B. */
  readonly merge?: true;
}

/** A state of the campaign: a code, the scenario it leads to, and what each outcome leads to. */
export interface Node {
  readonly code: string;
  readonly scenario: string;
  /** The code after a Soviet and after a German victory; `END…` ends the campaign. */
  readonly next: readonly [string, string];
  /** The areas that the winner holds afterwards. */
  readonly areas?: readonly Area[];
  /** Tiles that are fortified besides those of the scenario: `309 203`. */
  readonly fortify?: string;
  readonly soviet?: StoryCards;
  readonly german?: StoryCards;
  /** How many cards are upgraded afterwards; two unless the scenario says otherwise. */
  readonly upgrades?: number;
}

/** How a campaign can end, and who has won it. */
export interface Ending {
  readonly code: string;
  readonly winner: Seat;
  /** The whole city is in one hand. */
  readonly isEpic: boolean;
}

export interface Tree {
  readonly nodes: readonly Node[];
  readonly endings: readonly Ending[];
}

export const isEnd = (code: string): boolean => code.startsWith('END');

export const nodeOf = ({ nodes }: Tree, code: string): Node => {
  const node = nodes.find((one) => one.code === code);
  if (node === undefined) throw new Error(`no state ${code}`);
  return node;
};

export const endingOf = ({ endings }: Tree, code: string): Ending => {
  const ending = endings.find((one) => one.code === code);
  if (ending === undefined) throw new Error(`no ending ${code}`);
  return ending;
};
