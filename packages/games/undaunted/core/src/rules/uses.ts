import { type BaseAction, nth } from '@bivouac/kernel';
import { type Action, type ActionTables, isCommon } from './actions.ts';
import type { PlayVars } from './play.ts';
import type { SeriesQuestion } from './questions.ts';
import type { PublicPart } from './state.ts';
import type { CardAct, Rules, Seen, VerbRule } from './types.ts';
import { standing } from './units.ts';

/** Whether an act is one of the card's own, or one of its soldier's seat. */
type From = 'card' | 'seat';

/** The use of a card. */
export interface Use<X> {
  readonly rule: VerbRule<X>;
  readonly act: CardAct;
  /** The printed value, or the lesser one that was chosen. */
  readonly value: number;
  readonly from: From;
}

/** The verb that an action would use; null for any other action. */
export function verbNamed<X>(
  rules: Rules<X>,
  action: BaseAction,
): { readonly verb: number; readonly value: number | null; readonly from: From } | null {
  if (!isCommon(action)) {
    const verb = rules.title.crew?.verbOfSeat(action) ?? -1;
    return verb < 0 ? null : { verb, value: null, from: 'seat' };
  }
  if (action.kind === 'use') return { verb: action.verb, value: null, from: 'card' };
  if (action.kind !== 'useFor') return null;
  return { verb: action.verb, value: action.value, from: 'card' };
}

/**
 * The use that an action names: of an act of the card, or of its soldier's seat. Undefined for any other action.
 * @rule north-africa/seats
 */
export function useNamed<X>(
  rules: Rules<X>,
  part: PublicPart<X>,
  { kind, unit }: PlayVars,
  action: BaseAction,
): Use<X> | undefined {
  const named = verbNamed(rules, action);
  if (named === null) return undefined;
  const { verb, value, from } = named;
  const rule = nth(rules.verbs, verb);
  const acts =
    from === 'seat' ? rules.title.crew?.seatActs(rules, part, unit) : rules.kinds[kind]?.acts;
  const act = acts && actNamed(acts, rule.verb);
  return act && { rule, act, value: value ?? act.value, from };
}

/** Looks at one use that is open; true if no further one is wanted. */
type Visit<X> = (verb: number, rule: VerbRule<X>, play: PlayVars, from: From) => boolean;

/** Visits every use of a card that is open now, in canonical order: its acts, then its seat's. */
function visitUses<X>(rules: Rules<X>, seen: Seen<X>, vars: PlayVars, visit: Visit<X>): void {
  const { crew } = rules.title;
  const { unit } = vars;
  // A unit that is away and has nowhere to enter cannot act.
  if (unit >= 0 && standing(rules, seen.public, vars) < 0) return;
  const isCrew = crew !== undefined && unit >= 0;
  const kind = nth(rules.kinds, vars.kind);
  const verbs = nth(rules.verbsOn, vars.kind);
  // One object for all of them: this runs for every question, and the visitors do not keep it.
  const play = { ...vars };
  for (let i = 0; i < verbs.length; i++) {
    const verb = nth(verbs, i);
    const rule = rules.verbs[verb];
    const act = rule && actNamed(kind.acts, rule.verb);
    if (rule === undefined || act === undefined) continue;
    if (vars.again === 'plain' && act.isUpgraded) continue;
    if (isCrew && crew.barred(rules, seen.public, unit, rule.verb) !== null) continue;
    play.value = act.value;
    play.squad = act.isOwnSquad ? kind.squad : -1;
    if (rule.obstacle(rules, seen, play) !== null) continue;
    if (visit(verb, rule, play, 'card')) return;
  }
  const acts = isCrew ? crew.seatActs(rules, seen.public, unit) : [];
  if (acts.length === 0) return;
  play.squad = vars.squad;
  for (let verb = 0; verb < rules.verbs.length; verb++) {
    const rule = rules.verbs[verb];
    const act = rule && actNamed(acts, rule.verb);
    if (rule === undefined || act === undefined) continue;
    play.value = act.value;
    if (rule.obstacle(rules, seen, play) !== null) continue;
    if (visit(verb, rule, play, 'seat')) return;
  }
}

function actNamed(acts: readonly CardAct[], verb: string): CardAct | undefined {
  for (let i = 0; i < acts.length; i++) if (acts[i]?.verb === verb) return acts[i];
  return undefined;
}

/**
 * Everything a card may be used for now: its acts, for less where that is allowed, and its seat's.
 * @rule normandy/playing-a-card north-africa/playing-a-card stalingrad/playing-a-card
 */
export function listUses<X, Q extends SeriesQuestion, A extends BaseAction>(
  rules: Rules<X, Q, A>,
  tables: ActionTables,
  seen: Seen<X>,
  vars: PlayVars,
): (Action | A)[] {
  const offers: (Action | A)[] = [];
  const lesser: Action[] = [];
  const ofSeat: A[] = [];
  const { crew } = rules.title;
  visitUses(rules, seen, vars, (verb, rule, play, from) => {
    if (from === 'seat') {
      if (crew !== undefined) ofSeat.push(crew.useOfSeat(verb));
      return false;
    }
    offers.push(nth(tables.use, verb));
    for (const value of rule.lesser?.(rules, seen, play) ?? []) {
      lesser.push(nth(nth(tables.useFor, verb), value));
    }
    return false;
  });
  for (const action of lesser) offers.push(action);
  for (const action of ofSeat) offers.push(action);
  return offers;
}

/** Whether a card can be used for anything at all, beside hunkering down and free actions. */
export function hasUse<X>(rules: Rules<X>, seen: Seen<X>, vars: PlayVars): boolean {
  let isOpen = false;
  visitUses(rules, seen, vars, () => {
    isOpen = true;
    return true;
  });
  return isOpen;
}

/**
 * Severní Afrika, Nasednutí, vysednutí, přesednutí: before an act only where an act can follow,
 * since the free action goes with one.
 * @rule north-africa/mounting
 */
export function freeActionsBefore<X, Q extends SeriesQuestion, A extends BaseAction>(
  rules: Rules<X, Q, A>,
  seen: Seen<X>,
  vars: PlayVars,
): readonly A[] {
  const { crew } = rules.title;
  if (crew === undefined) return [];
  return crew.freeActions(rules, seen.public, vars.unit).filter((action) => {
    const then = { own: seen.own, public: crew.imagine(seen.public, vars.unit, action) };
    return hasUse(rules, then, vars);
  });
}
