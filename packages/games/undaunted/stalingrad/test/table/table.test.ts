import { createMatch, must, seedFromPhrase, subjectKeys } from '@bivouac/kernel';
import { faultsOf } from '@bivouac/table/testing/art/pictures.ts';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import type { Action, View } from '@bivouac/undaunted-core';
import {
  countersOf,
  marksOf,
  sheetOf,
  traysOf,
} from '@bivouac/undaunted-core/table/board/board-model.ts';
import { trackOf } from '@bivouac/undaunted-core/table/score/track.ts';
import { costOfHit } from '@bivouac/undaunted-core/table/shots.ts';
import { choice, eachPosition } from '@bivouac/undaunted-core/testing/positions.ts';
import { UNDAUNTED_WORDS } from '@bivouac/undaunted-core/text/table-words.ts';
import { describe, expect, it } from 'vitest';
import { cityPlan } from '../../src/art/index.ts';
import type { CityEvent } from '../../src/rules/index.ts';
import {
  type CampaignView,
  levelOf,
  SCENARIOS,
  stalingrad,
  stalingradCampaign,
  TILES,
} from '../../src/rules/index.ts';
import {
  AREA_SPOTS,
  areaBorders,
  careersOf,
  newsOf,
  windowOf,
} from '../../src/table/campaign/camp-model.ts';
import { battlePlay, soldierThing } from '../../src/table/campaign/parts.ts';
import { stalingradTitle as title } from '../../src/table/title.ts';
import { CITY_WORDS } from '../../src/text/table-words.ts';
import { CITY_PARTS } from '../../src/text/texts.ts';

await loadEvery(CITY_WORDS, CITY_PARTS, UNDAUNTED_WORDS);

const FIRST = '011';
const LATER = must(SCENARIOS.at(-1)?.id, 'a last battle');

describe('the table of a battle', () => {
  it.each([FIRST, LATER])('%s: everything that can be done can be pointed at', (scenario) => {
    eachPosition(
      scenario,
      'city',
      120,
      ({ view, actions }) => {
        for (const action of actions) {
          const things = subjectKeys(stalingrad, view, action);
          expect(things.length, JSON.stringify(action)).toBeGreaterThan(0);
          if ('tile' in action) expect(things).toContain(`tile:${action.tile}`);
        }
      },
      stalingrad,
    );
  });

  it.each([FIRST, LATER])(
    '%s: the map begins at its corner and shows each counter once',
    (scenario) => {
      eachPosition(
        scenario,
        'places',
        40,
        ({ view }) => {
          const sheet = sheetOf(title, view);
          expect(Math.min(...sheet.grounds.map(({ x }) => x))).toBe(0);
          expect(Math.min(...sheet.grounds.map(({ y }) => y))).toBe(0);
          const shown = countersOf(title, view, sheet).map(({ unit }) => unit);
          const all = view.public.at.flatMap((tile, unit) => (tile < 0 ? [] : [unit]));
          expect(shown.toSorted((a, b) => a - b)).toEqual(all);
          expect(marksOf(title, view, sheet.grounds)).toHaveLength(sheet.grounds.length);
          for (const { units } of traysOf(title, view)) {
            for (const unit of units) expect(view.public.at[unit]).toBeLessThan(0);
          }
        },
        stalingrad,
      );
    },
  );

  it.each([FIRST, LATER])('%s: tells the same score from the log as the rules do', (scenario) => {
    eachPosition(
      scenario,
      'score',
      160,
      ({ match, view }) => {
        const last = trackOf(title, view, match.log('spectator') as never).at(-1);
        expect(last?.points).toEqual([0, 1].map((seat) => title.progress(view.public, seat)));
      },
      stalingrad,
    );
  });

  it('draws the ground again when a building is hit, and only then', () => {
    eachPosition(
      FIRST,
      'ground',
      1,
      ({ view }) => {
        const changing = must(title.changing, 'changing ground');
        // A copy: what a view shares with the rules is not to be written on.
        const part = structuredClone(view.public) as View<{
          letters: number[];
          smoke: number[];
        }>['public'];
        const tile = must(sheetOf(title, view).grounds[0]?.tile, 'a tile');
        const before = { key: changing.key(part), face: changing.face(part, tile) };
        part.extra.smoke.push(tile);
        expect(changing.key(part)).toBe(before.key);
        expect(changing.over(part, tile)).toContain('+2');
        part.extra.letters[tile] = 1;
        expect(changing.key(part)).not.toBe(before.key);
        expect(changing.face(part, tile)).toBe(before.face.replace('A', 'B'));
      },
      stalingrad,
    );
  });
});

describe('the odds of fire', () => {
  it('at walls, tunnels and whole tiles have the sum and the dice that are then thrown', () => {
    const seen = new Set<string>();
    for (const scenario of ['101', '141']) {
      const setup = { scenario, options: { withdrawal: 'off' } };
      const begun = createMatch(stalingrad, setup, seedFromPhrase(`walls ${scenario}`));
      const match = must(begun.ok ? begun.value : undefined, 'a battle');
      for (let i = 0; i < 1500 && !match.isOver(); i++) {
        const now = match.awaiting();
        const seat = now.kind === 'seats' ? must(now.seats[0], 'a seat') : 0;
        const view = match.view(seat);
        const action = choice(match, seat, 'random');
        const shots = view.ok ? (title.game.preview(view.value, action)?.shots ?? []) : [];
        const before = match.log('spectator').length;
        match.act(seat, action);
        const thrown = match
          .log('spectator')
          .slice(before)
          .map(({ event }) => event as CityEvent)
          .find((event) => event.type === 'firedAt' || event.type === 'fired');
        const [shot] = shots;
        if (shot === undefined || thrown === undefined || shots.length > 1) continue;
        seen.add(shot.ground ?? shot.verb);
        expect([shot.total, shot.dice]).toEqual([thrown.total, thrown.dice.length]);
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(['building', 'attack']));
    expect(seen.size).toBeGreaterThan(3);
  });
});

describe('what has to be done', () => {
  const begun = createMatch(stalingrad, { scenario: '121', options: {} }, seedFromPhrase('tasks'));
  const match = must(begun.ok ? begun.value : undefined, 'a battle');
  const tasksFor = (viewer: number | 'spectator', seat: number) => {
    const seen = match.view(viewer);
    const view = must(seen.ok ? seen.value : undefined, 'a view');
    return title.words('en').tasks(view as never, seat);
  };

  it('is shown for both sides, in words and with the progress', () => {
    for (const { text, done, needed } of tasksFor('spectator', 0)) {
      expect(text).not.toMatch(/undefined|\[object/);
      expect(text.length).toBeGreaterThan(5);
      expect(done).toBeLessThan(needed ?? 0);
    }
    expect(tasksFor('spectator', 0).map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('Tajné informace: a sealed order is shown to the one who holds it alone', () => {
    const sealed = [0, 1].map((seat) => tasksFor(seat, seat).filter(({ isSealed }) => isSealed));
    expect(sealed.flat().length).toBeGreaterThan(0);
    for (const order of sealed.flat()) {
      expect(JSON.stringify(tasksFor('spectator', order.seat))).not.toContain(order.text);
      expect(JSON.stringify(tasksFor(1 - order.seat, 1 - order.seat))).not.toContain(order.text);
      // The opponent does not see it even when they turn the table.
      expect(JSON.stringify(tasksFor(1 - order.seat, order.seat))).not.toContain(order.text);
    }
  });
});

describe('the camp', () => {
  const seed = seedFromPhrase('camp');
  const begun = createMatch(stalingradCampaign, { scenario: 'campaign', options: {} }, seed);
  const match = must(begun.ok ? begun.value : undefined, 'a campaign');
  const viewOf = (seat: number): CampaignView => {
    const seen = match.view(seat);
    return must(seen.ok ? (seen.value as CampaignView) : undefined, 'a view');
  };

  it('has a map: twelve names, borders, the coming battle, a plan of each tile', () => {
    expect(AREA_SPOTS).toHaveLength(12);
    expect(areaBorders).toMatch(/^M/);
    expect([...windowOf(viewOf(0))]).toEqual(SCENARIOS[0]?.layout.map(({ tile }) => tile));
    for (const letter of [0, 1, 2]) {
      for (const name of ['block', 'works', 'bank', 'gully', 'park', 'ruins']) {
        expect(faultsOf(cityPlan(name, letter))).toEqual([]);
      }
    }
    expect(cityPlan('block', 1)).not.toBe(cityPlan('block', 2));
    expect(TILES).toHaveLength(72);
  });

  it('lists only the viewer’s own platoon, with its soldiers to choose from', () => {
    const view = viewOf(0);
    const careers = careersOf(
      must(view.own ?? undefined, 'the viewer’s book'),
      view.record.chapters,
    );
    expect(careers.filter(({ squad }) => squad === 'A')).not.toHaveLength(0);
    expect(careers.every(({ isGone }) => !isGone)).toBe(true);
    const offered = match.actions(0) as readonly Action[];
    const cards = offered.flatMap((action) => (action.kind === 'take' ? [action.card] : []));
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) {
      expect(careers.map((line) => soldierThing(line.card))).toContain(soldierThing(card));
    }
    expect(view.open).toBeNull();
  });

  it('remembers after the first battle who was lost and who was promoted', () => {
    for (let i = 0; i < 4000 && match.view(0).ok && viewOf(0).record.chapters.length === 0; i++) {
      const now = match.awaiting();
      const seat = now.kind === 'seats' ? must(now.seats[0], 'a seat') : 0;
      const { battle } = viewOf(0);
      if (battle !== null) {
        const play = battlePlay({ view: viewOf(0), log: match.log(0) } as never);
        expect(play?.view.viewer).toBe(0);
      }
      match.act(seat, choice(match, seat, 'easy'));
    }
    const view = viewOf(0);
    expect(view.record.chapters).toHaveLength(1);
    const book = must(view.own ?? undefined, 'the viewer’s book');
    const news = newsOf(book, 1);
    expect(news.better).toHaveLength(2);
    for (const card of news.better) expect(levelOf(card)).toBe('upgraded');
    for (const { card, by } of news.lost) {
      expect(book.roster.available).not.toContain(card);
      if (by >= 0) expect(levelOf(by)).toBe('reserve');
    }
    const promoted = careersOf(book, view.record.chapters).filter(
      ({ level }) => level === 'upgraded',
    );
    for (const { marks } of promoted) expect(marks.map(({ mark }) => mark)).toContain('upgraded');
  });
});

describe('what a hit costs', () => {
  it('is the next card for both kinds of suppressing fire, and a card lost for an attack', () => {
    const match = createMatch(
      stalingrad,
      { scenario: FIRST, options: {} },
      seedFromPhrase('costs'),
    );
    if (!match.ok) throw new Error('the battle begins');
    const view = match.value.view(0);
    if (!view.ok) throw new Error('a seat has a view');
    const target = view.value.public.at.findIndex((tile) => tile >= 0);
    const cost = (verb: string): string =>
      costOfHit(
        title,
        view.value as never,
        { verb, unit: -1, target, ground: null, tile: 0, modifiers: [], total: 5, dice: 1 },
        'en',
      );
    const { shot } = UNDAUNTED_WORDS.in('en');
    const named = { target: title.words('en').titles.unit(target) };
    expect(cost('area-suppress')).toBe(shot.costSuppress(named));
    expect(cost('suppress')).toBe(shot.costSuppress(named));
    expect(cost('attack')).not.toBe(shot.costSuppress(named));
  });
});
