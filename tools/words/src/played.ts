import { type AnyGame, completeSetup, Match, seededChance, seedFromPhrase } from '@bivouac/kernel';
import type { ShelfEntry } from '@bivouac/manifest';
import type { AnyGameText, Mention } from '@bivouac/text';

/** A sentence as it came up in a game. */
export interface PlayedLine {
  readonly kind: 'log' | 'prompt' | 'waiting' | 'action';
  readonly text: string;
  /** The things that the sentence names, which the page lights up. */
  readonly mentions: readonly Mention[];
}

/** Decisions until a game is left; the log has met nearly every kind of event by then. */
const ENOUGH_DECISIONS = 250;
/** At each decision some of the actions are named; random play meets all of them in time. */
const NAMED_ACTIONS = 3;

/** Every line that a random game of a scenario says in one language. */
export function playedLines(
  { game }: ShelfEntry,
  text: AnyGameText,
  scenario: string,
  phrase: string,
): PlayedLine[] {
  const match = begin(game, scenario, phrase);
  const dice = seededChance(seedFromPhrase(`${phrase} choices`));
  const lines: PlayedLine[] = [];
  for (let decision = 0; decision < ENOUGH_DECISIONS; decision++) {
    const now = match.awaiting();
    const [seat] = now.kind === 'seats' ? now.seats : [];
    if (seat === undefined) break;
    const actions = match.actions(seat);
    const asked = match.view(seat);
    const watched = match.view('spectator');
    if (asked.ok) lines.push(said('prompt', text.prompt(asked.value)));
    if (watched.ok) lines.push(said('waiting', text.waiting(watched.value)));
    const chosen = Array.from({ length: NAMED_ACTIONS }, () =>
      dice.pick(actions.length, 'choice'),
    ).flatMap((at) => actions.slice(at, at + 1));
    lines.push(...chosen.map((action) => said('action', text.action(action, seat))));
    const [action] = chosen;
    if (action === undefined || !match.act(seat, action).ok) break;
  }
  return [...lines, ...loggedLines(match, text)];
}

function begin(game: AnyGame, scenario: string, phrase: string) {
  const setup = completeSetup(game, { scenario, options: {} });
  if (!setup.ok) throw new Error(`no scenario ${scenario}`);
  const seed = seedFromPhrase(phrase);
  return new Match(game, setup.value, { chance: seededChance(seed), seed });
}

const said = (kind: PlayedLine['kind'], text: string): PlayedLine => ({ kind, text, mentions: [] });

/** The log as each reader knows it. */
function loggedLines(match: ReturnType<typeof begin>, text: AnyGameText): PlayedLine[] {
  return [0, 1, 'spectator' as const, 'everyone' as const].flatMap((viewer) =>
    match.log(viewer).flatMap(({ event }): PlayedLine[] => {
      const line = text.event(event, viewer);
      if (line === null) return [];
      return [{ kind: 'log', text: line, mentions: text.mentions?.(event) ?? [] }];
    }),
  );
}
