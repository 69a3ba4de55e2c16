import type { Finding } from '../findings.ts';
import { longestFile } from '../rules-table.ts';

const writtenByMachine = /(?:^|\/)(?:generated|golden|fixtures)\/|\.generated\.[^/]+$/;

export function checkFileSize(path: string, text: string): Finding[] {
  if (writtenByMachine.test(path)) return [];
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  if (lines <= longestFile) return [];
  const message = `${lines} lines, more than ${longestFile}; split it into files that each do one thing.`;
  return [{ path, line: longestFile + 1, column: 1, rule: 'file-size', message }];
}
