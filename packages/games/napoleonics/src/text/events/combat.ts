import { idOf } from '@bivouac/kernel';
import type { EventOf, ThrownDie } from '@bivouac/text';
import type { CardId } from '../../rules/ids.ts';
import type { Event } from '../../rules/index.ts';
import { groundOf, tellSum } from '../sums.ts';
import type { Names } from '../titles.ts';
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
      const target = e.target < 0 ? words.aLeader : titles.unit(e.targetKind);
      const told = { unit: titles.unit(e.kind), target, hex: titles.hex(e.hex) };
      return e.isBonus ? words.bonusDeclared(told) : words.meleeDeclared(told);
    },
    mentions: (e, { titles }) => [
      unitMention(e.unit, titles.unit(e.kind)),
      hexMention(e.hex, titles),
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
      e.target < 0
        ? hexMention(idOf(e.targetHex), titles)
        : unitMention(e.target, titles.unit(e.targetKind, e.targetHex)),
    ],
    shot: (e, wording) => ({
      title: titleOf(e, wording),
      parts: e.modifiers.map(({ source, value, terrain }) => {
        const label = wording.words.sources[source];
        const ground = terrain < 0 ? '' : ` ${groundOf(source, terrain, wording.titles)}`;
        return { label: label + ground, value };
      }),
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
      words.unitDestroyed({ unit: titles.unit(e.kind), hex: titles.hex(e.hex) }),
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

function whysIgnored({ sources }: EventOf<Event, 'flagsIgnored'>, words: Words): string {
  const whys = ['kind', 'leader', 'support', 'works'] as const;
  return whys
    .filter((why) => sources[why] > 0)
    .map((why) => words.flagWhys[why])
    .join(', ');
}

const targetOf = (e: Roll, { words, titles }: Wording): string =>
  e.target < 0
    ? `${words.aLeader} ${titles.hex(e.targetHex)}`
    : titles.unit(e.targetKind, e.targetHex);

function tellRoll(e: Roll, wording: Wording): string {
  const { words, titles } = wording;
  return words.rolled({
    why: words.whys[e.why],
    against: e.why === 'ranged' ? words.against.fire : words.against.melee,
    unit: titles.unit(e.kind, e.hex),
    target: targetOf(e, wording),
    sum: tellSum(e.modifiers, e.total, wording),
    dice: e.dice.length === 0 ? words.noDice : titles.dice(e.dice),
    hits: e.hits,
    flags: e.flags,
  });
}

const titleOf = (e: Roll, wording: Wording): string =>
  wording.words.shot({
    why: wording.words.whys[e.why],
    unit: wording.titles.unit(e.kind, e.hex),
    target: targetOf(e, wording),
  });

const thrown = ({ hitFaces, flagFaces }: Roll, face: number, names: Names): ThrownDie => ({
  face,
  name: names.faces[face - 1] ?? '',
  isHit: hitFaces.includes(face),
  isFlag: flagFaces.includes(face),
});
