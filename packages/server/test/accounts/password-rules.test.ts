import { expect, it } from 'vitest';
import { checkPassword } from '../../src/accounts/password-rules.ts';

it.each([
  ...[
    ['short', 'too-short'],
    ['x'.repeat(201), 'too-long'],
  ],
  ...['          ', '\u00a0'.repeat(12), 'aaaaaaaaaa', 'abababababab', 'abcdefghij'].map(simple),
  ...['qwertyuiop', 'QWERTZUIOP', 'asdfghjkl;', '1q2w3e4r5t', '1qaz2wsx3edc', 'zyxwvutsrq'].map(
    simple,
  ),
  ...['ěščřžýáíé=', '!@#$%^&*()', 'abc123abc123', 'poiuytrewq', 'aaaabbbbccccdddd'].map(simple),
  ...[
    ['1234567890', 'digits'],
    ['27182818284', 'digits'],
    ['password12', 'common'],
    ['P4ssw0rd2024!', 'common'],
    ['heslo12345', 'simple'],
    ['Slunicko77', 'common'],
    ['iloveyou!!1', 'common'],
    ['dragonmaster', 'common'],
    ['FootballFootball', 'simple'],
    ['sluníčko2020', 'common'],
    ['correct horse battery staple', 'common'],
    ['letmein please', 'common'],
    ['stalingrad1942', 'common'],
    ...['mypassword', 'bubblegum1', 'spongebob1', 'gabriel123', 'marketing1'].map(common),
    ...['motorola123', 'squirrel12'].map(common),
    ['bořivoj je doma', 'name'],
    ['xxB0ŘIVOJ-9', 'name'],
  ],
])('refuses %j: %s', (password, why) => {
  expect(checkPassword(password ?? '', 'Bořivoj')).toBe(why);
});

function common(password: string): string[] {
  return [password, 'common'];
}

function simple(password: string): string[] {
  return [password, 'simple'];
}

it.each([
  ...['long enough for this', 'correct horse battery', 'six of one, half a dozen'],
  ...['Žluťoučký kůň úpěl', 'vK3#pq9!xTz', 'anna7391048265', 'bo pojede na Moravu'],
])('accepts %j', (password) => {
  expect(checkPassword(password, 'Bo')).toBeNull();
});
