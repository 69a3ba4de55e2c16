import { isLanguage, type Language } from '@bivouac/text';
import { findCommand } from './args/find-command.ts';
import { type CommandName, FLAG_TABLES } from './args/flag-tables.ts';
import { parseCommandLine } from './args/parse.ts';
import type { RunCommand } from './command.ts';
import { type Context, createContext, systemLanguage } from './context.ts';
import { describe } from './describe.ts';
import { commandHelp, topHelp } from './help.ts';
import { type Output, processOutput, withPlainSpaces } from './output/output.ts';
import { EXIT_FAILURE, Refusal } from './problems.ts';
import { programVersion } from './version.ts';

// Loaded when asked for: the help need not wait for the games, nor a game for the test kit.
const COMMANDS: { readonly [C in CommandName]: () => Promise<RunCommand<C>> } = {
  play: async () => (await import('./commands/play.ts')).play,
  campaign: async () => (await import('./commands/campaign.ts')).campaign,
  replay: async () => (await import('./commands/replay.ts')).replayRecord,
  sim: async () => (await import('./commands/sim.ts')).sim,
  games: async () => (await import('./commands/games.ts')).games,
  repair: async () => (await import('./commands/database.ts')).repair,
  players: async () => (await import('./commands/moderation.ts')).players,
  ban: async () => (await import('./commands/moderation.ts')).ban,
  rename: async () => (await import('./commands/moderation.ts')).rename,
  void: async () => (await import('./commands/moderation.ts')).voidOne,
  audit: async () => (await import('./commands/moderation.ts')).audit,
  backup: async () => (await import('./commands/database.ts')).backup,
  restore: async () => (await import('./commands/database.ts')).restoreFile,
  fuzz: async () => (await import('./commands/fuzz.ts')).fuzzGames,
  bench: async () => (await import('./commands/bench.ts')).bench,
};

/** Where a command runs: what it says goes there, and the system's language is found there. */
export interface Surroundings {
  readonly output: Output;
  readonly env: { readonly [name: string]: string | undefined };
}

/** Runs one command line. Whatever goes wrong ends here, as a sentence and an exit status. */
export async function run(
  args: readonly string[],
  { output, env }: Surroundings = { output: processOutput(), env: process.env },
): Promise<number> {
  const asJson = beforeTerminator(args).includes('--json');
  const language = languageIn(args) ?? systemLanguage(env);
  const context = await createContext(language, withPlainSpaces(output));
  try {
    return await dispatch(args, context, asJson);
  } catch (error) {
    return report(error, context, asJson);
  }
}

async function dispatch(args: readonly string[], context: Context, asJson: boolean) {
  const { command, rest } = findCommand(args);
  if (command === undefined || command === 'help') {
    return runWithoutCommand(rest, context, asJson);
  }
  return runCommand(command, rest, context, asJson);
}

function runWithoutCommand(args: readonly string[], context: Context, asJson: boolean): number {
  const { words, common } = parseCommandLine(args, { json: 'switch' } as const);
  checkLanguage(common.lang);
  if (common.version) return answer(context, asJson, 'version', programVersion());
  const about = findCommand(words).command;
  const text =
    about === undefined || about === 'help' ? topHelp(context) : commandHelp(context, about);
  return answer(context, asJson, 'help', text);
}

async function runCommand<C extends CommandName>(
  name: C,
  args: readonly string[],
  context: Context,
  asJson: boolean,
): Promise<number> {
  // `--help --json` is allowed even where the command itself has no JSON to give.
  const wantsHelp = beforeTerminator(args).some((arg) => arg === '--help' || arg === '-h');
  if (wantsHelp) return answer(context, asJson, 'help', commandHelp(context, name));
  const { words, flags, common } = parseCommandLine(args, FLAG_TABLES[name]);
  checkLanguage(common.lang);
  if (common.version) return answer(context, asJson, 'version', programVersion());
  const command = await COMMANDS[name]();
  return command(context, words, flags);
}

function answer(context: Context, asJson: boolean, key: string, text: string): number {
  if (asJson) context.output.json({ [key]: text });
  else context.output.line(text);
  return 0;
}

/** Found before anything else is read, so that even the first complaint is in the right language. */
function languageIn(args: readonly string[]): Language | undefined {
  const own = beforeTerminator(args);
  const at = own.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const value = own[at] === '--lang' ? own[at + 1] : own[at]?.slice('--lang='.length);
  return value !== undefined && isLanguage(value) ? value : undefined;
}

function checkLanguage(value: string | undefined): void {
  if (value !== undefined && !isLanguage(value)) {
    throw new Refusal({ code: 'bad-language', value });
  }
}

function beforeTerminator(args: readonly string[]): readonly string[] {
  const end = args.indexOf('--');
  return end < 0 ? args : args.slice(0, end);
}

function report(error: unknown, context: Context, asJson: boolean): number {
  const refusal = error instanceof Refusal ? error : bugIn(error);
  const message = describe(context, refusal.problem);
  if (asJson) context.output.json({ error: refusal.problem, message });
  else context.output.aside(message);
  return refusal.exitStatus;
}

function bugIn(error: unknown): Refusal {
  if (process.env.BIVOUAC_DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  const detail = error instanceof Error ? error.message : String(error);
  return new Refusal({ code: 'internal-error', detail }, EXIT_FAILURE);
}
