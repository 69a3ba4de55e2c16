import { CARDS } from '../rules/index.ts';
import type { CityLanguage } from './language.ts';
import type { MenGroup } from './library.ts';

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
 * The name on a card; empty for reservists and Fog of War, and for a man who is not in the library. A man
 * keeps the name when their card is upgraded, or replaced by another card of theirs.
 */
export function soldierName(card: number, own: CityLanguage): string {
  const info = CARDS[card];
  if (info === undefined || info.deck === 'R' || info.name === 'fog') return '';
  const { seat, number, name } = info;
  const first = seat === 0 ? own.firstSoviets : own.firstGermans;
  return first[number] ?? own.library.men(seat, menGroupOf(name))?.[number] ?? '';
}
