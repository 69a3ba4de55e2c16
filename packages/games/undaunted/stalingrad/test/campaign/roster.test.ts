import { expect, test } from 'vitest';
import { readStory } from '../../src/rules/campaign/chapters.ts';
import {
  cloneRoster,
  firstRoster,
  lockedCards,
  losePlanes,
  lossesFor,
  mergeSquads,
  type Roster,
  remembered,
  replace,
  reservesFor,
  sufferLosses,
  unlock,
  upgradeSome,
} from '../../src/rules/campaign/roster.ts';
import { nodeOf } from '../../src/rules/campaign/tree.ts';
import { CARDS, cardNamed, TREE } from '../../src/rules/index.ts';

// Stalingrad, Události v kampani. A pile is as it was shuffled: the first card is drawn first.

/** Where several reservists could come, the lowest number does. */
const suffer = (roster: Roster, pile: readonly number[], stage: number) =>
  sufferLosses(roster, pile, stage, false);

const S = (...ids: string[]): number[] => ids.map((id) => cardNamed(`S-${id}`));
const names = (cards: readonly number[]): string[] => cards.map((card) => CARDS[card]?.id ?? '?');

test('stalingrad/losses: how many are lost for good of 0, 1 to 4, 5 to 9, and 10 or more casualties', () => {
  expect([0, 1, 4, 5, 9, 10, 25].map(lossesFor)).toEqual([0, 1, 1, 2, 2, 3, 3]);
});

test('stalingrad/losses stalingrad/reservists: a reservist of the same number replaces the fallen, upgraded or not; leaders are not replaced', () => {
  const roster = firstRoster(0);
  upgradeSome(roster, S('P-009'), 2, 1);
  const pile = S('V-009', 'P-001', 'P-004', 'P-005', 'P-006');
  const { fallen, reservists } = suffer(roster, pile, 2);
  expect(names(fallen)).toEqual(['S-V-009', 'S-P-001']);
  expect(names(reservists.filter((card) => card >= 0))).toEqual(['S-R-009']);
  expect(roster.available).toContain(cardNamed('S-R-009'));
  expect(roster.available).not.toContain(cardNamed('S-P-001'));
  expect(roster.ledger.filter(({ mark }) => mark === 'wounded')).toHaveLength(3);
});

test('stalingrad/losses: a pile of reservists alone loses no card, and a small pile loses fewer', () => {
  const roster = firstRoster(0);
  suffer(roster, S('P-004'), 1);
  suffer(roster, S('P-005'), 2);
  const reserves = S('R-004', 'R-005');
  expect(suffer(roster, reserves, 3).fallen).toEqual([]);
  // Ten cards would cost three, but only one of them can be lost.
  const ten = [...reserves, ...reserves, ...reserves, ...reserves, ...S('R-004', 'P-006')];
  expect(names(suffer(roster, ten, 4).fallen)).toEqual(['S-P-006']);
});

test('stalingrad/losses: the whole pile counts, reservists included, although they are not lost', () => {
  const roster = firstRoster(0);
  for (const id of ['P-004', 'P-005', 'P-009', 'P-010']) suffer(roster, S(id), 1);
  const reserves = S('R-004', 'R-005', 'R-009', 'R-010');
  // Five casualties cost two men, although only one of the first five is no reservist.
  expect(names(suffer(roster, [...reserves, ...S('P-006')], 2).fallen)).toEqual(['S-P-006']);
  const five = [...reserves.slice(0, 3), ...S('P-007', 'P-011')];
  expect(names(suffer(roster, five, 3).fallen)).toEqual(['S-P-007', 'S-P-011']);
});

test('stalingrad/upgrades: two normal soldiers; other cards are passed over; fewer if there are fewer', () => {
  const roster = firstRoster(0);
  suffer(roster, S('P-008'), 1);
  const pile = S('P-001', 'P-026', 'R-008', 'P-014', 'P-002', 'P-020', 'P-004');
  expect(upgradeSome(roster, pile, 2, 1).map((pair) => names(pair))).toEqual([
    ['S-P-014', 'S-V-014'],
    ['S-P-020', 'S-V-020'],
  ]);
  expect(upgradeSome(roster, S('V-014', 'P-003', 'P-004'), 2, 2)).toHaveLength(1);
  expect(upgradeSome(roster, S('V-014', 'P-003'), 2, 3)).toEqual([]);
});

test('unlocking and replacing: a card is not unlocked again, even after it fell', () => {
  const roster = firstRoster(0);
  const snipers = lockedCards(0, '54-56');
  expect(unlock(roster, snipers, 2)).toEqual(snipers);
  suffer(roster, S('Z-054'), 2);
  expect(reservesFor(roster, cardNamed('S-Z-054'))).toEqual([]);
  expect(unlock(roster, snipers, 3)).toEqual([]);
  expect(roster.available).not.toContain(cardNamed('S-Z-054'));
  expect(replace(roster, cardNamed('S-P-002'), cardNamed('S-Z-075'), 5)).toBe(true);
  expect(roster.available).not.toContain(cardNamed('S-P-002'));
  expect(replace(roster, cardNamed('S-P-002'), cardNamed('S-Z-075'), 6)).toBe(false);
});

test('stalingrad/merging: reservists make way for soldiers of C, upgraded ones first; five, three, three remain', () => {
  const roster = firstRoster(0);
  unlock(roster, lockedCards(0, '36-47'), 9);
  for (const id of ['P-004', 'P-005', 'P-014']) suffer(roster, S(id), 10);
  upgradeSome(roster, S('Z-039'), 2, 10);
  mergeSquads(roster, 0, 12);
  const of = (name: string): string[] =>
    names(roster.available.filter((card) => CARDS[card]?.name === name));
  expect(of('rifleman-a')).toEqual(['S-P-006', 'S-P-007', 'S-P-008']);
  expect(of('rifleman-c')).toEqual(['S-Z-037', 'S-V-039']);
  expect(of('scout-a')).toEqual(['S-P-015', 'S-P-016']);
  expect(of('scout-c')).toEqual(['S-Z-042']);
  // No gunner was a reservist, so those of C go to the rear.
  expect(of('gunner-c')).toEqual([]);
  // Every soldier who leaves is in the ledger.
  const told = roster.ledger.flatMap(({ mark, card }) => (mark === 'rear' ? [card] : []));
  const gone = roster.removed.filter((card) => /-c$/.test(CARDS[card]?.name ?? ''));
  expect(told.toSorted((a, b) => a - b)).toEqual(
    gone.filter((card) => CARDS[card]?.id !== 'S-Z-039'),
  );
  // The reservists are in their box again, and one of them comes when a man of C falls.
  const { reservists } = suffer(roster, S('V-039'), 12);
  expect(names(reservists)).toEqual(['S-R-004']);
  expect(names(suffer(roster, S('P-006'), 13).reservists)).toEqual(['S-R-006']);
});

test('memorial: the fallen, crews that were shot down and those whom the story killed, not the replaced', () => {
  const roster = firstRoster(0);
  suffer(roster, S('P-004'), 1);
  replace(roster, cardNamed('S-P-002'), cardNamed('S-Z-075'), 5);
  replace(roster, cardNamed('S-P-003'), cardNamed('S-Z-078'), 11);
  unlock(roster, lockedCards(0, '84-87'), 9);
  losePlanes(roster, S('Z-084'), 12);
  expect(names(remembered(roster))).toEqual(['S-P-004', 'S-P-003', 'S-Z-084']);
});

test('stalingrad/merging stalingrad/losses: squad C alone has no reservists', () => {
  const roster = firstRoster(1);
  unlock(roster, lockedCards(1, '36-47'), 9);
  const { fallen, reservists } = suffer(roster, [cardNamed('N-Z-037')], 9);
  expect(names(fallen)).toEqual(['N-Z-037']);
  expect(reservists).toEqual([-1]);
});

test('replacing: the soldier under the number makes way, and three gunners remain (S-30)', () => {
  const asWas = firstRoster(0);
  const upgraded = firstRoster(0);
  upgradeSome(upgraded, S('P-022'), 2, 1);
  const fallen = firstRoster(0);
  suffer(fallen, S('P-022'), 1);
  for (const roster of [asWas, upgraded, fallen]) {
    expect(names(readStory(roster, nodeOf(TREE, '2a'), 0))).toContain('S-Z-068');
    const gunners = roster.available.filter((card) => CARDS[card]?.name === 'gunner-a');
    expect(names(gunners)).toEqual(['S-P-020', 'S-P-021', 'S-Z-068']);
  }
  expect(names(upgraded.removed)).toContain('S-V-022');
  // A reservist may come again.
  expect(names(fallen.removed)).not.toContain('S-R-022');
  suffer(fallen, S('Z-068'), 2);
  expect(names(fallen.available)).toContain('S-R-020');
});

test('stalingrad/merging stalingrad/losses: in a merged squad another reservist comes if the soldier’s own one has already come', () => {
  const roster = firstRoster(0);
  unlock(roster, lockedCards(0, '36-47'), 9);
  suffer(roster, S('P-005'), 10);
  mergeSquads(roster, 0, 13);
  const [man = -1] = roster.available.filter((card) => CARDS[card]?.name === 'rifleman-c');
  expect(names(suffer(roster, [man], 13).reservists)).toEqual(['S-R-004']);
  expect(names(suffer(roster, S('P-004'), 13).reservists)).toEqual(['S-R-005']);
  const men = roster.available.filter((card) => /^rifleman-[ac]$/.test(CARDS[card]?.name ?? ''));
  expect(new Set(men).size).toBe(5);
  expect(men).toHaveLength(5);
});

test('the ledger says who left for whom, and when', () => {
  const roster = firstRoster(0);
  const leader = cardNamed('S-Z-036');
  unlock(roster, lockedCards(0, '36-37'), 9);
  suffer(roster, S('P-004', 'P-005'), 10);
  upgradeSome(roster, S('P-006'), 1, 10);
  mergeSquads(roster, 0, 13);
  const entry = (stage: number, mark: string, card: string, other?: string) => ({
    stage,
    mark,
    card: cardNamed(card),
    other: other === undefined ? -1 : cardNamed(other),
  });
  expect(roster.ledger).toEqual([
    entry(9, 'unlocked', 'S-Z-036'),
    entry(9, 'unlocked', 'S-Z-037'),
    entry(10, 'fell', 'S-P-004'),
    entry(10, 'reservist', 'S-R-004', 'S-P-004'),
    entry(10, 'wounded', 'S-P-005'),
    entry(10, 'upgraded', 'S-V-006', 'S-P-006'),
    entry(13, 'merged', 'S-Z-037', 'S-R-004'),
    entry(13, 'rear', 'S-Z-036'),
  ]);
  // The card before the upgrade is gone for good.
  expect(names(roster.removed)).toEqual(['S-P-004', 'S-P-006', 'S-Z-036']);
  expect(roster.available).not.toContain(leader);
});

test('stalingrad/merging: of several soldiers of C the upgraded come first, then the lowest numbers', () => {
  const roster = firstRoster(0);
  unlock(roster, lockedCards(0, '37-41'), 9);
  for (const id of ['P-004', 'P-005', 'P-006']) suffer(roster, S(id), 10);
  upgradeSome(roster, S('Z-041'), 1, 10);
  mergeSquads(roster, 0, 13);
  const stayed = roster.ledger.flatMap(({ mark, card }) => (mark === 'merged' ? [card] : []));
  expect(names(stayed)).toEqual(['S-V-041', 'S-Z-037', 'S-Z-038']);
});

test('stalingrad/losses: a soldier of B whose own reservist has come is replaced by another of B', () => {
  const roster = firstRoster(0);
  roster.available.push(cardNamed('S-R-009'));
  expect(names(reservesFor(roster, cardNamed('S-P-009')))).toEqual([
    'S-R-010',
    'S-R-011',
    'S-R-012',
    'S-R-013',
  ]);
});

test('a copy of a roster leads a life of its own', () => {
  const roster = firstRoster(0);
  const before = JSON.stringify(roster);
  const copy = cloneRoster(roster);
  unlock(copy, lockedCards(0, '54'), 2);
  suffer(copy, S('P-004'), 2);
  expect(JSON.stringify(roster)).toBe(before);
  expect(JSON.stringify(copy)).not.toBe(before);
});

test('a card that is not there cannot fall, and only locked cards are unlocked', () => {
  const roster = firstRoster(0);
  suffer(roster, S('P-004'), 1);
  expect(() => suffer(roster, S('P-004'), 2)).toThrow('card S-P-004 is not there');
  expect(() => lockedCards(0, '4')).toThrow('side 0 has no locked card 4');
});
