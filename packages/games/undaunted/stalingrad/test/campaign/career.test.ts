import { expect, test } from 'vitest';
import { allSoldiers, careerOf } from '../../src/rules/campaign/career.ts';
import {
  callUp,
  firstRoster,
  lockedCards,
  losePlanes,
  mergeSquads,
  replace,
  sufferLosses,
  unlock,
  upgradeSome,
} from '../../src/rules/campaign/roster.ts';
import type { Chapter } from '../../src/rules/campaign/state.ts';
import { CARDS, cardNamed } from '../../src/rules/index.ts';

// Stalingrad: what became of each soldier in the campaign.

const chapter = (code: string, scenario: string): Chapter => ({
  code,
  scenario,
  winner: 0,
  reason: 'task',
  rounds: 5,
  casualties: [0, 0],
});

test('career: in which battles a soldier fought, and who replaced whom when', () => {
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
  // A soldier who was not called up has fought nowhere.
  unlock(roster, lockedCards(0, '84-87'), 1);
  expect(career('S-Z-084').fought).toEqual([]);
  const all = allSoldiers(roster);
  for (const id of ['S-P-004', 'S-P-002', 'S-Z-075']) expect(all).toContain(cardNamed(id));
  expect(all).not.toContain(cardNamed('S-P-005'));
});

test('stalingrad/merging: a replaced leader of C, then one who went to the rear when the squads merged', () => {
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
  expect(allSoldiers(roster)).toEqual(
    expect.arrayContaining([cardNamed('S-Z-036'), cardNamed('S-Z-079')]),
  );
});

test('career: a soldier whom the story killed has fallen, and falls only once', () => {
  const roster = firstRoster(0);
  replace(roster, cardNamed('S-P-003'), cardNamed('S-Z-078'), 11);
  sufferLosses(roster, [cardNamed('S-P-002')], 5, true);
  replace(roster, cardNamed('S-P-002'), cardNamed('S-Z-075'), 7);
  expect(careerOf(roster, cardNamed('S-P-003'), []).marks).toEqual([{ stage: 11, mark: 'fell' }]);
  expect(careerOf(roster, cardNamed('S-P-002'), []).marks).toEqual([{ stage: 5, mark: 'fell' }]);
});

/** The battles, by stage from 1, in which a soldier fought. */
const fought = (
  roster: ReturnType<typeof firstRoster>,
  id: string,
  ...scenarios: readonly string[]
): readonly number[] => {
  const chapters = scenarios.map((scenario, i) => chapter(`${i + 1}a`, scenario));
  return careerOf(roster, cardNamed(id), chapters).fought;
};

test('a soldier fights in the battles whose list names the unit, from the one that unlocked the card', () => {
  const roster = firstRoster(0);
  unlock(roster, lockedCards(0, '54-56'), 3);
  // #021 and #031 name snipers, #011 does not; the card came with the third battle.
  expect(fought(roster, 'S-Z-054', '021', '021', '021', '011', '031')).toEqual([3, 5]);
});

test('a bomber flies until it is shot down, that battle included', () => {
  const roster = firstRoster(0);
  unlock(roster, lockedCards(0, '84-87'), 1);
  losePlanes(roster, [cardNamed('S-Z-084')], 2);
  expect(fought(roster, 'S-Z-084', '121', '121', '121')).toEqual([1, 2]);
  expect(fought(roster, 'S-Z-085', '121', '121', '121')).toEqual([1, 2, 3]);
});

test('stalingrad/merging: soldiers of C who stay fight under the other squad; those in the rear no more', () => {
  const roster = firstRoster(0);
  unlock(roster, lockedCards(0, '36-47'), 1);
  sufferLosses(roster, [cardNamed('S-P-004')], 1, true);
  mergeSquads(roster, 0, 3);
  // #011 does not know squad C, #061 names it, #131 names only A and B.
  expect(fought(roster, 'S-Z-037', '011', '061', '131', '131')).toEqual([2, 3, 4]);
  expect(fought(roster, 'S-Z-036', '061', '061', '061', '061')).toEqual([1, 2]);
});

test('stalingrad/merging: if no soldier goes to the rear, soldiers of C fight under the other squad too', () => {
  const roster = firstRoster(0);
  unlock(roster, lockedCards(0, '37'), 1);
  sufferLosses(roster, [cardNamed('S-P-004')], 1, true);
  mergeSquads(roster, 0, 3);
  expect(roster.ledger.some(({ mark }) => mark === 'rear')).toBe(false);
  expect(fought(roster, 'S-Z-037', '061', '131', '131')).toEqual([1, 3]);
});

test('a reservist may leave and come again', () => {
  const roster = firstRoster(0);
  sufferLosses(roster, [cardNamed('S-P-022')], 1, true);
  const reservist = cardNamed('S-R-022');
  replace(roster, reservist, cardNamed('S-Z-068'), 3);
  // Back in the box: neither in the platoon nor among those who left it.
  expect(allSoldiers(roster)).not.toContain(reservist);
  sufferLosses(roster, [cardNamed('S-P-021')], 4, true);
  callUp(roster, reservist, cardNamed('S-P-021'), 4);
  expect(careerOf(roster, reservist, []).marks).toEqual([
    { stage: 1, mark: 'reservist' },
    { stage: 3, mark: 'relieved' },
    { stage: 4, mark: 'reservist' },
  ]);
  expect(fought(roster, 'S-R-022', '011', '011', '011', '011', '011')).toEqual([5]);
});

test('the whole roster: each soldier once, with the newest card, and no Fog of War', () => {
  const roster = firstRoster(0);
  sufferLosses(roster, [cardNamed('S-P-004'), cardNamed('S-P-005')], 1, true);
  upgradeSome(roster, [cardNamed('S-P-005')], 1, 1);
  const all = allSoldiers(roster);
  expect(all).toContain(cardNamed('S-P-004'));
  expect(all).toContain(cardNamed('S-V-005'));
  // The soldier was wounded under the old card.
  expect(all).not.toContain(cardNamed('S-P-005'));
  expect(new Set(all).size).toBe(all.length);
  expect(all.every((card) => CARDS[card]?.seat === 0)).toBe(true);
  expect(all.filter((card) => CARDS[card]?.name === 'fog')).toEqual([]);
});
