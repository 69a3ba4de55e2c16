import { idOf, nth } from '@bivouac/kernel';
import {
  type Action,
  ADVANCE,
  ATTACK,
  BATTLE_BACK,
  GO,
  HALT,
  HOLD,
  JOIN,
  meleeAction,
  RETIRE,
  SQUARE,
  STAND,
  STRIKE,
} from '../actions.ts';
import { mayHoldFirstStrike, removeCard } from '../cards.ts';
import { BATTLES_BACK_AFTER_FIRST_STRIKE } from '../data/book-flags.ts';
import { FIRST_STRIKE } from '../data/cards.ts';
import { ARTILLERY, CAVALRY } from '../data/kinds.ts';
import { countDice } from '../dice.ts';
import type { RollWhy } from '../events.ts';
import type { HexId } from '../ids.ts';
import { neighboursOf } from '../map.ts';
import { canEnter, crossesWorks, mayBattleOn } from '../movement.ts';
import { stepWith } from '../pieces.ts';
import type { DeclaredMelee } from '../questions.ts';
import { retireHexes } from '../retreat.ts';
import { classOf, groundAt, kindName } from '../scenario.ts';
import { formSquare, mayFormSquare } from '../square.ts';
import { hexOf, isInSquare, leaderOn, type State, seatPart, unitAt } from '../state.ts';
import { joinableGuns, meleeTargets } from '../targets.ts';
import { markFought } from '../tasks.ts';
import { type Ask, type Book, kit, only, type Proc, type StepOf, scenarioIn } from './kit.ts';
import {
  attackerSeat,
  defenderSeat,
  type MeleeVars,
  meleeVars,
  RETIRES,
  STRIKES_FIRST,
} from './melee-vars.ts';

const { procedure, run, ask, call, when, loop } = kit;

type MeleeStep = StepOf<MeleeVars>;

const declared = ({ unit, from, hex, target, guns, isBonus }: MeleeVars): DeclaredMelee => ({
  unit,
  from,
  hex,
  target,
  guns: guns.slice(),
  isBonus,
});

const declare = (book: Book) =>
  run<MeleeVars>((state, { unit, hex, target, isBonus }, io) => {
    if (!isBonus) markFought(state.public, unit);
    const scenario = scenarioIn(book, state);
    const kind = kindName(scenario, unit);
    const targetKind = kindName(scenario, target);
    io.emit({ type: 'meleeDeclared', unit, kind, hex, target, targetKind, isBonus });
  });

const gunsToJoin = (book: Book, state: State, vars: MeleeVars): HexId[] =>
  joinableGuns(scenarioIn(book, state), state.public, vars.unit, vars.target);

/** @rule napoleonics/combined-arms */
export const chooseGuns = (book: Book): Ask<MeleeVars> => ({
  question: (_state, vars) => ({ kind: 'combine', ...declared(vars) }),
  seats: (state, vars) => only(attackerSeat(book, state, vars)),
  offers: (state, _seat, vars) => [
    ...gunsToJoin(book, state, vars).map((hex) => nth(JOIN, hex)),
    ATTACK,
  ],
  take(state, _seat, action, vars, io) {
    if (action.kind === 'attack') vars.isReady = true;
    if (action.kind !== 'join') return;
    const unit = unitAt(state.public, action.hex);
    vars.guns = [...vars.guns, unit];
    markFought(state.public, unit);
    const kind = kindName(scenarioIn(book, state), unit);
    io.emit({ type: 'gunsJoined', unit, kind, hex: action.hex });
  },
});

/** @rule napoleonics/first-strike */
const mayStrikeFirst = (book: Book, state: State, vars: MeleeVars): boolean => {
  // A square that meets cavalry strikes first anyway.
  const scenario = scenarioIn(book, state);
  const isSquare = isInSquare(state.public, vars.target);
  if (isSquare && classOf(scenario, vars.unit) === CAVALRY) return false;
  const { hand } = seatPart(state, defenderSeat(book, state, vars));
  return mayHoldFirstStrike(state.public, hand.length);
};
/** @rule napoleonics/retire-and-reform */
const mayRetire = (book: Book, state: State, { unit, target }: MeleeVars): boolean => {
  const scenario = scenarioIn(book, state);
  if (classOf(scenario, target) !== CAVALRY || classOf(scenario, unit) !== 0) return false;
  return retireHexes(scenario, state.public, target).length > 0;
};
/** @rule napoleonics/square */
const maySquare = (book: Book, state: State, { unit, target, hex, from }: MeleeVars): boolean =>
  mayFormSquare(scenarioIn(book, state), state, target, unit, hex, from);

/** Opens whenever something is possible as far as both sides can see: a pause tells nothing. */
const mayReact = (book: Book, state: State, vars: MeleeVars): boolean =>
  vars.target >= 0 &&
  (mayStrikeFirst(book, state, vars) ||
    maySquare(book, state, vars) ||
    mayRetire(book, state, vars));

export const chooseReaction = (book: Book): Ask<MeleeVars> => ({
  question: (_state, vars) => ({ kind: 'react', ...declared(vars) }),
  seats: (state, vars) => only(defenderSeat(book, state, vars)),
  offers(state, seat, vars) {
    const offers: Action[] = [STAND];
    const { hand } = seatPart(state, seat);
    if (mayStrikeFirst(book, state, vars) && hand.includes(FIRST_STRIKE)) offers.push(STRIKE);
    if (maySquare(book, state, vars)) offers.push(SQUARE);
    if (mayRetire(book, state, vars)) offers.push(RETIRE);
    return offers;
  },
  take(state, seat, action, vars, io) {
    const part = state.public;
    if (action.kind === 'firstStrike') {
      removeCard(seatPart(state, seat).hand, FIRST_STRIKE);
      part.discards.push(FIRST_STRIKE);
      part.strikes += 1;
      vars.reaction = STRIKES_FIRST;
      io.emit({ type: 'firstStrikePlayed', seat, shows: true });
    } else if (action.kind === 'square') {
      formSquare(scenarioIn(book, state), state, vars.target, vars.unit, io);
    } else if (action.kind === 'retire') {
      vars.reaction = RETIRES;
      const { target: unit, hex } = vars;
      io.emit({ type: 'retireChosen', unit, kind: kindName(scenarioIn(book, state), unit), hex });
    }
  },
});

const isMetBySquare = (book: Book, state: State, { unit, target }: MeleeVars): boolean =>
  target >= 0 &&
  classOf(scenarioIn(book, state), unit) === CAVALRY &&
  isInSquare(state.public, target);

const counterBlow = (why: RollWhy) =>
  call<MeleeVars>('blow', (_state, { unit, from, hex, target }) => ({
    why,
    unit: target,
    from: hex,
    hex: from,
    target: unit,
    leader: -1,
    guns: [],
    isBonus: false,
    hits: 0,
    flags: 0,
  }));

/** The attacker is still where it attacks from. */
const holds = (state: State, { unit, from }: MeleeVars): boolean =>
  hexOf(state.public, unit) === from;

const ownBlow = call<MeleeVars>('blow', (_state, vars) => ({
  why: vars.target < 0 ? 'leader' : vars.reaction === RETIRES ? 'retire' : 'melee',
  unit: vars.unit,
  from: vars.from,
  hex: vars.hex,
  target: vars.target,
  leader: vars.leader,
  guns: vars.guns,
  isBonus: vars.isBonus,
  hits: 0,
  flags: 0,
}));

const targetStands = (state: State, { target, hex }: MeleeVars): boolean =>
  target >= 0 && hexOf(state.public, target) === hex;

const retiresNow = (state: State, vars: MeleeVars): boolean =>
  vars.reaction === RETIRES && targetStands(state, vars);

/**
 * Dobytí území, Průlom jízdy: not guns, not squares, and only into an emptied hex.
 * @rule napoleonics/taking-ground napoleonics/breakthrough
 */
const mayAdvance = (book: Book, state: State, vars: MeleeVars): boolean => {
  const scenario = scenarioIn(book, state);
  const { unit, hex } = vars;
  if (!holds(state, vars) || classOf(scenario, unit) === ARTILLERY) return false;
  if (isInSquare(state.public, unit) || leaderOn(state.public, hex) >= 0) return false;
  return canEnter(scenario, state.public, unit, hex);
};

const advanceTo = (
  book: Book,
  state: State,
  vars: MeleeVars,
  to: HexId,
  io: Parameters<Ask<MeleeVars>['take']>[4],
): void => {
  stepWith(scenarioIn(book, state), state, vars.unit, to, 'unitAdvanced', io);
};

export const chooseAdvance = (book: Book): Ask<MeleeVars> => ({
  question: (_state, { unit, hex, isBonus }) => ({ kind: 'advance', unit, hex, isBonus }),
  seats: (state, vars) => only(attackerSeat(book, state, vars)),
  offers: () => [ADVANCE, HOLD],
  take(state, _seat, action, vars, io) {
    if (action.kind !== 'advance') return;
    advanceTo(book, state, vars, vars.hex, io);
    vars.hasAdvanced = true;
  },
});

/** A victorious cavalry unit that entered the hex, not in a bonus melee. */
const breaksThrough = (book: Book, state: State, vars: MeleeVars): boolean =>
  vars.hasAdvanced && !vars.isBonus && classOf(scenarioIn(book, state), vars.unit) === CAVALRY;

const furtherHexes = (book: Book, state: State, vars: MeleeVars): HexId[] => {
  const scenario = scenarioIn(book, state);
  if (groundAt(scenario, vars.hex).stops || crossesWorks(scenario, vars.from, vars.hex)) return [];
  return neighboursOf(vars.hex).filter((hex) => canEnter(scenario, state.public, vars.unit, hex));
};

/** @rule napoleonics/breakthrough */
export const rideOn = (book: Book): Ask<MeleeVars> => ({
  question: (_state, { unit }) => ({ kind: 'further', unit }),
  seats: (state, vars) => only(attackerSeat(book, state, vars)),
  offers: (state, _seat, vars) => [
    ...furtherHexes(book, state, vars).map((hex) => nth(GO, hex)),
    HALT,
  ],
  take(state, _seat, action, vars, io) {
    if (action.kind === 'go') advanceTo(book, state, vars, action.hex, io);
  },
});

const bonusTargets = (book: Book, state: State, { unit, hex }: MeleeVars): HexId[] => {
  const scenario = scenarioIn(book, state);
  const now = hexOf(state.public, unit);
  if (!mayBattleOn(scenario, unit, hex) || !mayBattleOn(scenario, unit, now)) return [];
  return meleeTargets(scenario, state.public, unit);
};

/** @rule napoleonics/bonus-melee */
export const chooseBonus = (book: Book): Ask<MeleeVars> => ({
  question: (_state, { unit }) => ({ kind: 'bonus', unit }),
  seats: (state, vars) => only(attackerSeat(book, state, vars)),
  offers(state, _seat, vars) {
    const from = hexOf(state.public, vars.unit);
    return [...bonusTargets(book, state, vars).map((hex) => meleeAction(from, hex)), HOLD];
  },
  take(_state, _seat, action, vars) {
    if (action.kind === 'melee') vars.bonus = action.hex;
  },
});

/**
 * Protiútok: the target held its hex, did not retire and has not had its blow as a square.
 * @rule napoleonics/battle-back
 */
const mayBattleBack = (book: Book, state: State, vars: MeleeVars): boolean => {
  if (!targetStands(state, vars) || !holds(state, vars)) return false;
  if (vars.isMet || vars.reaction === RETIRES) return false;
  if (vars.reaction === STRIKES_FIRST && !BATTLES_BACK_AFTER_FIRST_STRIKE) return false;
  const { unit, target, from, hex } = vars;
  const blow = {
    unit: target,
    from: hex,
    hex: from,
    target: unit,
    isRanged: false,
    isBonus: false,
  };
  return countDice(scenarioIn(book, state), state.public, blow, null) > 0;
};

export const chooseBattleBack = (book: Book): Ask<MeleeVars> => ({
  question: (_state, { target, from }) => ({ kind: 'battle-back', unit: target, hex: from }),
  seats: (state, vars) => only(defenderSeat(book, state, vars)),
  offers: () => [BATTLE_BACK, HOLD],
  take(_state, _seat, action, vars) {
    vars.battlesBack = action.kind === 'battleBack';
  },
});

const meetWithSquare = (book: Book): MeleeStep =>
  when(
    (state, vars) => isMetBySquare(book, state, vars),
    [
      run((_state, vars) => {
        vars.isMet = true;
      }),
      counterBlow('square'),
    ],
  );

const answerAttack = (book: Book): MeleeStep =>
  when(
    (state, vars) => mayAdvance(book, state, vars),
    [ask(chooseAdvance(book))],
    [
      when(
        (state, vars) => mayBattleBack(book, state, vars),
        [
          ask(chooseBattleBack(book)),
          when((_state, vars) => vars.battlesBack, [counterBlow('battle-back')]),
        ],
      ),
    ],
  );

const breakThrough = (book: Book): MeleeStep =>
  when(
    (state, vars) => breaksThrough(book, state, vars),
    [
      when((state, vars) => furtherHexes(book, state, vars).length > 0, [ask(rideOn(book))]),
      when((state, vars) => bonusTargets(book, state, vars).length > 0, [ask(chooseBonus(book))]),
      when(
        (_state, vars) => vars.bonus >= 0,
        [
          call('melee', (state, { unit, bonus: hex }) =>
            meleeVars(state, hexOf(state.public, unit), idOf(hex), true),
          ),
        ],
      ),
    ],
  );

/** Postup při boji na blízko. */
export const meleeProcedures = (book: Book): Proc[] => [
  procedure<MeleeVars>('melee', [
    declare(book),
    loop(8, (state, vars) => !vars.isReady && gunsToJoin(book, state, vars).length > 0, [
      ask(chooseGuns(book)),
    ]),
    when((state, vars) => mayReact(book, state, vars), [ask(chooseReaction(book))]),
    when(
      (_state, vars) => vars.reaction === STRIKES_FIRST,
      [counterBlow('first-strike')],
      [meetWithSquare(book)],
    ),
    when(holds, [
      ownBlow,
      when(retiresNow, [call('withdraw', (_state, { target }) => ({ unit: target, left: 2 }))]),
      answerAttack(book),
      breakThrough(book),
    ]),
  ]),
];
