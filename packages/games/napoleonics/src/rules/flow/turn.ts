import { defineMachine, idOf, type Machine, nth, type Seat } from '@bivouac/kernel';
import { type Action, DONE, EXIT, GO, KEEP, PICK, PICK_LEADER } from '../actions.ts';
import { attacks, canAnyUnitAttack } from '../attacks.ts';
import { claimGround, endGame } from '../banners.ts';
import { drawCards, drawTwo, removeCard, reshuffle } from '../cards.ts';
import { CARDS, ELAN } from '../data/cards.ts';
import type { Event } from '../events.ts';
import type { HexId, LeaderId, UnitId } from '../ids.ts';
import { NO_CARD, NO_HEX, NO_UNIT } from '../ids.ts';
import { companion } from '../movement.ts';
import {
  canAnyPieceMove,
  movableLeaders,
  movableUnits,
  moveLeader,
  moveUnit,
  reachOf,
} from '../moves.ts';
import { isAnyPieceOrderable, unformable } from '../orders.ts';
import { exitLeader, exitUnit, leaderOfUnit, placeUnit } from '../pieces.ts';
import { noOrders } from '../pools.ts';
import type { Question } from '../questions.ts';
import type { Scenario } from '../scenario.ts';
import {
  bannersOf,
  enemyOf,
  hexOf,
  insertCard,
  leaderHexOf,
  leaderOn,
  type PublicPart,
  type State,
  seatPart,
  unitAt,
} from '../state.ts';
import { clearTasks, markFought } from '../tasks.ts';
import { blowProcedures } from './blow.ts';
import {
  chooseMode,
  choosePlace,
  chooseRally,
  chooseSection,
  chooseSupply,
  detachable,
  giveOrder,
  perCard,
  playCard,
  rallyHexes,
} from './command.ts';
import { fleeProcedure } from './flee.ts';
import { type Ask, type Book, kit, only, type Proc, type StepOf, scenarioIn } from './kit.ts';
import { meleeProcedures } from './melee.ts';
import { meleeVars } from './melee-vars.ts';
import type { TurnVars } from './read-card.ts';
import { sufferProcedures } from './suffer.ts';

const { procedure, run, ask, call, when, loop } = kit;

/**
 * The box knows no limit; ours keeps two shy armies from playing forever (ruling N-2).
 * @rule napoleonics/turn-limit
 */
export const MAX_TURNS = 200;

/** The side with more banners when night falls. */
function aheadInBanners(part: PublicPart): Seat[] {
  const lead = bannersOf(part, 0).length - bannersOf(part, 1).length;
  return lead === 0 ? [] : [lead > 0 ? 0 : 1];
}

type TurnStep = StepOf<TurnVars>;
type MoveVars = { seat: Seat; unit: UnitId; leader: LeaderId };

export function napoleonicsMachine(book: Book): Machine<State, Action, Event, Question> {
  return defineMachine([
    ...turnProcedures(book),
    ...meleeProcedures(book),
    ...blowProcedures(book),
    ...sufferProcedures(book),
    fleeProcedure(book),
  ]);
}

const seats = (_state: State, vars: { seat: Seat }): readonly Seat[] => only(vars.seat);

const begin = (book: Book): TurnStep =>
  run<TurnVars>((state, { seat }, io) => {
    const part = state.public;
    part.turn += 1;
    part.active = seat;
    clearTasks(part);
    part.mode = 0;
    part.as = NO_CARD;
    part.orders = noOrders();
    part.dice = [];
    part.strikes = 0;
    io.emit({ type: 'turnBegan', turn: part.turn, seat });
    claimGround(scenarioIn(book, state), state, seat, io);
  });

const mayOrder = (book: Book, state: State): boolean => {
  const scenario = scenarioIn(book, state);
  const part = state.public;
  if (isAnyPieceOrderable(scenario, part)) return true;
  return unformable(scenario, part).length > 0 || detachable(scenario, part).length > 0;
};

/** Short Supply: the unit goes back now that its place is known. */
const sendBack = (book: Book): TurnStep =>
  when<TurnVars>(
    (_state, vars) => vars.unit >= 0 && vars.hex >= 0,
    [
      run((state, { unit, hex }, io) => {
        const leader = leaderOfUnit(state.public, unit);
        placeUnit(scenarioIn(book, state), state, unit, hex, leader, io);
      }),
    ],
  );

const wants = (name: string) => (_state: State, vars: TurnVars) => vars.wants === name;

const command = (book: Book): TurnStep[] => [
  ask(playCard(book)),
  when(wants('mode'), [ask(chooseMode)]),
  when(wants('supply'), [ask(chooseSupply(book))]),
  when(wants('section'), [ask(chooseSection(book))]),
  when(wants('place'), [ask(choosePlace(book))]),
  sendBack(book),
  loop<TurnVars>(
    12,
    (state, vars) =>
      vars.wants === 'rally' && rallyHexes(scenarioIn(book, state), state.public, vars).length > 0,
    [ask(chooseRally(book))],
  ),
  loop<TurnVars>(60, (state, vars) => !vars.isOver && mayOrder(book, state), [
    ask(giveOrder(book)),
  ]),
  run<TurnVars>((_state, vars) => {
    vars.isOver = false;
  }),
];

export const pickMover = (book: Book): Ask<TurnVars> => ({
  question: () => ({ kind: 'pick' }),
  seats,
  offers(state) {
    const offers: Action[] = [];
    const part = state.public;
    for (const hex of movableUnits(scenarioIn(book, state), part)) offers.push(nth(PICK, hex));
    for (const hex of movableLeaders(part)) offers.push(nth(PICK_LEADER, hex));
    offers.push(DONE);
    return offers;
  },
  take(state, _seat, action, vars) {
    vars.unit = NO_UNIT;
    vars.from = -1;
    if (action.kind === 'done') vars.isOver = true;
    else if (action.kind === 'pick') vars.unit = unitAt(state.public, action.hex);
    else if (action.kind === 'pickLeader') vars.from = leaderOn(state.public, action.hex);
  },
});

export const chooseGoal = (book: Book): Ask<MoveVars> => ({
  question: (_state, { unit, leader }) => ({ kind: 'go', unit, leader }),
  seats,
  offers(state, _seat, vars) {
    const { hexes, exit } = reachOf(scenarioIn(book, state), state.public, vars);
    const own = vars.unit >= 0 ? hexOf(state.public, vars.unit) : leaderHex(state.public, vars);
    let isOwnListed = false;
    const offers: Action[] = [];
    for (const hex of hexes) {
      if (!isOwnListed && own < hex) {
        offers.push(nth(GO, own));
        isOwnListed = true;
      }
      offers.push(nth(GO, hex));
    }
    if (!isOwnListed) offers.push(nth(GO, own));
    if (exit > 0) offers.push(EXIT);
    return offers;
  },
  take(state, _seat, action, vars, io) {
    const scenario = scenarioIn(book, state);
    if (action.kind === 'exit') {
      const { unit } = vars;
      if (unit >= 0) exitUnit(scenario, state, unit, companion(state.public, unit), io);
      else exitLeader(scenario, state, vars.leader, leaderHex(state.public, vars), io);
    } else if (action.kind === 'go') {
      if (vars.unit >= 0) moveUnit(scenario, state, vars.unit, action.hex, io);
      else moveLeader(scenario, state, vars.leader, action.hex, io);
    }
  },
});

const movement = (book: Book): TurnStep =>
  loop<TurnVars>(
    80,
    (state, vars) => !vars.isOver && canAnyPieceMove(scenarioIn(book, state), state.public),
    [
      ask(pickMover(book)),
      when(
        (_state, vars) => vars.unit >= 0 || vars.from >= 0,
        [
          call('move', (_state, { seat, unit, from }) => ({
            seat,
            unit,
            leader: idOf<'leader'>(from),
          })),
        ],
      ),
    ],
  );

export const chooseAttack = (book: Book): Ask<TurnVars> => ({
  question: () => ({ kind: 'attack' }),
  seats,
  offers(state) {
    const offers = attacks(scenarioIn(book, state), state.public);
    offers.push(DONE);
    return offers;
  },
  take(state, _seat, action, vars) {
    vars.from = -1;
    vars.unit = NO_UNIT;
    if (action.kind === 'done') vars.isOver = true;
    if (action.kind === 'melee' || action.kind === 'fire') {
      vars.unit = unitAt(state.public, action.from);
      vars.from = action.from;
      vars.hex = action.hex;
      vars.wants = action.kind;
    }
  },
});

const shoot: readonly TurnStep[] = [
  run<TurnVars>((state, { unit }) => {
    markFought(state.public, unit);
  }),
  call<TurnVars>('blow', (state, { unit, from, hex }) => ({
    why: 'ranged',
    unit,
    from: idOf<'hex'>(from),
    hex,
    target: unitAt(state.public, hex),
    leader: -1,
    guns: [],
    isBonus: false,
    hits: 0,
    flags: 0,
  })),
];

const battle = (book: Book): TurnStep[] => [
  run<TurnVars>((_state, vars) => {
    vars.isOver = false;
  }),
  loop<TurnVars>(
    80,
    (state, vars) => !vars.isOver && canAnyUnitAttack(scenarioIn(book, state), state.public),
    [
      ask(chooseAttack(book)),
      when(
        (_state, vars) => vars.unit >= 0,
        [
          when(wants('fire'), shoot, [
            call('melee', (state, { from, hex }) => meleeVars(state, idOf(from), hex, false)),
          ]),
        ],
      ),
    ],
  ),
];

export const keepCard: Ask<TurnVars> = {
  question: () => ({ kind: 'keep' }),
  seats,
  offers: (state, seat) => perCard(seatPart(state, seat).drawn, KEEP),
  take(state, seat, action, _vars, io) {
    if (action.kind !== 'keep') return;
    const own = seatPart(state, seat);
    removeCard(own.drawn, action.card);
    insertCard(own.hand, action.card);
    const [other = NO_CARD] = own.drawn;
    own.drawn = [];
    state.public.discards.push(other);
    io.emit({ type: 'cardKept', seat, card: other, shows: true });
  },
};

const isScout = (state: State): boolean => CARDS[state.public.as]?.scouts === true;

/**
 * Konec kola a los: the side that struck first draws first; Élan shuffles all cards again.
 * @rule napoleonics/end-of-turn napoleonics/first-strike
 */
const discard = run<TurnVars>((state, { seat }, io) => {
  const part = state.public;
  part.discards.push(part.card);
  part.card = NO_CARD;
  if (part.as === ELAN) reshuffle(state, io);
  drawCards(state, enemyOf(seat), part.strikes, io);
  if (isScout(state)) drawTwo(state, seat, io);
  else drawCards(state, seat, 1, io);
});

/** @rule napoleonics/turn */
function turnProcedures(book: Book): Proc[] {
  return [
    procedure('battle', [
      loop(MAX_TURNS + 1, (state) => state.public.turn < MAX_TURNS, [
        call('turn', (state) => newTurn(nextSeat(scenarioIn(book, state), state.public))),
      ]),
      run((state, _vars, io) => endGame(state, aheadInBanners(state.public), 'exhausted', io)),
    ]),
    procedure<TurnVars>('turn', [
      begin(book),
      ...command(book),
      movement(book),
      ...battle(book),
      discard,
      when<TurnVars>(isScout, [ask(keepCard)]),
    ]),
    procedure<MoveVars>('move', [ask(chooseGoal(book))]),
  ];
}

const newTurn = (seat: Seat): TurnVars => ({
  seat,
  wants: '',
  symbols: [],
  unit: NO_UNIT,
  section: -1,
  isOver: false,
  from: -1,
  hex: NO_HEX,
});

const nextSeat = (scenario: Scenario, part: PublicPart): Seat =>
  part.turn === 0 ? scenario.first : enemyOf(part.active);

const leaderHex = (part: PublicPart, vars: MoveVars): HexId => leaderHexOf(part, vars.leader);
