import { frameKit, type Io, must, nth, ofSeat, type Seat } from '@bivouac/kernel';
import {
  type Action,
  type ActionTables,
  type CardId,
  counterFor,
  DONE,
  deckOf,
  enemyOf,
  HUNKER,
  inPlay,
  insertCard,
  isOfSquad,
  kindsIn,
  listUses,
  only,
  type PlayVars,
  playOf,
  removeCard,
  removeFromGame,
  type Seen,
  seatPart,
  shuffleDeck,
  sideOfUnit,
  supplyOf,
  tileOf,
  unitKind,
  unitsOnBoard,
} from '@bivouac/undaunted-core';
import { reformUnit } from './casualty.ts';
import { CARDS, cardOf } from './data/cards.ts';
import { isTank } from './data/units.ts';
import type { Event } from './events.ts';
import type { CityPart, CityRules, CityState, CityVerb, Extra } from './extra.ts';
import { pinDown } from './fire.ts';
import type { Question } from './questions.ts';

type Reach = 'plain' | 'all';

/** The card once more, as if it had just been laid. */
function playAgain(
  rules: CityRules,
  part: CityPart,
  seat: Seat,
  card: CardId,
  again: Reach,
): PlayVars {
  const kind = nth(rules.kindOf, card);
  const unit = counterFor(rules, part, seat, kind);
  return { seat, card, kind, unit, value: 0, squad: -1, left: 0, again };
}

/**
 * Whether a card in the play area can act once more: a soldier of the squad whose counter is ready
 * (rulings S-5, S-6).
 */
function canAct(
  rules: CityRules,
  tables: ActionTables,
  seen: Seen<Extra>,
  play: PlayVars,
  again: Reach,
  card: CardId,
): boolean {
  if (card === play.card) return false;
  const part = seen.public;
  const then = playAgain(rules, part, play.seat, card, again);
  if (then.unit < 0 || part.isSuppressed[then.unit]) return false;
  if (!isOfSquad(rules, part, then.kind, play.squad)) return false;
  if (again === 'all' && isTank(then.unit)) return false;
  return listUses(rules, tables, seen, then).length > 0;
}

/** A played card acts again; it stays where it lies. */
const again = (verb: 'inspire' | 'exert', reach: Reach, tables: ActionTables): CityVerb => ({
  verb,
  obstacle: (rules, table, play) =>
    playOf(table.public, play.seat).some((card) => canAct(rules, tables, table, play, reach, card))
      ? null
      : { code: 'none-to-inspire' },
  refuse(rules, table, play, action) {
    if (action.kind !== 'take') return undefined;
    const { card } = action;
    const { seat } = play;
    if (!playOf(table.public, seat).includes(cardOf(card)))
      return { code: 'not-on-table', card, seat };
    if (!isOfSquad(rules, table.public, card, play.squad)) {
      return { code: 'other-squad', card, seat };
    }
    const isOne = canAct(rules, tables, table, play, reach, cardOf(card));
    return isOne ? undefined : { code: 'not-to-inspire', card, seat };
  },
  steps(rules) {
    const kit = frameKit<CityState, Action, Event, Question>();
    return [
      kit.ask<PlayVars>({
        question: (_state, vars) => ({ kind: verb, play: inPlay(vars, verb) }),
        seats: (_state, vars) => only(vars.seat),
        offers(state, seat, vars) {
          const seen = { public: state.public, own: seatPart(state, seat) };
          return playOf(state.public, seat)
            .filter((card) => canAct(rules, tables, seen, vars, reach, card))
            .sort((a, b) => a - b)
            .map((card) => nth(tables.take, card));
        },
        take(state, seat, action, vars, io) {
          if (action.kind !== 'take') return;
          io.emit({ type: verb === 'inspire' ? 'inspired' : 'exerted', seat, card: action.card });
          const then = playAgain(rules, state.public, seat, cardOf(action.card), reach);
          vars.left = then.unit;
          rules.call(state, 'play', then);
        },
      }),
      ...(verb === 'exert'
        ? [
            // Výpětí sil: afterwards the counter is turned over.
            kit.run<PlayVars>((state, { left: unit }, io) => {
              if (tileOf(state.public, unit) >= 0) pinDown(state, unit, io);
            }),
          ]
        : []),
    ];
  },
});

/**
 * Stalingrad, Povzbuzení: an act of a played card that is not upgraded.
 * @rule stalingrad/inspire stalingrad/upgraded-actions
 */
export const inspireAgain = (tables: ActionTables): CityVerb => again('inspire', 'plain', tables);
/**
 * Stalingrad, Výpětí sil: any act of a played card; then its counter is suppressed.
 * @rule stalingrad/exert stalingrad/upgraded-actions
 */
export const exert = (tables: ActionTables): CityVerb => again('exert', 'all', tables);

/**
 * Stalingrad, Připravit.
 * @rule stalingrad/rally
 */
export const rally = (tables: ActionTables): CityVerb => {
  const isOfIt = (rules: CityRules, unit: number, squad: number): boolean =>
    squad < 0 || unitKind(rules, unit).squad === squad;
  const shaken = (rules: CityRules, part: CityPart, { seat, squad }: PlayVars): number[] =>
    unitsOnBoard(rules, part, seat).filter(
      (unit) => part.isSuppressed[unit] && isOfIt(rules, unit, squad),
    );
  return {
    verb: 'rally',
    obstacle: (rules, table, play) =>
      shaken(rules, table.public, play).length > 0 ? null : { code: 'none-to-rally' },
    refuse(rules, table, play, action) {
      if (action.kind !== 'unit') return undefined;
      const { unit } = action;
      if (sideOfUnit(rules, unit) !== play.seat) return { code: 'not-yours', unit };
      if (!table.public.isSuppressed[unit]) return { code: 'not-shaken', unit };
      const isOne = isOfIt(rules, unit, play.squad);
      return isOne ? undefined : { code: 'unit-of-other-squad', unit };
    },
    steps(rules) {
      return [
        frameKit<CityState, Action, Event, Question>().ask<PlayVars>({
          question: (_state, vars) => ({ kind: 'rally', play: inPlay(vars, 'rally') }),
          seats: (_state, vars) => only(vars.seat),
          offers: (state, _seat, vars) =>
            shaken(rules, state.public, vars).map((unit) => nth(tables.unit, unit)),
          take(state, _seat, action, _vars, io) {
            if (action.kind !== 'unit') return;
            state.public.isSuppressed[action.unit] = false;
            io.emit({ type: 'unitRallied', unit: action.unit });
          },
        }),
      ];
    },
  };
};

/**
 * Stalingrad, Okamžité posily: a card from the supply straight to the hand.
 * @rule stalingrad/bring-up
 */
export const bringUp = (tables: ActionTables): CityVerb => {
  const kinds = (rules: CityRules, part: CityPart, seat: Seat): number[] =>
    kindsIn(rules, supplyOf(part, seat)).filter((kind) => kind !== rules.fog);
  return {
    verb: 'bring-up',
    obstacle: (rules, table, { seat }) =>
      supplyOf(table.public, seat).some((card) => rules.kindOf[card] !== rules.fog)
        ? null
        : { code: 'supply-empty' },
    refuse(rules, table, { seat }, action) {
      if (action.kind !== 'take') return undefined;
      const { card } = action;
      if (card === rules.fog) return { code: 'fog-not-bolstered' };
      const isThere = kinds(rules, table.public, seat).includes(card);
      return isThere ? undefined : { code: 'not-in-supply', card, seat };
    },
    steps(rules) {
      return [
        frameKit<CityState, Action, Event, Question>().ask<PlayVars>({
          question: (_state, vars) => ({ kind: 'bring-up', play: inPlay(vars, 'bring-up') }),
          seats: (_state, vars) => only(vars.seat),
          offers: (state, seat) =>
            kinds(rules, state.public, seat).map((kind) => nth(tables.take, kind)),
          take(state, seat, action, _vars, io) {
            if (action.kind !== 'take') return;
            const card = cardOf(action.card);
            removeCard(supplyOf(state.public, seat), card);
            insertCard(seatPart(state, seat).hand, card);
            io.emit({ type: 'broughtUp', seat, card });
            reformUnit(rules, state, seat, card, io);
          },
        }),
      ];
    },
  };
};

/**
 * Where a bomber is looked for, in order (Stalingrad, Protiletadlová obrana).
 * @rule stalingrad/anti-air
 */
function findBomber(state: CityState, seat: Seat): CardId[] | undefined {
  const { hand, discard } = seatPart(state, seat);
  return [hand, discard, deckOf(state, seat)].find((list) => list.some(isBomber));
}

const isBomber = (card: number): boolean => CARDS[card]?.name === 'bomber';

function shootDown(rules: CityRules, state: CityState, by: Seat, io: Io<Event>): boolean {
  const seat = enemyOf(by);
  const list = findBomber(state, seat);
  if (list === undefined) {
    io.emit({ type: 'nothingShotDown', seat, reveals: true });
    return false;
  }
  const card = must(list.filter(isBomber).sort((a, b) => a - b)[0], 'a bomber');
  removeCard(list, card);
  removeFromGame(rules, state, seat, card);
  ofSeat(state.public.extra.shotDown, seat).push(card);
  io.emit({ type: 'planeShotDown', seat, card, reveals: true });
  if (list === deckOf(state, seat)) shuffleDeck(state, seat, io);
  return true;
}

/**
 * Stalingrad, Protiletadlová obrana: a bomber is gone for good, or the card may go back.
 * @rule stalingrad/anti-air
 */
export const antiAir = (): CityVerb => ({
  verb: 'anti-air',
  obstacle: () => null,
  steps(rules) {
    const kit = frameKit<CityState, Action, Event, Question>();
    return [
      kit.run<PlayVars>((state, vars, io) => {
        vars.left = shootDown(rules, state, vars.seat, io) ? 0 : 1;
      }),
      kit.when<PlayVars>(
        (_state, { left }) => left > 0,
        [
          kit.ask<PlayVars>({
            question: (_state, vars) => ({ kind: 'stand-down', play: inPlay(vars, 'anti-air') }),
            seats: (_state, vars) => only(vars.seat),
            offers: () => [HUNKER, DONE],
            take(state, seat, action, { card }, io) {
              if (action.kind !== 'hunker') return;
              removeCard(playOf(state.public, seat), card);
              insertCard(supplyOf(state.public, seat), card);
              io.emit({ type: 'hunkeredDown', seat, card });
            },
          }),
        ],
      ),
    ];
  },
});
