import type { BattleParts } from './battle-kit.ts';
import Board from './board/Board.svelte';
import Hand from './cards/Hand.svelte';
import Opponent from './cards/Opponent.svelte';
import Odds from './Odds.svelte';
import Score from './score/Score.svelte';

// Apart from the kit, because camp in a campaign does without them.

export const battleParts: BattleParts = { Score, Board, Hand, Opponent, Odds };
