import type { Language } from '@bivouac/text';
import { CARDS } from '../rules/index.ts';
import type { CityLibrary, Men, MenGroup } from './library.ts';
import { men as firstGermans } from './men/german-first.ts';
import { men as firstSoviets } from './men/soviet-first.ts';

/** Both platoons as they begin are known to everybody. */
const FIRST: readonly Men[] = [firstSoviets, firstGermans];

const GROUPS: { readonly [name: string]: MenGroup } = {
  sniper: 'snipers',
  // The one that comes later, on the day of the snipers.
  'gunner-a': 'snipers',
  engineer: 'pioneers',
  'at-gun': 'pioneers',
  'at-rifle': 'pioneers',
  flamethrower: 'pioneers',
  assault: 'pioneers',
  'infantry-gun': 'pioneers',
  t34: 'tanks',
  panzer: 'tanks',
  bomber: 'guns',
  'anti-aircraft': 'guns',
  guns: 'guns',
};

/** With whom a soldier that comes later is listed; engineers of squad C are engineers. */
export function menGroupOf(name: string): MenGroup {
  const [, plain = name, squad] = /^(.+?)(?:-([abc]))?$/.exec(name) ?? [];
  return GROUPS[name] ?? GROUPS[plain] ?? (squad === 'c' ? 'squad-c' : 'staff');
}

/**
 * The name on a card; empty for reservists and Fog of War, and for whom the library has not. A man
 * keeps his name when his card is upgraded or replaced by himself.
 */
export function soldierName(card: number, language: Language, library: CityLibrary): string {
  const info = CARDS[card];
  if (info === undefined || info.deck === 'R' || info.name === 'fog') return '';
  const { seat, number, name } = info;
  const found = FIRST[seat]?.[number] ?? library.men(seat, menGroupOf(name))?.[number] ?? '';
  return typeof found === 'string' ? found : found[language === 'cs' ? 0 : 1];
}
