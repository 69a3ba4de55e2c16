import type { Viewer } from '@bivouac/kernel';
import type { Side } from '@bivouac/table/art/palette.ts';
import type { Play } from '@bivouac/table/contract/table-kit.ts';
import { signed } from '../art/index.ts';
import { type Front, GOAL, type MarkerMove, previewShift, type View } from '../rules/index.ts';
import type { BlitzkriegTitles } from '../text/index.ts';
import type { BlitzWords } from '../text/table-words.ts';
import { asksForTheatre, spaceThing, theatreThing } from './grammar.ts';
import { rowState } from './layout.ts';
import { placementOf, shiftsOf } from './looks.ts';
import { type LastTurn, lastTurnOf, NO_TURN } from './recent.ts';
import { type BlitzTitle, leadFor, seatOf, sideOf } from './title.ts';

/** What a marker would say, and whose shape it would have. */
export interface Hint {
  readonly side: Side | null;
  readonly text: string;
}

/** What the map shows beyond the position itself: what is offered, looked at, lit, remembered. */
export interface Marks {
  readonly offered: (space: number) => boolean;
  /** What the marker would say after a token came there; null where nothing can be said. */
  readonly hint: (space: number) => Hint | null;
  readonly isAimed: (space: number) => boolean;
  readonly isLit: (space: number) => boolean;
  readonly theatre: (theatre: number) => {
    readonly isOffered: boolean;
    readonly isAimed: boolean;
    readonly isLit: boolean;
    readonly shift: MarkerMove | null;
    readonly hint: Hint | null;
  };
  /** The other side's last turn. */
  readonly last: LastTurn;
}

export function marksOf(title: BlitzTitle, play: Play): Marks {
  const { box } = title;
  const { seat, choices, aimed, lit } = play;
  const view = play.view as View;
  const shifts = shiftsOf(box, view, seat, aimed);
  const isPlacing = view.question?.kind === 'space';
  const isWhere = asksForTheatre(view.question) !== null;
  const has = (space: number): boolean => !isWhere && choices.has(spaceThing(space));
  const hintOf = (marker: number): Hint => ({
    side: sideAt(marker),
    text: signed(leadFor(marker, seat)),
  });
  const aimedAt = (theatre: number): boolean =>
    isWhere && aimed !== null && (choices.get(theatreThing(theatre)) ?? []).includes(aimed);
  return {
    offered: has,
    hint(space) {
      if (!isPlacing || !has(space)) return null;
      const look = placementOf(box, view, seat, choices.get(spaceThing(space))?.[0] ?? null);
      if (look === null || look.isRolled) return null;
      return hintOf(look.marker.to);
    },
    isAimed: (space) =>
      !isWhere && aimed !== null && (choices.get(spaceThing(space)) ?? []).includes(aimed),
    isLit: (space) => lit.has(spaceThing(space)),
    theatre(theatre) {
      const isOffered = isWhere && choices.has(theatreThing(theatre));
      const wished = isOffered ? previewShift(box, view, theatre) : null;
      return {
        isOffered,
        isAimed: aimedAt(theatre),
        isLit: lit.has(theatreThing(theatre)),
        shift: shifts.find((one) => one.theatre === theatre) ?? null,
        hint: wished === null ? null : hintOf(wished.to),
      };
    },
    last: view.question === null ? NO_TURN : lastTurnOf(play.log, 1 - seat),
  };
}

/** Which side of the picture a marker stands with. */
export const sideAt = (marker: number): Side | null =>
  marker === 0 ? null : sideOf(marker > 0 ? 0 : 1);

/** `you lead by 6, bonus +1`. */
export function leadWords(
  front: Front,
  viewer: Viewer,
  names: BlitzkriegTitles,
  words: BlitzWords,
  isShort = false,
): string {
  const { leader, lead, bonus } = front;
  if (leader === null) return words.level;
  const who =
    leader === viewer ? words.youLead({ lead }) : words.leads({ side: names.side(leader), lead });
  return bonus > 0 && !isShort ? `${who}, ${words.bonus({ bonus })}` : who;
}

/** From so few steps on, the flag is worth a word. */
const NEAR_FLAG = 4;

export function flagWords(front: Front, words: BlitzWords): string {
  const { leader, toFlag } = front;
  const steps = leader === null ? NEAR_FLAG + 1 : (toFlag[leader as 0 | 1] ?? 0);
  return steps <= NEAR_FLAG ? words.toFlag({ steps }) : '';
}

/** What a campaign brought each side; empty while it is open. */
export function scoredIn(view: View, campaign: number): { side: Side; points: number }[] {
  const sides: readonly Side[] = [0, 1];
  return sides
    .map((side) => ({ side, points: view.public.results[campaign * 2 + seatOf(side)] ?? -1 }))
    .filter(({ points }) => points > 0);
}

export interface Labels {
  space(space: number): string;
  theatre(theatre: number): string;
}

/** In words, thing by thing: what a screen reader says of the map. */
export function labelsOf(
  title: BlitzTitle,
  play: Play,
  marks: Marks,
  names: BlitzkriegTitles,
  words: BlitzWords,
): Labels {
  const { box } = title;
  const view = play.view as View;
  return {
    space(space) {
      const { campaign, theatre } = box.spaces[space] ?? { campaign: 0, theatre: 0 };
      const code = view.public.laid[space] ?? -1;
      const parts = [names.space(space)];
      if (code >= 0) parts.push(names.laid(code));
      parts.push(words.states[rowState(view.public, theatre, campaign)]);
      const hint = marks.hint(space);
      if (marks.isAimed(space)) parts.push(words.chosen);
      else if (hint !== null) parts.push(words.brings({ lead: hint.text }));
      else if (marks.offered(space)) parts.push(words.offered);
      return parts.join(', ');
    },
    theatre(theatre) {
      const front = view.fronts[theatre];
      const parts = [names.theatre(theatre)];
      if (front?.status === 'closed') parts.push(words.closed);
      else if (front?.status === 'pool') parts.push(words.pool);
      else if (front !== undefined) {
        parts.push(leadWords(front, view.viewer, names, words));
        const flag = flagWords(front, words);
        if (flag !== '') parts.push(flag);
      }
      const { isAimed, isOffered, hint } = marks.theatre(theatre);
      if (isAimed) parts.push(words.chosen);
      else if (hint !== null) parts.push(words.brings({ lead: hint.text }));
      else if (isOffered) parts.push(words.canOpen);
      return parts.join(', ');
    },
  };
}

/** The points of both sides of the picture, with what the placement looked at would add. */
export function rulerOf(title: BlitzTitle, play: Play) {
  const view = play.view as View;
  const look = placementOf(title.box, view, play.seat, play.aimed);
  const bySide = (of: readonly number[]): [number, number] => [
    of[seatOf(0)] ?? 0,
    of[seatOf(1)] ?? 0,
  ];
  return {
    goal: GOAL,
    points: bySide(view.public.vp),
    gains: bySide(look?.points ?? [0, 0]),
  };
}
