import type { Viewer } from '@bivouac/kernel';
import type { Event } from '../rules/index.ts';
import type { CommonNames, Telling, Titles, CommonWords as Words } from './telling.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** One line of the log; null for what goes without saying, and for what one title has alone. */
export function tellCommonEvent(e: Event, viewer: Viewer, telling: Telling): string | null {
  const { words: w, titles: t, names } = telling;
  switch (e.type) {
    case 'roundBegan':
      return w.roundBegan(e);
    case 'deckReshuffled':
    case 'bidPlaced':
    case 'fogRemoved':
      return w[e.type]({ side: t.side(e.seat) });
    case 'cardsDrawn':
      return tellDrawn(e, viewer, w, t);
    case 'bidsRevealed':
      return tellBids(e, telling);
    case 'cardLaid':
      return null;
    case 'cardPlayed':
      return w.cardPlayed({
        side: t.side(e.seat),
        card: t.card(e.seat, e.card),
        act: t.verb(e.verb),
      });
    case 'hunkeredDown':
      return w.hunkeredDown({ side: t.side(e.seat), card: t.card(e.seat, e.card) });
    case 'bolstered':
    case 'inspired':
      return w[e.type]({ card: t.card(e.seat, e.card) });
    case 'unitReadied':
    case 'unitSuppressed':
    case 'unitRemoved':
      return w[e.type]({ unit: t.unit(e.unit) });
    case 'unitSpawned':
      return w.unitSpawned({ unit: t.unit(e.unit), tile: t.tile(e.tile) });
    case 'unitMoved':
      return w.unitMoved({ unit: t.unit(e.unit), from: t.tile(e.from), to: t.tile(e.to) });
    case 'tileScouted':
      return w[e.type]({ side: t.side(e.seat), tile: t.tile(e.tile) });
    case 'fogGained':
      return w.fogGained({ side: t.side(e.seat), count: e.count });
    case 'tileControlled': {
      const words = { side: t.side(e.seat), tile: t.tile(e.tile) };
      return e.isTaken ? w.tileTaken(words) : w.tileControlled(words);
    }
    case 'fired':
      return tellShot(e, w, t, names);
    case 'casualty':
      return tellCasualty(e, telling);
    case 'turnEnded':
      return w.turnEnded({ side: t.side(e.seat), count: e.count });
    default:
      return null;
  }
}

function tellDrawn(e: Of<'cardsDrawn'>, viewer: Viewer, w: Words, t: Titles): string {
  const own = viewer === 'spectator' ? undefined : e.secret?.[e.seat];
  const side = t.side(e.seat);
  if (own === undefined) return w.cardsDrawn({ side, count: e.count });
  return w.cardsDrawnOwn({ side, cards: t.cards(e.seat, (own as { cards: number[] }).cards) });
}

/** The man's name is for his own side. */
function tellCasualty(e: Of<'casualty'>, telling: Telling): string {
  const { rules, words: w, titles: t, names } = telling;
  const seat = e.unit < rules.split ? 0 : 1;
  const told = { unit: t.unit(e.unit), zone: names.zones[e.zone]?.from ?? e.zone };
  const own = e.secret?.[seat] as { card: number } | undefined;
  if (own === undefined) return w.casualty(told);
  return w.casualtyOwn({ ...told, soldier: t.soldier(seat, own.card) });
}

function tellBids(e: Of<'bidsRevealed'>, { rules, words: w, titles: t }: Telling): string {
  const [one = -1, two = -1] = e.cards;
  const name = (seat: number, card: number): string =>
    card < 0
      ? w.noBid
      : `${t.card(seat, card)} (${rules.kinds[rules.kindOf[card] ?? 0]?.initiative ?? 0})`;
  return w.bidsRevealed({ one: name(0, one), two: name(1, two), first: t.side(e.first) });
}

/** Total defence with its parts: `8 (base defence 4 + cover 3 + range 1)`. */
function defenceSum(e: Of<'fired'>, names: CommonNames): string {
  const parts = e.modifiers.map(
    ({ source, value }) => `${(names.combat[source] ?? source).toLowerCase()} ${value}`,
  );
  return `${e.total} (${parts.join(' + ')})`;
}

/** What the shot among these events has to beat, and with how many dice. */
export function tellStakes(events: readonly Event[], w: Words, names: CommonNames): string | null {
  const shot = events.find((event) => event.type === 'fired');
  if (shot === undefined) return null;
  return w.stakes({ sum: defenceSum(shot, names), dice: shot.dice.length });
}

function tellShot(e: Of<'fired'>, w: Words, t: Titles, names: CommonNames): string {
  return w.fired({
    act: t.verb(e.verb),
    unit: t.unit(e.unit),
    target: t.unit(e.target),
    sum: defenceSum(e, names),
    dice: e.dice.join(' '),
    result: e.isHit ? w.hit : w.miss,
  });
}
