import { type BaseAction, frameKit, type Io, nth, type Seat } from '@bivouac/kernel';
import { type Action, type ActionTables, DONE } from '../actions.ts';
import type { Event } from '../events.ts';
import type { KindId } from '../ids.ts';
import { inPlay, type PlayVars } from '../play.ts';
import type { PlayQuestion } from '../questions.ts';
import {
  CONTROLLED,
  type PublicPart,
  playOf,
  SCOUTED,
  type State,
  seatPart,
  supplyOf,
  tileOf,
} from '../state.ts';
import type { Rules, Seen, VerbRule } from '../types.ts';
import { cardsOf, enemyOf, isControlled, markerOn, only, setMarker, standing } from '../units.ts';
import {
  drawCards,
  findCopy,
  gainFog,
  insertCard,
  kindsIn,
  removeCard,
  removeFromGame,
} from '../zones.ts';

export const isOfSquad = <X>(
  rules: Rules<X>,
  part: PublicPart<X>,
  kind: KindId,
  squad: number,
): boolean =>
  squad < 0 || (rules.title.squadOf?.(part, kind) ?? rules.kinds[kind]?.squad) === squad;

/** Takes up to the value of cards, one after the other, from where `kinds` finds them. */
function taking<X, K extends 'bolster' | 'inspire'>(
  verb: K,
  tables: ActionTables,
  kinds: (state: State<X>, vars: PlayVars) => KindId[],
  take: (state: State<X>, vars: PlayVars, kind: KindId, io: Io<Event>) => void,
) {
  const kit = frameKit<State<X>, Action, Event, PlayQuestion<K>>();
  return kit.loop<PlayVars>(9, (state, vars) => vars.left > 0 && kinds(state, vars).length > 0, [
    kit.ask({
      question: (_state, vars) => ({ kind: verb, play: inPlay(vars, verb) }),
      seats: (_state, vars) => only(vars.seat),
      offers: (state, _seat, vars) => [
        ...kinds(state, vars).map((kind) => nth(tables.take, kind)),
        DONE,
      ],
      take(state, _seat, action, vars, io) {
        vars.left = action.kind === 'take' ? vars.left - 1 : 0;
        if (action.kind === 'take') take(state, vars, action.card, io);
      },
    }),
  ]);
}

/**
 * Normandie, Posily: from the supply to the discards. Fog of War is not offered (ruling R-9).
 * @rule normandy/bolster north-africa/bolster stalingrad/bolster
 */
export const bolster = <X>(tables: ActionTables): VerbRule<X, PlayQuestion<'bolster'>, Action> => {
  const kinds = (rules: Rules<X>, part: PublicPart<X>, { seat, squad }: PlayVars): KindId[] =>
    kindsIn(rules, supplyOf(part, seat)).filter(
      (kind) => kind !== rules.fog && isOfSquad(rules, part, kind, squad),
    );
  return {
    verb: 'bolster',
    obstacle: (rules, table, play) =>
      kinds(rules, table.public, play).length > 0 ? null : { code: 'supply-empty' },
    refuse(rules, table, { seat, squad }, action) {
      if (action.kind !== 'take') return undefined;
      const { card } = action;
      if (card === rules.fog) return { code: 'fog-not-bolstered' };
      if (!isOfSquad(rules, table.public, card, squad)) return { code: 'other-squad', card, seat };
      const isThere = findCopy(rules, supplyOf(table.public, seat), card) >= 0;
      return isThere ? undefined : { code: 'not-in-supply', card, seat };
    },
    steps: (rules) => [
      taking<X, 'bolster'>(
        'bolster',
        tables,
        (state, vars) => kinds(rules, state.public, vars),
        (state, { seat }, kind, io) => {
          const supply = supplyOf(state.public, seat);
          const card = findCopy(rules, supply, kind);
          removeCard(supply, card);
          insertCard(seatPart(state, seat).discard, card);
          io.emit({ type: 'bolstered', seat, card });
          rules.title.afterBolster?.(rules, state, seat, card, io);
        },
      ),
    ],
  };
};

/**
 * Normandie, Povzbuzení: a played card of the squad back to the hand.
 * @rule normandy/inspire north-africa/inspire
 */
export const inspire = <X>(tables: ActionTables): VerbRule<X, PlayQuestion<'inspire'>, Action> => {
  const kinds = (rules: Rules<X>, part: PublicPart<X>, { seat, squad }: PlayVars): KindId[] =>
    kindsIn(
      rules,
      playOf(part, seat).toSorted((a, b) => a - b),
    ).filter((kind) => {
      const card = rules.kinds[kind];
      return (
        card !== undefined && isOfSquad(rules, part, kind, squad) && rules.title.mayInspire(card)
      );
    });
  return {
    verb: 'inspire',
    obstacle: (rules, table, play) =>
      kinds(rules, table.public, play).length > 0 ? null : { code: 'none-to-inspire' },
    refuse(rules, table, { seat, squad }, action) {
      if (action.kind !== 'take') return undefined;
      const { card } = action;
      if (!isOfSquad(rules, table.public, card, squad)) return { code: 'other-squad', card, seat };
      const kind = rules.kinds[card];
      if (kind === undefined || !rules.title.mayInspire(kind)) {
        return { code: 'not-to-inspire', card, seat };
      }
      const isThere = findCopy(rules, playOf(table.public, seat), card) >= 0;
      return isThere ? undefined : { code: 'not-on-table', card, seat };
    },
    steps: (rules) => [
      taking<X, 'inspire'>(
        'inspire',
        tables,
        (state, vars) => kinds(rules, state.public, vars),
        (state, { seat }, kind, io) => {
          const played = playOf(state.public, seat);
          const card = findCopy(
            rules,
            played.toSorted((a, b) => a - b),
            kind,
          );
          removeCard(played, card);
          insertCard(seatPart(state, seat).hand, card);
          io.emit({ type: 'inspired', seat, card });
        },
      ),
    ],
  };
};

/** How many cards a side could draw at most: its deck and its discards. */
function drawable<X>(rules: Rules<X>, { public: part, own }: Seen<X>, seat: Seat): number {
  const elsewhere = own.hand.length + own.removed.length;
  const open = playOf(part, seat).length + supplyOf(part, seat).length;
  return cardsOf(rules, part, seat).length - elsewhere - open;
}

/**
 * Normandie, Za mnou!: “až 2” cards from the deck to the hand; all of them unless fewer are wanted.
 * @rule normandy/command north-africa/command stalingrad/command
 */
export const command = <X>(): VerbRule<X, never, Action> => ({
  verb: 'command',
  obstacle: () => null,
  lesser(rules, table, { seat, value }) {
    const most = Math.min(value, drawable(rules, table, seat));
    return Array.from({ length: Math.max(0, most - 1) }, (_, i) => i + 1);
  },
  steps: () => [
    frameKit<State<X>, Action, Event, never>().run<PlayVars>((state, { seat, value }, io) => {
      drawCards(state, seat, value, io);
    }),
  ],
});

/**
 * Normandie, Zmatení nepřítele: a Fog of War for the other side.
 * @rule normandy/conceal north-africa/conceal stalingrad/conceal
 */
export const conceal = <X>(): VerbRule<X, never, Action> => ({
  verb: 'conceal',
  obstacle: () => null,
  steps: (rules) => [
    frameKit<State<X>, Action, Event, never>().run<PlayVars>((state, { seat }, io) => {
      gainFog(rules, state, enemyOf(seat), 1, seat, io);
    }),
  ],
});

/**
 * Normandie, Průzkum: a Fog of War leaves the game for another card (ruling R-2). Elsewhere the act
 * may be chosen without a Fog of War in hand, and does nothing (Severní Afrika, Průzkum).
 * @rule normandy/recon north-africa/recon stalingrad/recon
 */
export const recon = <X, A extends BaseAction = Action>(
  withoutFog: 'refused' | 'idle' = 'refused',
): VerbRule<X, never, A> => ({
  verb: 'recon',
  obstacle: (rules, table) =>
    withoutFog === 'idle' || findCopy(rules, table.own.hand, rules.fog) >= 0
      ? null
      : { code: 'no-fog-in-hand' },
  steps: (rules) => [
    frameKit<State<X>, A, Event, never>().run<PlayVars>((state, { seat }, io) => {
      const { hand } = seatPart(state, seat);
      const card = findCopy(rules, hand, rules.fog);
      if (card < 0) return;
      removeCard(hand, card);
      removeFromGame(rules, state, seat, card);
      io.emit({ type: 'fogRemoved', seat, shows: true });
      drawCards(state, seat, 1, io);
    }),
  ],
});

/**
 * Normandie, Ovládnutí: turns the friendly marker on the unit's tile to its controlled face.
 * @rule normandy/control north-africa/control stalingrad/control
 */
export const control = <X>(): VerbRule<X, never, Action> => ({
  verb: 'control',
  obstacle(rules, table, play) {
    const part = table.public;
    const tile = standing(rules, part, play);
    const marker = markerOn(rules, part, play.seat, tile);
    if (rules.title.isControlBlocked(rules, part, play.seat, tile))
      return { code: 'enemy-present', tile };
    if (marker === SCOUTED) return null;
    if (marker === CONTROLLED) {
      return rules.title.canRaise?.(rules, part, play.seat, tile)
        ? null
        : { code: 'already-controlled', tile };
    }
    return { code: 'not-scouted', tile };
  },
  steps: (rules) => [
    frameKit<State<X>, Action, Event, never>().run<PlayVars>((state, { seat, unit }, io) => {
      const part = state.public;
      const tile = tileOf(part, unit);
      if (isControlled(rules, part, seat, tile)) {
        rules.title.raise?.(rules, state, seat, tile, io);
      } else {
        const enemy = enemyOf(seat);
        const isTaken = isControlled(rules, part, enemy, tile);
        setMarker(rules, part, seat, tile, CONTROLLED);
        if (isTaken) setMarker(rules, part, enemy, tile, SCOUTED);
        io.emit({ type: 'tileControlled', seat, tile, isTaken });
      }
      rules.title.settle(rules, state, seat, io);
    }),
  ],
});
