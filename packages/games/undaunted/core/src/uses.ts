import type { Action, ActionTables } from './actions.ts';
import type { PublicPart } from './state.ts';
import type { CardAct, CardKind, PlayVars, Rules, Seen } from './types.ts';
import { standing } from './units.ts';

/** The act for which a card is used: one of its own, or one of its soldier's seat. */
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

/** Everything a card may be used for now: its acts, for less where that is allowed, and its seat's. */
export function listUses<X>(
  rules: Rules<X>,
  tables: ActionTables,
  seen: Seen<X>,
  vars: PlayVars,
): Action[] {
  const { crew } = rules.title;
  // Who is away and has nowhere to enter cannot act.
  if (vars.unit >= 0 && standing(rules, seen.public, vars) < 0) return [];
  const isCrew = crew !== undefined && vars.unit >= 0;
  const offers: Action[] = [];
  const lesser: Action[] = [];
  const kind = rules.kinds[vars.kind] as CardKind;
  for (const verb of rules.verbsOn[vars.kind] as readonly number[]) {
    const rule = rules.verbs[verb];
    const act = rule && kind.acts.find((candidate) => candidate.verb === rule.verb);
    if (rule === undefined || act === undefined) continue;
    if (vars.again === 'plain' && act.isUpgraded) continue;
    if (isCrew && crew.barred(rules, seen.public, vars.unit, rule.verb) !== null) continue;
    const play = { ...vars, value: act.value, squad: act.isOwnSquad ? kind.squad : -1 };
    if (rule.obstacle(rules, seen, play) !== null) continue;
    offers.push(tables.use[verb] as Action);
    if (rule.lesser === undefined) continue;
    for (const value of rule.lesser(rules, seen, play)) {
      lesser.push(tables.useFor[verb]?.[value] as Action);
    }
  }
  for (const action of lesser) offers.push(action);
  if (isCrew) listSeatActs(rules, tables, seen, vars, offers);
  return offers;
}

function listSeatActs<X>(
  rules: Rules<X>,
  tables: ActionTables,
  seen: Seen<X>,
  vars: PlayVars,
  offers: Action[],
): void {
  const acts = rules.title.crew?.seatActs(rules, seen.public, vars.unit) ?? [];
  if (acts.length === 0) return;
  for (let verb = 0; verb < rules.verbs.length; verb++) {
    const rule = rules.verbs[verb];
    const act = rule && acts.find((candidate) => candidate.verb === rule.verb);
    if (rule === undefined || act === undefined) continue;
    if (rule.obstacle(rules, seen, { ...vars, value: act.value }) !== null) continue;
    offers.push(tables.crew[verb] as Action);
  }
}

/**
 * Severní Afrika, Nasednutí, vysednutí, přesednutí: before an act only where an act can follow,
 * since the free action goes with one.
 */
export function freeActionsBefore<X>(
  rules: Rules<X>,
  tables: ActionTables,
  seen: Seen<X>,
  vars: PlayVars,
): Action[] {
  const { crew } = rules.title;
  if (crew === undefined) return [];
  return crew.freeActions(rules, seen.public, vars.unit).filter((action) => {
    const then = { own: seen.own, public: crew.imagine(seen.public, vars.unit, action) };
    return listUses(rules, tables, then, vars).length > 0;
  });
}
