import { idOf, seededChance, seedFromPhrase } from '@bivouac/kernel';
import type { Action } from '@bivouac/undaunted-core';
import { expect, test } from 'vitest';
import { BOOK, normandy, normandyRules } from '../src/rules/index.ts';

// Whatever a player may point at and cannot choose has its reason (`explain`).

const ids = (list: readonly unknown[]): number[] => list.map((_, id) => id);
const UNITS = ids([...BOOK.units, ...BOOK.units]);

/** Every action that the notation can write, whether it makes sense or not. */
const EVERY_ACTION: readonly Action[] = [
  ...ids(BOOK.kinds).flatMap((card) =>
    (['bid', 'play', 'take'] as const).map((what): Action => ({ kind: what, card: idOf(card) })),
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

/** The subjects of each decision: for these the reason must be a specific one. */
const ABOUT: { readonly [question: string]: readonly Action['kind'][] } = {
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
  'none-to-inspire',
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

test('normandy/playing-a-card: every card, unit and tile that cannot be chosen has a reason of its own, in random games', () => {
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
            const where = `${scenario} ${step} ${view.question?.kind}: ${line}`;
            if ((reason === undefined) !== offered.has(line)) faults.push(where);
            if (reason === undefined) continue;
            codes.add(reason.code);
            const isAbout = ABOUT[view.question?.kind ?? '']?.includes(action.kind) ?? false;
            const isElsewhere = reason.code === ELSEWHERE && reason.now === view.question?.kind;
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
