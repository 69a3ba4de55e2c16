import ts from 'typescript';
import { accessedName, unwrap } from '../walk.ts';
import { isGlobal, type PureFile } from './pure-file.ts';

const mutableClasses = [
  'Map',
  'Set',
  'WeakMap',
  'WeakSet',
  'Array',
  'ArrayBuffer',
  'SharedArrayBuffer',
  'DataView',
  'Int8Array',
  'Uint8Array',
  'Uint8ClampedArray',
  'Int16Array',
  'Uint16Array',
  'Int32Array',
  'Uint32Array',
  'Float16Array',
  'Float32Array',
  'Float64Array',
  'BigInt64Array',
  'BigUint64Array',
] as const;

/**
 * What kind of container an expression makes, if it makes one that asks to be filled. A literal
 * with something in it is left alone: it is most likely a table, and writes to it are caught.
 * `Object.freeze(…)` is a call like any other here, and so passes.
 */
export function mutableValue(file: PureFile, expression: ts.Expression): string | undefined {
  const value = unwrap(expression);
  if (ts.isArrayLiteralExpression(value) && value.elements.length === 0) return 'an empty []';
  if (ts.isObjectLiteralExpression(value) && value.properties.length === 0) return 'an empty {}';
  if (ts.isNewExpression(value) && isGlobal(file, value.expression, ...mutableClasses)) {
    return `new ${value.expression.getText(file.source)}`;
  }
  if (!ts.isCallExpression(value)) return undefined;
  const callee = value.expression;
  if (isGlobal(file, callee, 'Array')) return 'Array(…)';
  const createsObject =
    ts.isPropertyAccessExpression(callee) &&
    accessedName(callee) === 'create' &&
    isGlobal(file, callee.expression, 'Object');
  return createsObject ? 'Object.create(…)' : undefined;
}
