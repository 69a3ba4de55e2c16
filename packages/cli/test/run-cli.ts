import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { run } from '../src/run.ts';

const NODE = fileURLToPath(new URL('../../../node_modules/node/bin/node', import.meta.url));
const BIN = fileURLToPath(new URL('../bin/bivouac.js', import.meta.url));

/** A language of the system that asks for nothing, and no colours. */
const ENV = { ...process.env, LC_ALL: '', LC_MESSAGES: '', LANG: 'C', NO_COLOR: '1' };

export interface CliRun {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CliOptions {
  /** The whole standard input. */
  readonly input?: string;
  readonly env?: { readonly [name: string]: string };
}

/** Runs the real program, as `npx bivouac` does. */
export async function cli(args: readonly string[], options: CliOptions = {}): Promise<CliRun> {
  const { child, ended } = start(args, options.env);
  child.stdin.on('error', () => undefined);
  child.stdin.end(options.input ?? '');
  return ended;
}

/**
 * Runs a command in this process: starting the program costs more than most commands. For commands that
 * ask nothing; `cli` stays for what only the program has: its input, its signals and its streams.
 */
export async function command(
  args: readonly string[],
  { env = {} }: Pick<CliOptions, 'env'> = {},
): Promise<CliRun> {
  const stdout: string[] = [];
  const stderr: string[] = [];
  const plain = (text: string): string => text;
  const output = {
    line: (text = '') => void stdout.push(`${text}\n`),
    json: (value: object) => void stdout.push(`${JSON.stringify(value)}\n`),
    aside: (text: string) => void stderr.push(`${text}\n`),
    ...{ heading: plain, dim: plain },
  };
  const status = await run(args, { output, env: { LANG: 'C', ...env } });
  return { status, stdout: stdout.join(''), stderr: stderr.join('') };
}

/** The JSON object of a command that asks nothing; fails unless it is all that the command prints. */
export async function commandJson(args: readonly string[]) {
  const { status, stdout } = await command([...args, '--json']);
  return { status: status ?? -1, json: JSON.parse(stdout) as unknown };
}

/** The JSON object of a command; fails unless it is all that standard output holds. */
export async function cliJson(args: readonly string[]): Promise<{ status: number; json: unknown }> {
  const { status, stdout } = await cli([...args, '--json']);
  return { status: status ?? -1, json: JSON.parse(stdout) };
}

/** The player's answer to the screen; `undefined` closes the input, a signal is sent. */
export type Reply = string | undefined | { readonly signal: NodeJS.Signals };

/**
 * Plays at the terminal: whenever the program waits for a line, `reply` gets what has been printed
 * since the last one. Nothing depends on time.
 */
export async function talk(
  args: readonly string[],
  reply: (screen: string, turn: number) => Reply,
): Promise<CliRun> {
  const { child, ended } = start(args);
  let screen = '';
  let turn = 0;
  child.stdin.on('error', () => undefined);
  child.stdout.on('data', (chunk: string) => {
    screen += chunk;
    if (!/(> |Enter\. )$/.test(screen)) return;
    const said = reply(screen, turn++);
    screen = '';
    if (said === undefined) child.stdin.end();
    else if (typeof said === 'string') child.stdin.write(`${said}\n`);
    else child.kill(said.signal);
  });
  return ended;
}

/** Starts the real program and leaves it running. */
export function start(args: readonly string[], env: { readonly [name: string]: string } = {}) {
  const child = spawn(NODE, [BIN, ...args], { env: { ...ENV, ...env } });
  child.stdout.setEncoding('utf8');
  child.stderr.setEncoding('utf8');
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: string) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk: string) => {
    stderr += chunk;
  });
  const ended = new Promise<CliRun>((resolve) => {
    child.on('close', (status) => resolve({ status, stdout, stderr }));
  });
  return { child, ended };
}

/** A folder for one test file, gone when its tests are done. */
export function testFolder(): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-cli-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (name) => join(folder, name);
}
