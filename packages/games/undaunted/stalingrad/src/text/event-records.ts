import type { EventOf, EventRecords, Name } from '@bivouac/text';
import { noteOn, slide, stampOn } from '@bivouac/undaunted-core/text/beats.ts';
import { CORE_RECORDS } from '@bivouac/undaunted-core/text/event-records.ts';
import {
  itsTile,
  itsUnit,
  itsUnitAndTile,
  itsWay,
  mentionTile,
} from '@bivouac/undaunted-core/text/mentions.ts';
import { shotText, shotTitle } from '@bivouac/undaunted-core/text/shots.ts';
import { type CityEvent, RUBBLE } from '../rules/index.ts';
import type { CityContext } from './city-context.ts';

const { fired } = CORE_RECORDS;

/** Text and motion of each event of a battle. */
export const CITY_RECORDS: EventRecords<CityEvent, CityContext> = {
  ...CORE_RECORDS,
  fired: {
    ...fired,
    sentence: (e, viewer, context) => fired.sentence(e, viewer, namingMines(e, context)),
    shot: (e, context) => shotText(e, shotTitle(e, namingMines(e, context)), context),
  },
  unitRouted: {
    sentence: (e, _viewer, { words, labels: titles }) =>
      words.unitRouted({ unit: titles.unit(e.unit) }),
    mentions: itsUnit,
    topic: 'combat',
    beats: (e) => [stampOn(e.unit, 'routed')],
  },
  unitReformed: {
    sentence: (e, _viewer, { words, labels: titles }) =>
      words.unitReformed({ unit: titles.unit(e.unit) }),
    mentions: itsUnit,
    topic: 'combat',
    beats: (e) => [stampOn(e.unit, 'reformed')],
  },
  unitRallied: {
    sentence: (e, _viewer, { words, labels: titles }) =>
      words.unitRallied({ unit: titles.unit(e.unit) }),
    mentions: itsUnit,
    topic: 'combat',
    beats: (e) => [stampOn(e.unit, 'readied')],
  },
  unitDriven: {
    sentence: (e, _viewer, { words, labels: titles }) =>
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
    sentence: (e, _viewer, context) =>
      context.words.firedAt({
        act: context.labels.verb(e.verb),
        unit: context.labels.unit(e.unit),
        what: groundName(e, context),
        sum: `${e.total}`,
        dice: e.dice.join(' '),
        result: e.isHit ? context.words.hit : context.words.miss,
      }),
    mentions: (e, context) => (e.unit < 0 ? itsTile(e, context) : itsUnitAndTile(e, context)),
    shot: (e, context) =>
      shotText(e, `${context.labels.verb(e.verb)}: ${groundName(e, context)}`, context),
    topic: 'combat',
    beats: ({ unit, tile, dice, total, isHit }) => [
      { kind: 'dice', unit, target: -1, tile, dice, total, isHit },
    ],
  },
  buildingHit: {
    sentence(e, _viewer, { words, labels: titles }) {
      const told = { tile: titles.tile(e.tile) };
      return e.letter === RUBBLE ? words.buildingDestroyed(told) : words.buildingDamaged(told);
    },
    mentions: itsTile,
    topic: 'combat',
    beats: (e) => [noteOn(e.tile, e.letter === RUBBLE ? 'destroyed' : 'damaged')],
  },
  tunnelDestroyed: {
    sentence: (e, _viewer, { words, labels: titles }) =>
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
    sentence: (e, _viewer, { words, labels: titles }) =>
      words.smokeLaid({ tile: titles.tile(e.tile) }),
    mentions: itsTile,
    topic: 'ground',
    beats: (e) => [noteOn(e.tile, 'smoke')],
  },
  fieldOfFireSet: {
    sentence: (e, _viewer, { words, labels: titles }) =>
      words.fieldOfFireSet({ unit: titles.unit(e.unit), tile: titles.tile(e.tile) }),
    mentions: itsUnitAndTile,
    topic: 'ground',
    beats: (e) => [noteOn(e.tile, 'covered')],
  },
  fieldOfFireLifted: {
    sentence: (e, _viewer, { words, labels: titles }) =>
      words.fieldOfFireLifted({ unit: titles.unit(e.unit) }),
    mentions: itsUnit,
    topic: 'ground',
  },
  broughtUp: {
    sentence: (e, _viewer, { words, labels: titles }) =>
      words.broughtUp({ card: titles.card(e.seat, e.card) }),
    topic: 'cards',
  },
  exerted: {
    sentence: (e, _viewer, { words, labels: titles }) =>
      words.exerted({ card: titles.card(e.seat, e.card) }),
    topic: 'cards',
  },
  planeShotDown: {
    sentence: (e, _viewer, { words, labels: titles }) =>
      words.planeShotDown({ side: titles.side(e.seat), card: titles.card(e.seat, e.card) }),
    topic: 'combat',
  },
  nothingShotDown: {
    sentence: (e, _viewer, { words, labels: titles }) =>
      words.nothingShotDown({ side: titles.side(e.seat) }),
    topic: 'combat',
  },
  victoryPoint: {
    sentence: (e, _viewer, { words, labels: titles }) =>
      words.victoryPoint({ side: titles.side(e.seat), points: e.points }),
    topic: 'ground',
  },
  pointPlaced: {
    sentence: (e, _viewer, { words, labels: titles }) =>
      words.pointPlaced({ tile: titles.tile(e.tile), points: e.points }),
    mentions: itsTile,
    topic: 'ground',
    beats: (e) => [noteOn(e.tile, 'point')],
  },
};

/** A mine fires without a counter, and is called a mine instead of what is off the map. */
function namingMines(e: EventOf<CityEvent, 'fired'>, context: CityContext): CityContext {
  if (e.verb !== 'mine') return context;
  const { titles } = context;
  const unit = (id: number): Name => (id < 0 ? titles.mine : titles.unit(id));
  return { ...context, titles: { ...titles, unit } };
}

function aboutMine(
  e: EventOf<CityEvent, 'mineLaid' | 'mineCleared'>,
  { words, labels: titles }: CityContext,
): { side: string; tile: string; other: string; kind: string } {
  return {
    side: titles.side(e.seat),
    tile: titles.tile(e.tile),
    other: titles.tile(e.other),
    kind: e.isForTanks ? words.mineAgainstTanks : words.mineAgainstMen,
  };
}

function groundName(
  e: EventOf<CityEvent, 'firedAt'>,
  { words, labels: titles }: CityContext,
): string {
  const tile = titles.tile(e.tile);
  return e.what === 'building' ? words.buildingOn({ tile }) : words.tunnelOn({ tile });
}
