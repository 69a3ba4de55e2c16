import type { Language } from './language.ts';

/** Made once for each language: making one takes longer than using it a hundred times. */
function perLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
}

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
