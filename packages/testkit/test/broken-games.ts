import { type Chance, idOf, nth, ofSeat } from '@bivouac/kernel';
import { box, skirmish, type View } from '@bivouac/skirmish';
import { probeChance } from '../src/index.ts';
import { type BrokenGame, hasMark, mark, withActions, withView, withWorld } from './breaking.ts';

/** Broken state, lists, copies, views and worlds. */
export const BROKEN_GAMES: readonly BrokenGame[] = [
  {
    check: 'plain-state',
    bug: 'a fraction in the state',
    also: ['view-plain'],
    make: () => ({
      ...skirmish,
      setup(setup, io) {
        const state = skirmish.setup(setup, io);
        state.public.rounds += 0.5;
        return state;
      },
    }),
  },
  {
    check: 'invariants',
    bug: 'a played card vanishes',
    also: ['pure-questions'],
    make: () => ({
      ...skirmish,
      apply(state, seat, action, io) {
        skirmish.apply(state, seat, action, io);
        if (action.kind === 'order') ofSeat(state.public.discards, seat).pop();
      },
    }),
  },
  {
    check: 'awaiting',
    bug: 'awaited seats in the wrong order',
    make: () => ({
      ...skirmish,
      awaiting(state) {
        const now = skirmish.awaiting(state);
        return now.kind === 'over' ? now : { kind: 'seats', seats: now.seats.toReversed() };
      },
    }),
  },
  {
    check: 'awaiting',
    bug: 'a winner who does not sit at the table',
    make: () => ({
      ...skirmish,
      awaiting(state) {
        const now = skirmish.awaiting(state);
        return now.kind === 'seats'
          ? now
          : { kind: 'over', outcome: { ...now.outcome, winners: [7] } };
      },
    }),
  },
  {
    check: 'pure-questions',
    bug: 'listing the actions turns the discards over',
    also: ['silent-reveal', 'undo'],
    make: () =>
      withActions((list, state) => {
        state.public.discards[0].reverse();
        return [...list];
      }),
  },
  {
    check: 'actions-offered',
    bug: 'a player whose cards are all alike cannot play any',
    also: ['actions-apply', 'preview'],
    make: () =>
      withActions((list) => (list.length === 1 && list[0]?.kind === 'order' ? [] : [...list])),
  },
  {
    check: 'actions-sorted',
    bug: 'actions listed backwards',
    make: () => withActions((list) => list.toReversed()),
  },
  {
    check: 'actions-unique',
    bug: 'the last action listed twice',
    make: () => withActions((list) => [...list, ...list.slice(-1)]),
  },
  {
    check: 'notation',
    bug: '“halt” prints as “stand”',
    also: ['replay'],
    make: () => ({
      ...skirmish,
      notation: {
        ...skirmish.notation,
        print: (action) => (action.kind === 'halt' ? 'stand' : skirmish.notation.print(action)),
      },
    }),
  },
  {
    check: 'actions-apply',
    bug: 'an ambush crashes',
    also: ['dice-order', 'preview'],
    make: () => ({
      ...skirmish,
      apply(state, seat, action, io) {
        if (action.kind === 'ambush') throw new Error('no such thing');
        skirmish.apply(state, seat, action, io);
      },
    }),
  },
  {
    check: 'dice-order',
    bug: 'a player whose first die is the higher one moves first in the next round',
    make: () => ({
      ...skirmish,
      apply(state, seat, action, io) {
        let isFirstHigher = false;
        const chance: Chance = {
          ...io.chance,
          dice(count, sides, why) {
            const faces = io.chance.dice(count, sides, why);
            isFirstHigher = nth(faces, 0) > nth(faces, 1);
            return faces;
          },
        };
        skirmish.apply(state, seat, action, { chance, emit: io.emit });
        if (isFirstHigher) state.public.first = seat;
      },
    }),
  },
  {
    check: 'explain',
    bug: 'a reason against what is on offer',
    make: () => ({
      ...skirmish,
      explain: (view, action) =>
        action.kind === 'halt' ? { code: 'never' } : skirmish.explain?.(view, action),
    }),
  },
  {
    check: 'answers',
    bug: 'an attack does not count as an answer',
    make: () => ({
      ...skirmish,
      answers: (view) => (skirmish.answers?.(view) ?? []).filter((kind) => kind !== 'attack'),
    }),
  },
  {
    check: 'subjects',
    bug: 'there is nothing to point at in order to stop',
    make: () => ({
      ...skirmish,
      subjects: (view, action) =>
        action.kind === 'halt' ? [] : (skirmish.subjects?.(view, action) ?? []),
    }),
  },
  {
    check: 'subjects',
    bug: 'an attacked unit is named twice',
    make: () => ({
      ...skirmish,
      subjects(view, action) {
        const all = skirmish.subjects?.(view, action) ?? [];
        return action.kind === 'attack' ? [...all, ...all.slice(-1)] : all;
      },
    }),
  },
  {
    check: 'clone',
    bug: 'a clone shares the discards',
    also: ['round-trip'],
    make: () => ({
      ...skirmish,
      clone(state) {
        const copy = skirmish.clone(state);
        copy.public.discards = state.public.discards;
        return copy;
      },
    }),
  },
  {
    check: 'round-trip',
    bug: 'the state hangs on something that JSON does not carry',
    make: () => ({
      ...skirmish,
      setup: (setup, io) => mark(skirmish.setup(setup, io)),
      clone: (state) => (hasMark(state) ? mark(skirmish.clone(state)) : skirmish.clone(state)),
      determinise: (view, chance) => mark(skirmish.determinise(view, chance)),
      apply(state, seat, action, io) {
        skirmish.apply(state, seat, action, io);
        if (action.kind === 'march' && !hasMark(state)) state.public.first = 1 - state.public.first;
      },
    }),
  },
  {
    check: 'view-plain',
    bug: 'an undefined field in the view',
    make: () => withView((view) => Object.assign(view, { note: undefined })),
  },
  {
    check: 'view-question',
    bug: 'a spectator is not told what is asked',
    make: () =>
      withView((view) => (view.viewer === 'spectator' ? { ...view, question: null } : view)),
  },
  {
    check: 'view-detached',
    bug: 'the view hands out the state’s own units',
    make: () =>
      withView((view, state) => {
        view.public.at = state.public.at;
        return view;
      }),
  },
  {
    check: 'world-view',
    bug: 'a world forgets who is first',
    also: ['silent-reveal'],
    make: () =>
      withWorld((world) => {
        world.public.first = 0;
        return world;
      }),
  },
  {
    check: 'world-valid',
    bug: 'a world deals a card that does not exist so often',
    make: () =>
      withWorld((world, view) => {
        const deck = world.secret.decks[0];
        if (view.open === null && deck.length > 0) deck[0] = idOf(deck[0] === 2 ? 0 : 2);
        return world;
      }),
  },
  {
    check: 'world-repeatable',
    bug: 'every world is cut at another place',
    make() {
      let calls = 0;
      return withWorld((world, view) => {
        calls += 1;
        const deck = world.secret.decks[0];
        if (view.open === null) deck.unshift(...deck.splice(deck.length - (calls % 3)));
        return world;
      });
    },
  },
  {
    check: 'world-actions',
    bug: 'no attack is offered against an ambush in the other hand',
    make: () =>
      withActions((list, state, seat) => {
        const danger = ofSeat(state.seats, 1 - seat).hand.includes(box.AMBUSH);
        const safe = list.filter((action) => action.kind !== 'attack');
        return danger && safe.length > 0 ? safe : [...list];
      }),
  },
  {
    check: 'canary',
    bug: 'the view shows the top of the viewer’s deck, and worlds keep to it',
    make: () => ({
      ...withView((view, state, viewer) => {
        const top = typeof viewer === 'number' ? ofSeat(state.secret.decks, viewer).at(-1) : -1;
        return Object.assign(view, { top: top ?? -1 });
      }),
      determinise(view, chance) {
        const world = skirmish.determinise(view, chance);
        const top = (view as View & { top: (typeof box.CARD_IDS)[number] }).top;
        const deck = typeof view.viewer === 'number' ? ofSeat(world.secret.decks, view.viewer) : [];
        const at = deck.indexOf(top);
        if (at >= 0) deck.push(...deck.splice(at, 1));
        return world;
      },
    }),
  },
];

/** Bugs that no single step shows: a whole run finds that there was nothing to look at. */
export const BLIND_GAMES: readonly BrokenGame[] = [
  {
    check: 'world-varies',
    bug: 'every world is dealt alike',
    make: () => ({
      ...skirmish,
      determinise: (view) => skirmish.determinise(view, probeChance(1)),
    }),
  },
  {
    check: 'explain',
    bug: 'no reasons are given at all',
    make() {
      const { explain: _, ...silent } = skirmish;
      return silent;
    },
  },
  {
    check: 'preview',
    bug: 'nothing is ever weighed up',
    make: () => ({ ...skirmish, preview: () => null }),
  },
];
