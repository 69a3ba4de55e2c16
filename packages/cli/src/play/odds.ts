import {
  type AnyMatch,
  type BaseAction,
  type BaseEvent,
  type Odds,
  type OddsOptions,
  odds,
} from '@bivouac/kernel';
import { type AnyGameText, formatShare } from '@bivouac/text';
import type { Context } from '../context.ts';
import { columns } from '../output/columns.ts';
import type { Offer } from './offers.ts';

/** Where the numbers are small enough to be read, they are shown as they are: 11/36. */
const LONGEST_TOTAL = 1_000_000n;

/** Branches walked through for one of many: a player who asks for all must not wait long. */
const LIMIT_OF_MANY = 5000;

/** Counts the odds of an action from what its seat sees; `undefined` if there are too many ways. */
export function countOdds(
  match: AnyMatch,
  seat: number,
  action: BaseAction,
  options: OddsOptions = {},
): Odds<BaseEvent> | undefined {
  const view = match.view(seat);
  if (!view.ok) return undefined;
  try {
    return odds(match.game, view.value, action, options);
  } catch {
    // Only reading was done, so nothing is broken: the game goes on without the numbers.
    return undefined;
  }
}

/** The odds of one action, an outcome per line. */
export function oddsLines(
  found: Odds<BaseEvent>,
  match: AnyMatch,
  own: AnyGameText,
  { language, text }: Context,
): string[] {
  const rows = found.outcomes.map((outcome) => {
    const exact = found.total <= LONGEST_TOTAL ? `${outcome.weight}/${found.total}` : '';
    const what = match.game.gist ? own.gist(outcome.key) : storyOf(outcome.example, own);
    return [`  ${formatShare(language, outcome.chance)}`, exact, what];
  });
  const lines = columns(rows, [0, 1]);
  if (found.worlds !== 'all' && !found.agree) {
    lines.push(`  ${text.play.oddsSampled({ worlds: found.worlds })}`);
  }
  return lines;
}

function storyOf(events: readonly BaseEvent[], own: AnyGameText): string {
  return events.flatMap((event) => own.event(event, 'spectator') ?? []).join(' · ');
}

/** Those of the offers whose result luck decides; `undefined` odds are too many to count. */
export function luckyOffers(
  match: AnyMatch,
  seat: number,
  offers: readonly Offer[],
): readonly { readonly offer: Offer; readonly found: Odds<BaseEvent> | undefined }[] {
  return offers
    .map((offer) => ({
      offer,
      found: countOdds(match, seat, offer.action, { limit: LIMIT_OF_MANY }),
    }))
    .filter(({ found }) => found === undefined || found.outcomes.length > 1);
}
