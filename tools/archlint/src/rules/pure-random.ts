import ts from 'typescript';
import { type Finding, findingAt } from '../findings.ts';
import { accessedName, isAccess } from '../walk.ts';
import type { PureFile } from './pure-file.ts';

/** Chance comes from the state, or a game could not be replayed. */
export function checkRandom(file: PureFile): Finding[] {
  return [...file.globals]
    .filter((name) => name.text === 'Math' && mayReachRandom(name))
    .map((name) =>
      findingAt(
        file,
        name.getStart(file.source),
        'pure-random',
        'Math.random cannot be replayed; draw from the random generator in the state.',
      ),
    );
}

/** `Math.random`, `{ random } = Math`, and any use that hides which function of Math is meant. */
function mayReachRandom(math: ts.Identifier): boolean {
  const { parent } = math;
  if (isAccess(parent) && parent.expression === math) {
    return (accessedName(parent) ?? 'random') === 'random';
  }
  if (ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name)) {
    return parent.name.elements.some(
      ({ name, propertyName = name, dotDotDotToken }) =>
        dotDotDotToken !== undefined ||
        !ts.isIdentifier(propertyName) ||
        propertyName.text === 'random',
    );
  }
  return true;
}
