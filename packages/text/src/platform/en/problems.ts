import type { Problem, UndoBarrier } from '@bivouac/kernel';

type Of<C extends Problem['code']> = Extract<Problem, { code: C }>;
/** One sentence per problem: what is wrong, where, and what to do. */
export type ProblemSentences = { readonly [C in Problem['code']]: (p: Of<C>) => string };

const hint = (name: string | null): string => (name === null ? '' : ` Did you mean “${name}”?`);

const BARRIERS: { readonly [B in UndoBarrier]: string } = {
  'nothing-done': 'nothing has been done yet',
  luck: 'dice were rolled or cards were drawn',
  secret: 'something hidden was seen',
  passed: 'the decision has passed to the other side',
  'not-yours': 'the last action was not yours',
  'for-good': 'in a campaign, what was once seen or drawn stands',
};

export const problems: ProblemSentences = {
  'unknown-game': (p) => `There is no game called “${p.name}”.${hint(p.nearest)}`,
  'unknown-scenario': (p) => `${p.game} has no scenario “${p.name}”.${hint(p.nearest)}`,
  'unknown-option': (p) => `${p.game} has no option “${p.name}”.${hint(p.nearest)}`,
  'bad-option-value': (p) =>
    `Option “${p.option}” cannot be “${p.value}”. Choose one of: ${p.allowed.join(', ')}.`,
  'unknown-seat': (p) => `There is no seat “${p.name}”. The seats are: ${p.seats.join(', ')}.`,
  'bad-seed': (p) => `“${p.text}” is not a seed. A seed is “chacha20:” and 64 hexadecimal digits.`,
  'unknown-notation': (p) => `“${p.text}” is not an action of this game.${hint(p.nearest)}`,
  'unknown-name': (p) => `Nothing here is called “${p.text}”.${hint(p.nearest)}`,
  'illegal-action': (p) => `“${p.action}” is not possible for ${p.seat} now.`,
  'not-an-action': (p) => `What ${p.seat} sent is not an action of this game.`,
  'no-luck-left': () => 'The record does not tell its seed, so no more dice can be drawn from it.',
  'not-your-decision': (p) => `It is not for ${p.seat} to decide now.`,
  'stale-decision': (p) =>
    `That answered decision ${p.given}; the game is already at decision ${p.current}.`,
  'game-over': () => 'The game is over.',
  'no-draw-offered': () => 'No draw has been offered to you.',
  'game-not-over': () => 'Everything can be seen only when the game is over.',
  'cannot-undo': (p) => `This cannot be taken back: ${BARRIERS[p.reason]}.`,
  'record-not-one': () =>
    'This is not a Bivouac record: its first line should read “bivouac record 1”.',
  'record-newer-format': (p) =>
    `The record has format ${p.format}, this program reads up to ${p.known}. Update Bivouac.`,
  'record-truncated': (p) =>
    `The record breaks off at line ${p.line}: its closing line is missing.`,
  'record-damaged': (p) => `Line ${p.line} of the record cannot be read: “${p.text}”.`,
  'record-other-rules': (p) =>
    `The record was played by rules ${p.have} of ${p.game}; this program plays rules ${p.need}.`,
  'record-illegal-action': (p) =>
    `Line ${p.line} of the record: “${p.action}” is not possible at that point.`,
  'record-wrong-draw': (p) =>
    `Line ${p.line} of the record: the drawn results do not fit (${p.detail}).`,
  'record-seed-disagrees': (p) =>
    `Line ${p.line} of the record: the result of ${p.draw} is not the one its seed gives.`,
  'record-hash-differs': (p) =>
    `The record ends in another position than it says (${p.have.slice(0, 12)}… instead of ${p.need.slice(0, 12)}…).`,
  'record-altered': (p) =>
    `The text of the record has been changed: the seal in line ${p.line} does not fit.`,
  'record-without-seed': () => 'The record does not tell its seed, so its dice cannot be checked.',
  'record-bad-commitment': (p) =>
    `The seed is not the one that was promised before the first move (line ${p.line}).`,
};
