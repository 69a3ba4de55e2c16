import type { BaseAction, Seat } from '@bivouac/kernel';
import { capital, type Language } from '@bivouac/text';
import type { Terrain } from '../art/index.ts';
import {
  type Action,
  campaignOf,
  EFFECTS,
  type MarkerMove,
  type Preview,
  spaceOf,
  tokenOf,
  type View,
} from '../rules/index.ts';
import { type BlitzkriegTitles, blitzkriegNames } from '../text/index.ts';
import { BLITZ_WORDS, type BlitzWords } from '../text/table-words.ts';
import { placementOf, shiftsOf } from './looks.ts';
import { type BlitzTitle, leadFor, terrainOf } from './title.ts';

/** What is drawn beside a line. */
export type Sign =
  | { readonly kind: 'effect'; readonly effect: string; readonly n: number }
  | { readonly kind: 'move'; readonly from: number; readonly to: number }
  | { readonly kind: 'prize'; readonly points: number }
  | { readonly kind: 'score'; readonly before: number; readonly after: number }
  | { readonly kind: 'token'; readonly token: number }
  | { readonly kind: 'warning' }
  | { readonly kind: 'none' };

/** One thing that an action would bring, in the order of the rules. */
export interface LookLine {
  readonly sign: Sign;
  readonly strong: string;
  readonly text: string;
}

interface Looking {
  readonly title: BlitzTitle;
  readonly view: View;
  readonly seat: Seat;
  readonly names: BlitzkriegTitles;
  readonly words: BlitzWords;
  readonly terrains: { readonly [terrain in Terrain]: string };
}

export function lookLines(
  title: BlitzTitle,
  view: View,
  seat: Seat,
  aimed: BaseAction | null,
  language: Language,
): readonly LookLine[] {
  const looking = {
    title,
    view,
    seat,
    names: title.names(language),
    words: BLITZ_WORDS.in(language),
    terrains: blitzkriegNames.in(language).terrains,
  };
  const placement = placementOf(title.box, view, seat, aimed);
  if (placement !== null) return placementLines(looking, placement);
  return otherLines(looking, aimed as Action | null);
}

function otherLines(looking: Looking, action: Action | null): readonly LookLine[] {
  const { title, view, seat, names, words } = looking;
  const plain = (strong: string, sign: Sign = { kind: 'none' }): LookLine[] => [
    { sign, strong, text: '' },
  ];
  switch (action?.kind) {
    case 'aim':
    case 'shift':
      return shiftsOf(title.box, view, seat, action).map((shift) => moveLine(looking, shift));
    case 'bomb': {
      const token = view.row?.tokens[action.position - 1] ?? 0;
      return plain(words.look.bombed({ token: names.token(token) }), { kind: 'token', token });
    }
    case 'open':
      return openingLines(looking, action.theatre);
    case 'resolve': {
      const { effect, n } = spaceOf(title.box, action.space);
      return [effectLine(looking, effect, n, 'works')];
    }
    default:
      return [];
  }
}

/** Where the marker of the new city would start, and what there is to be fought for. */
function openingLines(looking: Looking, theatre: number): readonly LookLine[] {
  const { title, view, names, words, terrains } = looking;
  const to = view.question?.kind === 'open' ? view.question.marker : 0;
  const strong = words.look.opens({ theatre: names.theatre(theatre) });
  const first: LookLine =
    to === 0
      ? { sign: { kind: 'none' }, strong, text: '' }
      : moveLine(looking, { theatre, from: 0, to });
  const campaigns = title.box.theatres[theatre]?.campaigns ?? [];
  return [
    first,
    ...campaigns.map((campaign): LookLine => {
      const { vp, spaces } = campaignOf(title.box, campaign);
      const texts = spaces.map((space) => {
        const { effect, n } = spaceOf(title.box, space);
        return `${terrains[terrainOf(title.box, space)]}: ${names.effect(effect, n)}`;
      });
      return { sign: { kind: 'prize', points: vp }, strong: '', text: capital(texts.join('; ')) };
    }),
  ];
}

function placementLines(looking: Looking, look: Preview): readonly LookLine[] {
  const { title, words } = looking;
  const { ability } = tokenOf(title.box, look.as);
  const lines: LookLine[] = [];
  if (ability === 'bombing') {
    const sign: Sign = { kind: 'effect', effect: 'bombing', n: 1 };
    lines.push({ sign, strong: '', text: words.look.tokenBombs });
  }
  if (look.effectFate !== 'none') {
    lines.push(effectLine(looking, look.effect, look.n, look.effectFate));
  }
  if (look.isRolled) lines.push({ sign: { kind: 'none' }, strong: '', text: words.look.rolled });
  else lines.push(moveLine(looking, look.marker));
  lines.push(...look.fallout.map((shift) => moveLine(looking, shift)));
  if (look.closed.length > 0) lines.push(closingLine(looking, look), ...gainLines(looking, look));
  if (look.points[0] + look.points[1] > 0) lines.push(scoreLine(looking, look));
  if (look.isBlitz) lines.push({ sign: { kind: 'none' }, strong: '', text: words.look.blitz });
  if (look.shortage !== null) {
    const sign: Sign = { kind: 'warning' };
    lines.push({ sign, strong: words.reserve.shortage[look.shortage], text: '' });
  }
  return lines;
}

function effectLine(
  { names, words }: Looking,
  effect: number,
  n: number,
  fate: Preview['effectFate'],
): LookLine {
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

function moveLine({ seat, names, words }: Looking, { theatre, from, to }: MarkerMove): LookLine {
  const sign: Sign = { kind: 'move', from, to };
  const name = names.theatre(theatre);
  if (from === to) return { sign, strong: words.look.still({ theatre: name }), text: '' };
  const lead = leadFor(to, seat);
  const strong =
    lead > 0
      ? words.look.mine({ theatre: name, lead })
      : lead === 0
        ? words.look.centre({ theatre: name })
        : words.look.marker({ theatre: name, side: names.side(1 - seat), lead: -lead });
  return { sign, strong, text: lead > 0 && leadFor(from, seat) <= 0 ? words.look.turns : '' };
}

/** Points of the closing alone; propaganda has its own line. */
function closingLine({ title, seat, names, words }: Looking, look: Preview): LookLine {
  const { theatre, closed, flag } = look;
  const name = names.theatre(theatre);
  const propaganda =
    look.effectFate === 'works' && EFFECTS[look.effect] === 'propaganda' ? look.n : 0;
  const points = look.points.map((sum, whose) => sum - (whose === seat ? propaganda : 0));
  const scores = points.flatMap((sum, whose) => {
    if (sum === 0) return [];
    return whose === seat
      ? [words.look.yours({ points: sum })]
      : [words.look.scores({ side: names.side(whose), points: sum })];
  });
  const [first = 0] = closed;
  const strong =
    flag >= 0
      ? words.look.flag({ theatre: name })
      : look.isTheatreClosed
        ? words.look.ends({ theatre: name })
        : words.look.closes({ campaign: names.campaign(first) });
  const worth = closed.reduce((sum, campaign) => sum + campaignOf(title.box, campaign).vp, 0);
  const says = scores.join(', ') || words.look.nobody;
  return { sign: { kind: 'prize', points: worth }, strong, text: `${says}${after(look)}` };

  function after({ next }: Preview): string {
    if (next >= 0) return `; ${words.look.next({ points: campaignOf(title.box, next).vp })}`;
    return title.map === 'america' && look.isTheatreClosed ? `; ${words.look.nextCity}` : '';
  }
}

function gainLines({ title, names, words }: Looking, { gains }: Preview): readonly LookLine[] {
  if (gains.length === 0) return [];
  const effects = gains.map((space) => {
    const { effect, n } = spaceOf(title.box, space);
    return names.effect(effect, n);
  });
  const text = words.look.gains({ effects: effects.join(', ') });
  return [{ sign: { kind: 'none' }, strong: '', text }];
}

function scoreLine({ view, seat, words }: Looking, { points }: Preview): LookLine {
  const [mine, theirs] = [seat, 1 - seat].map((whose) => {
    const before = view.public.vp[whose as 0 | 1];
    return { before, after: before + (points[whose as 0 | 1] ?? 0) };
  }) as [{ before: number; after: number }, { before: number; after: number }];
  const leader = mine.before === mine.after ? theirs : mine;
  return {
    sign: { kind: 'score', ...leader },
    strong: words.look.score({ mine: mine.after, theirs: theirs.after }),
    text: words.look.scoreSays,
  };
}
