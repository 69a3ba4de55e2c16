import type { Action, ActionTables } from './actions.ts';
import type { PlayVars } from './play.ts';
import type { PublicPart } from './state.ts';
import type { CardAct, CardKind, Rules, Seen, VerbRule } from './types.ts';
import { standing } from './units.ts';

/**
 * The act for which a card is used: one of its own, or one of its soldier's seat.
 * @rule north-africa/seats
 */
export function actOnCard<X>(
  rules: Rules<X>,
  part: PublicPart<X>,
  { kind, unit }: PlayVars,
  action: Action,
  verb: string,
): CardAct | undefined {
  const acts =
    action.kind === 'crew'
      ? rules.title.crew?.seatActs(rules, part, unit)
      : rules.kinds[kind]?.acts;
  return acts?.find((candidate) => candidate.verb === verb);
}

/** Looks at one use that is open; true if no further one is wanted. */
type Visit<X> = (verb: number, rule: VerbRule<X>, play: PlayVars, from: 'card' | 'seat') => boolean;

/** Visits every use of a card that is open now, in canonical order: its acts, then its seat's. */
function visitUses<X>(rules: Rules<X>, seen: Seen<X>, vars: PlayVars, visit: Visit<X>): void {
  const { crew } = rules.title;
  const { unit } = vars;
  // Who is away and has nowhere to enter cannot act.
  if (unit >= 0 && standing(rules, seen.public, vars) < 0) return;
  const isCrew = crew !== undefined && unit >= 0;
  const kind = rules.kinds[vars.kind] as CardKind;
  const verbs = rules.verbsOn[vars.kind] as readonly number[];
  // One object for all of them: this runs for every question, and nobody keeps it.
  const play = { ...vars };
  for (let i = 0; i < verbs.length; i++) {
    const verb = verbs[i] as number;
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
export function listUses<X>(
  rules: Rules<X>,
  tables: ActionTables,
  seen: Seen<X>,
  vars: PlayVars,
): Action[] {
  const offers: Action[] = [];
  const lesser: Action[] = [];
  const ofSeat: Action[] = [];
  visitUses(rules, seen, vars, (verb, rule, play, from) => {
    if (from === 'seat') {
      ofSeat.push(tables.crew[verb] as Action);
      return false;
    }
    offers.push(tables.use[verb] as Action);
    for (const value of rule.lesser?.(rules, seen, play) ?? []) {
      lesser.push(tables.useFor[verb]?.[value] as Action);
    }
    return false;
  });
  for (const action of lesser) offers.push(action);
  for (const action of ofSeat) offers.push(action);
  return offers;
}

/** Whether a card can be used for anything at all, beside hunkering down and free actions. */
function hasUse<X>(rules: Rules<X>, seen: Seen<X>, vars: PlayVars): boolean {
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
export function freeActionsBefore<X>(rules: Rules<X>, seen: Seen<X>, vars: PlayVars): Action[] {
  const { crew } = rules.title;
  if (crew === undefined) return [];
  return crew.freeActions(rules, seen.public, vars.unit).filter((action) => {
    const then = { own: seen.own, public: crew.imagine(seen.public, vars.unit, action) };
    return hasUse(rules, then, vars);
  });
}
