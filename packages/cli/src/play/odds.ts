import { type AnyMatch, type BaseAction, type BaseEvent, type Odds, odds } from '@bivouac/kernel';
import { type AnyGameText, formatShare } from '@bivouac/text';
import type { Context } from '../context.ts';
import { columns } from '../output/columns.ts';
import type { Offer } from './offers.ts';

/** Where the numbers are small enough to be read, they are shown as they are: 11/36. */
const LONGEST_TOTAL = 1_000_000n;

/** The odds of an action, from what its seat sees. */
export function countOdds(match: AnyMatch, seat: number, action: BaseAction): Odds<BaseEvent> {
  const view = match.view(seat);
  if (!view.ok) throw new Error('a seat may always see its own view');
  return odds(match.game, view.value, action);
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
  const stakes = own.stakes?.(found.outcomes[0]?.example ?? []) ?? null;
  const lines = [...(stakes === null ? [] : [`  ${stakes}`]), ...columns(rows, [0, 1])];
  if (found.worlds !== 'all' && !found.agree) {
    lines.push(`  ${text.play.oddsSampled({ worlds: found.worlds })}`);
  }
  return lines;
}

function storyOf(events: readonly BaseEvent[], own: AnyGameText): string {
  return events.flatMap((event) => own.event(event, 'spectator') ?? []).join(' · ');
}

/** Those of the offers whose result luck decides. */
export function luckyOffers(
  match: AnyMatch,
  seat: number,
  offers: readonly Offer[],
): readonly { readonly offer: Offer; readonly found: Odds<BaseEvent> }[] {
  return offers
    .map((offer) => ({
      offer,
      found: countOdds(match, seat, offer.action),
    }))
    .filter(({ found }) => found.outcomes.length > 1);
}
