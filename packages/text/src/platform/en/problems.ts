import type { Problem, UndoBarrier } from '@bivouac/kernel';

type Of<C extends Problem['code']> = Extract<Problem, { code: C }>;
/** One sentence per problem: what is wrong, where, and what to do. */
export type ProblemSentences = { readonly [C in Problem['code']]: (p: Of<C>) => string };

const hint = (name: string | null): string => (name === null ? '' : ` Did you mean “${name}”?`);

const BARRIERS: { readonly [B in UndoBarrier]: string } = {
  'nothing-done': 'nothing has been done yet',
  luck: 'dice were rolled or cards were drawn',
  secret: 'something hidden was revealed',
  passed: 'the decision has passed to the other side',
  'not-yours': 'the last action was not yours',
  'for-good': 'in a campaign, what has been seen or drawn stays so',
};

export const problems: ProblemSentences = {
  'unknown-game': (p) => `There’s no game called “${p.name}”.${hint(p.nearest)}`,
  'unknown-scenario': (p) => `${p.game} has no scenario “${p.name}”.${hint(p.nearest)}`,
  'unknown-option': (p) => `${p.game} has no option “${p.name}”.${hint(p.nearest)}`,
  'bad-option-value': (p) =>
    `Option “${p.option}” can’t be “${p.value}”. Choose one of: ${p.allowed.join(', ')}.`,
  'unknown-seat': (p) => `There’s no seat “${p.name}”. The seats are: ${p.seats.join(', ')}.`,
  'bad-seed': (p) => `“${p.text}” isn’t a seed. A seed is “chacha20:” and 64 hexadecimal digits.`,
  'unknown-notation': (p) => `“${p.text}” isn’t an action in this game.${hint(p.nearest)}`,
  'unknown-name': (p) => `Nothing here is called “${p.text}”.${hint(p.nearest)}`,
  'illegal-action': (p) => `“${p.action}” isn’t possible now (${p.seat}).`,
  'not-an-action': (p) => `What was sent isn’t an action in this game (${p.seat}).`,
  'no-luck-left': () =>
    'The record doesn’t include its seed, so no more dice can be rolled from it.',
  'not-your-decision': (p) => `This side isn’t asked to decide now (${p.seat}).`,
  'stale-decision': (p) =>
    `That answered decision ${p.given}, but the game is already at decision ${p.current}.`,
  'game-over': () => 'The game is over.',
  'no-draw-offered': () => 'Nobody has offered you a draw.',
  'game-not-over': () => 'You can see everything only when the game is over.',
  'cannot-undo': (p) => `You can’t take this back: ${BARRIERS[p.reason]}.`,
  'record-not-one': () =>
    'This isn’t a Bivouac record: its first line should read “bivouac record 1”.',
  'record-newer-format': (p) =>
    `The record has format ${p.format}, but this program reads only up to ${p.known}. Update Bivouac.`,
  'record-truncated': (p) =>
    `The record breaks off at line ${p.line}: its closing line is missing.`,
  'record-damaged': (p) => `Line ${p.line} of the record can’t be read: “${p.text}”.`,
  'record-other-rules': (p) =>
    `The record was played under rules ${p.have} of ${p.game}; this program uses rules ${p.need}.`,
  'record-illegal-action': (p) =>
    `Line ${p.line} of the record: “${p.action}” isn’t possible at that point.`,
  'record-wrong-draw': (p) =>
    `Line ${p.line} of the record: the drawn results don’t match (${p.detail}).`,
  'record-seed-disagrees': (p) =>
    `Line ${p.line} of the record: the result of ${p.draw} isn’t the one its seed gives.`,
  'record-hash-differs': (p) =>
    `The record ends in a different position from the one it states (${p.have.slice(0, 12)}… instead of ${p.need.slice(0, 12)}…).`,
  'record-altered': (p) =>
    `Someone has changed the text of the record: the seal on line ${p.line} doesn’t match.`,
  'record-without-seed': () => 'The record doesn’t include its seed, so its dice can’t be checked.',
  'record-bad-commitment': (p) =>
    `The seed isn’t the one promised before the first move (line ${p.line}).`,
};
