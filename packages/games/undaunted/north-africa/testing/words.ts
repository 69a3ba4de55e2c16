import { countNames, type Language, phrase } from '@bivouac/text';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { COUNTS, type Samples } from '@bivouac/text/testing/render-words.ts';
import { BOOK, northAfricaRules as rules, VEHICLES } from '../src/rules/index.ts';
import { northAfricaContexts } from '../src/text/index.ts';

const numbers = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** Sentences that speak of these by themselves, outside of any sentence. */
const LABELLED: { readonly [parameter: string]: readonly string[] } = {
  side: [
    ...['initiativeLine', 'goalPoints', 'goalPin', 'goalEscape', 'goalNeutralize', 'factScouted'],
    ...['factControlled', 'sideCards', 'supplyLine', 'playLine', 'discardLine', 'removedLine'],
    ...['openHand', 'vehicleLine'],
  ],
  unit: ['suppressedUnit', 'factAboard'],
  card: ['handLine', 'fogLine'],
  vehicle: ['vehicleLine'],
  structure: ['factStructure'],
};

/** What can reach the sentences of the game. */
export async function wordSamples(language: Language): Promise<Samples> {
  await loadEvery(northAfricaContexts);
  const { names, labels, titles, words } = northAfricaContexts.in(language);
  const isThing = (id: string): boolean =>
    rules.cardOf[BOOK.units.findIndex((u) => u.id === id)] === -1;
  const ids = BOOK.units.map(({ id }) => id as keyof typeof names.units);
  const vehicle = VEHICLES.map(({ id }) => names.units[id as keyof typeof names.units]);
  const structure = ids
    .filter(isThing)
    .map((id) => names.units[id])
    .slice(VEHICLES.length);
  const soldiers = ids.filter((id) => !isThing(id)).map((id) => names.units[id]);
  const cards = Object.values(names.cards);
  // The log names the soldier on the card, too.
  const men = [2, 11, 60].map((card) => titles.man(0, card));
  const side = [titles.side(0), titles.side(1)];
  const tile = [phrase('1A'), phrase('16B')];
  const acts = Object.values(names.actions).map(phrase);
  const alone = {
    side: side.map((_, seat) => labels.side(seat)),
    unit: [...soldiers, ...vehicle].map((name) => phrase(words.label({ name }))),
    card: cards.map((name) => phrase(words.label({ name }))),
    vehicle: vehicle.map((name) => phrase(words.label({ name }))),
    structure: structure.map((name) => phrase(words.label({ name }))),
  };
  return {
    side,
    first: side,
    name: [...side, ...cards, ...Object.values(names.units)],
    unit: [...soldiers, ...vehicle, names.cards.plane, ...cards.slice(3, 11)],
    other: soldiers,
    target: [...soldiers, ...vehicle, ...structure],
    vehicle,
    structure: structure,
    card: [...cards, ...men],
    'bid.card': cards,
    'bidOf.card': cards,
    cards: [
      countNames(cards.slice(0, 1)),
      countNames([...cards.slice(2, 5), ...cards.slice(3, 4)]),
    ],
    won: [phrase('7')],
    'bidsRevealed.lost': [phrase('5')],
    one: [phrase('7')],
    two: [phrase('7')],
    act: acts,
    acts: [phrase(acts.slice(0, 2).join(', '))],
    seat: VEHICLES.flatMap(({ seats }) => seats.map((seat, place) => titles.seat(seat, place))),
    seats: [
      phrase(
        words.seatLine({ number: 1, acts: acts[3] ?? phrase(''), who: phrase(words.emptySeat) }),
      ),
    ],
    who: [phrase(words.whoSoldiers), phrase(`${words.whoSoldiers}, ${words.whoVehicles}`)],
    tile,
    from: tile,
    to: tile,
    'tileLine.name': [titles.tileName(0)],
    facts: [phrase(words.factExit)],
    number: numbers(1, 4),
    damage: numbers(0, 4),
    'vehicleDamaged.damage': numbers(1, 4),
    'vehicleStopped.damage': numbers(2, 4),
    'vehicleLine.damage': [phrase('2')],
    inoperable: [2, 3],
    destroyed: numbers(3, 5),
    resilience: numbers(5, 7),
    value: numbers(0, 4),
    'goalPoints.value': numbers(1, 4),
    'goalEscape.value': numbers(1, 4),
    'goalNeutralize.value': numbers(1, 4),
    points: numbers(1, 4),
    count: [0, ...COUNTS],
    'useFor.count': COUNTS,
    'cardsDrawn.count': COUNTS,
    'fogGained.count': COUNTS,
    dice: numbers(1, 4),
    'fired.dice': [phrase('7'), phrase('3, 0')],
    'demolished.dice': [phrase('7'), phrase('2, 9')],
    total: [4, 10],
    isHit: [false, true],
    isBeaten: [false, true],
    left: COUNTS,
    round: [1, 100],
    initiative: [1, 9],
    distance: [2],
    cover: [phrase('3/1'), phrase('2')],
    sum: [phrase('9 (4 + 3 + 2)')],
    zone: Object.values(names.zones).map(({ from }) => phrase(from)),
    soldier: [titles.soldier(0, 2)],
    hand: [4],
    deck: [9],
    discard: [0],
    lost: [2],
    ...labelled(alone),
  };
}

const labelled = (alone: { readonly [parameter: string]: readonly unknown[] }): Samples =>
  Object.fromEntries(
    Object.entries(LABELLED).flatMap(([parameter, sentences]) =>
      sentences.map((id) => [`${id}.${parameter}`, alone[parameter] ?? []] as const),
    ),
  );
