import { type EventRecord, type EventRecords, type Mention, phrase } from '@bivouac/text';
import {
  campaignOf,
  type Event,
  NO_CHANGE,
  STRATAGEMS,
  spaceOf,
  type TheatreId,
} from '../rules/index.ts';
import {
  closingResult,
  type Deed,
  markerBefore,
  partsOf,
  pathOf,
  placementLine,
  readerOf,
  supplyDeed,
} from './placement-line.ts';
import { shortReason } from './vs-steps.ts';
import type { Wording } from './wording.ts';

/** An event that only its own side, or the next lines, tell. */
const UNTOLD: EventRecord<Event, Wording> = { topic: null, sentence: () => null };

type Records<T extends Event['type']> = Pick<EventRecords<Event, Wording>, T>;

/** The solo opponent's actions and reasons. */
const SOLO: Records<'stratagemDrawn' | 'vsReasoned' | 'vsChose'> = {
  stratagemDrawn: {
    topic: null,
    sentence(e, _viewer, { names, words }) {
      const name = (id: number) => phrase(names.stratagems[STRATAGEMS[id] ?? 'no-change']);
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

/** What enters and leaves a reserve: each event has a sentence of its own. */
const supply = (
  deed: Deed,
): EventRecord<Extract<Event, { readonly type: SupplyType }>, Wording, Event> => ({
  topic: null,
  line: () => 'tail',
  sentence(e, viewer, wording) {
    const told = supplyDeed(deed, [e], e.seat, viewer, wording, 'deeds');
    const { words, titles: t } = wording;
    return told === null ? null : words.alone({ side: t.called.side(e.seat), told });
  },
});

/** What comes to the reserves and bags and goes from them. Only its own side may name what lies behind a screen. */
const SUPPLY: Records<SupplyType> = {
  tokensDrawn: supply('drawn'),
  rowDrawn: supply('drawn'),
  researched: supply('researched'),
  weaponTaken: supply('weapon'),
  rowWeaponTaken: supply('weapon'),
  bombed: supply('bombed'),
  rowBombed: supply('bombed'),
};

/** Results of a placement for markers and campaigns: each event has a sentence of its own. */
const CHANGES: Records<
  'markerMoved' | 'monsterRolled' | 'pointsScored' | 'effectLost' | 'campaignClosed'
> = {
  markerMoved: {
    topic: 'ground',
    line: () => 'tail',
    sentence(e, viewer, { words, titles: t }) {
      const theatre = t.called.theatre(e.theatre);
      return words.markerMoved({ theatre, ...pathOf(markerBefore(e), e.to, viewer, t) });
    },
    mentions: theatreMention,
  },
  monsterRolled: {
    topic: null,
    line: () => 'tail',
    sentence: (e, _viewer, { words }) => words.monsterAlone(e),
  },
  pointsScored: {
    topic: null,
    line: () => 'tail',
    sentence(e, _viewer, { words, titles: t }) {
      const side = t.called.side(e.seat);
      return words.alone({ side, told: phrase(words.deeds.scored({ side, points: e.points })) });
    },
  },
  effectLost: {
    topic: null,
    line: () => 'tail',
    sentence: (e, _viewer, { words, titles: t }) =>
      words.lostAlone({ effect: t.effect(e.effect, 1) }),
  },
  campaignClosed: {
    topic: 'ground',
    line: () => 'tail',
    sentence(e, _viewer, wording) {
      const { box, words, titles: t } = wording;
      const { theatre, row } = campaignOf(box, e.campaign);
      const result = closingResult(e, wording);
      return words.campaignClosed({ theatre: t.called.theatre(theatre), row: row + 1, result });
    },
  },
};

/** Text and motion of each type of event. */
export const EVENT_RECORDS: EventRecords<Event, Wording> = {
  ...SOLO,
  ...SUPPLY,
  ...CHANGES,
  turnBegan: { ...UNTOLD, line: () => 'break' },
  gameEnded: { ...UNTOLD, line: () => 'break' },
  tokenPlaced: {
    topic: 'ground',
    isDeed: true,
    line: () => 'head',
    sentence: (e, viewer, wording, tails = []) => placementLine(e, viewer, wording, tails),
    mentions: (e, { box, titles: t }) => [
      { kind: 'tile', id: e.space, name: t.called.theatre(spaceOf(box, e.space).theatre) },
    ],
    // Players who place a token see it lie there; what the opponent places is announced.
    beats: (e, viewer) =>
      e.seat === viewer ? [] : [{ kind: 'card', seat: e.seat, card: e.token, verb: 'place' }],
  },
  theatreClosed: {
    topic: 'ground',
    // Without a flag the last placement has closed it.
    line: ({ flag }) => (flag < 0 ? 'tail' : 'head'),
    sentence({ theatre: id, flag, points }, viewer, wording, tails = []) {
      const { words, titles: t } = wording;
      const theatre = t.called.theatre(id);
      if (flag < 0) return words.theatreClosed({ theatre });
      const parts = partsOf(flag, id, tails, viewer, wording);
      return words.flagReached({ theatre, side: t.called.side(flag), points, parts });
    },
    mentions: theatreMention,
  },
  theatreOpened: {
    topic: 'ground',
    sentence: (e, viewer, { words, titles: t }) =>
      words.theatreOpened({
        side: t.called.side(e.seat),
        theatre: t.called.theatre(e.theatre),
        now: t.marker(e.marker, readerOf(viewer)),
      }),
    mentions: theatreMention,
  },
};

function theatreMention(
  { theatre }: { readonly theatre: TheatreId },
  { titles }: Wording,
): readonly Mention[] {
  return [{ kind: 'area', id: theatre, name: titles.called.theatre(theatre) }];
}
