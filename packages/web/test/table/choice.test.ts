import type { BaseAction, SubjectKey } from '@bivouac/kernel';
import { choicesOf, choose, point } from '@bivouac/table/session/choice.ts';
import { describe, expect, it } from 'vitest';

interface Step extends BaseAction {
  readonly at: readonly SubjectKey[];
}
const go: Step = { kind: 'go', at: ['tile:1'] };
const shoot: Step = { kind: 'shoot', at: ['unit:1', 'tile:2'] };
const shootOther: Step = { kind: 'shoot', at: ['unit:2', 'tile:2'] };
const choices = choicesOf([go, shoot, shootOther], (action) => (action as Step).at);
const isRisky = (action: BaseAction): boolean => action.kind === 'shoot';

describe('pointing at a subject', () => {
  it('plays the action of the subject', () => {
    expect(point(choices, 'tile:1', { aimed: null, isRisky })).toEqual({ kind: 'act', action: go });
  });

  it('does nothing without an action', () => {
    expect(point(choices, 'tile:9', { aimed: null, isRisky })).toEqual({ kind: 'nothing' });
  });

  it('aims first, and fires at the second click', () => {
    expect(point(choices, 'unit:1', { aimed: null, isRisky })).toEqual({
      kind: 'aim',
      action: shoot,
    });
    expect(point(choices, 'unit:1', { aimed: shoot, isRisky })).toEqual({
      kind: 'act',
      action: shoot,
    });
    expect(point(choices, 'unit:2', { aimed: shoot, isRisky })).toEqual({
      kind: 'aim',
      action: shootOther,
    });
  });

  it('asks which of several actions is meant, unless one of them is aimed', () => {
    expect(point(choices, 'tile:2', { aimed: null, isRisky })).toEqual({
      kind: 'pick',
      actions: [shoot, shootOther],
    });
    expect(point(choices, 'tile:2', { aimed: shootOther, isRisky })).toEqual({
      kind: 'act',
      action: shootOther,
    });
  });

  it('treats an action from the list the same way', () => {
    expect(choose(go, { aimed: null, isRisky })).toEqual({ kind: 'act', action: go });
    expect(choose(shoot, { aimed: null, isRisky })).toEqual({ kind: 'aim', action: shoot });
    expect(choose(shoot, { aimed: shoot, isRisky })).toEqual({ kind: 'act', action: shoot });
  });
});
