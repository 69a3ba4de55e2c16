import type { Seat, Viewer } from '@bivouac/kernel';
import { type Phrase, phrase } from '@bivouac/text';
import {
  type Event,
  type SecretTokens,
  spaceOf,
  type TheatreId,
  type TokenId,
  tokenOf,
} from '../rules/index.ts';
import { effectKey, type Titles } from './titles.ts';
import type { Wording } from './wording.ts';

// One line tells a placement and all that came of it: its effect, the marker, what closed, which tokens came.

type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;
type Moved = EventOf<'markerMoved'>;
type Closed = EventOf<'campaignClosed'>;

/** Undefined where the viewer may not know them. */
function ownTokens(
  { seat, secret }: { readonly seat: Seat; readonly secret?: SecretTokens | undefined },
  viewer: Viewer,
): readonly TokenId[] | undefined {
  return viewer === 'spectator' ? undefined : secret?.[seat]?.tokens;
}

/** The seat from which leads are counted: that of a reader who has one. */
export const readerOf = (viewer: Viewer): Seat | null =>
  typeof viewer === 'number' ? viewer : null;

/** Tokens that come or go in one deed: named, or only counted where the viewer may not know them. */
interface Supply {
  readonly tokens: readonly TokenId[] | undefined;
  readonly count: number;
}

function supplyIn(events: readonly Event[], viewer: Viewer, types: readonly string[]): Supply {
  let count = 0;
  let tokens: readonly TokenId[] | undefined = [];
  for (const e of events) {
    if (!types.includes(e.type)) continue;
    const known = tokensOf(e, viewer);
    count += countOf(e);
    tokens = known === undefined || tokens === undefined ? undefined : [...tokens, ...known];
  }
  return { tokens, count };
}

function tokensOf(e: Event, viewer: Viewer): readonly TokenId[] | undefined {
  if (e.type === 'rowDrawn') return e.tokens;
  if (e.type === 'rowWeaponTaken' || e.type === 'rowBombed') return [e.token];
  if (e.type === 'tokensDrawn' || e.type === 'researched') return ownTokens(e, viewer);
  return e.type === 'weaponTaken' || e.type === 'bombed' ? ownTokens(e, viewer) : undefined;
}

const countOf = (e: Event): number =>
  e.type === 'tokensDrawn' || e.type === 'researched'
    ? e.count
    : e.type === 'rowDrawn'
      ? e.tokens.length
      : 1;

const DEEDS = {
  drawn: ['tokensDrawn', 'rowDrawn'],
  researched: ['researched'],
  weapon: ['weaponTaken', 'rowWeaponTaken'],
  bombed: ['bombed', 'rowBombed'],
} as const;

export type Deed = keyof typeof DEEDS;

/** What enters and leaves the reserve of a side, as part of a line or sentence; null if the events contain none. */
export function supplyDeed(
  deed: Deed,
  events: readonly Event[],
  seat: Seat,
  viewer: Viewer,
  { words, titles: { called } }: Wording,
  form: 'parts' | 'counts' | 'deeds',
): Phrase | null {
  const { tokens: known, count } = supplyIn(events, viewer, DEEDS[deed]);
  if (count === 0) return null;
  const said = form === 'deeds' ? words.deeds : words.parts;
  const side = called.side(seat);
  const tokens = known === undefined || form === 'counts' ? undefined : called.tokens(known);
  switch (deed) {
    case 'drawn':
      return phrase(tokens ? said.drawnNamed({ side, tokens }) : said.drawn({ side, count }));
    case 'researched':
      return phrase(
        tokens ? said.researchedNamed({ side, tokens }) : said.researched({ side, count }),
      );
    case 'weapon':
      return phrase(tokens ? said.weaponNamed({ side, tokens }) : said.weaponTaken({ side }));
    case 'bombed':
      return phrase(tokens ? said.bombedNamed({ side, tokens }) : said.bombed({ side, count }));
  }
}

/** Where a marker stood before it moved. */
export const markerBefore = ({ seat, steps, to }: Moved): number =>
  seat === 0 ? to - steps : to + steps;

/** Both ends of a move; the side is named once if it leads at both. */
export function pathOf(
  from: number,
  to: number,
  viewer: Viewer,
  t: Titles,
): { readonly from: Phrase; readonly to: Phrase } {
  const reader = readerOf(viewer);
  const leader = from > 0 ? 0 : 1;
  const isSame = from * to > 0;
  return { from: t.marker(from, reader), to: t.marker(to, isSame ? (reader ?? leader) : reader) };
}

/** The results of a placement in a theatre, part by part; a flag's results likewise. */
export function partsOf(
  seat: Seat,
  theatre: TheatreId,
  tails: readonly Event[],
  viewer: Viewer,
  wording: Wording,
  isCounted = false,
): Phrase {
  const { words: w } = wording;
  const deed = (kind: Deed, whose = seat): string[] => {
    const told = supplyDeed(kind, tails, whose, viewer, wording, isCounted ? 'counts' : 'parts');
    return told === null ? [] : [told];
  };
  const points = tails.reduce((sum, e) => sum + (e.type === 'pointsScored' ? e.points : 0), 0);
  const parts = [
    ...deed('bombed', 1 - seat),
    ...(tails.some(({ type }) => type === 'effectLost') ? [w.effectLost] : []),
    ...deed('researched'),
    ...deed('weapon'),
    ...(points === 0 ? [] : [w.parts.scored({ points })]),
    ...moveParts(theatre, tails, viewer, wording),
    ...closingParts(tails, wording),
    // That one token is drawn at the end of a turn goes without saying.
    ...(isCounted && supplyIn(tails, viewer, DEEDS.drawn).count === 1 ? [] : deed('drawn')),
  ];
  return phrase(parts.join('; '));
}

function moveParts(
  theatre: TheatreId,
  tails: readonly Event[],
  viewer: Viewer,
  { words: w, titles: t }: Wording,
): string[] {
  const moves = tails.filter((e): e is Moved => e.type === 'markerMoved');
  const path = (from: number, to: number) => pathOf(from, to, viewer, t);
  const [fallout] = moves.filter(({ cause }) => cause === 'nuclear');
  const parts = tails.flatMap((e) =>
    e.type === 'monsterRolled' ? [w.monsterRolled({ face: e.face })] : [],
  );
  const here = moves.filter((move) => move.theatre === theatre);
  const [first, last] = [here[0], here.at(-1)];
  if (first !== undefined && last !== undefined) {
    parts.push(w.markerHere(path(markerBefore(first), last.to)));
  }
  for (const move of moves) {
    if (move.theatre === theatre || move.cause === 'nuclear') continue;
    const there = t.called.theatre(move.theatre);
    parts.push(w.markerThere({ theatre: there, to: t.marker(move.to, readerOf(viewer)) }));
  }
  if (fallout !== undefined) {
    const steps = Math.max(...moves.map((e) => (e.cause === 'nuclear' ? e.steps : 0)));
    parts.push(w.fallout({ side: t.called.side(fallout.seat), steps }));
  }
  return parts;
}

/** The points of a campaign in words, with its shield. */
export function closingResult({ points, bonus }: Closed, { words: w, titles: t }: Wording): Phrase {
  const [one, two] = points;
  const whose = one > 0 ? 0 : 1;
  const side = t.called.side(whose);
  const told = phrase(w.deeds.closes({ side, points: Math.max(one, two) }));
  const result = phrase(
    one > 0 && two > 0 ? w.bothScore({ points: one }) : w.deedOf({ side, told }),
  );
  return bonus > 0 ? phrase(w.withShield({ result, bonus })) : result;
}

function closingParts(tails: readonly Event[], wording: Wording): string[] {
  const { words: w } = wording;
  const closed = tails.filter((e): e is Closed => e.type === 'campaignClosed');
  const isLast = (at: number): boolean =>
    at === closed.length - 1 && tails.some(({ type }) => type === 'theatreClosed');
  return closed.map((e, at) => {
    const result = gainsOf(e, wording);
    return isLast(at) ? w.lastCloses({ result }) : w.rowCloses({ result });
  });
}

/** The points of a campaign in short, its shield included. */
function gainsOf({ points }: Closed, { words: w, titles: t }: Wording): Phrase {
  const [one, two] = points;
  if (one > 0 && two > 0) return phrase(w.bothGain({ points: one }));
  return phrase(w.gains({ side: t.called.side(one > 0 ? 0 : 1), points: Math.max(one, two) }));
}

/** A line is read at a glance: a longer one only counts its tokens. */
const LONGEST_LINE = 180;

/** Effects that no part of the line tells. */
const UNTOLD: readonly string[] = ['industry', 'tactical'];

/** The line of a placement. */
export function placementLine(
  { seat, token, as, space }: EventOf<'tokenPlaced'>,
  viewer: Viewer,
  wording: Wording,
  tails: readonly Event[],
): string {
  const { box, words: w, titles: t } = wording;
  const { theatre, effect, n } = spaceOf(box, space);
  const { ability } = tokenOf(box, as);
  const isIgnored = ability === 'task-force' || ability === 'monster';
  const what = isIgnored ? phrase(w.ignored) : t.effect(effect, n);
  // The parts tell what most effects did; they cannot tell what made the marker or the draw larger.
  const isSaid = tails.length === 0 || isIgnored || UNTOLD.includes(effectKey(effect));
  const placed = {
    side: t.called.side(seat),
    token: t.called.token(token),
    as: as === token ? null : t.called.token(as),
    theatre: t.called.theatre(theatre),
    effect: effect === 0 || !isSaid ? null : what,
    parts: partsOf(seat, theatre, tails, viewer, wording),
  };
  const line = w.tokenPlaced(placed);
  if (line.length <= LONGEST_LINE) return line;
  return w.tokenPlaced({ ...placed, parts: partsOf(seat, theatre, tails, viewer, wording, true) });
}
