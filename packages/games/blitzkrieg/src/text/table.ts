import { nth, ofSeat } from '@bivouac/kernel';
import { phrase, type Section } from '@bivouac/text';
import {
  activeIn,
  type Box,
  type CampaignId,
  campaignOf,
  GOAL,
  lastTurn,
  placesNow,
  STRATAGEMS,
  shortageNow,
  type TheatreId,
  type TokenId,
  theatreOf,
  tokenOf,
  type View,
} from '../rules/index.ts';
import type { Words } from './titles.ts';
import { stepLine } from './vs-steps.ts';
import type { Wording } from './wording.ts';

/** From so few steps on the flag is worth a word. */
const NEAR_FLAG = 4;

/** The whole table in words. */
export function describeTable(view: View, wording: Wording): Section[] {
  const { words: w } = wording;
  const sections: Section[] = [
    { heading: w.headStatus, lines: statusLines(view, wording) },
    { heading: w.headSpaces, lines: spaceLines(view, wording), isDrawn: true },
  ];
  const isRowMine = view.public.vs !== null && view.public.vs.seat === view.viewer;
  if (view.row !== null) {
    sections.push({ heading: w.headOpponent, lines: rowLines(view, wording) });
    const reasons = reasonLines(view, wording);
    if (reasons.length > 0) sections.push({ heading: w.headReasons, lines: reasons });
  }
  if (view.own !== null && !isRowMine) {
    sections.push({ heading: w.headReserve, lines: reserveLines(view, wording) });
  }
  return sections;
}

function statusLines(view: View, { words: w, titles: t, names }: Wording): string[] {
  const { turn, vp, vs } = view.public;
  const lines = [
    w.turnLine({ turn }),
    w.pointsLine({
      one: t.called.side(0),
      a: vp[0],
      two: t.called.side(1),
      b: vp[1],
      goal: GOAL,
    }),
    ...[0, 1].map((seat) =>
      w.bagsLine({
        side: t.called.side(seat),
        reserve: ofSeat(view.reserveSizes, seat),
        bag: ofSeat(view.bagSizes, seat),
      }),
    ),
    w.pileLine({ pile: view.pileSize }),
  ];
  if (vs?.hasStratagems) {
    const id = STRATAGEMS[vs.stratagem];
    if (id === undefined) lines.push(w.noStratagem);
    else {
      const stratagem = phrase(names.stratagems[id]);
      const text = phrase(names.stratagemTexts[id]);
      lines.push(w.stratagemLine({ stratagem, text }));
    }
  }
  lines.push(...warningLines(view, w));
  for (const [seat, part] of view.open?.seats.entries() ?? []) {
    lines.push(w.openReserve({ side: t.called.side(seat), tokens: t.tokens(part.reserve) }));
  }
  return lines;
}

/** That this is the last turn, and that a reserve is about to run out. */
function warningLines(view: View, w: Words): string[] {
  const { viewer } = view;
  const end = lastTurn(view.public);
  if (end !== null) {
    const needed = typeof viewer === 'number' ? ofSeat(end.needed, viewer) : undefined;
    return [w.lastTurn, ...(needed === undefined ? [] : [w.lastTurnNeeds({ needed })])];
  }
  const shortage = typeof viewer === 'number' ? shortageNow(view, viewer) : null;
  return shortage === null ? [] : [w.shortage[shortage]];
}

/** Each theatre with who leads and why it matters, then its campaigns, space by space. */
function spaceLines(view: View, wording: Wording): string[] {
  const { box, words: w, titles: t } = wording;
  return box.theatreIds.flatMap((theatre) => {
    const { status } = nth(view.fronts, theatre);
    const head = w.theatreLine({
      theatre: t.called.theatre(theatre),
      facts: phrase(facts(view, theatre, wording)),
    });
    if (status !== 'open') return [head];
    const { campaigns } = theatreOf(box, theatre);
    return [head, ...campaigns.map((campaign) => campaignLine(view, campaign, wording))];
  });
}

function facts(view: View, theatre: TheatreId, { words: w, titles: t }: Wording): string {
  const front = view.fronts[theatre];
  if (front === undefined || front.status === 'pool') return w.factPool;
  if (front.status === 'closed') return w.factClosed;
  const { leader, lead, bonus, toFlag } = front;
  const parts = [
    leader === null ? w.factCentre : w.factLead({ side: t.called.side(leader), lead }),
  ];
  if (bonus > 0) parts.push(w.factBonus({ bonus }));
  toFlag.forEach((steps, seat) => {
    if (steps <= NEAR_FLAG) parts.push(w.factFlag({ side: t.called.side(seat), steps }));
  });
  return parts.join(', ');
}

function campaignLine(
  view: View,
  campaign: CampaignId,
  { box, words: w, titles: t }: Wording,
): string {
  const { theatre, row, vp, spaces } = campaignOf(box, campaign);
  const active = activeIn(view.public, theatre);
  const state =
    campaign === active ? w.stateActive : campaign < active ? w.stateClosed : w.stateLater;
  const cells = spaces.map((space) => {
    const code = nth(view.public.laid, space);
    return code < 0 ? t.space(space) : t.laid(code);
  });
  return w.campaignLine({
    row: row + 1,
    vp,
    state: phrase(state),
    spaces: phrase(cells.join('; ')),
  });
}

function reserveLines(view: View, { box, names, words: w, titles: t }: Wording): string[] {
  const { reserve = [], bag = [] } = view.own ?? {};
  const lines = reserve.map((token) => {
    const { ability } = tokenOf(box, token);
    return w.reserveLine({
      token: t.called.token(token),
      count: countPlaces(box, view, token),
      ability: phrase(ability === null ? '' : names.abilities[ability]),
    });
  });
  return [...lines, w.ownBag({ tokens: t.tokens(bag) })];
}

function countPlaces(box: Box, view: View, token: TokenId): number {
  const seat = typeof view.viewer === 'number' ? view.viewer : 0;
  return placesNow(box, view, seat, token).length;
}

function rowLines(view: View, { words: w, titles: t }: Wording): string[] {
  const tokens = view.row?.tokens ?? [];
  const lines = tokens.map((token, i) =>
    w.rowLine({ position: i + 1, token: t.called.token(token) }),
  );
  return lines.length > 0 ? lines : [w.none];
}

/** All steps of the opponent's last turn; the deciding ones are marked. */
function reasonLines(view: View, { words: w, steps: texts, titles: t }: Wording): string[] {
  return (view.public.vs?.reasons ?? []).flatMap(({ row, steps }) => {
    if (steps.length === 0) return [];
    const tokens = row.map((token, i) =>
      w.rowLine({ position: i + 1, token: t.called.token(token) }),
    );
    const lines = steps.map((one) => {
      const { label, title, detail, decided } = stepLine(one, row, texts, t);
      return `${decided ? '>' : ' '} ${label}. ${title}: ${detail}`;
    });
    return [w.rowThen({ tokens: phrase(tokens.join(', ')) }), ...lines];
  });
}
