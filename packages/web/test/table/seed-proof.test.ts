import { commitSeed, createMatch, must, recordOf, seedFromPhrase } from '@bivouac/kernel';
import { proveSeed, verdictOf } from '@bivouac/table/session/seed-proof.ts';
import { SEED, SKIRMISH } from '@bivouac/table/testing/fakes.ts';
import { expect, it } from 'vitest';

const { game } = SKIRMISH;

/** A whole game, with a take-back across dice on its way. */
function playedOut() {
  const begun = createMatch(game, { scenario: 'crossing', options: {} }, SEED);
  const match = must(begun.ok ? begun.value : undefined, 'a match');
  let isTakenBack = false;
  while (!match.isOver()) {
    const now = match.awaiting();
    const seat = now.kind === 'over' ? 0 : must(now.seats[0], 'a seat');
    match.act(seat, must(match.actions(seat).at(-1), 'an action'), match.decision);
    const hasRolled = match.played.at(-1)?.draws.some(({ kind }) => kind === 'dice') === true;
    if (hasRolled && !isTakenBack && !match.isOver()) {
      isTakenBack = match.takeBack(match.decision - 1).ok;
    }
  }
  expect(isTakenBack).toBe(true);
  return recordOf(match);
}

const verdict = (record: string, commitment: string, rules = game): string =>
  verdictOf(must(proveSeed(rules, record, commitment) ?? undefined, 'a proof').problem);

it('draws everything again, even undone draws', () => {
  const record = playedOut();
  const proof = must(proveSeed(game, record, commitSeed(SEED)) ?? undefined, 'a proof');
  expect(proof).toMatchObject({ seed: SEED, problem: null });
  const written = record.match(/[\w.-]+=[dps]\d+:[\d,]+/g) ?? [];
  expect(written.length).toBeGreaterThan(5);
  expect(proof.draws.toSorted()).toEqual(written.toSorted());
});

it('does not call a record false if the page has other rules, and names the mismatch otherwise', () => {
  const record = playedOut();
  const seal = commitSeed(SEED);
  expect(verdict(record, seal)).toBe('kept');
  expect(verdict(record, commitSeed(seedFromPhrase('another')))).toBe('broken');
  expect(verdict(record, seal, { ...game, rules: game.rules + 1 })).toBe('otherRules');
  expect(verdict(record.replace(/^end .*$/m, ''), seal)).toBe('unread');
  expect(proveSeed(game, record.replace(/^seed .*\n/m, ''), seal)).toBeNull();
});
