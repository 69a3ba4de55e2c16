import type { BaseView, Chance, Seat, Viewer } from '@bivouac/kernel';
import { ofSeat } from '@bivouac/kernel';
import type { CityState, CityView } from '../extra.ts';
import type { Question } from '../questions.ts';
import { type CampaignKit, fileOf, readStory, stageOf, storyOf } from './chapters.ts';
import { fillAll, fillForced, halfOf, nameNow } from './muster.ts';
import { firstRoster, mergeSquads } from './roster.ts';
import { type CampaignState, cloneBook, cloneRecord, type Record, type SideBook } from './state.ts';
import { isEnd, nodeOf } from './tree.ts';

/** What the battle asks; between two battles both sides see to their books at the same time. */
export type CampaignQuestion = Question | { readonly kind: 'muster' };

/** What a side is asked between two battles. It follows from its own book, which the other side does not see. */
export type BookTask = 'reserve' | 'merge' | 'muster';

export function bookTask(book: SideBook | null): BookTask {
  if (book?.owesReserves !== undefined) return 'reserve';
  return book?.owesMerge ? 'merge' : 'muster';
}

export interface CampaignView extends BaseView {
  readonly question: CampaignQuestion | null;
  readonly awaiting: readonly Seat[];
  readonly record: Record;
  /** The viewer's own book; neither side reads the other's. */
  readonly own: SideBook | null;
  /** Both books, when the campaign is over. */
  readonly open: readonly [SideBook, SideBook] | null;
  readonly battle: CityView | null;
}

/**
 * What a viewer sees; `fight` is the view of the battle, or null in camp.
 * @rule stalingrad/public-information
 */
export function viewCampaign(
  { record, books }: CampaignState,
  viewer: Viewer,
  fight: CityView | null,
  awaiting: readonly Seat[],
): CampaignView {
  const inCamp: CampaignQuestion | null = record.outcome === null ? { kind: 'muster' } : null;
  return {
    viewer,
    question: fight === null ? inCamp : fight.question,
    awaiting: awaiting.slice(),
    record: cloneRecord(record),
    own: typeof viewer === 'number' ? cloneBook(ofSeat(books, viewer)) : null,
    open: viewer === 'everyone' ? [cloneBook(books[0]), cloneBook(books[1])] : null,
    battle: fight,
  };
}

/** A whole state that looks like this to the viewer. */
export function determinise(
  kit: CampaignKit,
  game: { determinise(view: CityView, chance: Chance): CityState },
  view: CampaignView,
  chance: Chance,
): CampaignState {
  const record = cloneRecord(view.record);
  const battle = view.battle === null ? null : game.determinise(view.battle, chance);
  const book = (seat: Seat): SideBook => {
    if (view.open !== null) return cloneBook(ofSeat(view.open, seat));
    if (view.own !== null && view.viewer === seat) return cloneBook(view.own);
    return guessBook(kit, view, seat);
  };
  return { record, books: [book(0), book(1)], battle };
}

/**
 * The other side's book as it could be: all soldiers who came and none lost, but for what lies open
 * in the battle.
 */
function guessBook(kit: CampaignKit, view: CampaignView, seat: Seat): SideBook {
  const roster = firstRoster(seat);
  const { code, chapters, merged } = view.record;
  const codes = [...chapters.map((chapter) => chapter.code), ...(isEnd(code) ? [] : [code])];
  for (const past of codes) readStory(roster, nodeOf(kit.tree, past), seat);
  const known = ofSeat(merged, seat);
  const owes = !isEnd(code) && known < 0 && storyOf(nodeOf(kit.tree, code), seat).merge === true;
  const isWaiting = view.battle === null && view.awaiting.includes(seat);
  const squad = known < 0 && owes && !isWaiting ? 0 : known;
  // An ending has no stage of its own.
  const stage = isEnd(code) ? chapters.length : stageOf(code);
  if (squad >= 0) mergeSquads(roster, squad, stage);
  const book: SideBook = {
    roster,
    picks: [],
    isReady: !isWaiting,
    owesMerge: owes && isWaiting,
  };
  if (view.battle !== null) {
    // A soldier who could be in the battle and is not, is not in the platoon; one who is in it, is.
    const seen = ofSeat(view.battle.public.extra.cards, seat);
    const names = new Set(seen.map((card) => nameNow(card, squad)));
    const others = roster.available.filter((card) => !names.has(nameNow(card, squad)));
    roster.available = [...new Set([...others, ...seen])].sort((a, b) => a - b);
    roster.removed = roster.removed.filter((card) => !roster.available.includes(card));
    book.isReady = true;
    return book;
  }
  if (isEnd(code)) return book;
  const side = halfOf(fileOf(kit, nodeOf(kit.tree, code)), seat);
  if (!isWaiting) fillAll(book, side);
  else if (!book.owesMerge) fillForced(book, side);
  return book;
}

/** Marks everything in the books that is hidden from the viewer. */
export function plantBooks(state: CampaignState, viewer: Viewer, token: number): void {
  if (viewer === 'everyone') return;
  state.books.forEach((book, seat) => {
    if (seat === viewer) return;
    book.roster.available.fill(token);
    book.roster.removed.fill(token);
    book.roster.unlocked.fill(token);
    book.roster.ledger = book.roster.ledger.map((entry) => ({
      ...entry,
      card: token,
      other: token,
    }));
    book.picks.fill(token);
    book.owesReserves?.fill(token);
  });
}
