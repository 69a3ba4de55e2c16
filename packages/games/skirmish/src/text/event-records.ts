import { type EventRecords, phrase } from '@bivouac/text';
import type { Event } from '../rules/index.ts';
import { nameOutcome } from './outcome.ts';
import type { Wording } from './wording.ts';

/**
 * Text and motion of each type of event: its line in the log, what the line is about, and what can be
 * seen moving. `packages/text/src/event-record.ts` documents every field.
 */
export const EVENT_RECORDS: EventRecords<Event, Wording> = {
  roundBegan: {
    topic: null,
    sentence: (e, _viewer, { sentences }) => sentences.roundBegan(e),
  },
  deckReshuffled: {
    topic: null,
    sentence: (e, _viewer, { sentences, side }) => sentences.deckReshuffled({ side: side(e.seat) }),
  },
  cardsDrawn: {
    topic: 'cards',
    sentence(e, viewer, { sentences, side, cards }) {
      const own = viewer === 'spectator' ? undefined : e.secret?.[e.seat];
      return own === undefined
        ? sentences.cardsDrawn({ side: side(e.seat), count: e.count })
        : sentences.cardsDrawnOwn({ side: side(e.seat), cards: cards(own.cards) });
    },
  },
  bidPlaced: {
    topic: null,
    sentence: (e, _viewer, { sentences, side }) => sentences.bidPlaced({ side: side(e.seat) }),
  },
  bidsRevealed: {
    topic: null,
    sentence({ cards: [blue, red], first }, _viewer, { sentences, side, card }) {
      return sentences.bidsRevealed({ blue: card(blue), red: card(red), first: side(first) });
    },
  },
  cardPlayed: {
    topic: 'cards',
    isDeed: true,
    sentence: (e, _viewer, { sentences, side, card }) =>
      sentences.cardPlayed({ side: side(e.seat), card: card(e.card) }),
    // Players who play a card themselves have seen it.
    beats: (e, viewer) =>
      e.seat === viewer ? [] : [{ kind: 'card', seat: e.seat, card: e.card, verb: 'play' }],
  },
  unitMarched: {
    topic: 'ground',
    sentence: (e, _viewer, { sentences, unit, area }) =>
      sentences.unitMarched({ unit: unit(e.unit), from: area(e.from), to: area(e.to) }),
    beats: ({ unit, from, to }) => [{ kind: 'slide', unit, from, to }],
  },
  attackDeclared: {
    topic: 'combat',
    sentence: (e, _viewer, { sentences, unit, area }) =>
      sentences.attackDeclared({ unit: unit(e.unit), area: area(e.area) }),
  },
  ambushSprung: {
    topic: 'combat',
    sentence: (e, _viewer, { sentences, side }) => sentences.ambushSprung({ side: side(e.seat) }),
  },
  fired: {
    topic: 'combat',
    sentence(e, _viewer, { sentences, unit }) {
      const parts = e.modifiers.map(({ source, value }) => sentences[source]({ value }));
      const need = phrase(parts.join(' '));
      const dice = phrase(e.dice.join(' '));
      const { hits } = e;
      return sentences.fired({ unit: unit(e.unit), target: unit(e.target), dice, need, hits });
    },
    beats: ({ unit, target, dice, total, hits }) => [
      { kind: 'dice', unit, target, dice, total, isHit: hits > 0 },
    ],
  },
  unitLost: {
    topic: 'combat',
    sentence: (e, _viewer, { sentences, unit }) => sentences.unitLost({ unit: unit(e.unit) }),
    beats: ({ unit }) => [{ kind: 'stamp', unit, stamp: 'removed' }],
  },
  gameEnded: {
    topic: null,
    sentence: (e, _viewer, wording) => nameOutcome(e, null, wording),
  },
};
