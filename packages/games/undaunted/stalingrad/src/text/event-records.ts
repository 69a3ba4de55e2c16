import {
  type EventOf,
  type EventRecords,
  type Name,
  type Phrase,
  phrase,
  withSuffix,
} from '@bivouac/text';
import { noteOn, slide, stampOn } from '@bivouac/undaunted-core/text/beats.ts';
import { CORE_RECORDS } from '@bivouac/undaunted-core/text/event-records.ts';
import {
  itsTile,
  itsUnit,
  itsUnitAndTile,
  itsWay,
  mentionTile,
} from '@bivouac/undaunted-core/text/mentions.ts';
import { shotText } from '@bivouac/undaunted-core/text/shots.ts';
import { CARDS, type CityEvent, RUBBLE } from '../rules/index.ts';
import type { CityContext } from './city-context.ts';

const { fired, casualty } = CORE_RECORDS;

/** Text and motion of each event of a battle. */
export const CITY_RECORDS: EventRecords<CityEvent, CityContext> = {
  ...CORE_RECORDS,
  fired: {
    ...fired,
    sentence: (e, viewer, context) =>
      e.unit < 0 ? tellFromAfar(e, context) : fired.sentence(e, viewer, context),
    shot: (e, context) =>
      shotText(e, titleOfShot(e, context.titles.unit(e.target), context), context),
  },
  casualty: {
    ...casualty,
    sentence: (e, viewer, context) => casualty.sentence(e, viewer, namingReservists(context)),
  },
  unitRouted: {
    sentence: (e, _viewer, { words, titles }) => words.unitRouted({ unit: titles.unit(e.unit) }),
    mentions: itsUnit,
    topic: 'combat',
    beats: (e) => [stampOn(e.unit, 'routed')],
  },
  unitReformed: {
    sentence: (e, _viewer, { words, titles }) => words.unitReformed({ unit: titles.unit(e.unit) }),
    mentions: itsUnit,
    topic: 'combat',
    beats: (e) => [stampOn(e.unit, 'reformed')],
  },
  unitRallied: {
    sentence: (e, _viewer, { words, titles }) => words.unitRallied({ unit: titles.unit(e.unit) }),
    mentions: itsUnit,
    topic: 'combat',
    beats: (e) => [stampOn(e.unit, 'readied')],
  },
  unitDriven: {
    sentence: (e, _viewer, { words, titles }) =>
      words.unitDriven({
        unit: titles.unit(e.unit),
        from: titles.tile(e.from),
        to: titles.tile(e.to),
      }),
    mentions: itsWay,
    topic: 'ground',
    beats: slide,
  },
  firedAt: {
    sentence(e, _viewer, context) {
      const { words, titles } = context;
      const told = { act: titles.verb(e.verb), target: groundName(e, context), ...rolled(e) };
      return e.unit < 0
        ? words.shelledAt(told)
        : words.firedAt({ ...told, unit: titles.unit(e.unit) });
    },
    mentions: (e, context) => (e.unit < 0 ? itsTile(e, context) : itsUnitAndTile(e, context)),
    shot: (e, context) => shotText(e, titleOfShot(e, groundName(e, context), context), context),
    topic: 'combat',
    beats: ({ unit, tile, dice, total, isHit }) => [
      { kind: 'dice', unit, target: -1, tile, dice, total, isHit },
    ],
  },
  buildingHit: {
    sentence(e, _viewer, { words, titles }) {
      const told = { tile: titles.tile(e.tile) };
      return e.letter === RUBBLE ? words.buildingDestroyed(told) : words.buildingDamaged(told);
    },
    mentions: itsTile,
    topic: 'combat',
    beats: (e) => [noteOn(e.tile, e.letter === RUBBLE ? 'destroyed' : 'damaged')],
  },
  tunnelDestroyed: {
    sentence: (e, _viewer, { words, titles }) =>
      words.tunnelDestroyed({ tile: titles.tile(e.tile) }),
    mentions: itsTile,
    topic: 'combat',
    beats: (e) => [noteOn(e.tile, 'blocked')],
  },
  mineLaid: {
    sentence: (e, _viewer, context) => context.words.mineLaid(aboutMine(e, context)),
    mentions: (e, context) => [mentionTile(e.tile, context), mentionTile(e.other, context)],
    topic: 'ground',
    beats: (e) => [noteOn(e.tile, 'mined')],
  },
  mineCleared: {
    sentence: (e, _viewer, context) => context.words.mineCleared(aboutMine(e, context)),
    mentions: (e, context) => [mentionTile(e.tile, context), mentionTile(e.other, context)],
    topic: 'ground',
    beats: (e) => [noteOn(e.tile, 'cleared')],
  },
  smokeLaid: {
    sentence: (e, _viewer, { words, titles }) =>
      words.smokeLaid({ unit: titles.unit(e.unit), tile: titles.tile(e.tile) }),
    mentions: itsUnitAndTile,
    topic: 'ground',
    beats: (e) => [noteOn(e.tile, 'smoke')],
  },
  fieldOfFireSet: {
    sentence: (e, _viewer, { words, titles }) =>
      words.fieldOfFireSet({ unit: titles.unit(e.unit), tile: titles.tile(e.tile) }),
    mentions: itsUnitAndTile,
    topic: 'ground',
    beats: (e) => [noteOn(e.tile, 'covered')],
  },
  fieldOfFireLifted: {
    sentence: (e, _viewer, { words, titles }) =>
      words.fieldOfFireLifted({ unit: titles.unit(e.unit) }),
    mentions: itsUnit,
    topic: 'ground',
  },
  broughtUp: {
    sentence: (e, _viewer, { words, titles }) =>
      words.broughtUp({ side: titles.side(e.seat), card: titles.man(e.seat, e.card) }),
    topic: 'cards',
  },
  exerted: {
    sentence: (e, _viewer, { words, titles }) =>
      words.exerted({ side: titles.side(e.seat), card: titles.man(e.seat, e.card) }),
    topic: 'cards',
  },
  planeShotDown: {
    sentence: (e, _viewer, { words, titles }) =>
      words.planeShotDown({ side: titles.side(e.seat), card: titles.card(e.seat, e.card) }),
    topic: 'combat',
  },
  nothingShotDown: {
    sentence: (e, _viewer, { words, titles }) =>
      words.nothingShotDown({ side: titles.side(e.seat) }),
    topic: 'combat',
  },
  victoryPoint: {
    sentence: (e, _viewer, { words, titles }) =>
      words.victoryPoint({ side: titles.side(e.seat), points: e.points }),
    topic: 'ground',
  },
  pointPlaced: {
    sentence: (e, _viewer, { words, titles }) =>
      words.pointPlaced({ tile: titles.tile(e.tile), points: e.points }),
    mentions: itsTile,
    topic: 'ground',
    beats: (e) => [noteOn(e.tile, 'point')],
  },
};

/** A reservist who falls has a number in place of a name. */
function namingReservists(context: CityContext): CityContext {
  const { titles, names } = context;
  const soldier = (seat: number, card: number): Phrase =>
    titles.soldier(seat, card) || phrase(`${names.levels.reserve} ${CARDS[card]?.number}`);
  return { ...context, titles: { ...titles, soldier } };
}

interface Roll {
  readonly total: number;
  readonly dice: readonly number[];
  readonly isHit: boolean;
}

const rolled = ({ total, dice, isHit }: Roll): { total: number; dice: Phrase; isHit: boolean } => ({
  total,
  dice: phrase(dice.join(', ')),
  isHit,
});

/** Neither a mine nor a plane has a counter on the map. */
function tellFromAfar(e: EventOf<CityEvent, 'fired'>, { words, titles }: CityContext): string {
  const told = { target: titles.unit(e.target), ...rolled(e) };
  return e.verb === 'mine'
    ? words.minedAt(told)
    : words.shelledAt({ ...told, act: titles.verb(e.verb) });
}

function titleOfShot(
  e: { readonly verb: string; readonly unit: number },
  target: Name,
  { words, titles }: CityContext,
): string {
  const act = titles.verb(e.verb);
  return e.unit < 0
    ? words.shotFromAfar({ act, target })
    : words.shot({ act, unit: titles.unit(e.unit), target });
}

const aboutMine = (
  e: EventOf<CityEvent, 'mineLaid' | 'mineCleared'>,
  { titles }: CityContext,
): { side: Name; tile: Phrase; other: Phrase; isForTanks: boolean } => ({
  side: titles.side(e.seat),
  tile: titles.tile(e.tile),
  other: titles.tile(e.other),
  isForTanks: e.isForTanks,
});

/** `the building on 505`. */
const groundName = (
  e: EventOf<CityEvent, 'firedAt'>,
  { words, titles, names }: CityContext,
): Name => withSuffix(names.grounds[e.what], words.onTile({ tile: titles.tile(e.tile) }));
