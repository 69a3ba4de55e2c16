import { phrase } from '@bivouac/text';
import type { CardId } from '../../rules/ids.ts';
import { roundOf } from '../../rules/index.ts';
import { type Records, secretOf } from './parts.ts';

/** Turns, cards and banners. */
export const CARD_RECORDS: Records<
  | 'turnBegan'
  | 'cardPlayed'
  | 'commandRolled'
  | 'sectionChosen'
  | 'firstStrikePlayed'
  | 'bannerWon'
  | 'bannerLost'
  | 'cardsDrawn'
  | 'cardKept'
  | 'deckReshuffled'
  | 'gameEnded'
> = {
  turnBegan: {
    sentence: (e, _viewer, { words, titles }) =>
      words.turnBegan({ round: roundOf(e.turn), side: titles.side(e.seat) }),
    topic: null,
  },
  cardPlayed: {
    sentence(e, _viewer, { words, titles }) {
      const told = { side: titles.side(e.seat), card: titles.card(e.card) };
      return e.as === e.card
        ? words.cardPlayed(told)
        : words.cardCounts({ ...told, as: titles.card(e.as) });
    },
    topic: 'cards',
    isDeed: true,
    // The player of a card has it in hand and needs no showing.
    beats: (e, viewer) =>
      e.seat === viewer ? [] : [{ kind: 'card', seat: e.seat, card: e.card, verb: 'play' }],
  },
  commandRolled: {
    sentence: (e, _viewer, { words, titles }) =>
      words.commandRolled({ side: titles.side(e.seat), dice: titles.dice(e.dice) }),
    topic: 'cards',
  },
  sectionChosen: {
    sentence: (e, _viewer, { words, titles }) =>
      words.sectionChosen({ side: titles.side(e.seat), section: titles.section(e.section) }),
    topic: 'cards',
  },
  firstStrikePlayed: {
    sentence: (e, _viewer, { words, titles }) =>
      words.firstStrikePlayed({ side: titles.side(e.seat) }),
    topic: 'combat',
    beats: (e) => [{ kind: 'card', seat: e.seat, card: -1, verb: 'strike' }],
  },
  bannerWon: {
    sentence(e, _viewer, { words, titles }) {
      const name = e.kind === undefined ? titles.leader(e.name) : titles.unit(e.kind);
      const why = phrase(words.bannerWhys[e.banner.source]({ name }));
      return words.bannerWon({ side: titles.side(e.seat), why });
    },
    topic: null,
    beats: (e) => [{ kind: 'card', seat: e.seat, card: -1, verb: 'banner' }],
  },
  bannerLost: {
    sentence: (e, _viewer, { words, titles }) => words.bannerLost({ side: titles.side(e.seat) }),
    topic: null,
    beats: (e) => [{ kind: 'card', seat: e.seat, card: -1, verb: 'banner' }],
  },
  cardsDrawn: {
    sentence(e, viewer, { words, titles }) {
      const own = secretOf<{ readonly cards: readonly CardId[] }>(e, viewer);
      const side = titles.side(e.seat);
      return own === undefined
        ? words.cardsDrawn({ side, count: e.count })
        : words.cardsDrawnOwn({ side, cards: titles.cards(own.cards) });
    },
    topic: 'cards',
  },
  cardKept: {
    sentence: (e, _viewer, { words, titles }) =>
      words.cardKept({ side: titles.side(e.seat), card: titles.card(e.card) }),
    topic: 'cards',
  },
  deckReshuffled: {
    sentence: (_e, _viewer, { words }) => words.deckReshuffled,
    topic: 'cards',
  },
  gameEnded: { sentence: () => null, topic: null },
};
