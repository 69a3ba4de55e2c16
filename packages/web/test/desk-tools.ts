import type { Table } from '@bivouac/table/session/table.ts';
import { latest } from '@bivouac/table/testing/fakes.ts';
import type { Desk, DeskModel } from '../src/storage/desk.ts';

export const deskNow = (desk: Desk): DeskModel => latest(desk);

export function tableOf(desk: Desk): Table {
  const { table } = deskNow(desk);
  if (table === null) throw new Error('a table was expected');
  return table;
}
