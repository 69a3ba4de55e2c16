import type { Event } from './events.ts';
import { kindName, type Scenario } from './scenario.ts';

type Named = { -readonly [K in 'kind' | 'targetKind' | 'name']?: string };

/** Writes into a new event what its pieces are called. */
export function withNames(scenario: Scenario, event: Event): Event {
  const names: Named = event;
  if ('unit' in event) names.kind = kindName(scenario, event.unit);
  if ('target' in event && event.target >= 0) {
    names.targetKind = kindName(scenario, event.target);
  }
  if ('leader' in event) names.name = scenario.leaders[event.leader]?.id ?? '';
  if ('banner' in event) nameBanner(scenario, event.banner, names);
  return event;
}

function nameBanner(
  scenario: Scenario,
  { source, id }: { readonly source: string; readonly id: number },
  names: Named,
): void {
  if (source === 'unit' || source === 'bonus') names.kind = kindName(scenario, id);
  else if (source === 'leader') names.name = scenario.leaders[id]?.id ?? '';
}
