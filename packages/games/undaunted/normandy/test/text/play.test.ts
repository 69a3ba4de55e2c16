import { fileURLToPath } from 'node:url';
import {
  type BaseAction,
  idOf,
  nth,
  type Outcome,
  redact,
  seededChance,
  seedFromPhrase,
  type Viewer,
} from '@bivouac/kernel';
import { expectGolden } from '@bivouac/testkit';
import { describeOutcome, LANGUAGES, type Language, platformWords } from '@bivouac/text';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import type { Action } from '@bivouac/undaunted-core';
import { expect, test } from 'vitest';
import type { NormandyEvent } from '../../src/rules/index.ts';
import { BOOK, type NormandyView, normandy, normandyRules } from '../../src/rules/index.ts';
import { sentences as sentencesCs } from '../../src/text/cs/sentences.ts';
import { sentences as sentencesEn } from '../../src/text/en/sentences.ts';
import { NORMANDY_RECORDS } from '../../src/text/event-records.ts';
import { normandyBriefings, normandyContexts, normandyTexts } from '../../src/text/index.ts';
import { normandyReference } from '../../src/text/reference.ts';

await loadEvery(normandyBriefings, normandyTexts, normandyReference, platformWords);

const VIEWERS = [0, 1, 'spectator'] as const;
const UNITS = [...BOOK.units, ...BOOK.units];

/** A few of everything that can be asked about; offers come on top, from play. */
const PROBES: readonly Action[] = [
  ...BOOK.kinds.flatMap((_, card) =>
    (['bid', 'play', 'take'] as const).map((kind): Action => ({ kind, card: idOf(card) })),
  ),
  ...normandyRules.verbs.flatMap((_, verb): Action[] => [
    { kind: 'use', verb },
    { kind: 'useFor', verb, value: 1 },
  ]),
  ...UNITS.flatMap((_, unit): Action[] => [
    { kind: 'unit', unit },
    { kind: 'shoot', unit },
  ]),
  ...BOOK.tiles.flatMap((_, tile): Action[] => [
    { kind: 'go', tile },
    { kind: 'aim', tile },
  ]),
  ...(['end', 'ready', 'hunker', 'done'] as const).map((kind): Action => ({ kind })),
];

interface Moment {
  readonly view: NormandyView;
  readonly offers: readonly { readonly seat: number; readonly action: Action }[];
}

/** Two random games of every scenario; every view and every event goes to its readers. */
function forEachMoment(
  see: (moment: Moment) => void,
  tell: (event: NormandyEvent, viewer: Viewer) => void,
): void {
  for (const { id: scenario } of normandy.scenarios) {
    for (const discard of ['open', 'hidden']) {
      const chance = seededChance(seedFromPhrase(`said ${scenario} ${discard}`));
      const emit = (event: NormandyEvent): void => {
        for (const viewer of [...VIEWERS, 'everyone'] as const) tell(redact(event, viewer), viewer);
      };
      const state = normandy.setup({ scenario, options: { discard } }, { chance, emit });
      for (let step = 0; ; step++) {
        const now = normandy.awaiting(state);
        if (now.kind === 'over') break;
        const seat = now.seats[0] ?? 0;
        const offers = normandy.actions(state, seat);
        const viewer = VIEWERS[step % VIEWERS.length] ?? 0;
        const views: readonly Viewer[] = viewer === seat ? [seat] : [seat, viewer];
        for (const one of views) {
          const own = one === seat ? offers.map((action) => ({ seat, action })) : [];
          see({ view: normandy.view(state, one), offers: own });
        }
        const action = offers[chance.pick(offers.length, 'player')];
        if (action) normandy.apply(state, seat, action, { chance, emit });
      }
      for (const viewer of [...VIEWERS, 'everyone'] as const) {
        see({ view: normandy.view(state, viewer), offers: [] });
      }
    }
  }
}

/** Names that belong to files and notation, never to a sentence. */
const RAW = /\b[a-z]+-[abc]\b|\b\d+[ab]\b|\bverb\b|\b(?:us|de)-|^[a-z]+(?:-[a-z]+)+$/;
const BROKEN = /undefined|null|NaN|\[object|[{}]|^\s|\s$| {2}/;
const ENGLISH = /\b(?:rifle|scout|gunner|mortar|sniper|fog|move|attack|card|round|turn|hand|deck)/i;

/** The problems of sentences, each once. */
class Ear {
  readonly faults = new Set<string>();
  readonly #language: Language;
  readonly #heard = new Set<string>();

  constructor(language: Language) {
    this.#language = language;
  }

  hear(text: string): void {
    if (this.#heard.has(text)) return;
    this.#heard.add(text);
    const isForeign = this.#language === 'cs' && ENGLISH.test(text);
    if (text === '' || BROKEN.test(text) || RAW.test(text) || isForeign) this.faults.add(text);
  }
}

test.each(LANGUAGES)(
  'every view, prompt, rule, action, event and reason has its text, in all scenarios (%s)',
  (language) => {
    const text = normandyTexts.in(language);
    const ear = new Ear(language);
    const types = new Set<string>();
    const decisions = new Set<string>();
    const rules = new Set<string>();
    const kinds = new Set<string>();
    let looks = 0;
    forEachMoment(
      ({ view, offers }) => {
        // The whole table at one step in seven and at the end; what is asked at every one.
        looks += 1;
        if (looks % 7 === 0 || view.question === null) {
          for (const { heading, lines } of text.view(view)) {
            ear.hear(heading);
            for (const line of lines) ear.hear(line);
          }
          const picture = text.picture?.(view);
          for (const line of picture?.lines ?? []) expect(line).not.toMatch(/undefined|NaN/);
          ear.hear(picture?.heading ?? '');
          for (const action of PROBES) {
            const reason = normandy.explain?.(view, action);
            if (reason !== undefined) ear.hear(text.reason(reason));
          }
        }
        ear.hear(text.prompt(view));
        ear.hear(text.waiting(view));
        const rule = text.ruleFor?.(view) ?? null;
        expect(rule === null, `${view.question?.kind}`).toBe(view.question === null);
        if (rule !== null) {
          rules.add(rule);
          decisions.add(view.question?.kind ?? '');
          const entry = text.ruleTitles?.[rule];
          if (entry === undefined) throw new Error(`no rule ${rule}`);
        }
        for (const { seat, action } of offers) {
          kinds.add(action.kind);
          ear.hear(text.action(action, seat));
        }
      },
      (event, viewer) => {
        types.add(event.type);
        const line = text.event(event, viewer);
        if (line !== null) ear.hear(line);
      },
    );
    // The radio is rarely raised by chance.
    const raised: NormandyEvent = { type: 'valueRaised', seat: 0, tile: 11, value: 2 };
    ear.hear(text.event(raised, 1) ?? '');
    expect([...ear.faults]).toEqual([]);
    expect([...types, raised.type].sort()).toEqual(Object.keys(NORMANDY_RECORDS).sort());
    expect([...kinds].sort()).toEqual([...normandy.notation.kinds].sort());
    expect([...decisions].sort()).toEqual(Object.keys(sentencesEn.first).sort());
    const verbs = 'move guide scout stalk bolster inspire target attack suppress blast'.split(' ');
    expect([...rules].sort()).toEqual(
      [...verbs, 'initiative', 'turn', 'playing-a-card', 'suppressed'].sort(),
    );
  },
);

test.each(LANGUAGES)(
  'every option, scenario, outcome and result has its words (%s)',
  (language) => {
    const text = normandyTexts.in(language);
    const ear = new Ear(language);
    for (const { id, values } of normandy.options) {
      const option = text.option(id);
      ear.hear(option.title);
      expect(Object.keys(option.values)).toEqual(values);
      for (const value of values) ear.hear(option.values[value] ?? '');
    }
    for (const { id } of normandy.scenarios) {
      ear.hear(text.scenario(id).title);
      for (const line of normandyBriefings.in(language)(id).split('\n')) ear.hear(line);
    }
    const ends = ['points', 'pinned', 'hopeless', 'both-pinned', 'resigned'];
    const outcomes: readonly Outcome[] = [
      ...ends.flatMap((reason) => [0, 1].map((seat) => ({ winners: [seat], reason }))),
      ...['exhausted', 'agreed'].map((reason) => ({ winners: [], reason })),
    ];
    const said = outcomes.map((outcome) => describeOutcome(language, text, outcome));
    for (const line of said) ear.hear(line);
    expect(new Set(said).size).toBe(outcomes.length);
    for (const gist of ['hit', 'miss', 'no-shot', 'hit miss hit']) ear.hear(text.gist(gist));
    for (const line of [text.title, text.about, text.seat(0), text.seat(1)]) ear.hear(line);
    for (const { title, text: rule } of Object.values(normandyReference.in(language))) {
      ear.hear(title);
      ear.hear(rule);
    }
    expect([...ear.faults]).toEqual([]);
  },
);

test('each side reads the name of its own casualty, the enemy only the unit', () => {
  const event: NormandyEvent = {
    type: 'casualty',
    unit: 11,
    zone: 'hand',
    reveals: true,
    secret: { 1: { card: 14 } },
  };
  const say = (language: Language, viewer: Viewer) =>
    normandyTexts.in(language).event(redact(event, viewer), viewer);
  expect(say('en', 0)).toBe('German Riflemen\u00a0A suffer a casualty (from hand).');
  expect(say('cs', 'spectator')).toBe('Němečtí střelci\u00a0A utrpěli ztrátu (z\u00a0ruky).');
  expect(say('en', 1)).toMatch(
    /^German Riflemen\u00a0A lose \p{Lu}\S+ \p{Lu}\S+ \(from hand\)\.$/u,
  );
});

test('the pile of lost cards is shown to its owner, and to both players at the end', () => {
  const chance = seededChance(seedFromPhrase('pile'));
  const io = { chance, emit: () => undefined };
  const state = normandy.setup({ scenario: 'la-raye', options: { discard: 'open' } }, io);
  const card = nth(state.secret.decks[1].splice(0, 1), 0);
  state.seats[1].removed.push(card);
  state.public.gone[1].push(nth(BOOK.kindOf, card));
  normandy.check(state);
  const said = (viewer: Viewer): string =>
    normandyTexts
      .in('en')
      .view(normandy.view(state, viewer))
      .flatMap(({ lines }) => lines)
      .join('\n');
  for (const viewer of [1, 'everyone'] as const) {
    expect(said(viewer)).toContain('Germany, out of the game: ');
  }
  for (const viewer of [0, 'spectator'] as const) {
    expect(said(viewer)).not.toContain('out of the game');
  }
});

test('a card is named as its own side names it', () => {
  const reason = { code: 'not-in-hand', card: 0 };
  expect(normandyTexts.in('cs').reason({ ...reason, seat: 0 })).toContain('seržant');
  expect(normandyTexts.in('cs').reason({ ...reason, seat: 1 })).toContain('feldvébl');
  const bid: BaseAction = { kind: 'bid' };
  expect(normandyTexts.in('cs').action({ ...bid, card: 0 } as Action, 1)).toContain('feldvébl');
});

type Public = NormandyView['public'];

/** The five lines of a tile on the map of a scenario at its start, with something changed. */
function drawnTile(scenario: string, tile: string, change: (part: Public) => void): string[] {
  const io = { chance: seededChance(seedFromPhrase('map')), emit: () => undefined };
  const state = normandy.setup({ scenario, options: {} }, io);
  change(state.public);
  const map = normandyTexts.in('en').picture?.(normandy.view(state, 0)).lines ?? [];
  const top = map.findIndex((line) => line.includes(`|${tile}`));
  const left = (map[top]?.indexOf(`|${tile}`) ?? 0) + 1;
  return map.slice(top, top + 5).map((line) => line.slice(left, left + 15).trimEnd());
}

const tileId = (name: string): number => BOOK.tiles.indexOf(name.toLowerCase());

test('a tile of the map has room for all units of both sides', () => {
  expect(drawnTile('la-raye', '6A', ({ at }) => at.fill(tileId('6A')))).toEqual([
    '6A [1] *2',
    ...['US  RiABC ScABC', ' MgABC Sni Mor'],
    ...['DE  RiABC ScABC', ' MgABC Sni Mor'],
  ]);
});

test('the map shows control and where units enter, with or without units', () => {
  const away = ({ at }: Public): unknown => at.fill(-1);
  expect(drawnTile('la-raye', '5B', () => undefined)[3]).toBe('DEC+RiAB ScAB');
  expect(drawnTile('la-raye', '5B', away)[3]).toBe('DEC+');
  expect(drawnTile('la-raye', '8A', away)[3]).toBe('DEs');
  // The American Sniper of scenario 4 enters where the Americans have no marker.
  expect(drawnTile('behind-enemy-lines', '6A', away)[1]).toBe('US +');
});

test('suppressed units stand in brackets on the map; what does not fit is owned up to', () => {
  const drawn = (...down: number[]): string[] =>
    drawnTile('la-raye', '6A', ({ at, isSuppressed }) => {
      at.fill(tileId('6A'), 0, BOOK.units.length);
      for (const unit of down) isSuppressed[unit] = true;
    }).slice(1, 3);
  expect(drawn(0, 1, 2)).toEqual(['US  (RiABC)', ' ScABC MgABC …']);
  expect(drawn(1)).toEqual(['US  RiAC (RiB)', ' ScABC MgABC …']);
  expect(drawn(10)).toEqual(['US  RiABC ScABC', ' MgABC Sni …']);
});

test('aim, radio and a raised value stand together above the units', () => {
  const head = (targets: [number, number]): string | undefined =>
    drawnTile('critical-intelligence', '6B', (part) => {
      part.extra = { targets, raised: 3 };
    })[0];
  const tile = tileId('6B');
  expect(head([-1, tile])).toBe('6B [1] *4 R !DE');
  expect(head([tile, tile])).toBe('6B [1] *4 R !!');
});

test('a refusal names the side of the unit, since both sides have the same', () => {
  for (const code of ['not-yours', 'own-unit', 'not-on-board', 'not-on-target', 'already-met']) {
    const said = [0, BOOK.units.length].map((unit) =>
      normandyTexts.in('en').reason({ code, unit, tile: 0 }),
    );
    expect(said[0]).toContain('American Riflemen\u00a0A');
    expect(said[1]).toContain('German Riflemen\u00a0A');
  }
});

/** Every sentence with a count, for each plural form, to be read by a native speaker. */
test('golden: all sentences of Normandy with plurals', () => {
  const lines: string[] = [];
  for (const [language, w] of [
    ['cs', sentencesCs],
    ['en', sentencesEn],
  ] as const) {
    const { titles } = normandyContexts.in(language);
    const [side, unit, us] = [titles.side(0), titles.ownUnit(0), titles.sideTitle(0)];
    for (const n of [0, 1, 2, 5, 21]) {
      for (const sentence of [
        w.cardsDrawn({ side, count: n }),
        w.fogGained({ side, count: n }),
        w.turnEnded({ side, count: n }),
        w.askStep({ unit, left: n }),
        w.askAttack({ unit, dice: n }),
        w.askSuppress({ unit, dice: n }),
        w.askBolster({ left: n }),
        w.useFor({ act: titles.verb('command'), count: n }),
        w.goalPoints({ side: us, points: 0, value: n }),
      ]) {
        lines.push(`${language} ${n}: ${sentence}`);
      }
    }
  }
  const file = fileURLToPath(new URL('golden/plurals.txt', import.meta.url));
  expectGolden(file, `${lines.join('\n').replaceAll('\u00a0', ' ')}\n`);
});
