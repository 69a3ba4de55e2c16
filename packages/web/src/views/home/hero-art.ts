import { artDefs } from '../../art/undaunted/index.ts';
import { normandyBoards } from '../../lib/boards-normandy.ts';

/** The board of a scenario as it lies on a table: turned a little. */
export function heroArt(scenario: string): string {
  const board = normandyBoards.board(scenario)?.art ?? '';
  return `<defs>${artDefs()}</defs><g transform="translate(40 10) rotate(-7 320 300) scale(.86)">${board}</g>`;
}
