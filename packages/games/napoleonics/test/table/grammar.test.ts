import { type BaseAction, idOf, refusalOf, subjectKeys } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { isStay, napoleonics, unitAt } from '../../src/rules/index.ts';
import {
  cardThing,
  choosesWho,
  hexOfThing,
  hexThing,
  isLookedAt,
  isSwap,
} from '../../src/table/grammar.ts';
import { begin, eachPosition, playOf, viewOf } from '../../testing/positions.ts';

const isAttack = ({ kind }: BaseAction): boolean => kind === 'fire' || kind === 'melee';

/** Before the first card. */
const BEGUN = { view: viewOf(begin('rolica-first-position', 'begun'), 0) };

describe('what stands for what on the table of Napoleonics', () => {
  it('gives every action something to point at; a place means two things only in battle', () => {
    const seen = new Set<string>();
    for (const scenario of ['rolica-first-position', 'river-coa']) {
      eachPosition(scenario, 'grammar', 260, (position) => {
        const { choices } = playOf(position);
        for (const action of position.actions) {
          seen.add(action.kind);
          expect(
            subjectKeys(napoleonics, position.view, action).length,
            action.kind,
          ).toBeGreaterThan(0);
        }
        for (const [thing, actions] of choices) {
          if (actions.length === 1 || thing.startsWith('button:')) continue;
          expect(actions.every(isAttack), thing).toBe(true);
        }
      });
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['play', 'order', 'pick', 'go', 'fire', 'melee', 'stand', 'done']),
    );
  });

  it('asks in battle who attacks first, and then whom', () => {
    let chosen = 0;
    eachPosition('rolica-first-position', 'who', 200, ({ view, actions, seat }) => {
      for (const action of actions) {
        if (!isAttack(action) || view.question?.kind !== 'attack' || !('from' in action)) continue;
        chosen += 1;
        expect(choosesWho(view, hexThing(action.from))).toBe(true);
        expect(choosesWho(view, hexThing(action.hex))).toBe(false);
        expect(isLookedAt(view, action)).toBe(true);
      }
      if (view.question?.kind !== 'attack') {
        const own = view.public.at.find((hex) => hex >= 0 && unitAt(view.public, hex) >= 0);
        expect(choosesWho(view, hexThing(idOf(own ?? 0)))).toBe(false);
        expect(seat).toBeLessThan(2);
      }
    });
    expect(chosen).toBeGreaterThan(10);
  });

  it('lets another unit be moved instead, and tells staying from going', () => {
    let swaps = 0;
    eachPosition('rolica-first-position', 'swap', 200, ({ view, actions }) => {
      if (view.question?.kind !== 'go') return;
      const stays = actions.filter((action) => isStay(view, action));
      expect(stays).toHaveLength(1);
      const [stay] = stays;
      expect(stay && subjectKeys(napoleonics, view, stay)).toEqual(['button:go']);
      const own = stay && 'hex' in stay ? stay.hex : -1;
      // Pointing at the unit on the move lets it go again.
      expect(isSwap(view, hexThing(idOf(own)))).toBe(true);
      swaps += 1;
    });
    expect(swaps).toBeGreaterThan(3);
  });

  it('has a reason for what cannot be done', () => {
    let refused = 0;
    eachPosition('rolica-first-position', 'reasons', 120, ({ view, actions, seat }) => {
      const { choices } = playOf({ view, actions, seat });
      if (!['order', 'pick', 'go', 'play'].includes(view.question?.kind ?? '')) return;
      for (const hex of view.public.at) {
        if (hex < 0 || choices.has(hexThing(hex)) || isSwap(view, hexThing(hex))) continue;
        if (view.question?.kind === 'play') continue;
        refused += 1;
        expect(
          refusalOf(napoleonics, view, hexThing(hex)),
          `${view.question?.kind} ${hex}`,
        ).toBeDefined();
      }
    });
    expect(refused).toBeGreaterThan(100);
  });

  it('says why the unit that is chosen cannot hit another', () => {
    let told = 0;
    eachPosition('rolica-first-position', 'far', 200, ({ view, actions, seat }) => {
      const first = actions.find((action) => isAttack(action));
      if (view.question?.kind !== 'attack' || first === undefined || !('from' in first)) return;
      const hit = new Set(
        actions.flatMap((a) => ('from' in a && a.from === first.from ? [a.hex] : [])),
      );
      view.public.at.forEach((hex, unit) => {
        const isEnemy = (unit < 14 ? 0 : 1) !== seat;
        if (hex < 0 || !isEnemy || hit.has(hex)) return;
        told += 1;
        expect(refusalOf(napoleonics, view, hexThing(hex), hexThing(first.from))).toBeDefined();
      });
    });
    expect(told).toBeGreaterThan(5);
  });

  it('knows the hex of a thing', () => {
    expect(hexOfThing(hexThing(idOf(7)))).toBe(7);
    expect(hexOfThing('leader:9')).toBe(9);
    expect(hexOfThing(cardThing(3))).toBe(-1);
    const { view } = BEGUN;
    expect(isLookedAt(view, { kind: 'play', card: idOf(0) })).toBe(true);
    expect(isLookedAt(view, { kind: 'done' })).toBe(false);
    expect(isSwap(view, hexThing(idOf(1)))).toBe(false);
  });
});
