import type { FlagsOf } from '../../args/flag-tables.ts';
import { Refusal } from '../../problems.ts';

const HIGHEST = 100;

/** The options of `bench --against`. */
export interface AgainstWishes {
  readonly revision: string;
  /** A ratio below it is a failure. */
  readonly least: number | undefined;
}

/** The wish to compare with an older revision, or `undefined` if there is none. */
export function readAgainst(flags: FlagsOf<'bench'>): AgainstWishes | undefined {
  const { against: revision, least } = flags;
  if (revision === undefined) {
    if (least === undefined) return undefined;
    throw new Refusal({ code: 'flag-needs-flag', flag: '--least', other: '--against' });
  }
  // Two revisions side by side give a ratio: there is no result to keep in a file.
  for (const flag of ['save', 'file'] as const) {
    if (flags[flag]) {
      throw new Refusal({ code: 'flags-exclude', flag: `--${flag}`, other: '--against' });
    }
  }
  return { revision, least: least === undefined ? undefined : ratioOf('--least', least) };
}

function ratioOf(flag: string, value: string): number {
  const ratio = /^\d{1,3}(\.\d{1,6})?$/.test(value) ? Number(value) : 0;
  if (ratio > 0 && ratio <= HIGHEST) return ratio;
  throw new Refusal({ code: 'bad-ratio', flag, value });
}
