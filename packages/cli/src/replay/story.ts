import {
  type AnyMatch,
  type BaseEvent,
  type LoggedEvent,
  must,
  type Viewer,
} from '@bivouac/kernel';
import { findEntry } from '@bivouac/shelf';
import { type AnyGameText, describeOutcome, tellEvents } from '@bivouac/text';
import type { Context } from '../context.ts';
import { orRefuse } from '../problems.ts';

/** The game, its scenario and its options. */
export function printHeader(match: AnyMatch, { language, output }: Context): void {
  const own = orRefuse(findEntry(match.game.id)).texts.in(language);
  const { scenario, options } = match.setup;
  output.line(output.heading(`${own.title}: ${own.scenario(scenario).title}`));
  for (const [id, value] of Object.entries(options)) {
    const { title, values } = own.option(id);
    output.line(`${title}: ${values[value] ?? value}`);
  }
}

/** Every action with what came of it, as the viewer may know it. */
export function printStory(match: AnyMatch, viewer: Viewer, context: Context): void {
  const own = orRefuse(findEntry(match.game.id)).texts.in(context.language);
  const { output, text } = context;
  printHeader(match, context);
  const told = byAction(match.log(viewer), match.decision);
  output.line();
  printEvents(must(told[0], 'the set-up tells something or nothing'), own, viewer, context);
  match.played.forEach(({ seat, action }, i) => {
    const number = String(i + 1).padStart(String(match.decision).length);
    // A bid face down is an action too: what it was is known to its seat and, later, to everyone.
    const isOpen = viewer === 'everyone' || viewer === seat;
    const notation = output.dim(`[${match.game.notation.print(action)}]`);
    const what = isOpen ? `${own.action(action, seat)}  ${notation}` : text.replay.acts;
    output.line(`${number}  ${own.seat(seat)}: ${what}`);
    printEvents(told[i + 1] ?? [], own, viewer, context);
  });
  output.line();
  const now = match.awaiting();
  if (now.kind === 'over')
    output.line(output.heading(describeOutcome(context.language, own, now.outcome)));
  else output.line(text.replay.notOver({ actions: match.decision }));
}

function byAction(
  log: readonly LoggedEvent<BaseEvent>[],
  actions: number,
): readonly (readonly LoggedEvent<BaseEvent>[])[] {
  const groups: LoggedEvent<BaseEvent>[][] = Array.from({ length: actions + 1 }, () => []);
  for (const told of log) groups[told.action]?.push(told);
  return groups;
}

function printEvents(
  told: readonly LoggedEvent<BaseEvent>[],
  own: AnyGameText,
  viewer: Viewer,
  { output }: Context,
): void {
  for (const { sentence } of tellEvents(own, told, viewer)) output.line(`       ${sentence}`);
}
