import type { TableContext } from '@bivouac/table/contract/table-kit.ts';
import type { Action, View } from '../rules/index.ts';

// The frame plays any game and knows neither its views nor its actions: what it hands to this table is of this game.

export const viewOf = ({ view }: Pick<TableContext, 'view'>): View => view as View;

/** The action that is aimed at and not yet carried out. */
export const aimedOf = ({ aimed }: Pick<TableContext, 'aimed'>): Action | null =>
  aimed as Action | null;

/** What pointing at a thing can mean. */
export const actionsAt = (
  { choices }: Pick<TableContext, 'choices'>,
  thing: Parameters<TableContext['choices']['get']>[0],
): readonly Action[] => (choices.get(thing) ?? []) as readonly Action[];

/** Everything on offer that can be pointed at, each action once. */
export const offersOf = (play: Pick<TableContext, 'choices'>): readonly Action[] => [
  ...new Set([...play.choices.keys()].flatMap((thing) => actionsAt(play, thing))),
];
