import { createMatch, must, type Reason, seedFromPhrase } from '@bivouac/kernel';
import { stalingradCampaignTexts } from '@bivouac/text';
import type { Action } from '@bivouac/undaunted-core';
import { expect, test } from 'vitest';
import { careerOf, everybody } from '../src/campaign/career.ts';
import { fillAll } from '../src/campaign/muster.ts';
import {
  firstRoster,
  lockedCards,
  mergeSquads,
  replace,
  sufferLosses,
  unlock,
  upgradeSome,
} from '../src/campaign/roster.ts';
import type { Chapter } from '../src/campaign/state.ts';
import { cardNamed, counterNamed, stalingradCampaign as game } from '../src/index.ts';

// Stalingrad, Sestavte si dobírací balíček: what cannot be chosen, and why.

const begin = () => {
  const match = createMatch(game, { scenario: 'campaign' }, seedFromPhrase('muster'));
  if (!match.ok) throw new Error(match.problem.code);
  return match.value;
};
type Match = ReturnType<typeof begin>;

const why = (match: Match, seat: number, action: Action) => {
  const view = match.view(seat);
  if (!view.ok) throw new Error(view.problem.code);
  return told(game.explain?.(view.value, action));
};

/** The same reason, once it is sure that there is a sentence for it in both languages. */
const told = (reason: Reason | undefined): Reason | undefined => {
  if (reason === undefined) return undefined;
  const sentences = (['en', 'cs'] as const).map((language) =>
    stalingradCampaignTexts[language].reason(reason),
  );
  for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.* .*\.$/u);
  expect(sentences[0]).not.toBe(sentences[1]);
  return reason;
};
const take = (id: string): Action => ({ kind: 'take', card: cardNamed(id) });

test('Sestavte si dobírací balíček — každé odmítnutí má důvod', () => {
  const match = begin();
  const { picks } = match.copyOfState().books[0];
  expect(why(match, 0, { kind: 'take', card: must(picks[0], 'a forced place') })).toMatchObject({
    code: 'already-mustered',
    card: picks[0],
    seat: 0,
  });
  // Riflemen A are being chosen: their own are open, those of B come later.
  expect(why(match, 0, take('S-P-005'))).toBeUndefined();
  expect(why(match, 0, take('S-P-010'))).toMatchObject({ code: 'other-place' });
  // Neither a locked card nor one of the enemy is told from one that is gone.
  for (const id of ['S-Z-054', 'S-R-004', 'N-P-004']) {
    expect(why(match, 0, take(id))).toEqual({ code: 'not-in-platoon' });
  }
  expect(why(match, 0, { kind: 'unit', unit: 0 })).toEqual({
    code: 'other-decision',
    now: 'muster',
  });
  expect(match.act(0, { kind: 'done' }).ok).toBe(true);
  expect(why(match, 0, take('S-P-005'))).toEqual({ code: 'not-your-decision' });
  expect(why(match, 1, take('N-P-005'))).toBeUndefined();
});

test('Vytvořte si zálohu — kdo do bitvy nejde, a kdy je balíček úplný', () => {
  const match = begin();
  const state = match.copyOfState();
  const { roster } = state.books[0];
  unlock(roster, lockedCards(0, '54-56'), 1);
  const ask = (action: Action) => told(game.explain?.(game.view(state, 0), action));
  expect(ask(take('S-Z-054'))).toMatchObject({ code: 'not-in-this-battle' });
  const io = { chance: {} as never, emit: () => undefined };
  for (let i = 0; i < 40 && game.actions(state, 0).length > 1; i++) {
    game.apply(state, 0, must(game.actions(state, 0)[0], 'a soldier'), io);
  }
  const left = must(
    ['S-P-004', 'S-P-005', 'S-P-006', 'S-P-007', 'S-P-008']
      .map(cardNamed)
      .find((card) => !state.books[0].picks.includes(card)),
    'somebody stays in the supply',
  );
  expect(ask({ kind: 'take', card: left })).toEqual({ code: 'deck-full' });
  expect(ask({ kind: 'done' })).toBeUndefined();
});

test('Sestavte si dobírací balíček — navržený balíček bere vylepšené, pak běžné, rezervisty naposled', () => {
  const state = begin().copyOfState();
  const { roster } = state.books[0];
  sufferLosses(roster, [cardNamed('S-P-004')], 1, true);
  upgradeSome(roster, [cardNamed('S-P-016')], 1, 1);
  state.books[0].picks = [];
  const half = {
    deck: ['rifleman-a', 'rifleman-a', 'scout-a'],
    supply: ['rifleman-a', 'scout-a'],
  };
  fillAll(state.books[0], half);
  // The reservist has the lowest number of all riflemen, the upgraded scout the highest of his own.
  expect(state.books[0].picks).toEqual(['S-P-005', 'S-P-006', 'S-V-016'].map(cardNamed));
});

test('Sloučení družstev — jen střelci A nebo B vlastní strany', () => {
  const state = begin().copyOfState();
  state.books[0].owesMerge = true;
  const ask = (action: Action) => told(game.explain?.(game.view(state, 0), action));
  const unit = (seat: number, name: string): Action => ({
    kind: 'unit',
    unit: counterNamed(seat, name),
  });
  expect(ask(unit(0, 'rifleman-a'))).toBeUndefined();
  expect(ask(unit(0, 'scout-a'))).toMatchObject({ code: 'no-squad-to-join' });
  expect(ask(unit(0, 'rifleman-c'))).toMatchObject({ code: 'no-squad-to-join' });
  expect(ask(unit(1, 'rifleman-a'))).toMatchObject({ code: 'not-yours' });
  expect(ask(take('S-P-005'))).toEqual({ code: 'other-decision', now: 'merge' });
});

const chapter = (code: string, scenario: string): Chapter => ({
  code,
  scenario,
  winner: 0,
  reason: 'task',
  rounds: 5,
  casualties: [0, 0],
});

test('vojákova dráha — v kterých bitvách byl, a kdy ho kdo vystřídal', () => {
  const roster = firstRoster(0);
  const chapters = [
    chapter('1a', '011'),
    chapter('2a', '021'),
    chapter('3a', '031'),
    chapter('4a', '041'),
  ];
  const career = (id: string) => careerOf(roster, cardNamed(id), chapters);
  sufferLosses(roster, [cardNamed('S-P-004')], 2, true);
  upgradeSome(roster, [cardNamed('S-P-005')], 2, 2);
  replace(roster, cardNamed('S-P-002'), cardNamed('S-Z-075'), 3);
  expect(career('S-P-004')).toEqual({ marks: [{ stage: 2, mark: 'fell' }], fought: [1, 2] });
  expect(career('S-R-004')).toEqual({ marks: [{ stage: 2, mark: 'reservist' }], fought: [3, 4] });
  expect(career('S-V-005').fought).toEqual([1, 2, 3, 4]);
  expect(career('S-P-002')).toEqual({ marks: [{ stage: 3, mark: 'relieved' }], fought: [1, 2] });
  expect(career('S-Z-075')).toEqual({ marks: [{ stage: 3, mark: 'replaced' }], fought: [3, 4] });
  // Whoever was not called up has fought nowhere.
  unlock(roster, lockedCards(0, '84-87'), 1);
  expect(career('S-Z-084').fought).toEqual([]);
  const all = everybody(roster);
  for (const id of ['S-P-004', 'S-P-002', 'S-Z-075']) expect(all).toContain(cardNamed(id));
  expect(all).not.toContain(cardNamed('S-P-005'));
});

test('vojákova dráha — vystřídaný velitel C, pak ten, kdo při sloučení odešel do týlu', () => {
  const roster = firstRoster(0);
  unlock(roster, lockedCards(0, '36-47'), 9);
  replace(roster, cardNamed('S-Z-036'), cardNamed('S-Z-079'), 10);
  mergeSquads(roster, 0, 13);
  const marks = (id: string) => careerOf(roster, cardNamed(id), []).marks;
  expect(marks('S-Z-036')).toEqual([
    { stage: 9, mark: 'unlocked' },
    { stage: 10, mark: 'relieved' },
  ]);
  expect(marks('S-Z-079')).toEqual([
    { stage: 10, mark: 'replaced' },
    { stage: 13, mark: 'rear' },
  ]);
  expect(everybody(roster)).toEqual(
    expect.arrayContaining([cardNamed('S-Z-036'), cardNamed('S-Z-079')]),
  );
});

test('vojákova dráha — koho zabil příběh, ten padl; komu šlo o místo, když už nežil, padl jednou', () => {
  const roster = firstRoster(0);
  replace(roster, cardNamed('S-P-003'), cardNamed('S-Z-078'), 11);
  sufferLosses(roster, [cardNamed('S-P-002')], 5, true);
  replace(roster, cardNamed('S-P-002'), cardNamed('S-Z-075'), 7);
  expect(careerOf(roster, cardNamed('S-P-003'), []).marks).toEqual([{ stage: 11, mark: 'fell' }]);
  expect(careerOf(roster, cardNamed('S-P-002'), []).marks).toEqual([{ stage: 5, mark: 'fell' }]);
});
