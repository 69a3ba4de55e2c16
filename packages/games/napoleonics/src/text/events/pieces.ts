import type { BaseEvent } from '@bivouac/kernel';
import type { EventRecord, Topic } from '@bivouac/text';
import type { HexId, LeaderId, UnitId } from '../../rules/ids.ts';
import { pieceOfLeader } from '../../rules/index.ts';
import type { Wording } from '../wording.ts';
import { hexMention, type Records, unitMention } from './parts.ts';

type OnHex = 'unitOrdered' | 'squareLeft' | 'blockRallied' | 'retireChosen' | 'gunsJoined';
type Way = 'unitSentBack' | 'unitMoved' | 'unitRetreated' | 'unitRetired' | 'unitAdvanced';

interface OfUnit extends BaseEvent {
  readonly unit: UnitId;
  readonly kind: string;
}

/** Something happens to a unit where it stands. */
const unitOnHex = (
  topic: Topic | null,
): EventRecord<OfUnit & { readonly type: OnHex; readonly hex: HexId }, Wording> => ({
  sentence: (e, _viewer, { words, titles }) => words[e.type]({ unit: titles.unit(e.kind, e.hex) }),
  mentions: (e, { titles }) => [unitMention(e.unit, titles.unit(e.kind, e.hex))],
  topic,
});

/** A unit goes from one hex to another. */
const unitGoes = (
  topic: Topic,
): EventRecord<
  OfUnit & { readonly type: Way; readonly from: HexId; readonly to: HexId },
  Wording
> => ({
  sentence: (e, _viewer, { words, titles }) =>
    words[e.type]({
      unit: titles.unit(e.kind),
      from: titles.hex(e.from),
      to: titles.hex(e.to),
    }),
  mentions: (e, { titles }) => [
    unitMention(e.unit, titles.unit(e.kind)),
    hexMention(e.from, titles),
    hexMention(e.to, titles),
  ],
  topic,
  beats: ({ unit, from, to }) => [{ kind: 'slide', unit, from, to }],
});

interface OfLeader extends BaseEvent {
  readonly leader: LeaderId;
  readonly name: string;
}

/** Something happens to a leader on their hex. */
const leaderOnHex = (
  topic: Topic,
): EventRecord<
  OfLeader & {
    readonly type: 'leaderOrdered' | 'leaderLeft' | 'leaderKilled';
    readonly hex: HexId;
  },
  Wording
> => ({
  sentence: (e, _viewer, { words, titles }) =>
    words[e.type]({ leader: titles.leader(e.name), hex: titles.hex(e.hex) }),
  mentions: (e, { titles }) => [hexMention(e.hex, titles)],
  topic,
});

/** A leader goes from one hex to another. */
const leaderGoes = (
  topic: Topic,
): EventRecord<
  OfLeader & {
    readonly type: 'leaderMoved' | 'leaderRetreated';
    readonly from: HexId;
    readonly to: HexId;
  },
  Wording
> => ({
  sentence: (e, _viewer, { words, titles }) =>
    words[e.type]({
      leader: titles.leader(e.name),
      from: titles.hex(e.from),
      to: titles.hex(e.to),
    }),
  mentions: (e, { titles }) => [hexMention(e.from, titles), hexMention(e.to, titles)],
  topic,
  beats: ({ leader, from, to }) => [{ kind: 'slide', unit: pieceOfLeader(leader), from, to }],
});

/** Units and leaders: ordered, on the move, off the field. */
export const PIECE_RECORDS: Records<
  | OnHex
  | Way
  | 'unitExited'
  | 'leaderOrdered'
  | 'leaderMoved'
  | 'leaderRetreated'
  | 'leaderLeft'
  | 'leaderJoined'
  | 'leaderKilled'
> = {
  unitOrdered: unitOnHex('ground'),
  squareLeft: unitOnHex(null),
  blockRallied: {
    ...unitOnHex(null),
    beats: ({ unit }) => [{ kind: 'stamp', unit, stamp: 'rallied' }],
  },
  retireChosen: unitOnHex('combat'),
  gunsJoined: unitOnHex('combat'),
  unitSentBack: unitGoes('ground'),
  unitMoved: unitGoes('ground'),
  unitRetreated: unitGoes('combat'),
  unitRetired: unitGoes('combat'),
  unitAdvanced: unitGoes('combat'),
  unitExited: {
    sentence: (e, _viewer, { words, titles }) =>
      words.unitExited({ unit: titles.unit(e.kind), hex: titles.hex(e.hex) }),
    mentions: (e, { titles }) => [hexMention(e.hex, titles)],
    topic: 'ground',
  },
  leaderOrdered: leaderOnHex('ground'),
  leaderMoved: leaderGoes('ground'),
  leaderRetreated: leaderGoes('combat'),
  leaderLeft: leaderOnHex('ground'),
  leaderJoined: {
    sentence: (e, _viewer, { words, titles }) =>
      words.leaderJoined({ leader: titles.leader(e.name), unit: titles.unit(e.kind) }),
    mentions: (e, { titles }) => [unitMention(e.unit, titles.unit(e.kind))],
    topic: 'ground',
  },
  leaderKilled: {
    ...leaderOnHex('combat'),
    beats: ({ leader }) => [{ kind: 'stamp', unit: pieceOfLeader(leader), stamp: 'removed' }],
  },
};
