import type { Language } from './language.ts';
import { perLanguage } from './per-language.ts';

const numbers = perLanguage(
  (language) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }),
);
const shares = perLanguage(
  (language) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }),
);

export const formatNumber = (language: Language, value: number): string =>
  numbers(language).format(value);

/** `27,8 %` in Czech, `27.8%` in English. */
export const formatShare = (language: Language, share: number): string =>
  shares(language).format(share);
