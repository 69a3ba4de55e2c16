import type { TableContext } from '@bivouac/table/contract/table-kit.ts';
import { type Action, type FirePreview, previewFire, type View } from '../rules/index.ts';

/** What the aimed action would do; null while no fire is aimed. The frame shows a game its own views and actions. */
export const aimedFire = ({ view, aimed }: TableContext): FirePreview | null =>
  aimed && previewFire(view as View, aimed as Action);
