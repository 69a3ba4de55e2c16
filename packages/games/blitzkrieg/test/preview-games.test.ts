import { deriveSeed, must, seededChance, seedFromPhrase } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import {
  blitzkrieg,
  heldToken,
  NIPPON_BOX,
  nippon,
  type PlacementPreview,
  previewPlacement,
  WORLD_BOX,
} from '../src/rules/index.ts';

// Whole random games: a preview says what then happens.

test.each([
  ['blitzkrieg', 'two-players'],
  ['blitzkrieg', 'vs-low'],
  ['nippon', 'two-players'],
] as const)('%s %s: every preview agrees with what then happens', (id, scenario) => {
  const game = id === 'nippon' ? nippon : blitzkrieg;
  const box = id === 'nippon' ? NIPPON_BOX : WORLD_BOX;
  const full = Object.fromEntries(game.options.map(({ id: name, values }) => [name, values[0]]));
  let seen = 0;
  for (let number = 0; number < 60; number++) {
    const seed = deriveSeed(seedFromPhrase('preview'), `${number}`);
    const io = { chance: seededChance(seed), emit: () => undefined };
    const choice = seededChance(deriveSeed(seed, 'choice'));
    const state = game.setup({ scenario, options: full }, io);
    let expected: {
      look: PlacementPreview;
      vp: readonly number[];
      results: readonly number[];
    } | null = null;
    for (;;) {
      const now = game.awaiting(state);
      const asked = now.kind === 'seats' ? game.view(state, 'spectator').question?.kind : 'over';
      // All that the placement asks for is answered when a token is asked for again.
      if (expected !== null && (asked === 'token' || asked === 'over')) {
        const { look, vp, results } = expected;
        const { public: part } = state;
        const closed = part.results.flatMap((points, i) =>
          i % 2 === 0 && points >= 0 && (results[i] ?? 0) < 0 ? [i / 2] : [],
        );
        expect([part.vp[0] - (vp[0] ?? 0), part.vp[1] - (vp[1] ?? 0)]).toEqual(look.points);
        expect(closed).toEqual(look.closed);
        expect(part.markers[look.theatre]).toBe(look.marker.to);
        expected = null;
        seen += 1;
      }
      if (now.kind === 'over') break;
      const seat = must(now.seats[0], 'a seat');
      const actions = game.actions(state, seat);
      const action = must(actions[choice.pick(actions.length, 'any')], 'an action');
      const view = game.view(state, seat);
      if (action.kind === 'place') {
        const look = must(
          previewPlacement(box, view, seat, heldToken(view), action.space) ?? undefined,
          'a preview',
        );
        // The monster's die cannot be foreseen.
        if (!look.isRolled) expected = { look, vp: view.public.vp, results: view.public.results };
      }
      game.apply(state, seat, action, io);
    }
  }
  expect(seen).toBeGreaterThan(1000);
});
