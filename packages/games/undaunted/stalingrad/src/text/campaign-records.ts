import type { Viewer } from '@bivouac/kernel';
import { countNames, type EventOf, type EventRecords, phrase } from '@bivouac/text';
import type { Secret } from '@bivouac/undaunted-core';
import { nameOutcome } from '@bivouac/undaunted-core/text/describe.ts';
import { AREAS, type CampaignEvent, NO_RESERVIST, NOT_CHOSEN, SCENARIOS } from '../rules/index.ts';
import type { CityContext } from './city-context.ts';
import { CITY_RECORDS } from './event-records.ts';
import type { CityLanguage } from './language.ts';
import { battleTitle } from './scenarios.ts';

/** With the books at hand, out of which battles are named. */
export interface CampaignContext extends CityContext {
  readonly language: CityLanguage;
}

/** Newcomers of whom a line tells by name. */
const MOST_NAMES = 3;

/** Text and motion of each event of a campaign: in its battles, and between them. */
export const CAMPAIGN_RECORDS: EventRecords<CampaignEvent, CampaignContext> = {
  ...CITY_RECORDS,
  // Only the end of a battle: the campaign goes on.
  gameEnded: { sentence: (e, _viewer, context) => nameOutcome(e, null, context), topic: null },
  chapterBegan: {
    sentence: (e, _viewer, { words }) => words.chapterBegan({ stage: e.stage }),
    topic: null,
  },
  cardsUnlocked: {
    sentence(e, viewer, { words, titles }) {
      const cards = secretOf(e, viewer)?.cards ?? [];
      if (cards.length === 0) return null;
      // A line has no room for the names of a whole squad.
      const isShort = cards.length <= MOST_NAMES;
      const told = isShort ? titles.cards(e.seat, cards) : countNames(cards.map(titles.rank));
      return words.unlockedOwn({ cards: told });
    },
    topic: null,
  },
  squadsMerged: {
    sentence: (e, _viewer, { words, titles }) =>
      words.squadsMerged({ side: titles.side(e.seat), squad: phrase('AB'[e.squad] ?? '') }),
    topic: null,
  },
  deckMade: {
    sentence: (e, _viewer, { words, titles }) => words.deckMade({ side: titles.side(e.seat) }),
    topic: null,
  },
  tileFortified: {
    sentence: (e, _viewer, { words, titles }) => words.tileFortified({ tile: titles.tile(e.tile) }),
    topic: null,
  },
  battleBegan: {
    sentence: (e, _viewer, { words, language }) =>
      words.battleBegan({ scenario: battleTitle(SCENARIOS[e.scenario]?.id ?? '', language) }),
    topic: null,
  },
  areaTaken: {
    sentence: (e, _viewer, { words, titles, names }) =>
      words.areaTaken({ area: names.areas[AREAS[e.area] ?? 'square'], side: titles.side(e.seat) }),
    topic: null,
  },
  soldiersLost: { sentence: tellLosses, topic: null },
  soldiersUpgraded: {
    sentence(e, viewer, { words, titles }) {
      const better = (secretOf(e, viewer)?.pairs ?? []).filter((_, i) => i % 2 === 1);
      return better.length === 0 ? null : words.upgradedOwn({ men: titles.cards(e.seat, better) });
    },
    topic: null,
  },
  // The page says how the campaign ended in a place of its own.
  campaignEnded: { sentence: () => null, topic: null },
};

/** What the event tells its own side alone. */
const secretOf = <T>(
  e: { readonly seat: number; readonly secret?: Secret<T> },
  viewer: Viewer,
): T | undefined => (viewer === 'spectator' ? undefined : e.secret?.[e.seat]);

function tellLosses(
  e: EventOf<CampaignEvent, 'soldiersLost'>,
  viewer: Viewer,
  { words, titles }: CampaignContext,
): string {
  const told = { side: titles.side(e.seat), count: e.casualties };
  const lost = secretOf(e, viewer);
  if (lost === undefined || lost.fallen.length === 0) return words.soldiersLost(told);
  const lines = lost.fallen.map((card, i) => {
    const by = lost.reservists[i] ?? NO_RESERVIST;
    const man = titles.man(e.seat, card);
    if (by === NOT_CHOSEN) return words.fellToChoose({ man });
    return by < 0
      ? words.fellUnreplaced({ man })
      : words.fellLine({ man, by: titles.man(e.seat, by) });
  });
  return words.soldiersLostOwn({ ...told, men: phrase(lines.join('; ')) });
}
