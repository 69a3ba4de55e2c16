import { must } from '@bivouac/kernel';
import { findClient } from '@bivouac/shelf/games';
import type { KeptNames, KeptNote, SoundGame } from '@bivouac/table/contract/kept-games.ts';
import { onlyPerson } from '@bivouac/table/session/seating.ts';
import { botWords } from '@bivouac/table/text/index.ts';
import { LANGUAGE_INFO, type Language } from '@bivouac/text';
import { sheetOf } from '../../games/library.ts';
import type { PageCatalogue } from '../../text/pages.ts';

/** A kept game in words, without the code of the game. */
export interface KeptWords {
  readonly game: string;
  readonly scenario: string;
  readonly sides: readonly string[];
  /** The seat that decides, or the winner. */
  readonly state: string;
  /** Round and opponent. */
  readonly detail: string;
  readonly isYourTurn: boolean;
  /** The figures of the score; null where nothing is counted. */
  readonly score: KeptScore | null;
}

export interface KeptScore {
  readonly points: readonly [number, number];
  /** The unit of the score: points, banners, areas held. */
  readonly unit: string;
  /** All of it, to be heard. */
  readonly spoken: string;
}

export function keptWords(language: Language, words: PageCatalogue, kept: SoundGame): KeptWords {
  const { note, players, isCampaign } = kept.saved;
  const { game, scenario, sides } = namesIn(language, note);
  const sheet = sheetOf(kept.game);
  const bots = players.flatMap((player) => (player.kind === 'bot' ? [player.bot] : []));
  const side = (seat: number): string => sides[seat] ?? '';
  const isYourTurn = note.awaited.some((seat) => players[seat]?.kind === 'human');
  const [awaited = 0] = note.awaited;
  const state = (): string => {
    if (note.isOver) {
      if (note.winner === null) return words.saved.drawn;
      const reader = onlyPerson(players);
      if (reader === null) return words.saved.won({ side: side(note.winner) });
      return note.winner === reader ? words.saved.youWon : words.saved.youLost;
    }
    const player = players[awaited];
    if (!isYourTurn && player?.kind === 'bot') {
      return words.saved.theirTurn({ bot: botWords(words, player.bot).name });
    }
    return bots.length > 0
      ? words.saved.yourTurn
      : words.saved.personsTurn({ side: side(awaited) });
  };
  const [bot] = bots;
  const detail = [
    placeOf(words, kept),
    bot === undefined ? words.saved.twoPeople : botWords(words, bot).title,
    ...(isCampaign ? [words.saved.campaign] : []),
  ];
  return {
    // The shelf calls it by a shorter name.
    game: words.games[sheet ?? '']?.title ?? game,
    scenario,
    sides,
    state: state(),
    detail: detail.join(', '),
    isYourTurn,
    score: scoreOf(words, kept, sides),
  };
}

/** In the reader's language; in another one until its words have come. */
function namesIn(language: Language, { names }: KeptNote): KeptNames {
  return names[language] ?? must(Object.values(names)[0], 'a kept game has names');
}

/** How far it has come. The rounds of a campaign are its battles. */
function placeOf(words: PageCatalogue, { game, actions, saved: { note } }: SoundGame): string {
  if (note.round === null) return words.saved.actions({ number: actions + 1 });
  return findClient(game)?.countsBattles
    ? words.saved.battle({ number: note.round })
    : words.saved.round({ round: note.round });
}

function scoreOf(
  words: PageCatalogue,
  { game, saved: { note } }: SoundGame,
  [one = '', two = '']: readonly string[],
): KeptScore | null {
  const [first, second, ...others] = note.points ?? [];
  if (first === undefined || second === undefined || others.length > 0) return null;
  const unit = words.games[game]?.counted ?? words.saved.points;
  return {
    points: [first, second],
    unit,
    spoken: words.saved.score({ unit, one, two, first, second }),
  };
}

/** When it was last played, for people. */
export function whenPlayed(language: Language, at: number): string {
  return new Intl.DateTimeFormat(LANGUAGE_INFO[language].dates, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(at);
}
