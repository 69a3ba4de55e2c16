import { must, seededChance, seedFromPhrase } from '@bivouac/kernel';
import { runConformance } from '@bivouac/testkit';
import { expect, test } from 'vitest';
import { stalingradBots } from '../src/bots/index.ts';
import type { CityEvent } from '../src/rules/index.ts';
import { SCENARIOS, stalingrad, stalingradRules } from '../src/rules/index.ts';
import { CITY_RECORDS } from '../src/text/event-records.ts';

test('battles keep the contract', () => {
  // Every scenario, and the four pairs of options in turn.
  const games = SCENARIOS.length + 4 - (SCENARIOS.length % 4);
  const report = runConformance(stalingrad, { games, closeEvery: 12 });
  expect(report.failures).toEqual([]);
});

/** A soldier routs and is not taken off the map. */
const FOREIGN = ['unitRemoved'];

test('every kind of action, every verb and every event occurs in play', () => {
  const bot = must(
    stalingradBots.find(({ id }) => id === 'easy'),
    'easy',
  );
  const met = new Set<string>();
  const emit = (event: CityEvent): void => {
    met.add(`event ${event.type}`);
  };
  for (const { id: scenario } of SCENARIOS) {
    const chance = seededChance(seedFromPhrase(`meeting ${scenario}`));
    const options = { discard: 'open', withdrawal: 'off' };
    const state = stalingrad.setup({ scenario, options }, { chance, emit });
    for (let step = 0; step < 1500; step++) {
      const now = stalingrad.awaiting(state);
      if (now.kind === 'over') break;
      const seat = must(now.seats[0], 'a seat is asked');
      const actions = stalingrad.actions(state, seat);
      for (const action of actions) {
        met.add(`action ${action.kind}`);
        if (action.kind === 'use') met.add(`use ${stalingradRules.verbs[action.verb]?.verb}`);
      }
      // A beginner who sometimes plays at random.
      const any = must(actions[chance.pick(actions.length, 'any')], 'an action');
      const view = stalingrad.view(state, seat);
      const action =
        chance.pick(3, 'whim') === 0
          ? any
          : bot.choose({ seat, view, actions, budget: { trials: 1 }, chance });
      stalingrad.apply(state, seat, action, { chance, emit });
    }
  }
  const wanted = [
    ...stalingrad.notation.kinds
      .filter((kind) => kind !== 'withdraw')
      .map((kind) => `action ${kind}`),
    ...stalingradRules.verbs.map(({ verb }) => `use ${verb}`),
    ...Object.keys(CITY_RECORDS)
      .filter((type) => !FOREIGN.includes(type))
      .map((type) => `event ${type}`),
  ];
  // Upgraded soldiers are not in battles for practice.
  const upgradedOnly = ['grenades', 'recon-scout', 'attack-stalk', 'field-of-fire'];
  const late = [
    ...upgradedOnly.map((verb) => `use ${verb}`),
    ...['event fieldOfFireSet', 'event fieldOfFireLifted'],
    // The side with the guns mostly faces planes; orders.test.ts has the empty sky.
    'event nothingShotDown',
  ];
  expect(wanted.filter((name) => !met.has(name) && !late.includes(name))).toEqual([]);
});
