import { idOf } from '@bivouac/kernel';
import {
  type EventOf,
  type Mention,
  type Name,
  type Phrase,
  phrase,
  type ThrownDie,
} from '@bivouac/text';
import type { CardId } from '../../rules/ids.ts';
import type { Event } from '../../rules/index.ts';
import { labelOf, tellSum } from '../sums.ts';
import type { Names, Titles } from '../titles.ts';
import type { Wording, Words } from '../wording.ts';
import { hexMention, type Records, secretOf, unitMention } from './parts.ts';

type Roll = EventOf<Event, 'diceRolled'>;

/** Attacks, and what they do to units. */
export const COMBAT_RECORDS: Records<
  | 'meleeDeclared'
  | 'squareFormed'
  | 'squareRolled'
  | 'diceRolled'
  | 'blocksLost'
  | 'unitDestroyed'
  | 'leaderChecked'
  | 'flagsIgnored'
> = {
  meleeDeclared: {
    sentence(e, _viewer, { words, titles }) {
      const told = { unit: titles.unit(e.kind), target: aimOf(e, e.hex, titles) };
      return e.isBonus ? words.bonusDeclared(told) : words.meleeDeclared(told);
    },
    mentions: (e, { titles }) => [
      unitMention(e.unit, titles.unit(e.kind)),
      aimMention(e, e.hex, titles),
    ],
    topic: 'combat',
  },
  squareFormed: {
    sentence(e, viewer, { words, titles }) {
      const own = secretOf<{ readonly card: CardId }>(e, viewer);
      const unit = titles.unit(e.kind, e.hex);
      return own === undefined
        ? words.squareFormed({ unit })
        : words.squareFormedOwn({ unit, card: titles.card(own.card) });
    },
    mentions: (e, { titles }) => [unitMention(e.unit, titles.unit(e.kind, e.hex))],
    topic: 'combat',
    beats: ({ unit }) => [{ kind: 'stamp', unit, stamp: 'square' }],
  },
  squareRolled: {
    sentence: (e, _viewer, { words, titles }) =>
      words.squareRolled({
        unit: titles.unit(e.kind),
        dice: titles.dice(e.dice),
        isFormed: e.isFormed,
      }),
    mentions: (e, { titles }) => [unitMention(e.unit, titles.unit(e.kind))],
    topic: 'combat',
  },
  diceRolled: {
    sentence: (e, _viewer, wording) => tellRoll(e, wording),
    mentions: (e, { titles }) => [
      unitMention(e.unit, titles.unit(e.kind, e.hex)),
      aimMention(e, e.targetHex, titles),
    ],
    shot: (e, wording) => ({
      title: titleOf(e, wording),
      parts: e.modifiers.map((modifier) => ({
        label: labelOf(modifier, wording),
        value: modifier.value,
      })),
      total: e.total,
      counts: wording.words.thrown,
      sum: tellSum(e.modifiers, e.total, wording),
      dice: e.dice.map((face) => thrown(e, face, wording.names)),
      isHit: e.hits + e.flags > 0,
      result: wording.words.gist({ hits: e.hits, flags: e.flags }),
    }),
    topic: 'combat',
    beats: ({ unit, target, dice, total, hits, flags }) => [
      { kind: 'dice', unit, target, dice, total, isHit: hits + flags > 0 },
    ],
  },
  blocksLost: {
    sentence(e, _viewer, { words, titles }) {
      const told = { unit: titles.unit(e.kind, e.hex), count: e.count };
      if (e.cause === 'hits') return words.blocksLost(told);
      return e.cause === 'square' ? words.blocksSquare(told) : words.blocksBlocked(told);
    },
    mentions: (e, { titles }) => [unitMention(e.unit, titles.unit(e.kind, e.hex))],
    topic: 'combat',
    beats: ({ unit, count }) => [{ kind: 'stamp', unit, stamp: 'casualty', count }],
  },
  unitDestroyed: {
    sentence: (e, _viewer, { words, titles }) =>
      words.unitDestroyed({ unit: titles.unit(e.kind, e.hex) }),
    mentions: (e, { titles }) => [hexMention(e.hex, titles)],
    topic: 'combat',
    beats: ({ unit }) => [{ kind: 'stamp', unit, stamp: 'removed' }],
  },
  leaderChecked: {
    sentence: (e, _viewer, { words, titles }) =>
      words.leaderChecked({
        leader: titles.leader(e.name),
        dice: titles.dice(e.dice),
        isHit: e.isHit,
      }),
    topic: 'combat',
  },
  flagsIgnored: {
    sentence: (e, _viewer, { words, titles }) =>
      words.flagsIgnored({
        unit: titles.unit(e.kind),
        count: e.count,
        why: whysIgnored(e, words),
      }),
    mentions: (e, { titles }) => [unitMention(e.unit, titles.unit(e.kind))],
    topic: 'combat',
  },
};

function whysIgnored({ sources }: EventOf<Event, 'flagsIgnored'>, words: Words): Phrase {
  const whys = ['kind', 'leader', 'support', 'works'] as const;
  const counted = whys.filter((why) => sources[why] > 0).map((why) => words.flagWhys[why]);
  return phrase(counted.join(', '));
}

interface Aimed {
  readonly target: number;
  readonly targetKind: string;
}

/** The target of an attack: a unit, or a leader of whom the event says no more than the hex. */
const aimOf = ({ target, targetKind }: Aimed, hex: number, titles: Titles): Name =>
  target < 0 ? titles.leaderOn(hex) : titles.unit(targetKind, hex);

const aimMention = (e: Aimed, hex: number, titles: Titles): Mention =>
  e.target < 0 ? hexMention(idOf(hex), titles) : unitMention(e.target, aimOf(e, hex, titles));

function tellRoll(e: Roll, { words, titles }: Wording): string {
  return words.rolled[e.why]({
    unit: titles.unit(e.kind, e.hex),
    target: aimOf(e, e.targetHex, titles),
    dice: e.dice.length,
    hits: e.hits,
    flags: e.flags,
  });
}

const titleOf = (e: Roll, { words, titles }: Wording): string =>
  words.shot({
    why: phrase(words.whys[e.why]),
    unit: titles.unit(e.kind, e.hex),
    target: aimOf(e, e.targetHex, titles),
  });

const thrown = ({ hitFaces, flagFaces }: Roll, face: number, names: Names): ThrownDie => ({
  face,
  name: names.faces[face - 1] ?? '',
  isHit: hitFaces.includes(face),
  isFlag: flagFaces.includes(face),
});
