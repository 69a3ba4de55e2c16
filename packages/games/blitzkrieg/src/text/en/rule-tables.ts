import { countEn } from '@bivouac/text/grammar/en.ts';

const POINT = { one: 'point', other: 'points' };
const TOKEN = { one: 'token', other: 'tokens' };
const WEAPON = { one: 'special weapon', other: 'special weapons' };

/** The words of the tables in the rules reference. */
export const ruleTables = {
  token: 'Token',
  where: 'Goes on',
  value: 'Value',
  ability: 'Ability',
  count: 'Number',
  units: 'Units: how many of each a side has',
  side: 'Axis, Allies, Germany',
  japan: 'Japan',
  weapons: 'Special weapons in the research pile',
  places: { army: 'land', navy: 'sea', air: 'anywhere', any: 'anywhere', copy: 'as the copy' },
  values: {
    general: '1 and more',
    admiral: '1 and more',
    spy: 'as the copy',
    monster: 'by the die',
  },
  effects: 'Effects, and how many spaces have them',
  effect: 'Effect',
  does: 'What it gives you',
  world: 'World',
  america: 'Nippon',
  gives: {
    none: () => 'nothing',
    industry: (p: { n: number }) => `${countEn(p.n, TOKEN)} from your bag`,
    research: (p: { n: number }) => `${countEn(p.n, WEAPON)} into your bag`,
    'research-industry': () => 'a special weapon into your reserve',
    bombing: () => 'your opponent loses a token from their reserve',
    tactical: (p: { n: number }) => `the marker here: +${p.n}`,
    strategic: (p: { n: number }) => `the marker of another theatre: +${p.n}`,
    propaganda: (p: { n: number }) => `${countEn(p.n, POINT)} at once`,
  },
  theatres: 'Tracks and campaigns',
  number: 'No.',
  theatre: 'Theatre',
  city: 'City',
  cities: 'The cities; the first four are open at the start',
  flag: 'Flag at',
  shields: 'Shields at',
  campaigns: 'Points for its campaigns',
  stratagems: 'The eight stratagem tokens',
  stratagem: 'Stratagem',
  prefers: 'What the opponent prefers',
  levels: 'Shifts at the start',
  level: 'Level',
  rolls: 'Shifts',
  steps: 'Steps each',
  levelNames: { low: 'easy', middle: 'medium', high: 'hard' },
};
