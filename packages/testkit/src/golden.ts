import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  type AnyMatch,
  type BaseEvent,
  type Draw,
  done,
  hashState,
  parseRecord,
  recordOf,
  replay,
} from '@bivouac/kernel';

/**
 * A whole game as text that a person can read: each action, its luck, what happened, and a short
 * hash of the position. A changed golden file is a changed rule.
 */
export function printPlaythrough(
  match: AnyMatch,
  tell: (event: BaseEvent) => string | null,
): string {
  const { game } = match;
  const record = recordOf(match);
  const raw = parseRecord(record);
  if (!raw.ok) throw new Error(JSON.stringify(raw.problem));
  const lines = [`${game.id} ${match.setup.scenario} ${JSON.stringify(match.setup.options)}`];
  const byAction = new Map<number, string[]>();
  for (const { action, event } of match.log('everyone')) {
    const text = tell(event);
    if (text === null) continue;
    byAction.set(action, [...(byAction.get(action) ?? []), text]);
  }
  const add = (number: number, title: string, draws: readonly Draw[], hash: string): void => {
    const luck = draws.map(({ why, result }) => `${why} ${result.join(' ')}`).join(', ');
    lines.push('', `${number}. ${title}${luck === '' ? '' : ` [${luck}]`}  #${hash.slice(0, 8)}`);
    for (const text of byAction.get(number) ?? []) lines.push(`   ${text}`);
  };
  add(0, 'set-up', match.setupDraws, positionAfter(record, match, 0));
  match.played.forEach(({ seat, action, draws }, i) => {
    const title = `${game.seats[seat]}: ${game.notation.print(action)}`;
    add(i + 1, title, draws, positionAfter(record, match, i + 1));
  });
  return `${lines.join('\n')}\n`;
}

function positionAfter(record: string, match: AnyMatch, actions: number): string {
  const again = replay(record, () => done(match.game), { until: actions });
  if (!again.ok) throw new Error(JSON.stringify(again.problem));
  return hashState(again.value.copyOfState());
}

/** Compares a text with the stored one, or stores it when `UPDATE_GOLDEN` is set (`npm run golden`). */
export function expectGolden(file: string, text: string): void {
  if (process.env.UPDATE_GOLDEN) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return;
  }
  const stored = existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : '';
  if (stored === text) return;
  const have = text.split('\n');
  const want = stored.split('\n');
  const at = have.findIndex((line, i) => line !== want[i]);
  throw new Error(
    `the golden file differs from line ${at + 1} on:\n  stored: ${want[at] ?? '(end)'}\n  now:    ${have[at] ?? '(end)'}\n` +
      'If a rule was meant to change, run "npm run golden" and say so in the changelog.',
  );
}
