import { expect } from 'vitest';
import { type Board, OFF_BOARD } from '../src/index.ts';

/** Counted by hand and not by `expect`, which is too slow for a million triples. */
export function expectBoardLaws(board: Board): void {
  const broken: string[] = [];
  for (let a = 0; a < board.size; a += 1) {
    broken.push(...brokenNeighbourLaws(board, a));
    for (let b = 0; b < board.size; b += 1) {
      const distance = board.distance(a, b);
      if (!Number.isInteger(distance)) broken.push(`distance ${a} ${b} is ${distance}`);
      if (distance !== board.distance(b, a)) broken.push(`distance ${a} ${b} not symmetric`);
      if ((distance === 0) !== (a === b)) broken.push(`distance ${a} ${b} zero`);
      if ((distance === 1) !== board.neighbours(a).includes(b)) broken.push(`one step ${a} ${b}`);
      if (board.pathDistance(a, b) < distance) broken.push(`path ${a} ${b} too short`);
      for (let c = 0; c < board.size; c += 1) {
        if (board.distance(a, c) > distance + board.distance(b, c)) broken.push(`${a} ${b} ${c}`);
      }
    }
  }
  expect(broken).toEqual([]);
  expect(offBoardAnswers(board)).toEqual([[], [], Infinity, Infinity, Infinity, Infinity]);
}

function brokenNeighbourLaws(board: Board, space: number): string[] {
  const broken: string[] = [];
  const list = board.neighbours(space);
  if (list.length > 6) broken.push(`${space} has ${list.length} neighbours`);
  for (const [i, to] of list.entries()) {
    if (to <= (list[i - 1] ?? OFF_BOARD)) broken.push(`${space} not ascending`);
    if (!board.neighbours(to).includes(space)) broken.push(`${space} ${to} not symmetric`);
  }
  return broken;
}

function offBoardAnswers(board: Board): unknown[] {
  return [
    board.neighbours(OFF_BOARD),
    board.neighbours(board.size),
    board.distance(board.size - 1, OFF_BOARD),
    board.distance(board.size, 0),
    board.pathDistance(board.size - 1, OFF_BOARD),
    board.pathDistance(0, board.size),
  ];
}

/** Shortest ways by Floyd and Warshall: slow, short, and nothing like the board's own search. */
export function slowPathDistances(board: Board): number[][] {
  const spaces = Array.from({ length: board.size }, (_, space) => space);
  const table = spaces.map((a) =>
    spaces.map((b) => (a === b ? 0 : board.neighbours(a).includes(b) ? 1 : Infinity)),
  );
  for (const via of table.keys()) {
    for (const row of table) {
      for (const [b, known] of row.entries()) {
        row[b] = Math.min(known, (row[via] ?? Infinity) + (table[via]?.[b] ?? Infinity));
      }
    }
  }
  return table;
}

export function pathDistances(board: Board): number[][] {
  return table(board, board.pathDistance);
}

export function distances(board: Board): number[][] {
  return table(board, board.distance);
}

function table(board: Board, of: (a: number, b: number) => number): number[][] {
  const spaces = Array.from({ length: board.size }, (_, space) => space);
  return spaces.map((a) => spaces.map((b) => of(a, b)));
}
