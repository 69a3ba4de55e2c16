import ts from 'typescript';
import { type Finding, findingAt } from '../findings.ts';
import { localeFolder } from '../rules-table.ts';
import { accessedName, walk } from '../walk.ts';
import { mayFormat, type PureFile } from './pure-file.ts';

const localeMethods: ReadonlySet<string> = new Set([
  'localeCompare',
  'toLocaleString',
  'toLocaleUpperCase',
  'toLocaleLowerCase',
  'toLocaleDateString',
  'toLocaleTimeString',
]);

/** Methods whose result depends on the language of the system. */
export function checkLocale(file: PureFile): Finding[] {
  if (mayFormat(file)) return [];
  const findings: Finding[] = [];
  walk(file.source, (node) => {
    const name = accessedName(node);
    if (name === undefined || !localeMethods.has(name)) return;
    const at = ts.isPropertyAccessExpression(node) ? node.name : node;
    const message =
      `${name} differs from machine to machine; compare with < and >, ` +
      `or format in packages/${localeFolder}.`;
    findings.push(findingAt(file, at.getStart(file.source), 'pure-locale', message));
  });
  return findings;
}

export function checkForIn(file: PureFile): Finding[] {
  const findings: Finding[] = [];
  walk(file.source, (node) => {
    if (!ts.isForInStatement(node)) return;
    const message = 'for…in also walks what is inherited; use for…of over Object.keys or an array.';
    findings.push(findingAt(file, node.getStart(file.source), 'pure-for-in', message));
  });
  return findings;
}
