import { countNames, type Language, type Name, phrase, withSuffix } from '@bivouac/text';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { COUNTS, type Samples } from '@bivouac/text/testing/render-words.ts';
import { CARDS, COUNTERS, TILES } from '../src/rules/index.ts';
import { CITY_LANGUAGES, contextIn } from '../src/text/index.ts';

const numbers = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** What can reach the sentences of the game. */
export async function wordSamples(language: Language): Promise<Samples> {
  await loadEvery(CITY_LANGUAGES);
  const { names, labels, titles, words } = contextIn(CITY_LANGUAGES.in(language));
  const side = [titles.side(0), titles.side(1)];
  const units = COUNTERS.map((_, unit) => titles.unit(unit));
  const own = COUNTERS.map((_, unit) => titles.ownUnit(unit));
  const grounds = Object.values(names.grounds).map((ground) =>
    withSuffix(ground, words.onTile({ tile: titles.tile(0) })),
  );
  const kinds = [...new Set(CARDS.map(({ name }) => name))];
  const ranks = kinds.map((name) => titles.named(name));
  // One card of each kind and deck: a soldier with a name, a reservist.
  const shown = CARDS.flatMap((card, i) =>
    CARDS.findIndex(({ seat, deck, name }) =>
      [seat === card.seat, deck === card.deck, name === card.name].every(Boolean),
    ) === i
      ? [i]
      : [],
  );
  const cards: readonly Name[] = shown.map((card) => titles.card(0, card));
  const lists = [
    countNames(cards.slice(0, 1)),
    countNames(cards.slice(0, 3)),
    countNames([names.kinds.fog, names.kinds.fog]),
  ];
  const acts = Object.values(names.actions).map(phrase);
  const tile = [phrase(TILES[0] ?? ''), phrase(TILES.at(-1) ?? '')];
  const task = [phrase(words.taskObjectives({ value: 4 }))];
  return {
    side,
    first: side,
    unit: [...units, ...own],
    target: [...units, ...grounds],
    name: [...ranks, ...Object.values(names.areas)],
    card: cards,
    man: cards,
    by: cards,
    cards: lists,
    men: lists,
    units: [...own.map((name) => countNames([name])), countNames(own.slice(0, 4))],
    area: Object.values(names.areas),
    ground: Object.values(names.grounds),
    act: acts,
    tile,
    from: tile,
    to: tile,
    other: tile,
    place: tile,
    isForTanks: [false, true],
    isHit: [false, true],
    isBeaten: [false, true],
    count: [0, ...COUNTS],
    'useFor.count': COUNTS,
    'cardsDrawn.count': COUNTS,
    'upgradesLine.count': COUNTS,
    'losses.count': [0, ...COUNTS],
    dice: numbers(1, 5),
    ...Object.fromEntries(
      ['fired', 'minedAt', 'shelledAt', 'firedAt'].map((id) => [
        `${id}.dice`,
        [phrase('7'), phrase('3, 0')],
      ]),
    ),
    total: [4, 10],
    left: COUNTS,
    points: numbers(1, 14),
    value: numbers(1, 11),
    done: [0, 3],
    needed: numbers(1, 11),
    round: [1, 100],
    number: numbers(1, 15),
    stage: numbers(1, 15),
    date: [1, 27],
    month: [9, 10, 11],
    initiative: [1, 9],
    distance: [2],
    cover: numbers(0, 3),
    'factCover.cover': [phrase('1')],
    resilience: [8],
    state: Object.values(words.states).map(phrase),
    task,
    parts: task,
    how: [phrase(words.pointFor.damage)],
    tiles: [phrase(`${tile.join(', ')}`)],
    marker: Object.values(words.markers).map(phrase),
    scenario: [phrase('#011')],
    code: [phrase('12c')],
    squad: [phrase('A')],
    areas: [labels.area('station')],
    reason: side.map((name) => phrase(words.won.task({ side: name }))),
    soldier: shown.slice(0, 5).map((card) => titles.soldier(0, card)),
    acts: [phrase(acts.slice(0, 2).join(', '))],
    facts: [phrase(words.factTunnel)],
    sum: [phrase('9 (4 + 3 + 2)')],
    zone: Object.values(names.zones).map(({ from }) => phrase(from)),
    won: cards,
    'bidsRevealed.won': [phrase('7')],
    'bidsRevealed.lost': [phrase('5')],
    one: [phrase('7')],
    two: [phrase('7')],
    hand: [4],
    deck: [9],
    discard: [0],
    lost: [2],
    armour: [6, 7],
    letter: ['A', 'B', 'C'],
    mark: ['1'],
    names: ['Anton Belikov'],
    text: ['1'],
    // By themselves, in a list.
    'tileLine.name': [titles.tileName(0)],
    'suppressedUnit.unit': units.map((_, unit) => labels.unit(unit)),
    'routedUnit.unit': units.map((_, unit) => labels.unit(unit)),
    'handLine.card': shown.map((card) => labels.card(0, card)),
    'fogLine.card': [words.label({ name: names.kinds.fog })],
    'soldiersLostOwn.men': cards.map((man) => phrase(words.fellUnreplaced({ man }))),
    'reservesFor.name': ['Anton Belikov'],
    'rosterLine.men': [phrase('Anton Belikov, Timur Sadykov')],
    // Where the page shows a name by itself.
    ...sidesAlone(side.map((name) => words.label({ name }))),
    ...Object.fromEntries(
      ['instead', 'choose', 'rosterLine'].map((id) => [
        `${id}.name`,
        shown.map((card) => labels.card(0, card)),
      ]),
    ),
    'heldBy.area': Object.values(names.areas).map((name) => words.label({ name })),
  };
}

/** These stand beside a side by itself. */
const ALONE = [
  ...['initiativeLine', 'goalPoints', 'goalPin', 'factScouted', 'factControlled', 'sideCards'],
  ...['supplyLine', 'playLine', 'discardLine', 'removedLine', 'openHand', 'goalLine', 'taskLine'],
  ...['ownerLine', 'heldBy', 'chapterWon', 'wonBy', 'newsOf'],
];

const sidesAlone = (sides: readonly string[]): Samples =>
  Object.fromEntries(ALONE.map((id) => [`${id}.side`, sides]));
