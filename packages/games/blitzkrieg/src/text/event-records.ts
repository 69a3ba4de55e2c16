import type { Seat, Viewer } from '@bivouac/kernel';
import { type EventRecord, type EventRecords, type Mention, phrase } from '@bivouac/text';
import {
  type Event,
  NO_CHANGE,
  type SecretTokens,
  STRATAGEMS,
  type TheatreId,
  type TokenId,
} from '../rules/index.ts';
import { shortReason } from './vs-steps.ts';
import type { Wording } from './wording.ts';

/** An event that only its own side, or the next lines, tell. */
const UNTOLD: EventRecord<Event, Wording> = { topic: null, sentence: () => null };

/** The solo opponent's actions and reasons. */
const SOLO: Pick<EventRecords<Event, Wording>, 'stratagemDrawn' | 'vsReasoned' | 'vsChose'> = {
  stratagemDrawn: {
    topic: null,
    sentence(e, _viewer, { names, words }) {
      const name = (id: number): string => names.stratagems[STRATAGEMS[id] ?? 'no-change'];
      const stratagem = name(e.stratagem);
      return e.stratagem === NO_CHANGE
        ? words.stratagemAgain({ stratagem, holds: name(e.holds) })
        : words.stratagemDrawn({ stratagem });
    },
  },
  vsReasoned: {
    topic: null,
    sentence: (e, _viewer, { words, steps, titles }) =>
      words.vsReasoned({ steps: shortReason(e, steps, titles) }),
  },
  vsChose: {
    topic: null,
    sentence: ({ step }, _viewer, { words, steps, titles }) =>
      words.vsReasoned({ steps: shortReason({ row: [], steps: [step] }, steps, titles) }),
  },
};

type SupplyType =
  | 'tokensDrawn'
  | 'rowDrawn'
  | 'researched'
  | 'weaponTaken'
  | 'rowWeaponTaken'
  | 'bombed'
  | 'rowBombed';

/** What comes to the reserves and bags and goes from them. Only its own side may name what lies behind a screen. */
const SUPPLY: Pick<EventRecords<Event, Wording>, SupplyType> = {
  tokensDrawn: {
    topic: null,
    sentence(e, viewer, { words, titles: t }) {
      const tokens = ownTokens(e, viewer);
      const side = t.side(e.seat);
      if (tokens === undefined) return words.tokensDrawn({ side, count: e.count });
      return words.tokensNamed({ side, tokens: t.tokens(tokens) });
    },
  },
  rowDrawn: {
    topic: null,
    sentence: (e, _viewer, { words, titles: t }) =>
      words.tokensNamed({ side: t.side(e.seat), tokens: t.tokens(e.tokens) }),
  },
  researched: {
    topic: null,
    sentence(e, viewer, { words, titles: t }) {
      const tokens = ownTokens(e, viewer);
      const side = t.side(e.seat);
      if (tokens === undefined) return words.researched({ side, count: e.count });
      return words.researchedNamed({ side, tokens: t.tokens(tokens) });
    },
  },
  weaponTaken: {
    topic: null,
    sentence(e, viewer, { words, titles: t }) {
      const tokens = ownTokens(e, viewer);
      const side = t.side(e.seat);
      if (tokens === undefined) return words.weaponTaken({ side });
      return words.weaponNamed({ side, tokens: t.tokens(tokens) });
    },
  },
  rowWeaponTaken: {
    topic: null,
    sentence: (e, _viewer, { words, titles: t }) =>
      words.weaponNamed({ side: t.side(e.seat), tokens: t.token(e.token) }),
  },
  bombed: {
    topic: null,
    sentence(e, viewer, { words, titles: t }) {
      const tokens = ownTokens(e, viewer);
      const side = t.side(e.seat);
      if (tokens === undefined) return words.bombed({ side });
      return words.bombedNamed({ side, tokens: t.tokens(tokens) });
    },
  },
  rowBombed: {
    topic: null,
    sentence: (e, _viewer, { words, titles: t }) =>
      words.bombedNamed({ side: t.side(e.seat), tokens: t.token(e.token) }),
  },
};

/** Undefined where the viewer may not know them. */
function ownTokens(
  { seat, secret }: { readonly seat: Seat; readonly secret?: SecretTokens | undefined },
  viewer: Viewer,
): readonly TokenId[] | undefined {
  return viewer === 'spectator' ? undefined : secret?.[seat]?.tokens;
}

/** Text and motion of each type of event. */
export const EVENT_RECORDS: EventRecords<Event, Wording> = {
  ...SOLO,
  ...SUPPLY,
  turnBegan: UNTOLD,
  gameEnded: UNTOLD,
  tokenPlaced: {
    topic: 'ground',
    isDeed: true,
    sentence(e, _viewer, { words, titles: t }) {
      const [own, as] = [t.token(e.token), t.token(e.as)];
      const token = e.token === e.as ? own : words.actingAs({ token: own, as });
      return words.tokenPlaced({ side: t.side(e.seat), token, space: t.space(e.space) });
    },
    mentions: (e, { titles: t }) => [{ kind: 'tile', id: e.space, name: phrase(t.space(e.space)) }],
    // Players who place a token see it lie there; what the opponent places is announced.
    beats: (e, viewer) =>
      e.seat === viewer ? [] : [{ kind: 'card', seat: e.seat, card: e.token, verb: 'place' }],
  },
  markerMoved: {
    topic: 'ground',
    sentence: (e, _viewer, { words, titles: t }) =>
      words.markerMoved({
        theatre: t.theatre(e.theatre),
        side: t.side(e.seat),
        steps: e.steps,
        cause: words.causes[e.cause],
        now: t.marker(e.to),
      }),
    mentions: theatreMention,
  },
  monsterRolled: {
    topic: null,
    sentence: (e, _viewer, { words }) => words.monsterRolled(e),
  },
  pointsScored: {
    topic: null,
    sentence: (e, _viewer, { words, titles: t }) =>
      words.pointsScored({ side: t.side(e.seat), points: e.points }),
  },
  effectLost: {
    topic: null,
    sentence: (e, _viewer, { words, titles: t }) =>
      words.effectLost({ effect: t.effect(e.effect, 1) }),
  },
  campaignClosed: {
    topic: 'ground',
    sentence(e, _viewer, { words, titles: t }) {
      const parts = e.points.flatMap((points, seat) =>
        points > 0 ? [words.sideScores({ side: t.side(seat), points })] : [],
      );
      if (e.bonus > 0) parts.push(words.bonusPart({ bonus: e.bonus }));
      return words.campaignClosed({ campaign: t.campaign(e.campaign), result: parts.join(', ') });
    },
  },
  theatreClosed: {
    topic: 'ground',
    sentence({ theatre: id, flag, points, bonus }, _viewer, { words, titles: t }) {
      const theatre = t.theatre(id);
      if (flag < 0) return words.theatreClosed({ theatre });
      return words.theatreByFlag({ theatre, side: t.side(flag), points, bonus });
    },
    mentions: theatreMention,
  },
  theatreOpened: {
    topic: 'ground',
    sentence: (e, _viewer, { words, titles: t }) =>
      words.theatreOpened({ theatre: t.theatre(e.theatre), now: t.marker(e.marker) }),
    mentions: theatreMention,
  },
};

function theatreMention(
  { theatre }: { readonly theatre: TheatreId },
  { titles }: Wording,
): readonly Mention[] {
  return [{ kind: 'area', id: theatre, name: phrase(titles.theatre(theatre)) }];
}
