import { playGame, randomBot } from '@bivouac/bots';
import { idOf, seededChance, seedFromPhrase } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { chooseAction } from '../src/bots/choose.ts';
import { type NapoleonicsBot, napoleonicsBots } from '../src/bots/index.ts';
import { openMind } from '../src/bots/mind.ts';
import { HARD } from '../src/bots/weights.ts';
import { type Action, napoleonics, SCENARIOS } from '../src/rules/index.ts';
import { distance } from '../src/rules/map.ts';
import { classOf, groundAt, kindOf, type Scenario, seatOf } from '../src/rules/scenario.ts';
import { canSee, NO_GUNS } from '../src/rules/sight.ts';
import type { PublicPart } from '../src/rules/state.ts';
import { command, type Field, play, scenarioOf } from './field.ts';

type Play = ReturnType<typeof play>;

/** What `hard` answers to the question that is open in a position. */
function answer(t: Play, field: Field, seat: 0 | 1): string {
  const side = seat === 0 ? 'allied' : 'french';
  const luck = seededChance(seedFromPhrase('bot'));
  const mind = openMind(scenarioOf(field), t.view(side), seat, HARD, luck);
  const action = chooseAction(mind, t.match.actions(seat)) as Action;
  return t.match.game.notation.print(action);
}

test('a weak unit attacked by heavy cavalry takes the square it is offered', () => {
  const field: Field = {
    first: 'french',
    allied: { 'british-line': 'e6' },
    french: { 'french-cuirassier': 'd6' },
    hands: { french: 'attack-centre' },
    blocks: { e6: 2 },
  };
  const t = play(field);
  command(t, 'french', 'attack-centre', 'd6');
  t.play('french', 'melee d6 e6');
  expect(answer(t, field, 0)).toBe('square');
});

test('it does not attack with no dice, nor march off its hill under guns for nothing', () => {
  const field: Field = {
    map: { h: 'g6', t: 'f6' },
    allied: { 'british-line': 'g6' },
    french: { 'french-foot-artillery': 'b6 b7', 'french-line': 'c6' },
    hands: { allied: 'probe-centre' },
  };
  const t = play(field);
  t.play('allied', 'play probe-centre', 'order g6');
  if (t.view('allied').question?.kind === 'pick') expect(answer(t, field, 0)).toBe('done');
  const hopeless: Field = {
    map: { t: 'd6' },
    allied: { 'british-light-cavalry': 'e6' },
    french: { 'french-line': 'd6' },
    hands: { allied: 'attack-centre' },
    blocks: { e6: 1 },
  };
  const u = play(hopeless);
  command(u, 'allied', 'attack-centre', 'e6');
  expect(answer(u, hopeless, 0)).toBe('done');
});

test('it finishes off what one hit destroys, and battles back', () => {
  const field: Field = {
    allied: { 'british-line': 'e6' },
    french: { 'french-line': 'c6 c7' },
    hands: { allied: 'attack-centre' },
    blocks: { c7: 1 },
  };
  const t = play(field);
  command(t, 'allied', 'attack-centre', 'e6');
  expect(answer(t, field, 0)).toBe('fire e6 c7');
});

test('hard wins against random, and every level ends its games, in every scenario', () => {
  const hard = napoleonicsBots[2];
  if (hard === undefined) throw new Error('three bots');
  napoleonics.scenarios.forEach(({ id }, i) => {
    const bots = i % 2 === 0 ? [hard, randomBot()] : [randomBot(), hard];
    const played = playGame(napoleonics, bots, { scenario: id }, seedFromPhrase(`bots ${id}`), {
      trials: 1,
    });
    if (!played.ok) throw new Error(JSON.stringify(played.problem));
    expect([id, played.value.outcome?.winners]).toEqual([id, [i % 2]]);
  });
});

/** Whether an enemy battery has a hex in range and in sight. */
function isUnderGuns(scenario: Scenario, part: PublicPart, seat: number, hex: number): boolean {
  return part.at.some((from, unit) => {
    if (from < 0 || seatOf(scenario, idOf(unit)) === seat || classOf(scenario, idOf(unit)) !== 2)
      return false;
    if (distance(from, idOf(hex)) > kindOf(scenario, idOf(unit)).range) return false;
    return canSee(scenario, part, from, idOf(hex), NO_GUNS);
  });
}

/** Whether a unit would find an enemy to fight there; cavalry, whom it can ride at from there. */
function findsEnemy(scenario: Scenario, part: PublicPart, unit: number, hex: number): boolean {
  const kind = kindOf(scenario, idOf(unit));
  const range = kind.class === 1 ? kind.battleMove + 1 : Math.max(1, kind.range);
  return part.at.some(
    (at, enemy) =>
      at >= 0 &&
      seatOf(scenario, idOf(enemy)) !== seatOf(scenario, idOf(unit)) &&
      distance(at, idOf(hex)) <= range &&
      canSee(scenario, part, idOf(hex), at, NO_GUNS),
  );
}

test('in whole games no unit leaves a hill for the fire of guns without a goal', () => {
  const hard = napoleonicsBots[2];
  if (hard === undefined) throw new Error('three bots');
  let descents = 0;
  const watched: NapoleonicsBot = {
    id: 'watched',
    choose(question) {
      const action = hard.choose(question);
      const { public: part, question: asked } = question.view;
      if (asked?.kind !== 'go' || action.kind !== 'go' || asked.unit < 0) return action;
      const { unit } = asked;
      const scenario = SCENARIOS[part.scenario] as Scenario;
      const from = part.at[unit] as number;
      if (!groundAt(scenario, idOf(from)).isHill || groundAt(scenario, action.hex).isHill)
        return action;
      descents += 1;
      const isBlunder =
        isUnderGuns(scenario, part, question.seat, action.hex) &&
        !isUnderGuns(scenario, part, question.seat, from) &&
        !findsEnemy(scenario, part, unit, action.hex);
      expect(isBlunder).toBe(false);
      return action;
    },
  };
  for (const scenario of ['talavera', 'bussaco-ney', 'waterloo']) {
    const seed = seedFromPhrase(`hills ${scenario}`);
    const played = playGame(napoleonics, [watched, watched], { scenario }, seed, { trials: 1 });
    expect(played.ok).toBe(true);
  }
  expect(descents).toBeGreaterThan(5);
});

test('the same question gets the same answer', () => {
  const game = (): string[] => {
    const [easy, medium] = napoleonicsBots;
    if (easy === undefined || medium === undefined) throw new Error('three bots');
    const seed = seedFromPhrase('repeat');
    const played = playGame(napoleonics, [easy, medium], { scenario: 'corunna' }, seed, {
      trials: 1,
    });
    if (!played.ok) throw new Error('played');
    return played.value.match.played.map(({ action }) => napoleonics.notation.print(action));
  };
  expect(game()).toEqual(game());
});
