import ts from 'typescript';
import { type Finding, findingAt } from '../findings.ts';
import { accessedName, isAccess, unwrap, walk } from '../walk.ts';
import { isInsideFunction } from './inside-function.ts';
import { moduleRoot } from './module-root.ts';
import { isOwnFunction } from './own-function.ts';
import { isGlobal, type PureFile } from './pure-file.ts';

const mutators: ReadonlySet<string> = new Set(
  'push set add delete clear splice pop shift unshift sort reverse fill copyWithin'.split(' '),
);

const mutatorsOfFirstArgument: ReadonlySet<string> = new Set([
  'assign',
  'defineProperty',
  'defineProperties',
  'setPrototypeOf',
]);

/** Writes, from inside a function, to something that outlives the call. */
export function checkStateWrites(file: PureFile): Finding[] {
  const findings: Finding[] = [];
  walk(file.source, (node) => {
    for (const written of writtenObjects(file, node)) {
      const root = moduleRoot(file, written);
      if (!root || !isInsideFunction(node) || isOwnFunction(node, root)) continue;
      const message =
        `${root.name} belongs to the module and this changes it; ` +
        'build a new value and return it, or keep it in the state that is passed in.';
      findings.push(findingAt(file, node.getStart(file.source), 'pure-state', message));
    }
  });
  return findings;
}

/** The objects of which a node changes a part: X in `X.y = 1`, `X.push(1)`, `delete X.y`. */
function writtenObjects(file: PureFile, node: ts.Node): ts.Expression[] {
  if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) {
    return targetsOf(node.left);
  }
  if (ts.isPostfixUnaryExpression(node)) return targetsOf(node.operand);
  if (ts.isPrefixUnaryExpression(node)) return isStep(node) ? targetsOf(node.operand) : [];
  if (ts.isDeleteExpression(node)) return targetsOf(node.expression);
  if ((ts.isForOfStatement(node) || ts.isForInStatement(node)) && isTarget(node.initializer)) {
    return targetsOf(node.initializer);
  }
  return ts.isCallExpression(node) ? mutatedByCall(file, node) : [];
}

function isAssignment(kind: ts.SyntaxKind): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}

function isStep({ operator }: ts.PrefixUnaryExpression): boolean {
  return operator === ts.SyntaxKind.PlusPlusToken || operator === ts.SyntaxKind.MinusMinusToken;
}

function isTarget(initializer: ts.ForInitializer): initializer is ts.Expression {
  return !ts.isVariableDeclarationList(initializer);
}

/**
 * A plain `X = 1` has no object: at module level X must be a `let`, which is a finding of its own.
 * Patterns, `[X.a, X.b] = pair`, have one for each place.
 */
function targetsOf(target: ts.Expression): ts.Expression[] {
  const place = unwrap(target);
  if (isAccess(place)) return [place.expression];
  if (ts.isSpreadElement(place)) return targetsOf(place.expression);
  if (ts.isArrayLiteralExpression(place)) return place.elements.flatMap(targetsOf);
  if (ts.isObjectLiteralExpression(place)) {
    return place.properties.flatMap((property) => {
      if (ts.isPropertyAssignment(property)) return targetsOf(property.initializer);
      return ts.isSpreadAssignment(property) ? targetsOf(property.expression) : [];
    });
  }
  return [];
}

function mutatedByCall(file: PureFile, node: ts.CallExpression): ts.Expression[] {
  const callee = unwrap(node.expression);
  if (!isAccess(callee)) return [];
  const method = accessedName(callee) ?? '';
  const [first] = node.arguments;
  if (isGlobal(file, callee.expression, 'Object', 'Reflect')) {
    return first && (mutatorsOfFirstArgument.has(method) || method === 'set') ? [first] : [];
  }
  return mutators.has(method) ? [callee.expression] : [];
}
