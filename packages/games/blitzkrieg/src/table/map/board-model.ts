import type { SubjectKey } from '@bivouac/kernel';
import { nth, ofSeat, type Viewer } from '@bivouac/kernel';
import type { Side } from '@bivouac/table/art/palette.ts';
import type { TableContext } from '@bivouac/table/contract/table-kit.ts';
import { phrase } from '@bivouac/text';
import { signed } from '../../art/index.ts';
import {
  type Action,
  type BlitzPreview,
  type CampaignId,
  type Front,
  GOAL,
  type MarkerMove,
  previewAction,
  resultOf,
  type SpaceId,
  spaceOf,
  type TheatreId,
  type View,
} from '../../rules/index.ts';
import type { BlitzkriegTitles } from '../../text/index.ts';
import type { BlitzWords } from '../../text/table-words.ts';
import { type LastTurn, lastTurnOf, NO_TURN } from '../opponent/recent.ts';
import { aimedMoves, aimedPlacement, asPlacement } from '../preview/aimed.ts';
import { asksForTheatre, spaceThing, theatreThing } from '../things.ts';
import { type BlitzTitle, leadFor, seatOf, sideOf } from '../title.ts';
import { rowState } from './layout.ts';

/** The text of a marker, and the side whose shape it has. */
export interface Hint {
  readonly side: Side | null;
  readonly text: string;
}

/** What the map shows beyond the position itself: what is offered, looked at, lit, remembered. */
export interface Marks {
  readonly offered: (space: SpaceId) => boolean;
  /** The text of the marker after a token is placed there; null if it is unknown. */
  readonly hint: (space: SpaceId) => Hint | null;
  readonly isAimed: (space: SpaceId) => boolean;
  readonly isLit: (space: SpaceId) => boolean;
  readonly theatre: (theatre: TheatreId) => {
    readonly isOffered: boolean;
    readonly isAimed: boolean;
    readonly isLit: boolean;
    readonly shift: MarkerMove | null;
    readonly hint: Hint | null;
  };
  /** The other side's last turn. */
  readonly last: LastTurn;
}

export function marksOf(title: BlitzTitle, play: TableContext): Marks {
  const { box } = title;
  const { seat, choices, aimed, lit } = play;
  const view = play.view as View;
  const moves = aimedMoves(title, play);
  const previewAt = (thing: SubjectKey): BlitzPreview | null => {
    const [action] = choices.get(thing) ?? [];
    // The frame shows a game its own actions.
    return action === undefined ? null : previewAction(box, view, action as Action);
  };
  const isPlacing = view.question?.kind === 'space';
  const isWhere = asksForTheatre(view.question);
  const has = (space: SpaceId): boolean => !isWhere && choices.has(spaceThing(space));
  const hintOf = (marker: number): Hint => ({
    side: sideAt(marker),
    text: signed(leadFor(marker, seat)),
  });
  const aimedAt = (theatre: TheatreId): boolean =>
    isWhere && aimed !== null && (choices.get(theatreThing(theatre)) ?? []).includes(aimed);
  return {
    offered: has,
    hint(space) {
      if (!isPlacing || !has(space)) return null;
      const placement = asPlacement(previewAt(spaceThing(space)));
      if (placement === null || placement.isRolled) return null;
      return hintOf(placement.marker.to);
    },
    isAimed: (space) =>
      !isWhere && aimed !== null && (choices.get(spaceThing(space)) ?? []).includes(aimed),
    isLit: (space) => lit.has(spaceThing(space)),
    theatre(theatre) {
      const isOffered = isWhere && choices.has(theatreThing(theatre));
      const [moved] = (isOffered && previewAt(theatreThing(theatre))?.moves) || [];
      return {
        isOffered,
        isAimed: aimedAt(theatre),
        isLit: lit.has(theatreThing(theatre)),
        shift: moves.find((one) => one.theatre === theatre) ?? null,
        hint: moved === undefined ? null : hintOf(moved.to),
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
    leader === viewer
      ? words.youLead({ lead })
      : words.leads({ side: names.called.side(leader), lead });
  return bonus > 0 && !isShort ? `${who}, ${words.bonus({ bonus })}` : who;
}

/** From so few steps on, the flag is worth a word. */
const NEAR_FLAG = 4;

export function flagWords(front: Front, words: BlitzWords): string {
  const { leader, toFlag } = front;
  const steps = leader === null ? NEAR_FLAG + 1 : ofSeat(toFlag, leader);
  return steps <= NEAR_FLAG ? words.toFlag({ steps }) : '';
}

/** The points of each side for a campaign; empty while it is open. */
export function scoredIn(view: View, campaign: CampaignId): { side: Side; points: number }[] {
  const sides: readonly Side[] = [0, 1];
  return sides
    .map((side) => ({ side, points: resultOf(view.public, campaign, seatOf(side)) }))
    .filter(({ points }) => points > 0);
}

export interface Labels {
  space(space: SpaceId): string;
  theatre(theatre: TheatreId): string;
}

/** In words, thing by thing: what a screen reader says of the map. */
export function labelsOf(
  title: BlitzTitle,
  play: TableContext,
  marks: Marks,
  names: BlitzkriegTitles,
  words: BlitzWords,
): Labels {
  const { box } = title;
  const view = play.view as View;
  return {
    space(space) {
      const { campaign, theatre } = spaceOf(box, space);
      const code = nth(view.public.laid, space);
      const parts: string[] = [names.space(space)];
      if (code >= 0) parts.push(names.laid(code));
      parts.push(words.states[rowState(view.public, theatre, campaign)]);
      const hint = marks.hint(space);
      if (marks.isAimed(space)) parts.push(words.chosen);
      else if (hint !== null) parts.push(words.brings({ lead: phrase(hint.text) }));
      else if (marks.offered(space)) parts.push(words.offered);
      return parts.join(', ');
    },
    theatre(theatre) {
      const front = view.fronts[theatre];
      const parts: string[] = [names.theatre(theatre)];
      if (front?.status === 'closed') parts.push(words.closed);
      else if (front?.status === 'pool') parts.push(words.pool);
      else if (front !== undefined) {
        parts.push(leadWords(front, view.viewer, names, words));
        const flag = flagWords(front, words);
        if (flag !== '') parts.push(flag);
      }
      const { isAimed, isOffered, hint } = marks.theatre(theatre);
      if (isAimed) parts.push(words.chosen);
      else if (hint !== null) parts.push(words.brings({ lead: phrase(hint.text) }));
      else if (isOffered) parts.push(words.canOpen);
      return parts.join(', ');
    },
  };
}

/** The points of both sides of the picture, with what the placement looked at would add. */
export function rulerOf(title: BlitzTitle, play: TableContext) {
  const view = play.view as View;
  const placement = aimedPlacement(title, play);
  const bySide = (of: readonly number[]): [number, number] => [
    of[seatOf(0)] ?? 0,
    of[seatOf(1)] ?? 0,
  ];
  return {
    goal: GOAL,
    points: bySide(view.public.vp),
    gains: bySide(placement?.points ?? [0, 0]),
  };
}
