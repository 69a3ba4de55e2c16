import { ofSeat, type Seat } from '@bivouac/kernel';
import type { Section } from '@bivouac/text';
import {
  CARDS,
  type CampaignView,
  type Chapter,
  moreOf,
  remembered,
  SCENARIOS,
  type SideBook,
  TREE,
} from '../rules/index.ts';
import type { CityContext } from './city-context.ts';
import type { CityLanguage } from './language.ts';
import { type BookPages, stageOfCode } from './library.ts';
import { tellStory } from './story.ts';

const SIDES = ['soviet', 'german'] as const;

/** Whether the man with this number is still there: a reservist is another man. */
const isThere =
  ({ roster }: SideBook) =>
  (number: number): boolean =>
    roster.available.some((card) => {
      const info = CARDS[card];
      return info !== undefined && info.number === number && info.deck !== 'R';
    });

/** The same at the time of an earlier stage: come by then, and not yet fallen before it. */
const wasThere =
  ({ roster }: SideBook, seat: Seat, stage: number) =>
  (number: number): boolean => {
    const isHe = (card: number): boolean => {
      const info = CARDS[card];
      return info !== undefined && info.number === number && info.deck !== 'R';
    };
    const isFirst = CARDS.some(
      ({ deck, ...card }) => card.seat === seat && card.number === number && deck === 'P',
    );
    const hasCome = roster.ledger.some(
      ({ stage: at, mark, card, other }) =>
        at <= stage &&
        ((mark === 'unlocked' && isHe(card)) || (mark === 'replaced' && isHe(other))),
    );
    const hasGone = roster.ledger.some(
      ({ stage: at, mark, card }) =>
        isHe(card) && ((mark === 'fell' && at < stage) || (mark === 'replaced' && at <= stage)),
    );
    return (isFirst || hasCome) && !hasGone;
  };

/** An earlier page of the viewer's own book, as it was read then; undefined if it is not loaded. */
export function turnedPage(
  book: SideBook,
  seat: Seat,
  { code, scenario }: Pick<Chapter, 'code' | 'scenario'>,
  own: CityLanguage,
): readonly string[] | undefined {
  const stage = stageOfCode(code);
  const page = own.library.pages(seat, stage);
  if (page === undefined) return undefined;
  const story = tellStory(page.stories[code] ?? [], wasThere(book, seat, stage));
  return [...story, ...briefingOf(page, scenario, own)];
}

/** What the page says of the battle; where total rout does not win it, the data say so. */
function briefingOf(page: BookPages, id: string, { sentences }: CityLanguage): string[] {
  const scenario = SCENARIOS.find((one) => one.id === id);
  const isRoutEnough = scenario === undefined || moreOf(scenario).isRoutEnough;
  const said = page.briefings[id] ?? '';
  return isRoutEnough ? [said] : [said, sentences.noTotalRout];
}

/** The viewer's own story and the briefing; at the end of the campaign both stories and the memorial. */
export function bookSections(
  view: CampaignView,
  language: CityLanguage,
  context: CityContext,
): Section[] {
  const { own, open, viewer, record } = view;
  if (open !== null)
    return open.flatMap((book, seat) => lastPages(book, seat, view, context, language));
  const node = TREE.nodes.find(({ code }) => code === record.code);
  if (own === null || typeof viewer !== 'number' || node === undefined) return [];
  const page = language.library.pages(viewer, stageOfCode(node.code));
  if (page === undefined) return [];
  const story = tellStory(page.stories[node.code] ?? [], isThere(own));
  const lines = [...story, ...briefingOf(page, node.scenario, language)];
  return [{ heading: context.words.headStory, lines }];
}

/** How it ended for a side, and who stayed in the city. */
function lastPages(
  book: SideBook,
  seat: number,
  { record }: CampaignView,
  { labels: t }: CityContext,
  { library }: CityLanguage,
): Section[] {
  const pages = library.ending(record.code);
  if (pages === undefined) return [];
  const side = ofSeat(SIDES, seat);
  const { ending, memorial: words } = pages;
  const names = remembered(book.roster)
    .map((card) => t.soldier(seat, card))
    .filter((name) => name !== '');
  const lines =
    names.length === 0 ? [words.noneFell] : [words.lead[side], ...names, words.reservists];
  return [
    { heading: `${ending.title} · ${t.side(seat)}`, lines: tellStory(ending[side], isThere(book)) },
    { heading: `${words.title} · ${t.side(seat)}`, lines: [...lines, words.city] },
  ];
}
