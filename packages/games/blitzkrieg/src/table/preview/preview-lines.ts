import { nth, ofSeat, type Seat } from '@bivouac/kernel';
import { capital, type Language, phrase } from '@bivouac/text';
import type { Terrain } from '../../art/index.ts';
import {
  type BlitzPreview,
  campaignOf,
  EFFECTS,
  type EffectFate,
  type MarkerMove,
  type OpeningPreview,
  type PlacementPreview,
  spaceOf,
  type TokenId,
  tokenOf,
  type View,
} from '../../rules/index.ts';
import { type BlitzkriegTitles, blitzkriegNames } from '../../text/index.ts';
import { BLITZ_WORDS, type BlitzWords } from '../../text/table-words.ts';
import { type BlitzTitle, leadFor, terrainOf } from '../title.ts';

/** The picture next to a line. */
export type Sign =
  | { readonly kind: 'effect'; readonly effect: string; readonly n: number }
  | { readonly kind: 'move'; readonly from: number; readonly to: number }
  | { readonly kind: 'prize'; readonly points: number }
  | { readonly kind: 'score'; readonly before: number; readonly after: number }
  | { readonly kind: 'token'; readonly token: TokenId }
  | { readonly kind: 'warning' }
  | { readonly kind: 'none' };

/** One thing that an action would bring, in the order of the rules. */
export interface PreviewLine {
  readonly sign: Sign;
  readonly strong: string;
  readonly text: string;
}

interface PreviewContext {
  readonly title: BlitzTitle;
  readonly view: View;
  readonly seat: Seat;
  readonly names: BlitzkriegTitles;
  readonly words: BlitzWords;
  readonly terrains: { readonly [terrain in Terrain]: string };
}

export function previewLines(
  title: BlitzTitle,
  view: View,
  seat: Seat,
  preview: BlitzPreview | null,
  language: Language,
): readonly PreviewLine[] {
  const context = {
    title,
    view,
    seat,
    names: title.names(language),
    words: BLITZ_WORDS.in(language),
    terrains: blitzkriegNames.in(language).terrains,
  };
  switch (preview?.kind) {
    case undefined:
      return [];
    case 'placement':
      return placementLines(context, preview);
    case 'shift':
      return preview.moves.map((move) => moveLine(context, move));
    case 'bomb': {
      const { token } = preview;
      const { names, words } = context;
      const strong = words.look.bombed({ token: names.called.token(token) });
      return [{ sign: { kind: 'token', token }, strong, text: '' }];
    }
    case 'opening':
      return openingLines(context, preview);
    case 'effect':
      return [effectLine(context, preview.effect, preview.n, 'works')];
  }
}

/** Where the marker of the new city would start, and what there is to be fought for. */
function openingLines(
  context: PreviewContext,
  { theatre, marker: to }: OpeningPreview,
): readonly PreviewLine[] {
  const { title, names, words, terrains } = context;
  const strong = words.look.opens({ theatre: names.called.theatre(theatre) });
  const first: PreviewLine =
    to === 0
      ? { sign: { kind: 'none' }, strong, text: '' }
      : moveLine(context, { theatre, from: 0, to });
  const campaigns = title.box.theatres[theatre]?.campaigns ?? [];
  return [
    first,
    ...campaigns.map((campaign): PreviewLine => {
      const { vp, spaces } = campaignOf(title.box, campaign);
      const texts = spaces.map((space) => {
        const { effect, n } = spaceOf(title.box, space);
        return `${terrains[terrainOf(title.box, space)]}: ${names.effect(effect, n)}`;
      });
      return { sign: { kind: 'prize', points: vp }, strong: '', text: capital(texts.join('; ')) };
    }),
  ];
}

function placementLines(context: PreviewContext, look: PlacementPreview): readonly PreviewLine[] {
  const { title, words } = context;
  const { ability } = tokenOf(title.box, look.as);
  const lines: PreviewLine[] = [];
  if (ability === 'bombing') {
    const sign: Sign = { kind: 'effect', effect: 'bombing', n: 1 };
    lines.push({ sign, strong: '', text: words.look.tokenBombs });
  }
  if (look.effectFate !== 'none') {
    lines.push(effectLine(context, look.effect, look.n, look.effectFate));
  }
  if (look.isRolled) lines.push({ sign: { kind: 'none' }, strong: '', text: words.look.rolled });
  else lines.push(moveLine(context, look.marker));
  lines.push(...look.fallout.map((shift) => moveLine(context, shift)));
  if (look.closed.length > 0) lines.push(closingLine(context, look), ...gainLines(context, look));
  if (look.points[0] + look.points[1] > 0) lines.push(scoreLine(context, look));
  if (look.isBlitz) lines.push({ sign: { kind: 'none' }, strong: '', text: words.look.blitz });
  if (look.shortage !== null) {
    const sign: Sign = { kind: 'warning' };
    lines.push({ sign, strong: words.reserve.shortage[look.shortage], text: '' });
  }
  return lines;
}

function effectLine(
  { names, words }: PreviewContext,
  effect: number,
  n: number,
  fate: EffectFate,
): PreviewLine {
  const key = EFFECTS[effect] ?? 'none';
  const says =
    fate === 'works' && key !== 'none'
      ? words.look.effects[key]({ n })
      : fate === 'ignored'
        ? words.look.ignored
        : words.look.lost;
  return {
    sign: { kind: 'effect', effect: key, n },
    strong: `${capital(names.effect(effect, n))}:`,
    text: says,
  };
}

function moveLine(
  { seat, names, words }: PreviewContext,
  { theatre, from, to }: MarkerMove,
): PreviewLine {
  const sign: Sign = { kind: 'move', from, to };
  const name = names.called.theatre(theatre);
  if (from === to) return { sign, strong: words.look.still({ theatre: name }), text: '' };
  const lead = leadFor(to, seat);
  const strong =
    lead > 0
      ? words.look.mine({ theatre: name, lead })
      : lead === 0
        ? words.look.centre({ theatre: name })
        : words.look.marker({ theatre: name, side: names.called.side(1 - seat), lead: -lead });
  return { sign, strong, text: lead > 0 && leadFor(from, seat) <= 0 ? words.look.turns : '' };
}

/** Points of the closing alone; propaganda has its own line. */
function closingLine(
  { title, seat, names, words }: PreviewContext,
  look: PlacementPreview,
): PreviewLine {
  const { theatre, closed, flag } = look;
  const name = names.called.theatre(theatre);
  const propaganda =
    look.effectFate === 'works' && EFFECTS[look.effect] === 'propaganda' ? look.n : 0;
  const points = look.points.map((sum, whose) => sum - (whose === seat ? propaganda : 0));
  const scores = points.flatMap((sum, whose) => {
    if (sum === 0) return [];
    return whose === seat
      ? [words.look.yours({ points: sum })]
      : [words.look.scores({ side: names.called.side(whose), points: sum })];
  });
  const strong =
    flag >= 0
      ? words.look.flag({ theatre: name })
      : look.isTheatreClosed
        ? words.look.ends({ theatre: name })
        : words.look.closes({ campaign: names.campaign(nth(closed, 0)) });
  const worth = closed.reduce((sum, campaign) => sum + campaignOf(title.box, campaign).vp, 0);
  const says = scores.join(', ') || words.look.neither;
  return { sign: { kind: 'prize', points: worth }, strong, text: `${says}${after(look)}` };

  function after({ next }: PlacementPreview): string {
    if (next >= 0) return `; ${words.look.next({ points: campaignOf(title.box, next).vp })}`;
    return title.map === 'america' && look.isTheatreClosed ? `; ${words.look.nextCity}` : '';
  }
}

function gainLines(
  { title, names, words }: PreviewContext,
  { gains }: PlacementPreview,
): readonly PreviewLine[] {
  if (gains.length === 0) return [];
  const effects = gains.map((space) => {
    const { effect, n } = spaceOf(title.box, space);
    return names.effect(effect, n);
  });
  const text = words.look.gains({ effects: phrase(effects.join(', ')) });
  return [{ sign: { kind: 'none' }, strong: '', text }];
}

function scoreLine(
  { view, seat, words }: PreviewContext,
  { points }: PlacementPreview,
): PreviewLine {
  const scoreFor = (whose: Seat): { before: number; after: number } => {
    const before = ofSeat(view.public.vp, whose);
    return { before, after: before + ofSeat(points, whose) };
  };
  const [mine, theirs] = [scoreFor(seat), scoreFor(1 - seat)];
  const leader = mine.before === mine.after ? theirs : mine;
  return {
    sign: { kind: 'score', ...leader },
    strong: words.look.score({ mine: mine.after, theirs: theirs.after }),
    text: words.look.scoreSays,
  };
}
