import { existsSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { findRoot, linkPackages, readPackages } from '../src/bench/against/workspace.ts';
import { testFolder } from './run-cli.ts';

const file = testFolder();

function writeManifest(folder: string, manifest: object): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  return folder;
}

/** A project with its packages in other folders than ours. */
function project(name: string, packages: { readonly [folder: string]: string }): string {
  const root = writeManifest(file(name), { workspaces: ['lib/*', 'lib/deep/*', 'gone'] });
  for (const [folder, own] of Object.entries(packages)) {
    writeManifest(join(root, folder), { name: own });
  }
  return root;
}

it('finds the packages of a checkout by their names, in any folder', () => {
  const root = project('layout', { 'lib/a': '@bivouac/a', 'lib/deep/b': '@bivouac/b' });
  mkdirSync(join(root, 'lib', 'no-package'));
  expect(Object.fromEntries(readPackages(root))).toEqual({
    '@bivouac/a': join(root, 'lib', 'a'),
    '@bivouac/b': join(root, 'lib', 'deep', 'b'),
  });
  expect(findRoot(join(root, 'lib', 'deep', 'b'))).toBe(root);
});

it('finds nothing without workspaces', () => {
  expect(readPackages(file('nowhere')).size).toBe(0);
  expect(readPackages(writeManifest(file('plain'), { name: 'plain' })).size).toBe(0);
});

it('links installed packages and those of the checkout, and none of the working tree', () => {
  const ours = project('ours', { 'lib/a': '@bivouac/a', 'lib/new': '@bivouac/new' });
  const modules = join(ours, 'node_modules');
  for (const name of ['left-pad', '@types/node', '.bin']) {
    mkdirSync(join(modules, name), { recursive: true });
  }
  for (const name of ['a', 'new', 'gone']) {
    const link = join(modules, '@bivouac', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(ours, 'lib', name), link, 'junction');
  }
  const theirs = project('theirs', { 'lib/deep/moved': '@bivouac/a' });
  linkPackages(theirs, readPackages(theirs), modules);
  const linked = (name: string): string => realpathSync(join(theirs, 'node_modules', name));
  expect(linked('left-pad')).toBe(realpathSync(join(modules, 'left-pad')));
  expect(linked('@types/node')).toBe(realpathSync(join(modules, '@types/node')));
  expect(linked('@bivouac/a')).toBe(realpathSync(join(theirs, 'lib/deep/moved')));
  for (const name of ['@bivouac/new', '@bivouac/gone', '.bin']) {
    expect(existsSync(join(theirs, 'node_modules', name)), name).toBe(false);
  }
});
