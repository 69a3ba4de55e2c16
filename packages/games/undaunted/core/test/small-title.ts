import { idOf, must } from '@bivouac/kernel';
import {
  type Action,
  attack,
  type Book,
  bolster,
  type CardKind,
  type CoreQuestion,
  command,
  control,
  endGame,
  enemyOf,
  hasUnitOn,
  inspire,
  loadScenario,
  move,
  type Rules,
  recon,
  type Scenario,
  scenarioOf,
  scout,
  suppress,
  type TitleRules,
  tileOf,
  type UndauntedGame,
  undauntedGame,
  unitsOnBoard,
} from '../src/rules/index.ts';

// A title of two squads on four tiles: what the core does, apart from any box of the series.

const NO_EXTRA = {};
export type NoExtra = typeof NO_EXTRA;

const act = (verb: string, value = 0, isOwnSquad = false) => ({ verb, value, isOwnSquad });
const card = (id: string, kind: Partial<CardKind>): CardKind => ({
  id,
  initiative: 1,
  squad: -1,
  unit: -1,
  isFog: false,
  isCommander: false,
  acts: [],
  ...kind,
});

export const BOOK: Book = {
  seats: ['red', 'blue'],
  kinds: [
    card('chief', {
      initiative: 9,
      squad: 0,
      isCommander: true,
      acts: [act('bolster', 2), act('inspire', 1, true), act('command', 1)],
    }),
    card('rifle', {
      initiative: 5,
      squad: 0,
      unit: 0,
      acts: [act('move', 1), act('attack', 1), act('control')],
    }),
    card('gun', {
      initiative: 3,
      squad: 1,
      unit: 1,
      acts: [act('scout', 2), act('suppress', 2), act('recon')],
    }),
    card('fog', { isFog: true }),
  ],
  kindOf: [0, 1, 1, 1, 2, 2, 3, 3].map((kind) => idOf<'kind'>(kind)),
  units: [
    { id: 'rifles', squad: 0, defence: 5, isRiflemen: true },
    { id: 'guns', squad: 1, defence: 6, isRiflemen: false },
  ],
  tiles: ['1a', '1b', '2a', '2b', '3a', '3b', '4a', '4b'],
};

/** A scenario file without a mistake; each call gives a new one, to be spoiled. */
export function goodFile() {
  const side = (home: string) => ({
    scouted: ['3B'] as string[],
    controlled: [home],
    spawn: { [home]: ['all'] } as Record<string, unknown>,
    units: { [home]: ['rifles', 'guns'] } as Record<string, unknown>,
    deck: { chief: 1, rifle: 2, gun: 1, fog: 1 } as Record<string, unknown>,
    supply: { rifle: 1, gun: 1, fog: 1 } as Record<string, unknown>,
  });
  return {
    id: 'ford',
    number: 1,
    provenance: 'own',
    from: '1944-06-06',
    to: '1944-06-07',
    initiative: 'red',
    goals: { red: { kind: 'points', value: 3 }, blue: { kind: 'pin' } } as Record<string, unknown>,
    stagger: 'cols',
    // 1A and 4A are the two ends; 2A and 3B lie between them, one above the other.
    tiles: [
      ['1A', 0, 1],
      ['2A', 2, 0],
      ['3B', 2, 2],
      ['4A', 4, 1],
    ] as unknown[],
    objectives: { '3B': 2, '4A': 1 } as Record<string, unknown>,
    sides: { red: side('1A'), blue: side('4A') } as Record<string, ReturnType<typeof side>>,
  };
}

export type ScenarioFile = ReturnType<typeof goodFile>;

export function load(file: unknown): Scenario {
  const loaded = loadScenario('ford.json', file, BOOK);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problem));
  return loaded.value;
}

/** The side that has the other's riflemen off the board wins; enough for a title of four tiles. */
export const SMALL: TitleRules<NoExtra, CoreQuestion, Action> = {
  newExtra: () => ({}),
  cloneExtra: () => ({}),
  coverAgainst: () => 0,
  isControlBlocked: (rules, part, seat, tile) => hasUnitOn(rules, part, enemyOf(seat), tile),
  mayInspire: ({ isCommander }) => !isCommander,
  casualtyZones: ['hand', 'discard', 'deck'],
  spawnTile: (rules, part, unit) => scenarioOf(rules, part).spawns[unit] ?? -1,
  afterMove: () => undefined,
  afterRemoval: () => undefined,
  settle(rules, state, actor, io) {
    for (const seat of [actor, enemyOf(actor)]) {
      const rifles = enemyOf(seat) * rules.units.length;
      if (tileOf(state.public, rifles) < 0 && unitsOnBoard(rules, state.public, seat).length > 0) {
        endGame(state, [seat], 'pinned', io.emit);
        return;
      }
    }
  },
};

export function smallGame(
  differences: Partial<TitleRules<NoExtra, CoreQuestion, Action>> = {},
  otherVerbs: Partial<Parameters<typeof undauntedGame<NoExtra>>[0]['verbs']> = {},
): {
  game: UndauntedGame<NoExtra, CoreQuestion>;
  rules: Rules<NoExtra, CoreQuestion>;
} {
  return undauntedGame<NoExtra>({
    id: 'small',
    rules: 1,
    book: BOOK,
    scenarios: [load(goodFile())],
    verbs: {
      move,
      scout,
      bolster,
      command,
      control,
      inspire,
      recon: () => recon(),
      attack,
      suppress,
      ...otherVerbs,
    },
    title: { ...SMALL, ...differences },
    answers: {},
    options: [{ id: 'discard', values: ['open', 'hidden'] }],
  });
}

export const tileNamed = (name: string): number => {
  const tile = BOOK.tiles.indexOf(name);
  return must(tile < 0 ? undefined : tile, `tile ${name}`);
};
