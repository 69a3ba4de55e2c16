import type { TableContext } from '@bivouac/table/contract/table-kit.ts';
import {
  type Action,
  type BlitzPreview,
  type MarkerMove,
  type PlacementPreview,
  previewAction,
  type View,
} from '../../rules/index.ts';
import type { BlitzTitle } from '../title.ts';

// The rules' preview of the aimed action.

/** Null while nothing is aimed. The frame shows a game its own views and actions. */
export const aimedPreview = (
  { box }: BlitzTitle,
  { view, aimed }: TableContext,
): BlitzPreview | null => aimed && previewAction(box, view as View, aimed as Action);

export const aimedPlacement = (title: BlitzTitle, play: TableContext): PlacementPreview | null =>
  asPlacement(aimedPreview(title, play));

/** Every marker that the action would move. */
export const aimedMoves = (title: BlitzTitle, play: TableContext): readonly MarkerMove[] =>
  aimedPreview(title, play)?.moves ?? [];

/** Null for anything but a placement. */
export const asPlacement = (preview: BlitzPreview | null): PlacementPreview | null =>
  preview?.kind === 'placement' ? preview : null;
