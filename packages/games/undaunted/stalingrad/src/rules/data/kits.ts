import { ofSeat } from '@bivouac/kernel';

/** What a stage brings: cards that its scenarios unlock, and the names that join the supplies. */
interface Kit {
  readonly unlock: string;
  readonly names: string;
}

/**
 * By stage from the second on: new things come one or two at a time. Stories unlock the rest. Of some
 * units one or two men come later than the others: they bring an action that no soldier has had yet.
 */
const SOVIET: readonly Kit[] = [
  { unlock: '54-55', names: 'sniper' },
  { unlock: '72', names: 'starshina' },
  { unlock: '48-49', names: 'engineer-a' },
  { unlock: '51-52', names: 'engineer-b' },
  { unlock: '36-39 42-43 45-47 82', names: 'leader-c rifleman-c scout-c gunner-c medic radio' },
  { unlock: '69-70', names: 'at-rifle' },
  { unlock: '40-41 44 57-59 63-65', names: 'at-gun t34-a' },
  { unlock: '88-91', names: 'anti-aircraft' },
  { unlock: '50 53 60-62 83', names: 'flamethrower' },
  { unlock: '92-95', names: 'guns' },
  { unlock: '84-87', names: 'bomber' },
  { unlock: '80', names: 'commissar' },
  { unlock: '66-67 71', names: 't34-b' },
  { unlock: '81', names: 'commander' },
];

const GERMAN: readonly Kit[] = [
  { unlock: '57-58', names: 'sniper' },
  { unlock: '78', names: 'feldwebel' },
  { unlock: '48-49', names: 'engineer-a' },
  { unlock: '51-52', names: 'engineer-b' },
  { unlock: '36-39 42-43 45-47 87', names: 'leader-c rifleman-c scout-c gunner-c medic' },
  { unlock: '66-68', names: 'panzer-a' },
  { unlock: '40-41 44 54-56 60-62', names: 'engineer-c at-gun' },
  { unlock: '89-93', names: 'bomber' },
  { unlock: '50 53 63-65', names: 'flamethrower' },
  { unlock: '75-77', names: 'infantry-gun' },
  { unlock: '94-96 97-99', names: 'anti-aircraft guns' },
  { unlock: '72-73', names: 'assault' },
  { unlock: '69-70 74', names: 'panzer-b' },
  { unlock: '86', names: 'commander' },
];

const KITS = [SOVIET, GERMAN] as const;
const FIRST_STAGE = 2;

/** From here on squad C is merged with another: its men answer to that one's names. */
const MERGED_FROM = 13;

/** Cards that both sides' scenarios of a stage unlock. */
export const unlockOf = (seat: number, stage: number): string =>
  ofSeat(KITS, seat)[stage - FIRST_STAGE]?.unlock ?? '';

/** Cards that the scenarios up to a stage have unlocked. */
export const unlockedUpTo = (seat: number, stage: number): string =>
  ofSeat(KITS, seat)
    .slice(0, Math.max(0, stage - FIRST_STAGE + 1))
    .map(({ unlock }) => unlock)
    .join(' ');

/** All soldiers who have joined the platoon by a stage. */
export const namesUpTo = (seat: number, stage: number): string[] =>
  ofSeat(KITS, seat)
    .slice(0, Math.max(0, stage - FIRST_STAGE + 1))
    .flatMap(({ names }) => names.split(' '))
    .filter((name) => stage < MERGED_FROM || !name.endsWith('-c'));
