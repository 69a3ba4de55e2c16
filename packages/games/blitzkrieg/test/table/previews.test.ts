import { must } from '@bivouac/kernel';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { expect, it } from 'vitest';
import {
  type Action,
  heldToken,
  type PlacementPreview,
  previewAction,
  type View,
} from '../../src/rules/index.ts';
import { marksOf, rulerOf } from '../../src/table/map/board-model.ts';
import { asPlacement } from '../../src/table/preview/aimed.ts';
import { previewLines } from '../../src/table/preview/preview-lines.ts';
import { leadFor } from '../../src/table/title.ts';
import { BLITZ_WORDS } from '../../src/text/table-words.ts';
import { blitzkriegTexts } from '../../src/text/texts.ts';
import {
  eachPosition,
  type Position,
  playOf,
  viewOf,
  WARS,
  type War,
} from '../../testing/positions.ts';

await loadEvery(BLITZ_WORDS, blitzkriegTexts);

const placementOf = (war: War, view: View, action: Action): PlacementPreview | null =>
  asPlacement(previewAction(war.title.box, view, action));

/** Nothing is asked of the same side before its placement is over. */
const isSettled = ({ match, seat }: Position): boolean => {
  const { question, awaiting } = viewOf(match, seat);
  return !awaiting.includes(seat) || question === null || question.kind === 'token';
};

it.each(WARS)('$name: what is shown before a placement is what it brings', (war) => {
  let compared = 0;
  let before: { position: Position; shown: ReturnType<typeof placementOf> } | null = null;
  const compare = (now: Position): void => {
    if (before === null) return;
    const { position, shown } = before;
    before = null;
    if (shown === null || shown.isRolled || !isSettled({ ...now, seat: position.seat })) return;
    const after = now.view.public;
    compared += 1;
    // A theatre that closes may open another one, whose marker does not matter here.
    expect(after.markers[shown.theatre]).toBe(shown.marker.to);
    for (const { theatre, to } of shown.fallout) expect(after.markers[theatre]).toBe(to);
    expect(
      after.vp.map((sum, seat) => sum - (position.view.public.vp[seat as 0 | 1] ?? 0)),
    ).toEqual(shown.points);
    for (const campaign of shown.closed) {
      expect(after.active[shown.theatre]).not.toBe(campaign);
    }
  };
  for (const phrase of ['look one', 'look two', 'look three']) {
    eachPosition(war, phrase, (position) => {
      compare(position);
      const { view, next } = position;
      if (next.kind !== 'place') return;
      before = { position, shown: placementOf(war, view, next) };
    });
    before = null;
  }
  expect(compared).toBeGreaterThan(30);
});

it.each(WARS)('$name: a strategic shift is shown where it ends', (war) => {
  const { box } = war.title;
  let wished: { theatre: number; to: number } | null = null;
  let compared = 0;
  for (const phrase of ['shift one', 'shift two', 'shift three', 'shift four']) {
    eachPosition(war, phrase, ({ view, next }) => {
      if (wished !== null && view.public.active[wished.theatre] !== -1) {
        // The placement itself may still move other markers, never this one.
        expect(view.public.markers[wished.theatre]).toBe(wished.to);
        compared += 1;
      }
      const [shift] = (next.kind === 'aim' && previewAction(box, view, next)?.moves) || [];
      wished = shift ?? null;
    });
    wished = null;
  }
  expect(compared).toBeGreaterThan(2);
});

it.each(WARS)('$name: every look has its words in both languages', (war) => {
  eachPosition(war, 'words', (position) => {
    const { view, seat, actions } = position;
    for (const action of actions) {
      if (['take', 'pick', 'stop'].includes(action.kind)) continue;
      for (const language of ['cs', 'en'] as const) {
        const lines = previewLines(
          war.title,
          view,
          seat,
          previewAction(war.title.box, view, action),
          language,
        );
        expect(lines.length, action.kind).toBeGreaterThan(0);
        for (const { strong, text } of lines) {
          expect(`${strong}${text}`.trim()).not.toBe('');
          expect(`${strong} ${text}`).not.toMatch(/undefined|NaN|\[object/);
        }
      }
    }
  });
});

it.each(WARS)('$name: hints, ruler and supplies agree with the look', (war) => {
  eachPosition(war, 'hints', (position) => {
    const { view, seat, actions } = position;
    if (view.question?.kind !== 'space') return;
    expect(heldToken(view)).toBeGreaterThanOrEqual(0);
    for (const action of actions) {
      if (action.kind !== 'place') continue;
      const look = placementOf(war, view, action);
      const play = playOf(war, position, action);
      const marks = marksOf(war.title, play);
      expect(marks.isAimed(action.space)).toBe(true);
      if (look !== null && !look.isRolled) {
        const lead = leadFor(look.marker.to, seat);
        expect(Number(marks.hint(action.space)?.text.replace('\u2212', '-'))).toBe(lead);
      }
      const { points, gains } = rulerOf(war.title, play);
      expect(points.toSorted()).toEqual(view.public.vp.toSorted());
      expect(gains[0] + gains[1]).toBe((look?.points[0] ?? 0) + (look?.points[1] ?? 0));
      const { pile, bag } = look?.supply ?? { pile: 0, bag: 0 };
      expect(view.pileSize + pile).toBeGreaterThanOrEqual(0);
      expect((view.bagSizes[seat] ?? 0) + bag).toBeGreaterThanOrEqual(0);
    }
  });
});

it('Nippon: a city is shown with its first marker and all its campaigns before it is opened', () => {
  const war = must(
    WARS.find(({ name }) => name === 'nippon vs on'),
    'Nippon alone',
  );
  let opened: { theatre: number; shownTo: number } | null = null;
  let compared = 0;
  for (const phrase of ['city one', 'city two', 'city three', 'city four']) {
    eachPosition(war, phrase, ({ view, seat, next }) => {
      if (opened !== null) {
        expect(view.public.markers[opened.theatre]).toBe(opened.shownTo);
        compared += 1;
      }
      opened = null;
      if (next.kind !== 'open') return;
      const lines = previewLines(
        war.title,
        view,
        seat,
        previewAction(war.title.box, view, next),
        'en',
      );
      const campaigns = war.title.box.theatres[next.theatre]?.campaigns ?? [];
      expect(lines.filter(({ sign }) => sign.kind === 'prize')).toHaveLength(campaigns.length);
      const [first] = lines;
      const shownTo = first?.sign.kind === 'move' ? first.sign.to : 0;
      opened = { theatre: next.theatre, shownTo };
    });
    opened = null;
  }
  expect(compared).toBeGreaterThan(5);
});
