import type { ShelfEntry } from '@bivouac/manifest';
import type { Language, RuleReference } from '@bivouac/text';

/** The drawer of the rules, and what stands in it. */
export const loadRules = ({ reference }: ShelfEntry, language: Language) =>
  Promise.all([
    import('./RuleDrawer.svelte').then((module) => module.default),
    reference?.load(language) ?? Promise.resolve<RuleReference>({}),
  ]);
