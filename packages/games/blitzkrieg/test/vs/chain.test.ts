import { type Chance, must, type Seat, scriptedChance } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { blitzkriegBots } from '../../src/bots/index.ts';
import { NO_THEATRE } from '../../src/rules/ids.ts';
import { planVs } from '../../src/rules/index.ts';
import { effectStep } from '../../src/rules/vs/choices.ts';
import { type Position, spaceId, type Table, table, theatreId } from '../position.ts';

// how a blitz of the opponent goes on; R-21; and the bot `vs` where it is not the solo opponent.

const showing = (face: number): Chance => ({
  die: () => face,
  dice: (count) => new Array<number>(count).fill(face),
  pick: () => 0,
  shuffle: () => undefined,
});

/** What the bot `vs` answers in that seat, if its own die shows the face. */
function answer(t: Table, seat: Seat, face = 1): string {
  const bot = must(
    blitzkriegBots.find(({ id }) => id === 'vs'),
    'vs',
  );
  const view = t.game.view(t.state, seat);
  const actions = t.game.actions(t.state, seat);
  const budget = { trials: 1 };
  return t.game.notation.print(bot.choose({ seat, view, actions, budget, chance: showing(face) }));
}

describe('blitzkrieg/blitz blitzkrieg/solo-turn: a chain of the solo opponent (R-15)', () => {
  const go = (decidedBy: number) => {
    const t = table({
      scenario: 'vs-low',
      reserves: ['army-1 army-3', 'army-1 army-2'],
      laid: { 'eastern-europe-1-1': 'axis blitz-army' },
      markers: { 'western-europe': 0, 'eastern-europe': -2 },
    });
    const { box, state } = t;
    const { vs } = state.public;
    if (vs !== null) vs.decidedBy = decidedBy;
    return planVs({
      box,
      part: state.public,
      seat: 0,
      row: state.seats[0].reserve,
      theatre: theatreId(box, 'eastern-europe'),
      die: 1,
      enemyTokens: 2,
    });
  };

  test('blitzkrieg/stratagems: Big Guns and Counterattack compare the spaces of its theatre (R-19)', () => {
    const next = (stratagem: string, change = 'wide') => {
      const { box, state } = table({
        ...{
          scenario: 'vs-low',
          options: { stratagems: 'on', 'greatest-change': change },
          stratagem,
        },
        reserves: ['army-1 elite-army', 'army-1 army-2'],
        markers: { 'western-europe': -9, 'eastern-europe': -3 },
      });
      const plan = planVs({
        ...{ box, part: state.public, seat: 0, row: state.seats[0].reserve },
        ...{ theatre: theatreId(box, 'eastern-europe'), die: 1, enemyTokens: 2 },
      });
      return [box.spaces[plan?.space ?? -1]?.id, plan?.position];
    };
    // A tactical advantage takes the marker further than the industry that step 13 asks for.
    expect(next('big-guns')).toEqual(['eastern-europe-1-1', 2]);
    expect(next('counterattack')).toEqual(['eastern-europe-1-1', 2]);
    expect(next('big-guns', 'fixed')).toEqual(['eastern-europe-1-2', 2]);
    expect(next('secure')).toEqual(['eastern-europe-1-2', 1]);
  });

  test.each([1, 2, 3])('a chain begun by step %i looks at steps 1 to 3 again (R-15)', (step) => {
    // Army 3 closes the campaign and scores; the die would have taken army 1.
    expect(go(step)).toMatchObject({ decidedBy: 3, position: 2 });
  });

  test.each([0, 4, 8, 19, 24])(
    'a chain begun by step %i goes on with steps 9 to 24 (R-15)',
    (step) => {
      const plan = go(step);
      expect(plan?.position).toBe(1);
      expect(plan?.steps.every((one) => one.step >= 9)).toBe(true);
    },
  );
});

describe.each([0, 1] as const)(
  'blitzkrieg/blitz: a chain of the bot at a table for two, as seat %i (R-15)',
  (seat) => {
    interface Begun {
      readonly reserve: string;
      readonly token?: string;
      readonly space: string;
      /** Steps in the bot's own half. */
      readonly lead: number;
      readonly row?: number;
      readonly covered?: readonly string[];
      readonly bag?: string;
      readonly pile?: string;
      /** Picks of luck, by their names: from how many, which. */
      readonly picks?: readonly (readonly [stream: string, of: number, at: number])[];
    }
    const begin = (begun: Begun): Table => {
      const { reserve, token = 'blitz-army', space, lead, row = 1, bag = '', pile = '' } = begun;
      const theatre = space.slice(0, -'-1-1'.length);
      const pair = (own: string, other: string): readonly [string, string] =>
        seat === 0 ? [own, other] : [other, own];
      const enemy = seat === 0 ? 'allies' : 'axis';
      const t = table({
        mover: seat,
        reserves: pair(reserve, 'army-1 army-2'),
        bags: pair(bag, ''),
        pile,
        rows: { [theatre]: row },
        laid: Object.fromEntries((begun.covered ?? []).map((name) => [name, `${enemy} air-1`])),
        markers: { [theatre]: seat === 0 ? lead : -lead },
      });
      for (const [stream, of, at] of begun.picks ?? []) t.luck.expectPick(stream, of, at);
      t.play(`take ${token}`, `place ${space}`);
      expect(t.asked()).toBe(`${t.box.seats[seat]} token`);
      return t;
    };
    const BAG = seat === 0 ? 'tokens.first' : 'tokens.second';
    const answers = (t: Table): string[] => [answer(t, seat, 1), answer(t, seat, 2)];
    const firstStep = ({ box, state }: Table, theatre: string): number | undefined =>
      planVs({
        ...{ box, part: state.public, seat, row: state.seats[seat].reserve },
        ...{ theatre: theatreId(box, theatre), die: 1, enemyTokens: 2 },
      })?.steps[0]?.step;

    test('ends the campaign that it has begun to end', () => {
      const t = begin({
        reserve: 'blitz-army army-1 army-3',
        space: 'eastern-europe-1-1',
        lead: -5,
      });
      expect(answers(t)).toEqual(['take army-3', 'take army-3']);
    });

    test('finishes the theatre at its flag', () => {
      const t = begin({
        reserve: 'blitz-army army-1 army-3',
        space: 'eastern-europe-3-2',
        row: 3,
        lead: 8,
      });
      // 8 + 1 + 2 by the space: army 3 reaches the flag at 14.
      expect(answers(t)).toEqual(['take army-3', 'take army-3']);
    });

    test('finishes the theatre by its last space', () => {
      const t = begin({
        reserve: 'blitz-army army-1 army-3',
        space: 'eastern-europe-3-2',
        row: 3,
        lead: -5,
        covered: ['eastern-europe-3-1', 'eastern-europe-3-3', 'eastern-europe-3-4'],
      });
      // -5 + 1 + 2: army 1 stays in the other half, army 3 comes into its own.
      expect(answers(t)).toEqual(['take army-3', 'take army-3']);
    });

    test('with nothing to end goes on by its die', () => {
      const t = begin({
        reserve: 'blitz-army army-1 army-3',
        space: 'eastern-europe-3-2',
        row: 3,
        lead: 0,
      });
      expect(answers(t)).toEqual(['take army-1', 'take army-3']);
      expect(firstStep(t, 'eastern-europe')).toBeGreaterThanOrEqual(9);
    });

    test('does not look for an end that only a token drawn since makes possible', () => {
      const t = begin({
        reserve: 'blitz-army army-1',
        space: 'eastern-europe-1-2',
        lead: -4,
        bag: 'army-3',
        picks: [[BAG, 1, 0]],
      });
      expect(t.reserve(seat)).toEqual(['army-1', 'army-3']);
      expect(answers(t)).toEqual(['take army-1', 'take army-3']);
    });

    test('ends what either of two tokens could end, whichever it has drawn', () => {
      const t = begin({
        reserve: 'blitz-army army-1 army-3',
        space: 'eastern-europe-1-2',
        lead: -4,
        bag: 'army-3',
        picks: [[BAG, 1, 0]],
      });
      expect(answers(t)).toEqual(['take army-3', 'take army-3']);
    });

    test('does not look for an end that only a special weapon brought by the space makes possible', () => {
      const t = begin({
        reserve: 'air-blitz army-1',
        token: 'air-blitz',
        space: 'western-europe-3-1',
        row: 3,
        lead: 10,
        pile: 'elite-army',
        picks: [['tokens.pile', 1, 0]],
      });
      expect(t.reserve(seat)).toEqual(['army-1', 'elite-army']);
      expect(answers(t)).toEqual(['take army-1', 'take elite-army']);
    });

    test('does not look for an end by the only token of its reserve if that has come since', () => {
      // Industry of 2 with one token in the bag.
      const t = begin({
        reserve: 'air-blitz',
        token: 'air-blitz',
        space: 'africa-2-2',
        row: 2,
        lead: 10,
        bag: 'air-1',
        picks: [[BAG, 1, 0]],
      });
      expect(t.reserve(seat)).toEqual(['air-1']);
      expect(firstStep(t, 'africa')).toBeGreaterThanOrEqual(9);
    });

    test('looks again after it has closed a campaign by its blitz', () => {
      const t = begin({
        reserve: 'blitz-army army-1 army-3',
        space: 'eastern-europe-1-2',
        lead: 11,
        covered: ['eastern-europe-1-1'],
      });
      // Army 3 reaches the flag; a die of 1 would have taken army 1.
      expect(answer(t, seat, 1)).toBe('take army-3');
    });

    test('looks again when a second blitz has begun the next campaign', () => {
      const t = begin({
        reserve: 'blitz-army air-blitz army-1 army-3',
        space: 'eastern-europe-1-2',
        lead: 9,
        covered: ['eastern-europe-1-1'],
        bag: 'army-2',
        picks: [[BAG, 1, 0]],
      });
      t.play('take air-blitz', 'place eastern-europe-2-2');
      // Of 10 only army 3 comes near the flag at 14, and nothing else is left to end.
      expect(t.asked()).toBe(`${t.box.seats[seat]} token`);
      expect(firstStep(t, 'eastern-europe')).toBe(1);
    });

    test('does not look again after its blitz has closed a campaign for the other side', () => {
      const t = begin({
        reserve: 'blitz-army army-1',
        space: 'eastern-europe-1-2',
        lead: -4,
        covered: ['eastern-europe-1-1', 'eastern-europe-2-2', 'eastern-europe-2-3'],
        bag: 'army-3',
        picks: [[BAG, 1, 0]],
      });
      // Army 3 would end the next campaign on the centre, but it has just been drawn.
      expect(answers(t)).toEqual(['take army-1', 'take army-3']);
    });
  },
);

describe('the bot in the player’s seat of a solo game', () => {
  const position: Position = {
    scenario: 'vs-low',
    mover: 1,
    reserves: ['navy-1', 'army-1 army-2'],
    markers: { 'western-europe': 0 },
  };

  test('rolls its own die and does not read the opponent’s', () => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const t = table({ ...position, die });
      expect([answer(t, 1, 1), answer(t, 1, 2)]).toEqual(['take army-1', 'take army-2']);
    }
  });

  test('places the token that it has taken, whatever the opponent’s die shows', () => {
    for (const die of [1, 2]) {
      const t = table({ ...position, die });
      t.play('take army-2');
      expect(answer(t, 1, 1)).toBe('place africa-1-1');
    }
  });

  test('does not take the opponent’s reasons for its own', () => {
    const t = table({
      scenario: 'vs-low',
      mover: 1,
      reserves: ['navy-1', 'blitz-army army-1'],
      bags: ['', 'army-3'],
      pile: '',
      markers: { 'western-europe': 0, 'eastern-europe': 4 },
    });
    const { vs } = t.state.public;
    if (vs !== null) vs.decidedBy = 3;
    t.luck.expectPick('tokens.second', 1, 0);
    t.play('take blitz-army', 'place eastern-europe-1-2');
    expect(answer(t, 1, 1)).toBe('take army-1');
  });
});

describe('blitzkrieg/flag: which effect comes first for the opponent (R-21)', () => {
  const first = (row: string, vp: readonly [number, number], ...pending: string[]) => {
    const t = table({ scenario: 'vs-low', reserves: [row, 'army-1 army-2'], vp });
    const { box, state } = t;
    const spaces = pending.map((name) => spaceId(box, `western-europe-${name}`));
    const sight = {
      box,
      part: state.public,
      seat: 0,
      row: state.seats[0].reserve,
      theatre: NO_THEATRE,
      die: 1,
      enemyTokens: 2,
    };
    const found = must(effectStep(sight, spaces) ?? undefined, 'an effect');
    return [found.step, pending[spaces.findIndex((space) => space === found.to[0])]];
  };
  const FIVE = 'army-1 army-2 navy-1 navy-2 air-1';
  const FOUR = 'army-1 army-2 navy-1 navy-2';
  // 1-1 industry, 1-2 research, 1-3 propaganda, 2-1 bombing, 2-2 industry, 3-1 research industry, 3-2 strategic.

  test('by steps 10 to 18, with their conditions', () => {
    expect(first(FIVE, [20, 20], '3-2', '1-3')).toEqual([10, '1-3']);
    expect(first(FIVE, [19, 20], '3-2', '1-3')).toEqual([11, '3-2']);
    expect(first(FIVE, [0, 3], '1-2', '1-3')).toEqual([12, '1-3']);
    expect(first(FIVE, [0, 2], '1-2', '1-3')).toEqual([14, '1-2']);
    expect(first(FOUR, [0, 0], '1-2', '2-2')).toEqual([13, '2-2']);
    expect(first(FIVE, [0, 0], '1-2', '2-2')).toEqual([14, '1-2']);
    expect(first(FIVE, [0, 0], '2-2', '2-1')).toEqual([15, '2-1']);
    expect(first(FIVE, [0, 0], '1-3', '2-2')).toEqual([17, '2-2']);
    expect(first(FIVE, [0, 0], '1-3')).toEqual([18, '1-3']);
  });

  test('then from left to right', () => {
    expect(first(FIVE, [0, 0], '1-2', '3-1')).toEqual([14, '1-2']);
    expect(first(FOUR, [0, 0], '1-1', '2-2')).toEqual([13, '1-1']);
  });
});

describe('the bot `vs` at a table for two', () => {
  const begin = (reserve: string) =>
    table({ reserves: [reserve, 'army-1 army-2'], bags: ['', ''], pile: '' });
  const ask = (t: Table, chance: Chance): string => {
    const actions = t.game.actions(t.state, 0);
    const view = t.game.view(t.state, 0);
    const bot = must(
      blitzkriegBots.find(({ id }) => id === 'vs'),
      'vs',
    );
    return t.game.notation.print(
      bot.choose({ seat: 0, view, actions, budget: { trials: 1 }, chance }),
    );
  };

  test('rolls a die of its own for a token, under a name of its own', () => {
    const t = begin('army-1 army-2 army-3');
    for (const face of [1, 2, 3]) {
      const luck = scriptedChance();
      luck.expectDice('bot.vs', 6, [face]);
      expect(ask(t, luck)).toBe(`take army-${face}`);
    }
  });

  test('rolls nothing where there is only one thing to do', () => {
    const t = begin('army-1');
    expect(t.offers()).toEqual(['take army-1']);
    expect(ask(t, scriptedChance())).toBe('take army-1');
  });

  test('places a token that it did not take itself on the first space', () => {
    // At 20 points it takes the highest value, whatever its die shows.
    const space = (token: string): { place: string; first: string | undefined } => {
      const t = table({ vp: [20, 0], reserves: ['air-1 army-3', 'army-1 army-2'], pile: '' });
      expect([1, 2, 3, 4, 5, 6].map((face) => answer(t, 0, face))).toEqual(
        new Array(6).fill('take army-3'),
      );
      t.play(`take ${token}`);
      return { place: ask(t, scriptedChance()), first: t.offers()[0] };
    };
    const [own, foreign] = [space('army-3'), space('air-1')];
    expect(own.place).not.toBe(own.first);
    expect(foreign.place).toBe(foreign.first);
  });
});
