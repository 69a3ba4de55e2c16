import type { View } from '../rules/index.ts';
import type { Telling } from './telling.ts';

/** A hand, card by card. */
export function handLines<X>(view: View<X>, { rules, words: w, titles: t }: Telling): string[] {
  const seat = typeof view.viewer === 'number' ? view.viewer : 0;
  const lines = (view.own?.hand ?? []).map((card) => {
    const of = rules.kindOf[card] ?? 0;
    const kind = rules.kinds[of];
    const initiative = kind?.initiative ?? 0;
    if (kind === undefined || kind.isFog)
      return w.fogLine({ card: t.card(seat, card), initiative });
    const acts = kind.acts.map((act) => t.act(act, of)).join(', ');
    return w.handLine({
      card: t.card(seat, card),
      soldier: t.soldier(seat, card),
      initiative,
      acts,
    });
  });
  const bid = view.own?.bid ?? -1;
  if (bid >= 0) lines.push(w.bidLine({ card: t.card(seat, bid) }));
  return lines.length > 0 ? lines : [w.none];
}

/** What everybody may know of both sides' cards. */
export function cardLines<X>(view: View<X>, { words: w, titles: t }: Telling): string[] {
  return [0, 1].flatMap((seat) => {
    const side = t.side(seat);
    const sight = view.sides[seat];
    const part = view.public;
    if (sight === undefined) return [];
    const lines = [
      w.sideCards({
        side,
        hand: sight.handSize,
        deck: sight.deckSize,
        discard: sight.discardSize,
        lost: part.casualties[seat as 0 | 1],
      }),
    ];
    const open = view.open?.seats[seat as 0 | 1].hand;
    if (open !== undefined) lines.push(w.openHand({ side, cards: t.cards(seat, open) }));
    const played = part.plays[seat as 0 | 1];
    if (played.length > 0) lines.push(w.playLine({ side, cards: t.cards(seat, played) }));
    lines.push(w.supplyLine({ side, cards: t.cards(seat, part.supplies[seat as 0 | 1]) }));
    if (sight.discard !== null && sight.discard.length > 0) {
      lines.push(w.discardLine({ side, cards: t.cards(seat, sight.discard) }));
    }
    // Its own lost men a side may always look through; the enemy's it has to remember.
    const own = view.viewer === seat ? view.own : view.open?.seats[seat as 0 | 1];
    const lost = own?.removed ?? [];
    if (lost.length > 0) lines.push(w.removedLine({ side, cards: t.cards(seat, lost) }));
    return lines;
  });
}
