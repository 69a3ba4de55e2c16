import { idOf, seededChance, seedFromPhrase } from '@bivouac/kernel';
import { LANGUAGES, type Language } from '@bivouac/text';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { expect, test } from 'vitest';
import {
  CARD_IDS,
  EVENT_TYPES,
  type Event,
  KINDS,
  MODIFIER_SOURCES,
  napoleonics,
  ROLL_WHYS,
  SCENARIOS,
  TERRAIN_IDS,
} from '../../src/rules/index.ts';
import {
  napoleonicsNames,
  napoleonicsScenarioTexts,
  napoleonicsTexts,
} from '../../src/text/index.ts';
import { napoleonicsReference } from '../../src/text/reference.ts';

await loadEvery(napoleonicsTexts, napoleonicsReference);

/** Without the spaces that a printer would set. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

const CZECH_LETTERS = /[áčďéěíňóřšťúůýž]/i;
/** Typing that both languages avoid: straight quotes, hyphens for dashes, doubled or stray spaces. */
const BAD_TYPING = /["']| - |--| {2}|\.\.\.| [,.;:!?]|^\s|\s$/;

function strings(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => strings(inner, `${path}.${key}`));
}

test.each(LANGUAGES)(
  'every card, unit, terrain, leader and scenario has its words (%s)',
  (language) => {
    const names = napoleonicsNames.in(language);
    expect(Object.keys(names.cards)).toEqual([...CARD_IDS]);
    expect(Object.keys(names.terrains)).toEqual([...TERRAIN_IDS]);
    for (const { type, nation } of KINDS) {
      expect(names.types, type).toHaveProperty(type);
      expect(names.short, type).toHaveProperty(type);
      expect(names.nations).toHaveProperty(nation);
    }
    for (const { leaders } of SCENARIOS) {
      for (const { id } of leaders) expect(names.leaders, id).toHaveProperty(id);
    }
    expect(Object.keys(napoleonicsScenarioTexts.in(language))).toEqual(
      SCENARIOS.map(({ id }) => id),
    );
  },
);

test.each(LANGUAGES)('the typing is clean (%s)', (language) => {
  const { title } = napoleonicsTexts.in(language);
  const rules = napoleonicsReference.in(language);
  const all = strings({
    heading: title,
    rules,
    ...napoleonicsNames.in(language),
    s: napoleonicsScenarioTexts.in(language),
  });
  expect(all.length).toBeGreaterThan(150);
  for (const [path, text] of all) expect([path, BAD_TYPING.test(text)]).toEqual([path, false]);
});

test('what the rules apply beyond the obvious stands on the card and in the rules', () => {
  const says: readonly [card: string, en: RegExp, cs: RegExp][] = [
    ['cold-steel', /bonus melee has its normal dice/, /Bonusový útok jízdy má běžný počet kostek/],
    ['fire-and-hold', /while an enemy unit is next to it/, /dokud vedle ní stojí nepřátelská/],
    ['grande-manoeuvre', /squares cannot be ordered/, /čtverec rozkaz dostat nemůže/],
    ['leadership', /nor does a unit that the leader joins/, /ani jednotka, ke které se připojí/],
    ['first-strike', /draw a card before your opponent/, /kartu doberete dřív než soupeř/],
    ['cavalry-charge', /not into or out of a town/, /ne však do města či mlýna ani z nich/],
  ];
  for (const [card, en, cs] of says) {
    expect(plain(napoleonicsNames.in('en').cards[card as 'rally'].text)).toMatch(en);
    expect(plain(napoleonicsNames.in('cs').cards[card as 'rally'].text)).toMatch(cs);
  }
  expect(plain(napoleonicsReference.in('en')['escape']?.text ?? '')).toMatch(/third hex/);
  expect(plain(napoleonicsReference.in('cs')['escape']?.text ?? '')).toMatch(/třetím hexu/);
  expect(plain(napoleonicsReference.in('en')['field-works']?.text ?? '')).toMatch(
    /no other ground counts/,
  );
  expect(plain(napoleonicsReference.in('cs')['field-works']?.text ?? '')).toMatch(
    /žádný jiný terén se nepočítá/,
  );
});

test.each(LANGUAGES)('every option and each of its values has its words (%s)', (language) => {
  for (const { id, values } of napoleonics.options) {
    const words = napoleonicsTexts.in(language).option?.(id);
    expect(words?.title).toBeTruthy();
    expect(Object.keys(words?.values ?? {})).toEqual([...values]);
  }
});

test('briefings differ by language and side, and the Czech ones are Czech', () => {
  const briefings = LANGUAGES.flatMap((language) =>
    Object.values(napoleonicsScenarioTexts.in(language)).flatMap(({ allied, french }) => [
      allied,
      french,
    ]),
  );
  expect(new Set(briefings).size).toBe(60);
  for (const { allied, french } of Object.values(napoleonicsScenarioTexts.in('cs'))) {
    expect(allied).toMatch(CZECH_LETTERS);
    expect(french).toMatch(CZECH_LETTERS);
  }
});

/** What a player reads in the log. */
const tell = (language: Language, event: Event): string =>
  plain(napoleonicsTexts.in(language).event(event, 'spectator') ?? '');

const order = (kind: string): Event => ({
  type: 'unitOrdered',
  unit: idOf(0),
  hex: idOf(0),
  kind,
});
const march = (kind: string): Event => ({
  type: 'unitMoved',
  unit: idOf(0),
  from: idOf(0),
  to: idOf(1),
  kind,
});
const fire = (kind: string, targetKind: string, hits: number, flags: number): Event => ({
  type: 'diceRolled',
  why: 'ranged',
  unit: idOf(0),
  hex: idOf(0),
  target: idOf(1),
  targetHex: idOf(1),
  modifiers: [],
  total: 4,
  dice: [1, 2, 3, 4],
  hitFaces: [],
  flagFaces: [],
  hits,
  flags,
  kind,
  targetKind,
});

test('Czech words follow the gender and number of the unit', () => {
  expect(tell('cs', order('british-line'))).toBe('Britská řadová pěchota na A1 dostává rozkaz.');
  expect(tell('cs', order('french-cuirassier'))).toBe(
    'Francouzští kyrysníci na A1 dostávají rozkaz.',
  );
  expect(tell('cs', march('portuguese-foot-artillery'))).toBe(
    'Portugalské polní dělostřelectvo se přesunulo z A1 na A2.',
  );
  expect(tell('cs', march('british-rifle'))).toBe('Britští ostrostřelci se přesunuli z A1 na A2.');
  expect(tell('cs', march('netherlands-light'))).toBe(
    'Nizozemská lehká pěchota se přesunula z A1 na A2.',
  );
});

test('a shot is one short line: who, at whom, with what result, and no zeros', () => {
  const both = fire('british-foot-artillery', 'french-light', 1, 1);
  expect(tell('en', both)).toBe(
    'The British foot artillery on A1 fires at the French light infantry on A2: 1 hit and 1 flag.',
  );
  expect(tell('cs', both)).toBe(
    'Britské polní dělostřelectvo na A1 pálí na francouzskou lehkou pěchotu na A2: 1 zásah a 1 prapor.',
  );
  const flags = fire('british-rifle', 'french-cuirassier', 0, 2);
  expect(tell('en', flags)).toBe(
    'The British rifles on A1 fire at the French cuirassiers on A2: 2 flags.',
  );
  expect(tell('cs', flags)).toBe(
    'Britští ostrostřelci na A1 pálí na francouzské kyrysníky na A2: 2 prapory.',
  );
  expect(tell('en', fire('french-line', 'british-line', 0, 0))).toMatch(/: no effect\.$/);
  expect(tell('cs', fire('french-line', 'british-line', 0, 0))).toMatch(/: bez účinku\.$/);
});

test('a leader joins in one line, and a banner names its winner and its reason', () => {
  const joined: Event = {
    type: 'leaderJoined',
    leader: idOf(0),
    name: 'ney',
    unit: idOf(0),
    kind: 'french-line',
  };
  expect(tell('en', joined)).toBe('Ney joins the French line infantry.');
  expect(tell('cs', joined)).toBe('Velitel Ney se připojil k francouzské řadové pěchotě.');
  const won: Event = {
    type: 'bannerWon',
    seat: 0,
    banner: { source: 'unit', id: 0 },
    kind: 'french-light-cavalry',
  };
  expect(tell('en', won)).toBe('The Allies win a banner for the French light cavalry.');
  expect(tell('cs', won)).toBe('Spojenci získali zástavu za francouzskou lehkou jízdu.');
});

/** Of each type of event one that names a unit and a leader, with every kind that can stand there. */
test.each(LANGUAGES)('every roll reads well with every unit on both sides (%s)', (language) => {
  const kinds = SCENARIOS.flatMap(({ names }) => names);
  const all = [...new Set(kinds)];
  expect(all.length).toBeGreaterThan(15);
  for (const why of ROLL_WHYS) {
    for (const kind of all) {
      for (const targetKind of all) {
        const line = tell(language, { ...fire(kind, targetKind, 2, 1), why } as Event);
        expect(line.length, line).toBeLessThanOrEqual(180);
        expect(line).not.toMatch(/undefined|:.*:|\(\(|\b0\b| {2}/);
        expect(line).toMatch(/^\p{Lu}.*\.$/u);
      }
    }
  }
});

test.each(LANGUAGES)('every event of random games has its sentence (%s)', (language) => {
  const text = napoleonicsTexts.in(language);
  const told = new Set<string>();
  for (const [i, { id }] of SCENARIOS.entries()) {
    const chance = seededChance(seedFromPhrase(`text ${id}`));
    const io = {
      chance,
      emit(event: Parameters<typeof text.event>[0]) {
        told.add(event.type);
        for (const viewer of [0, 1, 'spectator'] as const) {
          const line = text.event(event, viewer);
          if (line === null) continue;
          expect(line).not.toMatch(/undefined|NaN|null|\[object|: .*: /);
          // No zeros in the log, and lines that fit.
          expect(line).not.toMatch(/(?<![\d.])0\u00a0/);
          expect(line.length, line).toBeLessThanOrEqual(180);
          expect(line, line).toMatch(/^[\p{Lu}\d].*\.$/u);
        }
      },
    };
    const state = napoleonics.setup(
      { scenario: id, options: { square: i % 2 ? 'rolled' : 'sure' } },
      io,
    );
    for (let step = 0; step < 250; step++) {
      const now = napoleonics.awaiting(state);
      if (now.kind === 'over') break;
      const seat = now.seats[0] ?? 0;
      const actions = napoleonics.actions(state, seat);
      const action = actions[chance.pick(actions.length, 'text.any')];
      if (action === undefined) throw new Error('no action');
      if (step % 25 === 0) {
        const view = napoleonics.view(state, seat);
        const lines = [text.prompt(view), text.waiting(view), text.action(action, seat)];
        for (const section of text.view(view)) lines.push(...section.lines);
        lines.push(...(text.picture?.(view).lines ?? []));
        for (const line of lines) expect(line).not.toMatch(/undefined|NaN|\[object/);
      }
      napoleonics.apply(state, seat, action, io);
    }
  }
  expect(told.size).toBeGreaterThan(EVENT_TYPES.length - 12);
});

test('every source of a die and every reason has a sentence', () => {
  for (const language of LANGUAGES) {
    const text = napoleonicsTexts.in(language);
    for (const source of MODIFIER_SOURCES) {
      const modifiers = [{ source, value: 1, unit: idOf<'unit'>(0), terrain: -1 }];
      const roll: Event = {
        type: 'diceRolled',
        why: 'melee',
        unit: idOf(0),
        hex: idOf(0),
        target: idOf(1),
        targetHex: idOf(1),
        modifiers,
        total: 1,
        dice: [5],
        hitFaces: [1, 2, 6],
        flagFaces: [5],
        hits: 0,
        flags: 1,
        kind: 'british-line',
        targetKind: 'french-line',
      };
      expect(text.event(roll, 'spectator')).not.toContain('undefined');
      expect(text.stakes?.([roll])).not.toContain('undefined');
    }
    for (const code of [
      'no-sight',
      'square-cards',
      'enemy-beside',
      'out-of-range',
      'no-order-for-it',
    ]) {
      expect(text.reason({ code, hex: 3 })).not.toBe(code);
    }
  }
});

test('counts rounds, as the bar of the table does, and no turns beside them', () => {
  const begun = { type: 'turnBegan', turn: 17, seat: 0 } as const;
  expect(tell('en', begun)).toBe('Round 9: the Allies take their turn.');
  expect(tell('cs', { ...begun, turn: 18, seat: 1 })).toBe('9. kolo: na tahu jsou Francouzi.');
});
