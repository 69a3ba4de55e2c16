import type { Viewer } from '@bivouac/kernel';
import type { Translated } from '@bivouac/text';
import type { Event } from '../rules/index.ts';
import { type Box, STEAMROLL, STRATAGEMS } from '../rules/index.ts';
import type { StepTexts } from './en/steps.ts';
import type { Names, Titles, Words } from './titles.ts';
import { shortReason } from './vs-steps.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

export interface Teller {
  readonly box: Box;
  readonly names: Names;
  readonly words: Words;
  readonly steps: Translated<StepTexts>;
  readonly titles: Titles;
}

/** One line of the log; null for what goes without saying. */
export function tellEvent(e: Event, viewer: Viewer, teller: Teller): string | null {
  const { words: w, titles: t } = teller;
  switch (e.type) {
    case 'turnBegan':
    case 'gameEnded':
      return null;
    case 'stratagemDrawn':
      return tellStratagem(e, teller);
    case 'vsReasoned':
      return w.vsReasoned({ steps: shortReason(e, teller.steps, t) });
    case 'vsChose':
      return w.vsReasoned({ steps: shortReason({ row: [], steps: [e.step] }, teller.steps, t) });
    case 'tokenPlaced': {
      const token = e.token === e.as ? t.token(e.token) : asSpy(e, teller);
      return w.tokenPlaced({ side: t.side(e.seat), token, space: t.space(e.space) });
    }
    case 'tokensDrawn':
    case 'researched':
    case 'weaponTaken':
    case 'bombed':
      return tellHidden(e, viewer, teller);
    case 'rowDrawn':
      return w.tokensNamed({ side: t.side(e.seat), tokens: t.tokens(e.tokens) });
    case 'rowWeaponTaken':
      return w.weaponNamed({ side: t.side(e.seat), tokens: t.token(e.token) });
    case 'rowBombed':
      return w.bombedNamed({ side: t.side(e.seat), tokens: t.token(e.token) });
    case 'markerMoved':
      return w.markerMoved({
        theatre: t.theatre(e.theatre),
        side: t.side(e.seat),
        steps: e.steps,
        cause: w.causes[e.cause],
        now: t.marker(e.to),
      });
    case 'pointsScored':
      return w.pointsScored({ side: t.side(e.seat), points: e.points });
    case 'effectLost':
      return w.effectLost({ effect: t.effect(e.effect, 1) });
    case 'campaignClosed':
      return tellCampaign(e, teller);
    case 'theatreClosed': {
      const theatre = t.theatre(e.theatre);
      if (e.flag < 0) return w.theatreClosed({ theatre });
      const { points, bonus } = e;
      return w.theatreByFlag({ theatre, side: t.side(e.flag), points, bonus });
    }
    case 'theatreOpened':
      return w.theatreOpened({ theatre: t.theatre(e.theatre), now: t.marker(e.marker) });
    case 'monsterRolled':
      return w.monsterRolled(e);
  }
}

function asSpy(e: Of<'tokenPlaced'>, { words: w, titles: t }: Teller): string {
  return w.actingAs({ token: t.token(e.token), as: t.token(e.as) });
}

function tellStratagem(e: Of<'stratagemDrawn'>, { names, words: w }: Teller): string {
  const name = (id: number): string => names.stratagems[STRATAGEMS[id] ?? 'steamroll'];
  const stratagem = name(e.stratagem);
  if (e.stratagem !== STEAMROLL) return w.stratagemDrawn({ stratagem });
  return w.stratagemAgain({ stratagem, holds: name(e.holds) });
}

/** What only its own side may name. */
function tellHidden(
  e: Of<'tokensDrawn' | 'researched' | 'weaponTaken' | 'bombed'>,
  viewer: Viewer,
  { words: w, titles: t }: Teller,
): string {
  const side = t.side(e.seat);
  const own = viewer === 'spectator' ? undefined : e.secret?.[e.seat];
  if (own !== undefined) {
    const tokens = t.tokens((own as { tokens: number[] }).tokens);
    const named = {
      tokensDrawn: w.tokensNamed,
      researched: w.researchedNamed,
      weaponTaken: w.weaponNamed,
      bombed: w.bombedNamed,
    };
    return named[e.type]({ side, tokens });
  }
  if (e.type === 'tokensDrawn' || e.type === 'researched') {
    return w[e.type]({ side, count: e.count });
  }
  return w[e.type]({ side });
}

function tellCampaign(e: Of<'campaignClosed'>, { words: w, titles: t }: Teller): string {
  const sides = e.points.flatMap((points, seat) =>
    points > 0 ? [w.sideScores({ side: t.side(seat), points })] : [],
  );
  if (e.bonus > 0) sides.push(w.bonusPart({ bonus: e.bonus }));
  return w.campaignClosed({ campaign: t.campaign(e.campaign), result: sides.join(', ') });
}
