import { describe, expect, test } from 'vitest';
import { type Field, faces, type Play, play } from '../field.ts';

// The questions of a turn after its card, in stored positions.

const ARMY: Field = {
  allied: { 'british-line': 'e5', 'british-light-cavalry': 'e7', 'british-foot-artillery': 'f7' },
  french: { 'french-line': 'd5' },
  leaders: { allied: { moore: 'f9' } },
};
const wanted = (t: Play): unknown =>
  t.state().stack.findLast(({ vars }) => vars.wants !== undefined)?.vars.wants;

function afterCard(id: string, field: Field = ARMY): Play {
  const t = play({ ...field, hands: { allied: id } });
  if (id === 'elan' || id === 'rally') {
    t.luck.expectDice('command.dice', 6, faces('inf cav art flag'));
  }
  t.play('allied', `play ${id}`);
  return t;
}

describe('napoleonics/tactic-cards: the first question of a card', () => {
  test.each([
    ['probe-centre', 'order'],
    ['assault-centre', 'order'],
    ['bombard', 'order'],
    ['elan', 'order'],
    ['cold-steel', 'order'],
    ['leadership', 'order'],
    ['force-march', 'section'],
    ['grande-manoeuvre', 'mode'],
    ['short-supply', 'supply'],
  ])('%s asks %s', (id, question) => {
    expect(wanted(afterCard(id))).toBe(question);
  });

  test('a card that finds no unit of its class asks for an order to any unit', () => {
    const t = afterCard('bombard', { allied: { 'british-line': 'e5' } });
    expect(wanted(t)).toBe('order');
    t.expectOffered('allied', 'order e5');
  });

  test('after its answer the card wants orders', () => {
    const march = afterCard('force-march');
    march.play('allied', 'section centre');
    expect(wanted(march)).toBe('order');
    const manoeuvre = afterCard('grande-manoeuvre');
    manoeuvre.play('allied', 'manoeuvre');
    expect(wanted(manoeuvre)).toBe('order');
  });
});

test('napoleonics/tactic-cards: Leadership orders a leader alone without a unit', () => {
  const t = afterCard('leadership', {
    allied: { 'british-line': 'e5' },
    leaders: { allied: { moore: 'f9' } },
  });
  t.expectEvents([{ type: 'cardPlayed' }, { type: 'leaderOrdered', name: 'moore' }]);
});
