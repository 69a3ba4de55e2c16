import { frameKit, nth, type Step } from '@bivouac/kernel';
import {
  type ActionTables,
  anyTile,
  type CardAct,
  DONE,
  inPlay,
  only,
  onlyMarked,
  type PlayVars,
  recon,
  refuseStep,
  type Seen,
  seatPart,
  verbProcedure,
  walking,
} from '@bivouac/undaunted-core';
import type { StalingradAction } from './actions.ts';
import { COMBAT_VERBS } from './data/acts.ts';
import type { Event } from './events.ts';
import type { CityRules, CityState, CityVerb, Extra } from './extra.ts';
import type { Question } from './questions.ts';

type CityStep = Step<CityState, PlayVars, StalingradAction, Event, Question>;

/** Combat acts of the card that could be used now; in a repetition only those it may repeat. */
function combatActs(rules: CityRules, seen: Seen<Extra>, play: PlayVars): CardAct[] {
  const kind = nth(rules.kinds, play.kind);
  return kind.acts.filter((act) => {
    if (!COMBAT_VERBS.includes(act.verb) || (play.again === 'plain' && act.isUpgraded))
      return false;
    const rule = rules.verbs.find(({ verb }) => verb === act.verb);
    const then = { ...play, value: act.value, squad: -1 };
    return rule?.obstacle(rules, seen, then) === null;
  });
}

const seenBy = (state: CityState, { seat }: PlayVars): Seen<Extra> => ({
  public: state.public,
  own: seatPart(state, seat),
});

/** Asks for one of the card's combat acts and lets it run. */
function combatStep(
  rules: CityRules,
  tables: ActionTables,
  verb: 'assault' | 'attack-stalk',
): CityStep {
  const kit = frameKit<CityState, StalingradAction, Event, Question>();
  const open = (state: CityState, vars: PlayVars): CardAct[] =>
    combatActs(rules, seenBy(state, vars), vars);
  const begin = (state: CityState, vars: PlayVars, act: CardAct): void => {
    rules.call(state, verbProcedure(act.verb), { ...vars, value: act.value, left: act.value });
  };
  const verbOf = (act: CardAct): number => rules.verbs.findIndex(({ verb }) => verb === act.verb);
  /** Výpad may end without it. */
  const isOptional = verb === 'assault';
  const least = isOptional ? 0 : 1;
  return kit.when<PlayVars>(
    (state, vars) => vars.isStopped !== true && open(state, vars).length > least,
    [
      kit.ask<PlayVars>({
        question: (_state, vars) => ({ kind: 'assault', play: inPlay(vars, verb) }),
        seats: (_state, vars) => only(vars.seat),
        offers: (state, _seat, vars) => {
          const verbs = open(state, vars)
            .map(verbOf)
            .sort((a, b) => a - b);
          const uses = verbs.map((verb) => nth(tables.use, verb));
          return isOptional ? [...uses, DONE] : uses;
        },
        take(state, _seat, action, vars) {
          if (action.kind !== 'use') return;
          const act = open(state, vars).find((one) => verbOf(one) === action.verb);
          if (act !== undefined) begin(state, vars, act);
        },
      }),
    ],
    isOptional
      ? []
      : [
          kit.run<PlayVars>((state, vars) => {
            const [only] = open(state, vars);
            if (only !== undefined) begin(state, vars, only);
          }),
        ],
  );
}

const oneStep = (): CityStep =>
  frameKit<CityState, StalingradAction, Event, Question>().run<PlayVars>((_state, vars) => {
    vars.left = 1;
  });

/**
 * Stalingrad, Výpad: Move 1, then possibly a combat act of the card.
 * @rule stalingrad/assault
 */
export const assault = (tables: ActionTables): CityVerb => ({
  verb: 'assault',
  obstacle: () => null,
  refuse: refuseStep<Extra>(onlyMarked),
  steps: (rules) => [
    oneStep(),
    walking(rules, tables, { verb: 'assault', mayEnter: onlyMarked }),
    combatStep(rules, tables, 'assault'),
  ],
});

/**
 * Stalingrad, Útok a skrytý přesun: a combat act of the card, then possibly Stalk 1.
 * @rule stalingrad/attack-stalk
 */
export const attackStalk = (tables: ActionTables): CityVerb => ({
  verb: 'attack-stalk',
  obstacle: (rules, table, play) =>
    combatActs(rules, table, play).length > 0 ? null : { code: 'no-target' },
  refuse: refuseStep<Extra>(anyTile),
  steps: (rules) => [
    combatStep(rules, tables, 'attack-stalk'),
    oneStep(),
    walking(rules, tables, { verb: 'attack-stalk', mayEnter: anyTile }),
  ],
});

/**
 * Stalingrad, Zajišťovací průzkum: Recon, then possibly Scout 1.
 * @rule stalingrad/recon-scout
 */
export const reconScout = (tables: ActionTables): CityVerb => {
  const first = recon<Extra, StalingradAction>();
  return {
    verb: 'recon-scout',
    obstacle: (rules, table, play) => first.obstacle(rules, table, play),
    refuse: refuseStep<Extra>(anyTile),
    steps: (rules) => [
      ...first.steps(rules),
      oneStep(),
      walking(rules, tables, { verb: 'recon-scout', mayEnter: anyTile, entered: 'scout' }),
    ],
  };
};
