import { must, seededChance, seedFromPhrase } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { blitzkriegBots } from '../../src/bots/index.ts';
import { GREATEST_CHANGE } from '../../src/rules/index.ts';
import { type Position, type Table, table, theatreId } from '../position.ts';

// The solo opponent's reasons, on the table and in the log.

function chosen(t: Table): string {
  const bot = must(
    blitzkriegBots.find(({ id }) => id === 'vs'),
    'vs',
  );
  return t.game.notation.print(
    bot.choose({
      seat: 0,
      view: t.game.view(t.state, 0),
      actions: t.game.actions(t.state, 0),
      budget: { trials: 1 },
      chance: seededChance(seedFromPhrase('any')),
    }),
  );
}

const POSITION: Position = {
  scenario: 'vs-low',
  reserves: ['army-1 air-1 navy-1 navy-2 army-2', 'army-1 army-2'],
  bags: ['', ''],
};

/** Its first token by its own steps, up to the first question that follows. */
function placed(position: Position): Table {
  const t = table(position);
  t.play(chosen(t));
  t.play(chosen(t));
  return t;
}

test('blitzkrieg/greatest-change blitzkrieg/strategic: the reasons of a strategic advantage give the rank of change of every theatre', () => {
  const t = placed({
    ...POSITION,
    markers: { 'western-europe': 4, pacific: -2, 'eastern-europe': -5, 'south-east-asia': 0 },
  });
  expect(t.asked()).toBe('axis aim');
  t.play(chosen(t));
  const step = {
    step: GREATEST_CHANGE,
    about: 'aim',
    decided: true,
    from: [0, 1, 2, 4],
    to: [1],
    values: [4, 1, 5, 2],
  };
  expect(t.told('vsChose')).toMatchObject([{ seat: 0, step }]);
  const reasons = t.game.view(t.state, 1).public.vs?.reasons ?? [];
  expect(reasons).toHaveLength(1);
  // Behind the steps that led to the placement.
  expect(reasons[0]?.steps.at(-1)).toEqual(step);
  expect(reasons[0]?.steps.at(-2)?.step).toBe(24);
});

test('blitzkrieg/greatest-change: a move that stops before the flag is ranked as it ends: nothing moves, nothing changes', () => {
  const t = placed({
    ...POSITION,
    reserves: ['army-1 army-2 army-2', 'army-1 army-2'],
    rows: { pacific: 0, 'south-east-asia': 0 },
    // Only a space at sea is free in Western Europe: armies cannot reach the flag themselves.
    laid: { 'western-europe-1-2': 'allies army-3', 'western-europe-1-3': 'allies navy-3' },
    markers: { 'western-europe': 13, 'eastern-europe': -5 },
  });
  // On to the flag it would be a change of rank 4; it stays where it is.
  expect(chosen(t)).toBe('aim eastern-europe');
  t.play('aim eastern-europe');
  expect(t.told('vsChose')).toMatchObject([{ step: { values: [6, 5] } }]);
});

test('an aim that is not the opponent’s own has no reason', () => {
  const t = placed({ ...POSITION, markers: { 'western-europe': 4, pacific: -2 } });
  t.play('aim western-europe');
  expect(t.told('vsChose')).toEqual([]);
});

test('the row in the reasons is the one it chose from', () => {
  const t = placed(POSITION);
  const name = (token: number): string => t.box.tokens[token]?.id ?? '?';
  const [reasons] = t.state.public.vs?.reasons ?? [];
  expect(reasons?.row.map(name)).toEqual(['army-1', 'air-1', 'navy-1', 'navy-2', 'army-2']);
  expect(t.reserve(0)).toEqual(['air-1', 'navy-1', 'navy-2', 'army-2']);
  const die = reasons?.steps.find(({ step }) => step === 24);
  // Army and air forces fit on the strategic advantage of Africa.
  expect(die).toMatchObject({ from: [1, 2, 5], to: [1], values: [1] });
  expect(t.events.find(({ type }) => type === 'vsReasoned')).toMatchObject({ row: reasons?.row });
});

test('blitzkrieg/flag: the order of effects at a flag has its reasons too (R-21)', () => {
  const t = placed({
    ...POSITION,
    pile: '',
    markers: { 'western-europe': 13 },
  });
  const order: number[] = [];
  for (let i = 0; i < 8 && t.asked().startsWith('axis'); i++) {
    const answer = chosen(t);
    if (answer.endsWith('2-1')) t.luck.expectPick('tokens.bombing', 2, 0);
    t.play(answer);
    for (const event of t.told('vsChose')) {
      if (event.type === 'vsChose') order.push(event.step.step);
    }
  }
  expect(t.state.public.active[theatreId(t.box, 'western-europe')]).toBe(-1);
  // Strategic advantage and where it went, industry with four tokens left, research twice, bombing; propaganda
  // comes last by itself.
  expect(order).toEqual([11, GREATEST_CHANGE, 13, 14, 14, 15]);
});
