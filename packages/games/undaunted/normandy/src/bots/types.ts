import type * as core from '@bivouac/undaunted-core/bots';
import type { Extra } from '../rules/extra.ts';

export type { NormandyView } from '../rules/extra.ts';

export type Sight = core.Sight<Extra>;
export type Question = core.Question<Extra>;
