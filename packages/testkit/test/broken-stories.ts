import { nth, ofSeat } from '@bivouac/kernel';
import { type Action, skirmish } from '@bivouac/skirmish';
import {
  type BrokenGame,
  decksOf,
  handsOf,
  hasMark,
  mark,
  tellDecks,
  withActions,
  withClearing,
  withEmit,
  withEvents,
} from './breaking.ts';

/** Broken events, secrets, records, odds. */
export const BROKEN_STORIES: readonly BrokenGame[] = [
  {
    check: 'events-plain',
    bug: 'an undefined field in an event',
    make: () => ({
      ...skirmish,
      apply: (state, seat, action, io) =>
        skirmish.apply(
          state,
          seat,
          action,
          withEmit(io, (e) => Object.assign({ note: undefined }, e)),
        ),
    }),
  },
  {
    check: 'events-secret',
    bug: 'the public half of a draw names the cards',
    make: () => ({
      ...skirmish,
      apply: (state, seat, action, io) =>
        skirmish.apply(
          state,
          seat,
          action,
          withEmit(io, (e) =>
            e.type === 'cardsDrawn' ? Object.assign({ cards: e.secret?.[e.seat] ?? [] }, e) : e,
          ),
        ),
    }),
  },
  {
    check: 'silent-reveal',
    bug: 'the reaction window opens only for who holds an ambush',
    make: () => ({
      ...skirmish,
      apply(state, seat, action, io) {
        skirmish.apply(state, seat, action, io);
        const other = 1 - seat;
        const offers = skirmish.actions(state, other);
        const [only] = offers;
        if (offers.length === 1 && only?.kind === 'stand') skirmish.apply(state, other, only, io);
      },
    }),
  },
  {
    check: 'commitment',
    bug: 'an event shows the first bid before the second is made',
    make: () => ({
      ...skirmish,
      apply: (state, seat, action, io) =>
        skirmish.apply(
          state,
          seat,
          action,
          withEmit(io, (e) =>
            e.type === 'bidPlaced' && action.kind === 'bid'
              ? Object.assign({ card: action.card }, e)
              : e,
          ),
        ),
    }),
  },
  {
    check: 'undo',
    bug: 'clones share until they are written, but the original forgets that it is shared',
    make: () => ({
      ...skirmish,
      clone(state) {
        const copy = skirmish.clone(state);
        copy.public.at = state.public.at;
        return mark(copy);
      },
      apply(state, seat, action, io) {
        if (hasMark(state)) state.public.at = state.public.at.slice();
        skirmish.apply(state, seat, action, io);
      },
    }),
  },
  {
    check: 'replay',
    bug: 'every second game starts with the other side',
    make() {
      let calls = 0;
      return {
        ...skirmish,
        setup(setup, io) {
          const state = skirmish.setup(setup, io);
          calls += 1;
          state.public.first = calls % 2;
          return state;
        },
      };
    },
  },
  {
    check: 'acts-seen',
    bug: 'a player may hesitate over a bid, and the others could count how often',
    make: () => {
      const isBidding = (list: readonly Action[]): boolean => list[0]?.kind === 'bid';
      const hesitate: Action = Object.freeze({ kind: 'stand' });
      return {
        ...withActions((list) =>
          (isBidding(list) ? [...list, hesitate] : [...list]).sort(skirmish.notation.compare),
        ),
        maxActions: 4 * skirmish.maxActions,
        answers: (view) => [...(skirmish.answers?.(view) ?? []), 'stand'],
        apply(state, seat, action, io) {
          if (action.kind === 'stand' && isBidding(skirmish.actions(state, seat))) return;
          skirmish.apply(state, seat, action, io);
        },
        explain: (view, action) =>
          action.kind === 'stand' ? undefined : skirmish.explain?.(view, action),
      };
    },
  },
  {
    check: 'former-rules',
    bug: 'older rules need an option that there is not',
    make: () => ({ ...skirmish, rules: 2, formerRules: { 1: { weather: 'fair' } } }),
  },
  {
    check: 'former-rules',
    bug: 'the rules of today are called older ones',
    make: () => ({ ...skirmish, formerRules: { 1: {} } }),
  },
  { check: 'length', bug: 'the bound is too low', make: () => ({ ...skirmish, maxActions: 5 }) },
  {
    check: 'length',
    bug: 'the bound is no number',
    make: () => ({ ...skirmish, maxActions: Number.NaN }),
  },
  {
    check: 'actions-frozen',
    bug: 'actions that all lists share can be changed',
    make() {
      const shared = new Map<string, Action>();
      const loose = (action: Action): Action => {
        const text = skirmish.notation.print(action);
        const known = shared.get(text) ?? { ...action };
        shared.set(text, known);
        return known;
      };
      return withActions((list) => list.map(loose));
    },
  },
  {
    check: 'events-sums',
    bug: 'the modifiers of a roll do not add up',
    make: () =>
      withEvents((event) => (event.type === 'fired' ? { ...event, modifiers: [] } : event)),
  },
  {
    check: 'odds',
    bug: 'no gist of an action without fire',
    make: () => ({
      ...skirmish,
      gist(events) {
        if (!events.some(({ type }) => type === 'fired')) throw new Error('no gist');
        return skirmish.gist?.(events) ?? '';
      },
    }),
  },
  {
    check: 'odds',
    bug: 'odds take an answer for granted that does not exist',
    make: () => ({
      ...skirmish,
      assume: (action) => [
        ...(skirmish.assume?.(action) ?? []),
        { kind: 'surrender' } as unknown as Action,
      ],
    }),
  },
  {
    check: 'preview',
    bug: 'a preview takes misses for hits',
    make: () => ({
      ...skirmish,
      preview(view, action) {
        const preview = skirmish.preview?.(view, action) ?? null;
        const weights = preview?.outcomes.map(({ weight }) => weight).reverse() ?? [];
        const outcomes = preview?.outcomes.map(({ key }, i) => ({ key, weight: nth(weights, i) }));
        return preview && { ...preview, outcomes: outcomes ?? [] };
      },
    }),
  },
  {
    check: 'preview',
    bug: 'a preview does not know what the worst is',
    make: () => ({
      ...skirmish,
      preview(view, action) {
        const preview = skirmish.preview?.(view, action) ?? null;
        return preview && { ...preview, outcomes: preview.outcomes.slice(1) };
      },
    }),
  },
  {
    check: 'events-secret',
    bug: 'turning over the bids shows both hands as well',
    make: () =>
      withEvents((event, state) =>
        event.type === 'bidsRevealed' ? Object.assign({ hands: handsOf(state) }, event) : event,
      ),
  },
  {
    check: 'events-secret',
    bug: 'a draw shows the deck to the opponent in private',
    make: () =>
      withEvents((event, state) => {
        if (event.type !== 'cardsDrawn') return event;
        const deck = ofSeat(state.secret.decks, event.seat).slice();
        return Object.assign({}, event, {
          secret: { ...event.secret, [1 - event.seat]: { deck } },
        });
      }),
  },
  {
    check: 'events-secret',
    bug: 'every event says it reveals, and carries the decks',
    make: () =>
      withEvents((event, state) =>
        Object.assign({ decks: decksOf(state) }, event, { reveals: true as const }),
      ),
  },
  {
    check: 'events-secret',
    bug: 'before the table is cleared, an event shows the decks without revealing them',
    make: () => withClearing((events, at, state) => events.toSpliced(at, 0, tellDecks(state))),
  },
  {
    check: 'events-secret',
    bug: 'the event that clears the table lays the decks open',
    make: () =>
      withClearing((events, at, state) =>
        events.map((event, i) =>
          i === at ? Object.assign({}, tellDecks(state, { reveals: true }), event) : event,
        ),
      ),
  },
  {
    check: 'events-secret',
    bug: 'after the table was cleared, the decks are laid open',
    make: () =>
      withClearing((events, _at, state) => [...events, tellDecks(state, { reveals: true })]),
  },
  {
    check: 'setup-events',
    bug: 'the set-up tells all hands',
    make: () => ({
      ...skirmish,
      setup(setup, io) {
        const state = skirmish.setup(setup, io);
        io.emit(
          Object.assign({ hands: handsOf(state) }, { type: 'roundBegan' as const, round: 0 }),
        );
        return state;
      },
    }),
  },
  {
    check: 'setup-events',
    bug: 'the set-up tells something that is not plain',
    make: () => ({
      ...skirmish,
      setup(setup, io) {
        io.emit(Object.assign({ map: new Map() }, { type: 'roundBegan' as const, round: 0 }));
        return skirmish.setup(setup, io);
      },
    }),
  },
];
