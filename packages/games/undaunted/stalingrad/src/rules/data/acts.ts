import type { CardAct } from '@bivouac/undaunted-core';

/** In canonical order: movement, support, combat (Stalingrad, Přehled akcí). */
export const VERBS = [
  'move',
  'scout',
  'stalk',
  'guide',
  'bolster',
  'bring-up',
  'command',
  'conceal',
  'control',
  'inspire',
  'exert',
  'recon',
  'recon-scout',
  'rally',
  'assault',
  'attack-stalk',
  'field-of-fire',
  'smoke',
  'mines',
  'anti-air',
  'attack',
  'suppress',
  'area-suppress',
  'grenades',
  'flamethrower',
  'antitank',
  'demolish',
  'bombard',
] as const;

export type Verb = (typeof VERBS)[number];

/** Stalingrad, Bojové akce. */
export const COMBAT_VERBS: readonly string[] = VERBS.slice(VERBS.indexOf('attack'));

const ACT = /^([a-z-]+)(?: (\d)(?:\/(\d))?)?( squad)?(?: min (\d))?(?: max (\d))?( \*)?$/;

/**
 * One act as our files write it: `attack 3 max 1 *` is Attack with three dice, target at most one
 * tile away, upgraded; `demolish 1/4` has one die against tanks and four against buildings.
 */
export function parseAct(text: string): CardAct {
  const found = ACT.exec(text);
  const [, verb = '', value = '0', versus, squad, min, max, upgraded] = found ?? [];
  if (found === null || !VERBS.some((known) => known === verb)) {
    throw new Error(`no act is written “${text}”`);
  }
  return {
    verb,
    value: Number(value),
    isOwnSquad: squad !== undefined,
    ...(versus === undefined ? {} : { versus: Number(versus) }),
    ...(min === undefined ? {} : { min: Number(min) }),
    ...(max === undefined ? {} : { max: Number(max) }),
    ...(upgraded === undefined ? {} : { isUpgraded: true }),
  };
}

export const parseActs = (text: string): CardAct[] => text.split(', ').map(parseAct);
