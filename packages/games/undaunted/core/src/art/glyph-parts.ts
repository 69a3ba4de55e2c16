export const lines = (d: string, width: number, cap = 'butt'): string =>
  `<path fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="${cap}" ` +
  `stroke-linejoin="round" d="${d}"/>`;

export const solid = (d: string): string => `<path fill="currentColor" d="${d}"/>`;
