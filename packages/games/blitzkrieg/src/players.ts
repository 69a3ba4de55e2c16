import { randomBot } from '@bivouac/bots';
import type { GamePlayers } from '@bivouac/manifest';
import { blitzkriegBots, nipponBots } from './bots/index.ts';
import { blitzkrieg, nippon } from './rules/index.ts';

// The games and their bots without a word of text: what a thinking worker needs.

export const blitzkriegPlayers: GamePlayers = {
  game: blitzkrieg,
  bots: [randomBot(), ...blitzkriegBots],
};

export const nipponPlayers: GamePlayers = { game: nippon, bots: [randomBot(), ...nipponBots] };
