import { playGame, randomBot } from '@bivouac/bots';
import { seededChance, seedFromPhrase } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { chooseAction } from '../src/bot/choose.ts';
import { openMind } from '../src/bot/mind.ts';
import { HARD } from '../src/bot/weights.ts';
import { type Action, napoleonics, napoleonicsBots } from '../src/index.ts';
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
  if (t.view('allied').decision === 'pick') expect(answer(t, field, 0)).toBe('done');
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
