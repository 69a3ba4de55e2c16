import type { Viewer } from '@bivouac/kernel';
import type { Translated } from '@bivouac/text';
import { type Event, type Modifier, roundOf } from '../rules/index.ts';
import type { NapoleonicsSentences } from './en/sentences.ts';
import type { Titles } from './titles.ts';

export type Words = Translated<NapoleonicsSentences>;
type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** One line of the log; null for what goes without saying. */
export function tellEvent(e: Event, viewer: Viewer, w: Words, t: Titles): string | null {
  switch (e.type) {
    case 'turnBegan':
      return w.turnBegan({ round: roundOf(e.turn), side: t.side(e.seat) });
    case 'cardPlayed': {
      const words = { side: t.side(e.seat), card: t.card(e.card) };
      return e.as === e.card ? w.cardPlayed(words) : w.cardCounts({ ...words, as: t.card(e.as) });
    }
    case 'commandRolled':
      return w.commandRolled({ dice: t.dice(e.dice) });
    case 'sectionChosen':
      return w.sectionChosen({ section: t.section(e.section) });
    case 'unitOrdered':
    case 'squareLeft':
    case 'blockRallied':
    case 'retireChosen':
    case 'gunsJoined':
      return w[e.type]({ unit: t.unit(e.kind, e.hex) });
    case 'unitSentBack':
    case 'unitMoved':
    case 'unitRetreated':
    case 'unitRetired':
    case 'unitAdvanced':
      return w[e.type]({ unit: t.unit(e.kind), from: t.hex(e.from), to: t.hex(e.to) });
    case 'unitExited':
    case 'unitDestroyed':
      return w[e.type]({ unit: t.unit(e.kind), hex: t.hex(e.hex) });
    case 'leaderOrdered':
    case 'leaderLeft':
    case 'leaderKilled':
      return w[e.type]({ leader: t.leader(e.name), hex: t.hex(e.hex) });
    case 'leaderMoved':
    case 'leaderRetreated':
      return w[e.type]({ leader: t.leader(e.name), from: t.hex(e.from), to: t.hex(e.to) });
    case 'leaderJoined':
      return w.leaderJoined({ leader: t.leader(e.name), unit: t.unit(e.kind) });
    case 'leaderChecked':
      return w.leaderChecked({ leader: t.leader(e.name), dice: t.dice(e.dice), isHit: e.isHit });
    case 'meleeDeclared': {
      const target = e.target < 0 ? w.aLeader : t.unit(e.targetKind);
      const words = { unit: t.unit(e.kind), target, hex: t.hex(e.hex) };
      return e.isBonus ? w.bonusDeclared(words) : w.meleeDeclared(words);
    }
    case 'firstStrikePlayed':
      return w.firstStrikePlayed({ side: t.side(e.seat) });
    case 'squareFormed':
      return tellSquare(e, viewer, w, t);
    case 'squareRolled':
      return w.squareRolled({ unit: t.unit(e.kind), dice: t.dice(e.dice), isFormed: e.isFormed });
    case 'diceRolled':
      return tellRoll(e, w, t);
    case 'blocksLost': {
      const words = { unit: t.unit(e.kind, e.hex), count: e.count };
      if (e.cause === 'hits') return w.blocksLost(words);
      return e.cause === 'square' ? w.blocksSquare(words) : w.blocksBlocked(words);
    }
    case 'flagsIgnored':
      return w.flagsIgnored({ unit: t.unit(e.kind), count: e.count, why: flagWhys(e, w) });
    case 'bannerWon': {
      const name = e.name === undefined ? t.unit(e.kind) : t.leader(e.name);
      return w.bannerWon({ side: t.side(e.seat), why: w.bannerWhys[e.banner.source]({ name }) });
    }
    case 'bannerLost':
      return w.bannerLost({ side: t.side(e.seat) });
    case 'cardsDrawn':
      return tellDrawn(e, viewer, w, t);
    case 'cardKept':
      return w.cardKept({ side: t.side(e.seat), card: t.card(e.card) });
    case 'deckReshuffled':
      return w.deckReshuffled;
    case 'gameEnded':
      return null;
  }
}

function secretOf<T>(e: Event, viewer: Viewer): T | undefined {
  const { secret } = e;
  if (secret === undefined || viewer === 'spectator') return undefined;
  return Object.values(secret)[0] as T | undefined;
}

function tellSquare(e: Of<'squareFormed'>, viewer: Viewer, w: Words, t: Titles): string {
  const own = secretOf<{ card: number }>(e, viewer);
  const unit = t.unit(e.kind, e.hex);
  if (own === undefined) return w.squareFormed({ unit });
  return w.squareFormedOwn({ unit, card: t.card(own.card) });
}

function tellDrawn(e: Of<'cardsDrawn'>, viewer: Viewer, w: Words, t: Titles): string {
  const own = secretOf<{ cards: number[] }>(e, viewer);
  const side = t.side(e.seat);
  if (own === undefined) return w.cardsDrawn({ side, count: e.count });
  return w.cardsDrawnOwn({ side, cards: t.cards(own.cards) });
}

function flagWhys({ sources }: Of<'flagsIgnored'>, w: Words): string {
  const whys = ['kind', 'leader', 'support', 'works'] as const;
  return whys
    .filter((why) => sources[why] > 0)
    .map((why) => w.flagWhys[why])
    .join(', ');
}

/** The ground as it follows the words for its part in a sum: “target in town”. */
export const groundOf = (source: string, terrain: number, t: Titles): string =>
  source === 'terrain-in' ? t.terrainAt(terrain) : t.terrain(terrain);

/** “4 dice = blocks 4, card +1, target on hill −1”. */
export function tellSum(
  modifiers: readonly Modifier[],
  total: number,
  w: Words,
  t: Titles,
): string {
  const parts = modifiers.map(({ source, value, terrain }) => {
    const ground = terrain < 0 ? '' : ` ${groundOf(source, terrain, t)}`;
    const sign = source === 'blocks' || source === 'guns' ? '' : value > 0 ? '+' : '−';
    return `${w.sources[source]}${ground} ${sign}${Math.abs(value)}`;
  });
  return `${w.diceCount({ count: total })} = ${parts.join(', ')}`;
}

function tellRoll(e: Of<'diceRolled'>, w: Words, t: Titles): string {
  const target =
    e.target < 0 ? `${w.aLeader} ${t.hex(e.targetHex)}` : t.unit(e.targetKind, e.targetHex);
  return w.rolled({
    why: w.whys[e.why],
    against: e.why === 'ranged' ? w.against.fire : w.against.melee,
    unit: t.unit(e.kind, e.hex),
    target,
    sum: tellSum(e.modifiers, e.total, w, t),
    dice: e.dice.length === 0 ? w.noDice : t.dice(e.dice),
    hits: e.hits,
    flags: e.flags,
  });
}
