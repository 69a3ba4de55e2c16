import ts from 'typescript';
import { bannedGlobals } from '../banned-globals.ts';
import { type Finding, findingAt } from '../findings.ts';
import { localeFolder } from '../rules-table.ts';
import { walk } from '../walk.ts';
import { mayFormat, type PureFile } from './pure-file.ts';

/** The clock, timers, the page, Node, the environment, and the console. */
export function checkGlobals(file: PureFile): Finding[] {
  return [
    ...[...file.globals].flatMap((name) => checkGlobal(file, name)),
    ...checkImportMeta(file),
  ];
}

function checkGlobal(file: PureFile, name: ts.Identifier): Finding[] {
  const position = name.getStart(file.source);
  const where = `a pure package (${file.package.folder})`;
  if (name.text === 'console') {
    const message = `${where} does not print; return the data and let the caller print it.`;
    return [findingAt(file, position, 'pure-console', message)];
  }
  if (name.text === 'Intl' && !mayFormat(file)) {
    const message = `${where} does not use Intl; leave formatting to packages/${localeFolder}.`;
    return [findingAt(file, position, 'pure-global', message)];
  }
  const instead = bannedGlobals.get(name.text);
  if (instead === undefined) return [];
  const message = `${where} does not use ${name.text}; ${instead}.`;
  return [findingAt(file, position, 'pure-global', message)];
}

function checkImportMeta(file: PureFile): Finding[] {
  const findings: Finding[] = [];
  walk(file.source, (node) => {
    if (!ts.isMetaProperty(node) || node.keywordToken !== ts.SyntaxKind.ImportKeyword) return;
    const message = 'a pure package does not ask where its file lies; take it as a parameter.';
    findings.push(findingAt(file, node.getStart(file.source), 'pure-global', message));
  });
  return findings;
}
