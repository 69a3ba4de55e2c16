import type { Seat } from '@bivouac/kernel';
import type { TableNote } from '@bivouac/protocol';
import type { Catalogue } from '@bivouac/table/text/index.ts';
import type { Language } from '@bivouac/text';
import type { Saying } from '../../online/news.ts';
import { type StandingOffer, standingOffers } from '../../online/offers.ts';
import type { RemoteGameState } from '../../online/remote-game.ts';
import { ONLINE_WORDS, type OnlineWords } from '../../text/online.ts';
import type { SideWords } from './side-words.ts';
import { noteWords, refusalWords } from './words.ts';

export interface SayingsOf {
  readonly language: Language;
  /** The page's words in that language. */
  readonly page: Pick<Catalogue, 'menu'>;
  readonly state: RemoteGameState;
  readonly sides: SideWords;
  /** The seat whose time has run out. */
  readonly late: readonly Seat[];
  /** The reader is on the way to the next game. */
  readonly isGoingOn?: boolean;
}

/** The messages that still matter when the game is over; others would cover the verdict. */
const OF_NEXT: ReadonlySet<TableNote['what']> = new Set(['declined', 'rematch']);
const KEYS = { 'take-back': 'takeBack', pause: 'pause', rematch: 'rematch' } as const;

/** An offer as the reader sees it: their own, or the opponent's. */
export function offerWords(
  words: OnlineWords,
  { what, by, count }: StandingOffer,
  me: Seat | null,
  sides: SideWords,
): string {
  const key = KEYS[what];
  return by === me
    ? words.table.waiting[key]({ count })
    : words.table.asked[key]({ side: sides.name(by), count });
}

/** All messages outside the game that the page announces when they are new. */
export function sayingsOf({
  language,
  page,
  state,
  sides,
  late,
  isGoingOn = false,
}: SayingsOf): readonly Saying[] {
  const words = ONLINE_WORDS.in(language);
  const { refusal, notes, chat, table } = state;
  const me = state.welcome?.seat ?? null;
  const shown = (key: unknown, sentence: string): Saying => ({ key, sentence, isShown: true });
  const spoken = (key: unknown, sentence: string): Saying => ({ key, sentence, isShown: false });
  const happened = [
    ...notes.map((note) => ({
      ...spoken(note, noteWords(words, note, sides)),
      isShown: table?.outcome == null || OF_NEXT.has(note.what),
    })),
    ...(state.isUnrated ? [shown('unrated', words.table.unrated)] : []),
    ...(refusal === null ? [] : [shown(refusal, refusalWords(language, refusal))]),
    ...chat
      .filter(({ seat }) => seat !== me)
      .map((line) => spoken(line, `${sides.label(line.seat)}: ${line.text}`)),
  ];
  if (me === null || table === null) return happened;
  const draw = table.outcome === null ? table.offers.draw : null;
  return [
    ...happened,
    ...standingOffers(table).map((offer) =>
      spoken(`${offer.what} ${offer.by} ${offer.count}`, offerWords(words, offer, me, sides)),
    ),
    ...(draw === null || draw === me
      ? []
      : [spoken(`draw ${draw}`, page.menu.offered({ side: sides.name(draw) }))]),
    ...(isGoingOn ? [spoken('next', words.table.goingOn)] : []),
    ...late.map((seat) => spoken(`late ${seat}`, lateWords(words, seat, me, sides))),
  ];
}

export function lateWords(words: OnlineWords, seat: Seat, me: Seat, sides: SideWords): string {
  return seat === me ? words.table.youAreLate : words.table.late({ side: sides.name(seat) });
}
