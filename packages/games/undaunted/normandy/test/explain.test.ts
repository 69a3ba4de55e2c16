import { seededChance, seedFromPhrase } from '@bivouac/kernel';
import type { Action } from '@bivouac/undaunted-core';
import { expect, test } from 'vitest';
import { BOOK, normandy, normandyRules } from '../src/index.ts';
import { expectNot, kind, many, type Play, playFrom, tile, unit } from './position.ts';

// Whatever a player may point at and cannot choose has its reason (`explain`).

const ids = (list: readonly unknown[]): number[] => list.map((_, id) => id);
const UNITS = ids([...BOOK.units, ...BOOK.units]);

/** Every action that the notation can write, whether it makes sense or not. */
const EVERY_ACTION: readonly Action[] = [
  ...ids(BOOK.kinds).flatMap((card) =>
    (['bid', 'play', 'take'] as const).map((what): Action => ({ kind: what, card })),
  ),
  ...ids(normandyRules.verbs).flatMap((verb): Action[] => [
    { kind: 'use', verb },
    ...[0, 1, 2, 3].map((value): Action => ({ kind: 'useFor', verb, value })),
  ]),
  ...UNITS.flatMap((id): Action[] => [
    { kind: 'unit', unit: id },
    { kind: 'shoot', unit: id },
  ]),
  ...ids(BOOK.tiles).flatMap((id): Action[] => [
    { kind: 'go', tile: id },
    { kind: 'aim', tile: id },
  ]),
  ...(['end', 'ready', 'hunker', 'done'] as const).map((what): Action => ({ kind: what })),
];

/** Said when the action has nothing to do with what is asked: it names the question. */
const ELSEWHERE = 'other-decision';

/** What each decision is about: on these things the reason must be one of their own. */
const ABOUT: { readonly [decision: string]: readonly Action['kind'][] } = {
  bid: ['bid'],
  card: ['play', 'end'],
  use: ['use', 'useFor', 'ready', 'hunker'],
  guide: ['unit'],
  step: ['go', 'done'],
  target: ['aim'],
  attack: ['shoot'],
  suppress: ['shoot'],
  blast: ['shoot'],
  bolster: ['take', 'done'],
  inspire: ['take', 'done'],
};

/** The reasons that random games come across; the rarer ones have their own tests. */
const REASONS = [
  'already-controlled',
  'already-there',
  'enemy-present',
  'fog-cannot-be-played',
  'fog-not-bolstered',
  'no-fog-in-hand',
  'no-such-value',
  'no-target-marker',
  'nobody-to-inspire',
  'not-in-hand',
  'not-in-supply',
  'not-laid',
  'not-on-board',
  'not-on-card',
  'not-on-table',
  'not-on-target',
  'not-scouted',
  'not-suppressed',
  'not-to-inspire',
  'not-yours',
  'other-decision',
  'other-squad',
  'out-of-reach',
  'own-unit',
  'supply-empty',
  'tile-too-near',
  'unit-suppressed',
];

test('every card, unit and tile that cannot be chosen has a reason of its own, in random games', () => {
  const codes = new Set<string>();
  const faults: string[] = [];
  for (const [index, { id: scenario }] of normandy.scenarios.entries()) {
    for (const discard of ['open', 'hidden']) {
      const chance = seededChance(seedFromPhrase(`explain ${scenario} ${discard}`));
      const io = { chance, emit: () => undefined };
      const state = normandy.setup({ scenario, options: { discard } }, io);
      for (let step = 0; step < 600; step++) {
        const now = normandy.awaiting(state);
        if (now.kind === 'over') break;
        const seat = now.seats[0] ?? 0;
        const offers = normandy.actions(state, seat);
        if ((step + index) % 4 === 0) {
          const view = normandy.view(state, seat);
          const offered = new Set(offers.map(normandy.notation.print));
          for (const action of EVERY_ACTION) {
            const line = normandy.notation.print(action);
            const reason = normandy.explain?.(view, action);
            const where = `${scenario} ${step} ${view.decision}: ${line}`;
            if ((reason === undefined) !== offered.has(line)) faults.push(where);
            if (reason === undefined) continue;
            codes.add(reason.code);
            const isAbout = ABOUT[view.decision ?? '']?.includes(action.kind) ?? false;
            const isElsewhere = reason.code === ELSEWHERE && reason.now === view.decision;
            if (isElsewhere === isAbout) faults.push(`${where}: ${reason.code}`);
          }
        }
        const action = offers[chance.pick(offers.length, 'player')];
        if (action) normandy.apply(state, seat, action, io);
      }
    }
  }
  expect(faults).toEqual([]);
  expect([...codes].sort()).toEqual(REASONS);
});

const tessy = (us: object, de: object = {}): Play =>
  playFrom({ scenario: 'tessy-sur-vire', turn: 'us', us, de });

test('Normandie, Zaměření — příliš blízké pole má svůj důvod', () => {
  const t = tessy({ at: { mortar: '2a' }, hand: ['mortar'] });
  t.play('us', 'play mortar', 'use target');
  expectNot(t, 'us', 'aim 2a', { code: 'tile-too-near', tile: tile('2a'), distance: 0 });
  const near = normandyRules.scenarios[7]?.neighbours[tile('2a')]?.[0] ?? -1;
  const line = `aim ${BOOK.tiles[near]}`;
  expectNot(t, 'us', line, { code: 'tile-too-near', tile: near, distance: 1 });
});

test('Normandie, Výbuch — jednotka jinde, už zasažená a mimo plán', () => {
  const t = tessy(
    { at: { mortar: '2a' }, hand: ['mortar'], target: '12a' },
    { at: { 'riflemen-a': '12a', 'riflemen-b': '12a', 'scouts-a': '2a' } },
  );
  t.play('us', 'play mortar', 'use blast');
  const elsewhere = { code: 'not-on-target', unit: unit('de-scouts-a'), tile: tile('12a') };
  expectNot(t, 'us', 'shoot de-scouts-a', elsewhere);
  expectNot(t, 'us', 'shoot de-sniper', { code: 'not-on-board', unit: unit('de-sniper') });
  t.luck.expectDice('combat.blast', 10, [1]);
  t.play('us', 'shoot de-riflemen-a');
  expectNot(t, 'us', 'shoot de-riflemen-a', { code: 'already-met', unit: unit('de-riflemen-a') });
});

test('Normandie, Posily a Povzbuzení — proč kartu nelze vzít', () => {
  const t = tessy({
    hand: ['leader-a', 'leader-b'],
    played: ['rifleman-b', 'mortar'],
    supply: ['rifleman-a', 'sniper', ...many('fog', 2)],
    rest: 'deck',
  });
  const because = (line: string, code: string): void => {
    const card = kind(line.slice(5));
    expectNot(t, 'us', line, code === 'fog-not-bolstered' ? { code } : { code, card, seat: 0 });
  };
  t.play('us', 'play leader-a', 'use bolster');
  because('take fog', 'fog-not-bolstered');
  because('take sniper', 'other-squad');
  because('take rifleman-b', 'other-squad');
  because('take gunner-a', 'not-in-supply');
  t.play('us', 'take rifleman-a', 'play leader-b', 'use inspire');
  because('take mortar', 'other-squad');
  because('take leader-b', 'not-to-inspire');
  because('take scout-b', 'not-on-table');
});

test('kdo není na řadě a co už skončilo', () => {
  const t = tessy({ hand: ['sergeant'] }, { hand: ['sergeant'] });
  const view = t.view('de');
  expect(normandy.explain?.(view, { kind: 'end' })).toEqual({ code: 'not-your-decision' });
  const over = { ...view, decision: null };
  expect(normandy.explain?.(over, { kind: 'end' })).toEqual({ code: 'game-over' });
});
