import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { testFolder } from './run-cli.ts';

const folder = testFolder();

/** The program in a folder of its own, where setup and commands only say that they were called. */
function place(name: string): { run(): string; write(path: string, text: string): void } {
  const at = (path: string): string => folder(`${name}/${path}`);
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  };
  const bin = at('packages/cli/bin/bivouac.js');
  cpSync(fileURLToPath(new URL('../bin/bivouac.js', import.meta.url)), bin);
  write('package.json', '{ "type": "module" }');
  write('packages/cli/src/main.ts', "process.stdout.write('command' as string);");
  write('scripts/setup.js', "process.stderr.write('setup ');");
  return {
    write,
    run() {
      const { stdout, stderr } = spawnSync(process.execPath, [bin], { encoding: 'utf8' });
      return stderr + stdout;
    },
  };
}

it('sets up a fresh clone before the first command', () => {
  expect(place('fresh').run()).toBe('setup command');
});

it('sets up nothing on a server that is installed without development dependencies', () => {
  const server = place('server');
  server.write('node_modules/@bivouac/kernel/package.json', '{}');
  expect(server.run()).toBe('command');
});
