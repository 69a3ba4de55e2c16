const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrom(e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Browser and system, enough for players to recognise their own devices; empty if neither is known. */
export function deviceName(userAgent: string | undefined): string {
  const nameIn = (names: readonly [RegExp, string][]): string[] =>
    names.filter(([pattern]) => pattern.test(userAgent ?? '')).map(([, name]) => name);
  return [nameIn(BROWSERS)[0], nameIn(SYSTEMS)[0]].filter(Boolean).join(', ');
}
