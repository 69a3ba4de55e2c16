/** What a side has to do (Stalingrad, Úkoly scénáře). */
export type Task =
  | { readonly kind: 'objectives'; readonly value: number }
  /** `value` of these enemy counters routed at the same time; no names: any. */
  | { readonly kind: 'rout'; readonly units: readonly string[]; readonly value: number }
  | { readonly kind: 'points'; readonly value: number }
  /** Control a tile on which `value` victory points lie. */
  | { readonly kind: 'stack'; readonly value: number }
  /** `value` of these own counters on a marked tile at the same time. */
  | {
      readonly kind: 'reach';
      readonly marker: Marker;
      readonly units: readonly string[];
      readonly value: number;
    }
  /** `a`, `nebo`. */
  | { readonly kind: 'and' | 'or'; readonly of: readonly Task[] }
  /** `a/nebo`: the parts in any mixture. */
  | { readonly kind: 'mix'; readonly value: number; readonly of: readonly Task[] };

export type Marker = 'escape' | 'task';

// The words in which scenario files write tasks.
export const objectives = (value: number): Task => ({ kind: 'objectives', value });
export const points = (value: number): Task => ({ kind: 'points', value });
export const stack = (value: number): Task => ({ kind: 'stack', value });
export const routAny = (value: number): Task => ({ kind: 'rout', units: [], value });
export const rout = (...units: string[]): Task => ({ kind: 'rout', units, value: units.length });
export const reach = (marker: Marker, units: readonly string[], value = units.length): Task => ({
  kind: 'reach',
  marker,
  units,
  value,
});
export const both = (...of: Task[]): Task => ({ kind: 'and', of });
export const either = (...of: Task[]): Task => ({ kind: 'or', of });
export const mix = (value: number, ...of: Task[]): Task => ({ kind: 'mix', value, of });
