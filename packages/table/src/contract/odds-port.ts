import type { ShownOdds } from '../session/shown-odds.ts';

/** The options of one position whose odds are wanted. */
export interface OddsQuestion {
  readonly game: string;
  readonly view: unknown;
  readonly actions: readonly unknown[];
}

/** Where odds are counted; the shell provides it. */
export interface OddsPort {
  /** Answers the latest question only, by action; null where there is nothing to show. */
  ask(question: OddsQuestion): Promise<readonly (ShownOdds | null)[]>;
  close(): void;
}
