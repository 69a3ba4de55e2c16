import { refusalOf, subjectKeys } from '@bivouac/kernel';
import { choicesOf } from '@bivouac/table/session/choice.ts';
import {
  faultsOf,
  idsOf,
  referencesOf,
  strangeNumbers,
} from '@bivouac/table/testing/art/pictures.ts';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { artDefs } from '@bivouac/undaunted-core/art/index.ts';
import { countersOf, sheetOf } from '@bivouac/undaunted-core/table/board/board-model.ts';
import { trackOf } from '@bivouac/undaunted-core/table/score/track.ts';
import { chanceOfHit } from '@bivouac/undaunted-core/table/shots.ts';
import { neededFor, neededText } from '@bivouac/undaunted-core/table/title.ts';
import { eachPosition } from '@bivouac/undaunted-core/testing/positions.ts';
import { SCENARIO_WORDS } from '@bivouac/undaunted-core/text/setup-words.ts';
import { UNDAUNTED_WORDS } from '@bivouac/undaunted-core/text/table-words.ts';
import { describe, expect, it } from 'vitest';
import * as desert from '../../src/art/index.ts';
import { northAfrica, SCENARIOS, TILES, VEHICLE_UNITS } from '../../src/rules/index.ts';
import { northAfricaBoards } from '../../src/table/boards.ts';
import { northAfricaSheets } from '../../src/table/sheets.ts';
import { northAfricaTitle as title } from '../../src/table/title.ts';
import { northAfricaScenarioTexts } from '../../src/text/briefings.ts';
import { northAfricaTexts } from '../../src/text/texts.ts';

await loadEvery(northAfricaTexts, northAfricaScenarioTexts, SCENARIO_WORDS, UNDAUNTED_WORDS);

const SHOWN = ['murzuk', 'gebel-sherif', 'base-under-threat', 'barce'];

/** Small and large numbers of a command: the page asks which. */
const sort = ({ kind }: { readonly kind: string }): string => kind.replace(/^use.*/, 'use');

describe('the pictures of the desert', () => {
  const known = idsOf(artDefs());
  const expectSound = (picture: string, name: string): void => {
    expect(faultsOf(picture), name).toEqual([]);
    expect(strangeNumbers(picture), name).toEqual([]);
    expect(idsOf(picture), name).toEqual([]);
    expect(known, name).toEqual(expect.arrayContaining(referencesOf(picture)));
  };

  it('all 44 faces are drawn, each differently, small and the same each time', () => {
    const faces = TILES.map((face) => desert.desertTile(face));
    expect(new Set(faces).size).toBe(44);
    faces.forEach((picture, i) => {
      const face = TILES[i] ?? '';
      expect(desert.desertTile(face)).toBe(picture);
      expect(picture.length, face).toBeLessThan(16_000);
      expect(picture.length, face).toBeGreaterThan(1000);
      expectSound(picture, face);
    });
    expect(desert.desertTile('23A')).toBe('');
  });

  it('all eleven boards and thumbs are sound, with vehicles, structures and ways out', () => {
    for (const { id } of SCENARIOS) {
      for (const picture of [northAfricaBoards.board(id), northAfricaBoards.thumb(id)]) {
        expect(picture).not.toBeNull();
        expectSound(picture?.art ?? '', id);
      }
    }
  });

  it('a seat shows its soldier, who leans when suppressed', () => {
    const look = {
      side: 0 as const,
      kind: 'truck',
      defence: 4,
      armour: 3,
      damage: 1,
      inoperableAt: 3,
      destroyedAt: 4,
      seats: [
        { unit: 3, who: 'driver', isSuppressed: true, act: 'drive' },
        { unit: -1, who: null, isSuppressed: false, act: 'attack' },
      ],
    };
    const art = desert.vehicleArt(look);
    expectSound(art, 'truck');
    expect(art).toContain('data-unit="3"');
    expect(art).toContain('rotate(-14)');
    expect(desert.vehicleArt({ ...look, damage: 3 })).not.toBe(art);
  });
});

describe('the table of North Africa', () => {
  it('gives every action something to point at that means nothing else', () => {
    const kinds = new Set<string>();
    for (const scenario of SHOWN) {
      eachPosition(
        scenario,
        'desert',
        220,
        ({ view, actions }) => {
          const choices = choicesOf(actions, (action) => subjectKeys(northAfrica, view, action));
          for (const action of actions) {
            kinds.add(action.kind);
            const things = subjectKeys(northAfrica, view, action);
            const isReached = things.some(
              (thing) =>
                choices.get(thing)?.every((other) => sort(other) === sort(action)) ?? false,
            );
            expect(isReached, JSON.stringify(action)).toBe(true);
          }
        },
        northAfrica,
      );
    }
    expect([...kinds]).toEqual(
      expect.arrayContaining(['crew', 'mount', 'dismount', 'shift', 'swap', 'shoot', 'go', 'play']),
    );
  });

  it('draws every counter once: on foot on its tile, aboard in its vehicle', () => {
    eachPosition(
      'barce',
      'places',
      120,
      ({ view }) => {
        const sheet = sheetOf(title, view as never);
        const shown = countersOf(title, view as never, sheet).map(({ unit }) => unit);
        const aboard = (title.vehicles?.(view.public) ?? []).flatMap(({ seats }) =>
          seats.flatMap(({ unit }) => (unit < 0 ? [] : [unit])),
        );
        const all = view.public.at.flatMap((tile, unit) => (tile < 0 ? [] : [unit]));
        expect([...shown, ...aboard].sort((a, b) => a - b)).toEqual(all);
        for (const unit of VEHICLE_UNITS) {
          const art = title.piece?.(view.public, unit, { isChosen: false }) ?? '';
          for (const soldier of aboard) {
            const ride = title.rideOf?.(view.public, soldier);
            expect(art.includes(`data-unit="${soldier}"`)).toBe(ride === unit);
          }
        }
      },
      northAfrica,
    );
  });

  it('says where two points can already win, and only there', () => {
    const told = (scenario: string) => {
      const lines: string[] = [];
      eachPosition(
        scenario,
        'early',
        1,
        ({ view }) => {
          for (const seat of [0, 1]) {
            const needed = neededFor(title, view.public, seat) ?? 0;
            lines.push(neededText(title, view.public, seat, needed));
          }
          lines.push(...(title.words('en').taskNotes?.(view as never) ?? []));
        },
        northAfrica,
      );
      return lines;
    };
    expect(told('landing-ground-7')).toEqual(['2–3', '3', expect.stringMatching(/ 2\spoints /)]);
    expect(told('murzuk')).toEqual(['2', '2']);
  });

  it('tells the same score from the log as the rules do', () => {
    for (const scenario of SHOWN) {
      eachPosition(
        scenario,
        'score',
        160,
        ({ match, view }) => {
          const last = trackOf(title, view as never, match.log('spectator') as never).at(-1);
          const now = [0, 1].map((seat) => title.progress(view.public, seat));
          expect(last?.points).toEqual(now);
        },
        northAfrica,
      );
    }
  });

  it('knows the sum of every shot, and gives a reason for what cannot be aimed at', () => {
    let shots = 0;
    eachPosition(
      'wadi-tamet',
      'shots',
      260,
      ({ view, actions }) => {
        if (view.question?.aim !== 'one') return;
        const choices = choicesOf(actions, (action) => subjectKeys(northAfrica, view, action));
        view.public.at.forEach((tile, unit) => {
          if (tile < 0 || unit === view.question?.play?.unit) return;
          const preview = title.game.preview(view, { kind: 'shoot', unit });
          if (actions.some((action) => action.kind === 'shoot' && action.unit === unit)) {
            shots += 1;
            expect(preview?.throws[0]?.total).toBeGreaterThan(0);
            expect(preview && chanceOfHit(preview)).toBeGreaterThan(0);
          } else if (!choices.has(`unit:${unit}`)) {
            const why = refusalOf(northAfrica, view, `unit:${unit}`);
            expect(why, String(unit)).toBeDefined();
          }
        });
      },
      northAfrica,
    );
    expect(shots).toBeGreaterThan(10);
  });

  it('has a sheet for every scenario: goals, forces, briefing in both languages', () => {
    const sheets = northAfricaSheets.sheets();
    expect(sheets.map(({ number }) => number)).toEqual(SCENARIOS.map(({ number }) => number));
    for (const language of ['cs', 'en'] as const) {
      const words = northAfricaSheets.words(language);
      for (const { id, forces } of sheets) {
        expect(words.place(id).length).toBeGreaterThan(2);
        for (const seat of [0, 1]) expect(words.briefing(id, seat).length).toBeGreaterThan(60);
        for (const { deck, supply, pips } of forces) {
          const sum = pips.reduce((all, row) => all + row.deck + row.supply, 0);
          expect(sum).toBe(deck + supply);
        }
      }
    }
  });

  it('marks impassable ground and exits where the scenario has them', () => {
    const scenario = SCENARIOS.find(({ id }) => id === 'gebel-sherif');
    if (scenario === undefined) throw new Error('no scenario');
    const signs = scenario.layout.filter(({ tile }) => title.signs?.(scenario, tile) !== '');
    expect(signs.length).toBeGreaterThanOrEqual(3);
  });
});
