import { ofSeat, type Seat } from '@bivouac/kernel';
import { type Phrase, phrase, type Section } from '@bivouac/text';
import { CONTROLLED, SCOUTED, type View } from '../rules/index.ts';
import type { TextContext } from './text-context.ts';

interface TableParts {
  /** Rounds, initiative and goals. */
  readonly status: readonly string[];
  /** Every tile that is laid. */
  readonly tiles: readonly string[];
  /** Words of this title only. */
  readonly more?: readonly Section[];
}

/** The whole table in words. */
export function tableSections<X>(
  view: View<X>,
  { status, tiles, more = [] }: TableParts,
  context: TextContext,
): Section[] {
  const { words: w } = context;
  const hand = { heading: w.headHand, lines: handLines(view, context), isList: true } as const;
  return [
    { heading: w.headStatus, lines: status },
    { heading: w.headTiles, lines: tiles, isDrawn: true },
    ...more,
    ...(view.own === null ? [] : [hand]),
    { heading: w.headCards, lines: cardLines(view, context) },
  ];
}

/** The round, and who has the initiative. */
export const roundLines = <X>(
  { public: { round, initiative } }: View<X>,
  { words: w, labels: t }: TextContext,
): string[] => [w.roundLine({ round }), w.initiativeLine({ side: t.side(initiative) })];

/** `7A Crossroads: cover 1, objective 2`. */
export const tileLine = (
  tile: number,
  facts: readonly string[],
  { words: w, titles: t }: TextContext,
): string =>
  w.tileLine({ tile: t.tile(tile), name: t.tileName(tile), facts: phrase(facts.join(', ')) });

/** Whether a side has scouted or controls a tile. */
export function controlFacts<X>(
  view: View<X>,
  tile: number,
  seat: Seat,
  { rules, words: w, labels: t }: TextContext,
): string[] {
  const marker = view.public.control[seat * rules.tiles.length + tile];
  const side = t.side(seat);
  if (marker === SCOUTED) return [w.factScouted({ side })];
  return marker === CONTROLLED ? [w.factControlled({ side })] : [];
}

/** A counter, and whether it is suppressed. */
export function unitFact<X>(
  view: View<X>,
  unit: number,
  { words: w, labels: t }: TextContext,
): string {
  const name = t.unit(unit);
  return view.public.isSuppressed[unit] === true ? w.suppressedUnit({ unit: name }) : name;
}

/** A hand, card by card. */
export function handLines<X>(
  view: View<X>,
  { rules, words: w, labels: t, titles }: TextContext,
): string[] {
  const seat = typeof view.viewer === 'number' ? view.viewer : 0;
  const lines = (view.own?.hand ?? []).map((card) => {
    const of = rules.kindOf[card] ?? 0;
    const kind = rules.kinds[of];
    const initiative = kind?.initiative ?? 0;
    if (kind === undefined || kind.isFog)
      return w.fogLine({ card: t.card(seat, card), initiative });
    const acts: Phrase = phrase(kind.acts.map((act) => t.act(act, of)).join(', '));
    return w.handLine({
      card: t.card(seat, card),
      soldier: t.soldier(seat, card),
      initiative,
      acts,
    });
  });
  const bid = view.own?.bid ?? -1;
  if (bid >= 0) lines.push(w.bidLine({ card: titles.card(seat, bid) }));
  return lines.length > 0 ? lines : [w.none];
}

/** The public part of each side's cards. */
export function cardLines<X>(view: View<X>, { words: w, titles: t }: TextContext): string[] {
  return [0, 1].flatMap((seat) => {
    const side = t.sideTitle(seat);
    const sight = view.sides[seat];
    const part = view.public;
    if (sight === undefined) return [];
    const lines = [
      w.sideCards({
        side,
        hand: sight.handSize,
        deck: sight.deckSize,
        discard: sight.discardSize,
        lost: ofSeat(part.casualties, seat),
      }),
    ];
    const open = view.open === null ? undefined : ofSeat(view.open.seats, seat).hand;
    if (open !== undefined) lines.push(w.openHand({ side, cards: t.cards(seat, open) }));
    const played = ofSeat(part.plays, seat);
    if (played.length > 0) lines.push(w.playLine({ side, cards: t.cards(seat, played) }));
    lines.push(w.supplyLine({ side, cards: t.cards(seat, ofSeat(part.supplies, seat)) }));
    if (sight.discard !== null && sight.discard.length > 0) {
      lines.push(w.discardLine({ side, cards: t.cards(seat, sight.discard) }));
    }
    // Its own lost men a side may always look through; the enemy's it has to remember.
    const own =
      view.viewer === seat
        ? view.own
        : view.open === null
          ? undefined
          : ofSeat(view.open.seats, seat);
    const lost = own?.removed ?? [];
    if (lost.length > 0) lines.push(w.removedLine({ side, cards: t.cards(seat, lost) }));
    return lines;
  });
}
