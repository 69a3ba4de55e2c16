import type * as core from '@bivouac/undaunted-core';
import type { Extra } from '../extra.ts';

export type NormandyView = core.View<Extra>;
export type Sight = core.Sight<Extra>;
export type Question = core.Question<Extra>;
