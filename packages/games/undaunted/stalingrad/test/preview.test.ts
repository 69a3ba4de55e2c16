import {
  type BaseAction,
  completeSetup,
  seededChance,
  seedFromPhrase,
  subjectKeys,
} from '@bivouac/kernel';
import { type Action, otherShots, type ShotPreview } from '@bivouac/undaunted-core';
import { previewOf } from '@bivouac/undaunted-core/testing/previews.ts';
import { expect, test } from 'vitest';
import { kindOf } from '../src/rules/data/cards.ts';
import { cardNamed, type StalingradAction, stalingradCampaign } from '../src/rules/index.ts';
import { reach } from '../src/rules/task.ts';
import { inBattle } from './in-battle.ts';
import { type Play, playFrom, type Side, tile, unit } from './position.ts';

test('stalingrad/smoke stalingrad/defence: smoke adds 2 to the total of a shot', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: { at: { 'gunner-a': '504' }, hand: 'P-020' },
    german: { at: { 'rifleman-a': '505' }, supply: 'P-004' },
    smoke: '505',
  });
  t.play('soviet', 'play s-p-020', 'use attack');
  expect(previewOf(t, 'soviet', 'shoot german-rifleman-a')).toMatchObject({
    throws: [
      {
        modifiers: [
          { source: 'base', value: 4 },
          { source: 'cover', value: 2 },
          { source: 'range', value: 1 },
          { source: 'smoke', value: 2 },
        ],
        total: 9,
      },
    ],
  });
  t.end('soviet');
});

test('stalingrad/demolish stalingrad/buildings: a wall is fired at with its own dice, and cover does not count', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: { at: { 'engineer-a': '406' }, hand: 'V-049' },
    german: { supply: 'P-004 P-009' },
  });
  t.play('soviet', 'play s-v-049', 'use demolish');
  expect(t.view('soviet').question).toMatchObject({ kind: 'demolish', aim: 'one' });
  expect(previewOf(t, 'soviet', 'raze 406')).toMatchObject({
    shots: [{ verb: 'demolish', target: -1, ground: 'building', tile: tile('406'), total: 8 }],
  });
  t.end('soviet');
});

test('stalingrad/bombard: several targets are only planned until their order is chosen, a single one is fired at', () => {
  const bombing = (at: object) =>
    playFrom({
      turn: 'german',
      soviet: { at: { ...at }, supply: 'P-004 P-009 P-014' },
      german: { hand: 'Z-089' },
    });
  const t = bombing({ 'rifleman-a': '406', 'scout-a': '406' });
  t.play('german', 'play n-z-089', 'use bombard');
  const several = previewOf(t, 'german', 'aim 406');
  expect(several).toMatchObject({
    throws: [],
    outcomes: [{ key: 'no-shot', weight: 1 }],
    shots: [
      { target: unit('soviet', 'rifleman-a') },
      { target: unit('soviet', 'scout-a') },
      { target: -1, ground: 'building' },
    ],
  });
  t.play('german', 'aim 406');
  const [wall, scout] = [
    previewOf(t, 'german', 'raze 406'),
    previewOf(t, 'german', 'shoot soviet-scout-a'),
  ];
  expect(wall.outcomes.map(({ key }) => key)).toEqual(['hit', 'miss']);
  expect(scout.throws).toHaveLength(1);
  t.end('german');
  const alone = bombing({ 'scout-a': '505' });
  alone.play('german', 'play n-z-089', 'use bombard');
  // Bombs know no range: 5 and the cover of the ruins.
  expect(previewOf(alone, 'german', 'aim 505').throws).toMatchObject([{ total: 5 + 2 }]);
  alone.end('german');
});

test('stalingrad/mines stalingrad/field-of-fire: a step is first met by the mine, then by the machine gun', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: { at: { 'scout-a': '505' }, hand: 'P-014', supply: 'P-004 P-009' },
    german: {
      at: { 'gunner-a': '507' },
      fields: { 'gunner-a': '506' },
      supply: 'P-004 P-009 P-020',
    },
    file: { mines: ['german 505-506'] },
  });
  t.play('soviet', 'play s-p-014', 'use scout');
  const mined = previewOf(t, 'soviet', 'go 506');
  expect(mined).toMatchObject({
    // The plain defence of 5; then cover 1 and range 1 as well.
    shots: [
      { verb: 'mine', unit: -1, total: 5, dice: 1 },
      { verb: 'suppress', unit: unit('german', 'gunner-a'), tile: tile('506'), total: 7, dice: 3 },
    ],
    outcomes: [
      { key: 'hit', weight: 375 },
      { key: 'miss hit', weight: 2 * (125 - 27) },
      { key: 'miss miss', weight: 2 * 27 },
    ],
    total: 625,
  });
  t.end('soviet');
});

test('stalingrad/field-of-fire stalingrad/tanks: a step that nothing awaits has no preview', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: { at: { 't34-a': '505' }, hand: 'Z-063', scouted: '504 506' },
    german: { at: { 'gunner-a': '507' }, fields: { 'gunner-a': '506' } },
    file: { mines: ['german 504-505'] },
  });
  t.play('soviet', 'play s-z-063', 'use move');
  const { game } = t.match;
  for (const to of ['504', '506']) {
    expect(game.preview?.(t.view('soviet'), { kind: 'go', tile: tile(to) })).toBeNull();
  }
  t.end('soviet');
});

test('stalingrad/deck stalingrad/merging: in camp an action concerns a soldier of the list, or a squad to join', () => {
  const setup = completeSetup(stalingradCampaign, {});
  if (!setup.ok) throw new Error(setup.problem.code);
  const io = { chance: seededChance(seedFromPhrase('camp')), emit: () => undefined };
  const view = stalingradCampaign.view(stalingradCampaign.setup(setup.value, io), 0);
  expect(stalingradCampaign.answers(view)).toEqual(['take', 'done']);
  expect(stalingradCampaign.preview(view, { kind: 'done' })).toBeNull();
  const keys = (action: Action) => subjectKeys(stalingradCampaign, view, action);
  expect(keys({ kind: 'take', card: kindOf(12) })).toEqual(['soldier:12']);
  expect(keys({ kind: 'done' })).toEqual(['button:done']);
  expect(keys({ kind: 'unit', unit: unit('german', 'rifleman-b') })).toEqual(['button:squadB']);
  expect(keys({ kind: 'unit', unit: unit('german', 'sniper') })).toEqual(['button:unit']);
});

const planned = (t: Play, side: Side, line: string) => {
  const { game } = t.match;
  const read = game.notation.parse(line);
  if (!read.ok) throw new Error(line);
  return game.preview?.(t.view(side), read.value);
};

test('stalingrad/bombard stalingrad/tunnels: units, walls and tunnels of a tile are planned, each with its dice', () => {
  const t = playFrom({
    turn: 'german',
    soviet: { at: { 'rifleman-a': '406' }, supply: 'P-004 P-009' },
    german: { hand: 'Z-089' },
    file: { tunnels: '405 406' },
  });
  t.play('german', 'play n-z-089', 'use bombard');
  expect(t.view('german').question).toMatchObject({ kind: 'barrage', aim: 'tile' });
  // Only a tile is aimed at; a step or a wall is no answer.
  expect(planned(t, 'german', 'go 406')).toBeNull();
  expect(planned(t, 'german', 'shoot soviet-rifleman-a')).toMatchObject({
    shots: [{ verb: 'bombard' }],
  });
  expect(planned(t, 'german', 'aim 406')).toMatchObject({
    throws: [],
    shots: [
      { verb: 'bombard', target: unit('soviet', 'rifleman-a'), ground: null, total: 7, dice: 3 },
      { target: -1, ground: 'building', tile: tile('406'), total: 8, dice: 4 },
      { target: -1, ground: 'tunnel', tile: tile('406'), total: 7, dice: 4 },
    ],
  });
  // Nothing but the tunnel: it is fired at without a question.
  expect(planned(t, 'german', 'aim 405')).toMatchObject({
    throws: [{ total: 7 }],
    shots: [{ ground: 'tunnel' }],
  });
  t.play('german', 'aim 406');
  expect(t.view('german').question).toMatchObject({ kind: 'next-target', aim: 'each' });
  expect(planned(t, 'german', 'collapse 406')?.throws).toMatchObject([{ total: 7 }]);
  expect(planned(t, 'german', 'raze 406')?.throws).toMatchObject([{ total: 8 }]);
  t.end('german');
});

test('stalingrad/field-of-fire stalingrad/tasks: a step that wins the battle is not fired at', () => {
  const step = (isGoal: boolean) => {
    const t = playFrom({
      turn: 'soviet',
      soviet: { at: { 'scout-a': '505' }, hand: 'P-014', supply: 'P-004 P-009' },
      german: { at: { 'gunner-a': '507' }, fields: { 'gunner-a': '506' }, supply: 'P-020' },
      file: isGoal ? { goals: '506', soviet: { task: reach('task', ['scout-a']) } } : {},
    });
    t.play('soviet', 'play s-p-014', 'use scout');
    return planned(t, 'soviet', 'go 506');
  };
  expect(step(false)?.throws).toHaveLength(1);
  expect(step(true)).toBeNull();
});

test('an action in the city concerns its tile; a card that is exerted lies on the table', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: { at: { 'engineer-a': '504' }, hand: 'V-049', played: 'P-004' },
  });
  const keys = (action: StalingradAction) => subjectKeys(t.match.game, t.view('soviet'), action);
  for (const kind of ['raze', 'collapse', 'mine', 'tankMine'] as const) {
    expect(keys({ kind, tile: 3 })).toEqual(['tile:3']);
  }
  expect(keys({ kind: 'withdraw' })).toEqual(['button:withdraw']);
  const card = kindOf(cardNamed('S-P-004'));
  expect(keys({ kind: 'take', card })).toEqual([`supply:${card}`]);
  t.play('soviet', 'play s-v-049');
  const view = t.view('soviet');
  const play = view.question !== null && 'play' in view.question ? view.question.play : null;
  if (play === null) throw new Error('a card in play');
  const exerting = { ...view, question: { kind: 'exert', play } as const };
  expect(subjectKeys(t.match.game, exerting, { kind: 'take', card } as BaseAction)).toEqual([
    `played:${card}`,
  ]);
  t.end('soviet');
});

test('in a battle of the campaign actions are those of the battle', () => {
  const { state } = inBattle('1a');
  const view = stalingradCampaign.view(state, 0);
  expect(stalingradCampaign.answers(view)).toEqual(['bid']);
  const [card] = view.battle?.own?.hand ?? [];
  const bid = { kind: 'bid', card: kindOf(card ?? -1) } as const;
  expect(subjectKeys(stalingradCampaign, view, bid)).toEqual([`card:${card}`]);
  expect(stalingradCampaign.preview(view, bid)).toBeNull();
});

test('stalingrad/mines stalingrad/field-of-fire: a unit is met on its way from the first tile, too, and nowhere while it is away', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: { at: { 'scout-a': '505' }, hand: 'P-014' },
    german: { at: { 'gunner-a': '507' }, fields: { 'gunner-a': '506' } },
  });
  t.play('soviet', 'play s-p-014');
  // Before the card is used, no unit is on its way.
  expect(planned(t, 'soviet', 'go 506')).toBeNull();
  t.play('soviet', 'use scout');
  expect(planned(t, 'soviet', 'go 506')).toMatchObject({ shots: [{ verb: 'suppress' }] });
  const view = t.view('soviet');
  const { public: part } = view;
  const from = (place: number, mines: number[], to: number) => {
    const at = part.at.with(unit('soviet', 'scout-a'), place);
    const moved = { ...view, public: { ...part, at, extra: { ...part.extra, mines } } };
    return t.match.game.preview?.(moved, { kind: 'go', tile: to });
  };
  expect(from(0, [1, 0, 1, 0], 1)).toMatchObject({ shots: [{ verb: 'mine' }] });
  expect(from(-1, [], tile('506'))).toBeNull();
  // On a step, nothing is aimed at.
  expect(planned(t, 'soviet', 'aim 506')).toBeNull();
  t.end('soviet');
});

test('when a battle is over, nothing has a preview any more', () => {
  const { game, state } = (() => {
    const t = playFrom({ turn: 'soviet' });
    return { game: t.match.game, state: t.match.copyOfState() };
  })();
  state.public.outcome = { winners: [0], reason: 'task' };
  state.stack.length = 0;
  expect(game.preview?.(game.view(state, 0), { kind: 'aim', tile: 0 })).toBeNull();
});

test('stalingrad/flamethrower: a card’s other way to fire at the same target is known, with its dice', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: { at: { flamethrower: '504' }, hand: 'V-060' },
    german: { at: { 'scout-a': '505' } },
  });
  t.play('soviet', 'play s-v-060', 'use attack');
  const view = t.view('soviet');
  const preview = planned(t, 'soviet', 'shoot german-scout-a') as ShotPreview;
  const [shot] = preview.shots;
  if (shot === undefined || view.question?.kind !== 'attack') throw new Error('no shot');
  const { play } = view.question;
  expect(otherShots(t.rules, view.public, play, shot)).toMatchObject([
    { verb: 'flamethrower', target: unit('german', 'scout-a'), dice: 3 },
  ]);
  t.end('soviet');
});
