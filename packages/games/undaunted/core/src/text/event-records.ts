import type { Viewer } from '@bivouac/kernel';
import { type EventOf, type EventRecords, type Phrase, phrase } from '@bivouac/text';
import type { CoreEvent } from '../rules/index.ts';
import { noteOfSide, noteOn, showCard, slide, stampOn } from './beats.ts';
import { itsTile, itsUnit, itsUnitAndTile, itsWay, mentionUnit } from './mentions.ts';
import { shotText, shotTitle, tellShot } from './shots.ts';
import type { TextContext } from './text-context.ts';

/** Text and motion of the events that all titles have. */
export const CORE_RECORDS: EventRecords<CoreEvent, TextContext> = {
  roundBegan: { sentence: (e, _viewer, { words }) => words.roundBegan(e), topic: null },
  deckReshuffled: {
    sentence: (e, _viewer, { words, titles }) =>
      words.deckReshuffled({ side: titles.side(e.seat) }),
    topic: 'cards',
  },
  cardsDrawn: { sentence: tellDrawn, topic: 'cards' },
  bidPlaced: {
    sentence: (e, _viewer, { words, titles }) => words.bidPlaced({ side: titles.side(e.seat) }),
    topic: 'cards',
  },
  bidsRevealed: { sentence: tellBids, topic: 'cards' },
  cardLaid: { sentence: () => null, topic: null },
  cardPlayed: {
    sentence: (e, _viewer, { words, titles }) =>
      words.cardPlayed({
        side: titles.side(e.seat),
        card: titles.man(e.seat, e.card),
        act: titles.verb(e.verb),
      }),
    topic: 'cards',
    isDeed: true,
    beats: showCard,
  },
  hunkeredDown: {
    sentence: (e, _viewer, { words, titles }) =>
      words.hunkeredDown({ side: titles.side(e.seat), card: titles.man(e.seat, e.card) }),
    topic: 'cards',
    isDeed: true,
  },
  unitReadied: {
    sentence: (e, _viewer, { words, titles }) => words.unitReadied({ unit: titles.unit(e.unit) }),
    mentions: itsUnit,
    topic: 'combat',
    isDeed: true,
    beats: (e) => [stampOn(e.unit, 'readied')],
  },
  unitSpawned: {
    sentence: (e, _viewer, { words, titles }) =>
      words.unitSpawned({ unit: titles.unit(e.unit), tile: titles.tile(e.tile) }),
    mentions: itsUnitAndTile,
    topic: 'ground',
    beats: (e) => [noteOn(e.tile, 'spawned', e.unit)],
  },
  unitMoved: {
    sentence: (e, _viewer, { words, titles }) =>
      words.unitMoved({
        unit: titles.unit(e.unit),
        from: titles.tile(e.from),
        to: titles.tile(e.to),
      }),
    mentions: itsWay,
    topic: 'ground',
    beats: slide,
  },
  tileScouted: {
    sentence: (e, _viewer, { words, titles }) =>
      words.tileScouted({ side: titles.side(e.seat), tile: titles.tile(e.tile) }),
    mentions: itsTile,
    topic: 'ground',
    beats: (e) => [noteOfSide(e, 'scouted')],
  },
  fogGained: {
    sentence: (e, _viewer, { words, titles }) =>
      words.fogGained({ side: titles.side(e.seat), count: e.count }),
    topic: 'cards',
  },
  bolstered: {
    sentence: (e, _viewer, { words, titles }) =>
      words.bolstered({ side: titles.side(e.seat), card: titles.card(e.seat, e.card) }),
    topic: 'cards',
  },
  inspired: {
    sentence: (e, _viewer, { words, titles }) =>
      words.inspired({ side: titles.side(e.seat), card: titles.card(e.seat, e.card) }),
    topic: 'cards',
  },
  fogRemoved: {
    sentence: (e, _viewer, { words, titles }) => words.fogRemoved({ side: titles.side(e.seat) }),
    topic: 'cards',
  },
  tileControlled: {
    sentence(e, _viewer, { words, titles }) {
      const told = { side: titles.side(e.seat), tile: titles.tile(e.tile) };
      return e.isTaken ? words.tileTaken(told) : words.tileControlled(told);
    },
    mentions: itsTile,
    topic: 'ground',
    beats: (e) => [noteOfSide(e, e.isTaken ? 'taken' : 'controlled')],
  },
  fired: {
    sentence: (e, _viewer, context) => tellShot(e, context),
    // Not everything that fires has a counter on the map: a plane or a mine has none.
    mentions: (e, context) =>
      e.unit < 0
        ? [mentionUnit(e.target, context)]
        : [mentionUnit(e.unit, context), mentionUnit(e.target, context)],
    shot: (e, context) => shotText(e, shotTitle(e, context), context),
    topic: 'combat',
    beats: ({ unit, target, dice, total, isHit }) => [
      { kind: 'dice', unit, target, dice, total, isHit },
    ],
  },
  unitSuppressed: {
    sentence: (e, _viewer, { words, titles }) =>
      words.unitSuppressed({ unit: titles.unit(e.unit) }),
    mentions: itsUnit,
    topic: 'combat',
    beats: (e) => [stampOn(e.unit, 'suppressed')],
  },
  casualty: {
    sentence: tellCasualty,
    mentions: itsUnit,
    topic: 'combat',
    beats: (e) => [stampOn(e.unit, 'casualty')],
  },
  unitRemoved: {
    sentence: (e, _viewer, { words, titles }) => words.unitRemoved({ unit: titles.unit(e.unit) }),
    mentions: itsUnit,
    topic: 'combat',
    beats: (e) => [stampOn(e.unit, 'removed')],
  },
  turnEnded: {
    sentence: (e, _viewer, { words, titles }) =>
      words.turnEnded({ side: titles.side(e.seat), count: e.count }),
    topic: 'cards',
    isDeed: true,
  },
  // The page says how the game ended in a place of its own.
  gameEnded: { sentence: () => null, topic: null },
};

function tellDrawn(
  e: EventOf<CoreEvent, 'cardsDrawn'>,
  viewer: Viewer,
  { words, titles }: TextContext,
): string {
  const own = viewer === 'spectator' ? undefined : e.secret?.[e.seat];
  const side = titles.side(e.seat);
  if (own === undefined) return words.cardsDrawn({ side, count: e.count });
  return words.cardsDrawnOwn({
    side,
    cards: titles.cards(e.seat, own.cards),
  });
}

/** Only the soldier's own side learns the name. */
function tellCasualty(
  e: EventOf<CoreEvent, 'casualty'>,
  _viewer: Viewer,
  { rules, words, titles, names }: TextContext,
): string {
  const seat = e.unit < rules.split ? 0 : 1;
  const told = {
    unit: titles.unit(e.unit),
    zone: phrase(names.zones[e.zone]?.from ?? e.zone),
  };
  const own = e.secret?.[seat];
  if (own === undefined) return words.casualty(told);
  return words.casualtyOwn({ ...told, soldier: titles.soldier(seat, own.card) });
}

function tellBids(
  e: EventOf<CoreEvent, 'bidsRevealed'>,
  _viewer: Viewer,
  { rules, words, titles }: TextContext,
): string {
  const initiative = (card: number): number =>
    card < 0 ? 0 : (rules.kinds[rules.kindOf[card] ?? 0]?.initiative ?? 0);
  const name = (seat: number, isBeaten: boolean): Phrase => {
    const card = e.cards[seat] ?? -1;
    if (card < 0) return phrase(words.noBid({ isBeaten }));
    const told = { card: titles.card(seat, card), initiative: initiative(card), isBeaten };
    return phrase(words.bidOf(told));
  };
  const [one = -1, two = -1] = e.cards;
  const first = titles.side(e.first);
  if (initiative(one) === initiative(two))
    return words.bidsTied({ one: name(0, false), two: name(1, false), first });
  return words.bidsRevealed({ won: name(e.first, false), lost: name(1 - e.first, true), first });
}
