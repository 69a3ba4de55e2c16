/** What a stage brings: cards that it unlocks, and the names that join the supplies from then on. */
interface Kit {
  readonly unlock: string;
  readonly names: string;
}

/** By stage from the second on: new things come one or two at a time. */
const SOVIET: readonly Kit[] = [
  { unlock: '54-56', names: 'sniper' },
  { unlock: '48-50', names: 'engineer-a' },
  { unlock: '51-53 72', names: 'engineer-b starshina' },
  { unlock: '92-95', names: 'guns' },
  { unlock: '57-59 69-71', names: 'at-gun at-rifle' },
  { unlock: '63-65', names: 't34-a' },
  { unlock: '88-91', names: 'anti-aircraft' },
  { unlock: '36-47 97-101', names: 'leader-c rifleman-c scout-c gunner-c' },
  { unlock: '60-62 82', names: 'flamethrower medic' },
  { unlock: '80 84-87', names: 'commissar bomber' },
  { unlock: '66-68 81', names: 't34-b commander' },
  { unlock: '83 96', names: 'radio' },
];

const GERMAN: readonly Kit[] = [
  { unlock: '57-59', names: 'sniper' },
  { unlock: '48-50', names: 'engineer-a' },
  { unlock: '51-53 78', names: 'engineer-b starshina' },
  { unlock: '97-99', names: 'guns' },
  { unlock: '66-68', names: 'panzer-a' },
  { unlock: '60-62', names: 'at-gun' },
  { unlock: '89-93', names: 'bomber' },
  { unlock: '36-47 54-56 100-104', names: 'leader-c rifleman-c scout-c gunner-c engineer-c' },
  { unlock: '63-65 87', names: 'flamethrower medic' },
  { unlock: '86 94-96', names: 'commander anti-aircraft' },
  { unlock: '72-77', names: 'assault infantry-gun' },
  { unlock: '69-71 88', names: 'panzer-b' },
];

const KITS = [SOVIET, GERMAN] as const;
const FIRST_STAGE = 2;

/** Cards that both sides' scenarios of a stage unlock. */
export const unlockOf = (seat: number, stage: number): string =>
  KITS[seat as 0 | 1][stage - FIRST_STAGE]?.unlock ?? '';

/** Everybody who has joined the platoon by a stage. */
export const namesUpTo = (seat: number, stage: number): string[] =>
  KITS[seat as 0 | 1]
    .slice(0, Math.max(0, stage - FIRST_STAGE + 1))
    .flatMap(({ names }) => names.split(' '));
