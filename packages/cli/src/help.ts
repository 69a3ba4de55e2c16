import { COMMAND_NAMES, type CommandName } from './args/flag-tables.ts';
import type { Context } from './context.ts';
import { columns, readingWidth, wrap } from './output/columns.ts';
import type { FlagHelp } from './text/en/help.ts';

export function topHelp({ text, output }: Context): string {
  const { help } = text;
  const commands = COMMAND_NAMES.map((name) => [`  ${name}`, help.commands[name].summary]);
  return [
    ...wrap(help.about, readingWidth()),
    '',
    output.heading(help.usage),
    `  npx bivouac <${help.commandWord}> …`,
    '',
    output.heading(help.commandsHead),
    ...columns(commands),
    '',
    output.heading(help.flagsHead),
    ...flagLines(help.commonFlags),
    '',
    help.more,
  ].join('\n');
}

export function commandHelp({ text, output }: Context, name: CommandName): string {
  const { help } = text;
  const command = help.commands[name];
  return [
    output.heading(help.usage),
    ...command.usage.map((line) => `  npx bivouac ${line}`),
    '',
    ...command.about.flatMap((paragraph) => wrap(paragraph, readingWidth())),
    '',
    output.heading(help.flagsHead),
    ...flagLines({ ...command.flags, ...help.commonFlags }),
  ].join('\n');
}

function flagLines(flags: { readonly [flag: string]: FlagHelp }): string[] {
  return columns(
    Object.entries(flags).map(([flag, [value, says]]) => [
      value === '' ? `  --${flag}` : `  --${flag} <${value}>`,
      says,
    ]),
  );
}
