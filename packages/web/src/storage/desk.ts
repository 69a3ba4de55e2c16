import { type Problem, parseRecord, type Result, type Seed } from '@bivouac/kernel';
import type { ShelfEntry } from '@bivouac/manifest';
import type { BotPort } from '@bivouac/table/session/bot-port.ts';
import { createEmitter, type Watched } from '@bivouac/table/session/emitter.ts';
import {
  createSaves,
  idOfKey,
  type KeptGame,
  namesOf,
  noteOf,
  type SavedGame,
  type SoundGame,
} from '@bivouac/table/session/saves.ts';
import {
  beginSeating,
  type GameWish,
  resumeSeating,
  type SavedSeating,
  type Seating,
} from '@bivouac/table/session/seating.ts';
import { orderedAnswers, type Standing } from '@bivouac/table/session/standing.ts';
import type { Store } from '@bivouac/table/session/store.ts';
import { createTable, type Table } from '@bivouac/table/session/table.ts';
import type { Language } from '@bivouac/text';
import type { LoadEntry } from '../games/library.ts';
import { openReview, type Review } from '../replay/review.ts';

/** Something the reader should know; the page has the sentence. */
export type Notice =
  | { readonly kind: 'problem'; readonly problem: Problem }
  /** The code of a game could not be fetched. */
  | { readonly kind: 'not-loaded' }
  | { readonly kind: 'not-kept' };

/** Why the wanted game does not lie on the table. */
export type Trouble =
  | { readonly kind: 'missing' }
  | { readonly kind: 'damaged'; readonly text: string; readonly problem: Problem | null }
  /** Its code could not be fetched. */
  | { readonly kind: 'not-loaded' }
  /** It goes on in another window. */
  | { readonly kind: 'elsewhere' };

/** Everything that lies on the desk: games kept, one of them on the table, a record, a note. */
export interface DeskModel {
  readonly games: readonly KeptGame[];
  /** The game that is wanted on the table. */
  readonly game: string | null;
  /** Null while the game is being laid out, or if there is trouble with it. */
  readonly table: Table | null;
  readonly trouble: Trouble | null;
  readonly review: Review | null;
  readonly notice: Notice | null;
}

export interface Desk extends Watched<DeskModel> {
  /** Lays out a new game beside those kept, and tells its id; null if it cannot be. */
  start(wish: GameWish, isCampaign?: boolean): Promise<string | null>;
  /** The same with a game as it stands, such as that of the tutorial. */
  goOn(game: string, saved: SavedSeating): Promise<string | null>;
  /** Puts a kept game on the table. */
  open(id: string): Promise<void>;
  /** The same once more, after trouble. */
  openAgain(id: string): Promise<void>;
  remove(id: string): void;
  /** Writes down who is remembered for a game of a campaign. */
  remember(id: string, hero: string): void;
  /** The campaign begins anew; its games stay as games by themselves. */
  endCampaign(game: string): void;
  /** Opens a record beside the game on the table; a broken one leaves everything as it is. */
  openRecord(text: string): Promise<boolean>;
  closeRecord(): void;
  dismissNotice(): void;
  /** Gives every kept game its names in this language, so that a list can be read. */
  nameGames(language: Language): Promise<void>;
  /** Another window wrote into the store. */
  heardFromElsewhere(key: string | null): void;
}

export interface DeskDeps {
  readonly store: Store;
  readonly load: LoadEntry;
  readonly makeBots: () => BotPort;
  readonly freshSeed: () => Seed;
  /** A name for a new game that no other game has. */
  readonly freshId: () => string;
  readonly now: () => number;
  /** The language in which the games that are kept get their names. */
  readonly language: () => Language;
  /** What people have ordered once for all; a function, since they may change it at any time. */
  readonly standing?: () => Standing;
}

export function createDesk(deps: DeskDeps): Desk {
  const saves = createSaves(deps.store);
  let model: DeskModel = {
    games: saves.list(),
    game: null,
    table: null,
    trouble: null,
    review: null,
    notice: null,
  };
  const shown = createEmitter(model);

  const change = (changes: Partial<DeskModel>): void => {
    model = { ...model, ...changes };
    shown.emit(model);
  };

  const clearTable = (): void => model.table?.close();

  const sitDown = (id: string, seating: Seating, isForCampaign: boolean): void => {
    clearTable();
    const { entry, match, players, commitment } = seating;
    const save = (record: string): void => {
      const before = model.games.find((game) => game.id === id);
      const language = deps.language();
      const note = noteOf(entry, match, deps.now(), {
        ...(before?.kind === 'sound' ? before.saved.note.names : {}),
        [language]: namesOf(entry, match.setup.scenario, language),
      });
      const { isCampaign, hero } =
        before?.kind === 'sound' ? before.saved : { isCampaign: isForCampaign, hero: '' };
      const saved = { record, players, commitment, isCampaign, hero, note };
      const isKept = saves.write(id, saved);
      if (!isKept && model.notice?.kind !== 'not-kept') change({ notice: { kind: 'not-kept' } });
      const { setup, decision: actions } = match;
      const kept: KeptGame = {
        kind: 'sound',
        id,
        game: entry.game.id,
        scenario: setup.scenario,
        actions,
        saved,
      };
      // Reading the whole store again would check every seal in it after every action.
      change({ games: [kept, ...model.games.filter((game) => game.id !== id)] });
    };
    const answer = orderedAnswers(() => deps.standing?.() ?? {}, entry);
    const table = createTable(seating, { bots: deps.makeBots(), save, answer });
    change({ table, game: id, trouble: null });
  };

  /** Null, and a notice about it, if the code cannot be fetched. */
  const load: LoadEntry = async (id) => {
    const entry = await deps.load(id);
    if (!entry.ok) change({ notice: { kind: 'problem', problem: entry.problem } });
    return entry;
  };

  const layOut = async (kept: SoundGame): Promise<void> => {
    const { id, saved } = kept;
    try {
      const entry = await deps.load(kept.game);
      // Somebody may have asked for another game meanwhile.
      if (model.game !== id) return;
      const seating = entry.ok ? resumeSeating(entry.value, saved) : entry;
      if (seating.ok) return sitDown(id, seating.value, saved.isCampaign);
      change({ trouble: { kind: 'damaged', text: saved.record, problem: seating.problem } });
    } catch {
      if (model.game === id) change({ trouble: { kind: 'not-loaded' } });
    }
  };

  const openAgain = async (id: string): Promise<void> => {
    clearTable();
    change({ game: id, table: null, trouble: null });
    const kept = saves.find(id);
    if (kept === undefined) change({ trouble: { kind: 'missing' } });
    else if (kept.kind === 'damaged') change({ trouble: kept });
    else await layOut(kept);
  };

  /** Writes kept games anew where something about them has changed. */
  const rewrite = (anew: (kept: SoundGame) => SavedGame): void => {
    for (const kept of model.games) {
      if (kept.kind !== 'sound') continue;
      const saved = anew(kept);
      if (saved !== kept.saved) saves.write(kept.id, saved);
    }
    change({ games: saves.list() });
  };

  /** Another game beside those kept. */
  const layNew = async (
    game: string,
    isCampaign: boolean,
    seat: (entry: ShelfEntry) => Result<Seating, Problem>,
  ): Promise<string | null> => {
    try {
      const entry = await load(game);
      if (!entry.ok) return null;
      const seating = seat(entry.value);
      if (!seating.ok) {
        change({ notice: { kind: 'problem', problem: seating.problem } });
        return null;
      }
      const id = deps.freshId();
      change({ notice: null });
      sitDown(id, seating.value, isCampaign);
      return id;
    } catch {
      change({ notice: { kind: 'not-loaded' } });
      return null;
    }
  };

  return {
    subscribe: shown.subscribe,
    start: (wish, isCampaign = false) =>
      layNew(wish.game, isCampaign, (entry) => beginSeating(entry, wish, deps.freshSeed())),
    goOn: (game, saved) => layNew(game, false, (entry) => resumeSeating(entry, saved)),
    async open(id) {
      if (model.game !== id) await openAgain(id);
    },
    openAgain,
    remove(id) {
      if (model.game === id) {
        clearTable();
        change({ game: null, table: null, trouble: null });
      }
      saves.remove(id);
      change({ games: saves.list() });
    },
    remember(id, hero) {
      rewrite((kept) => (kept.id === id ? { ...kept.saved, hero } : kept.saved));
    },
    endCampaign(game) {
      rewrite((kept) => (kept.game === game ? { ...kept.saved, isCampaign: false } : kept.saved));
    },
    async openRecord(text) {
      try {
        const record = parseRecord(text);
        if (!record.ok) {
          change({ notice: { kind: 'problem', problem: record.problem } });
          return false;
        }
        const entry = await load(record.value.game);
        if (!entry.ok) return false;
        const review = openReview(text, entry.value);
        if (review.ok) change({ review: review.value, notice: null });
        else change({ notice: { kind: 'problem', problem: review.problem } });
        return review.ok;
      } catch {
        change({ notice: { kind: 'not-loaded' } });
        return false;
      }
    },
    async nameGames(language) {
      const isNamed = ({ saved }: SoundGame): boolean => saved.note.names[language] !== undefined;
      const nameless = model.games.filter((game) => game.kind === 'sound' && !isNamed(game));
      const entries = new Map<string, ShelfEntry>();
      for (const game of new Set(nameless.flatMap((kept) => ('game' in kept ? kept.game : [])))) {
        // Without a network the list shows the names it has.
        const entry = await deps.load(game).catch(() => null);
        if (entry?.ok) entries.set(game, entry.value);
      }
      if (entries.size === 0) return;
      rewrite((kept) => {
        const entry = entries.get(kept.game);
        if (entry === undefined || isNamed(kept)) return kept.saved;
        const names = namesOf(entry, kept.scenario, language);
        const { note } = kept.saved;
        return { ...kept.saved, note: { ...note, names: { ...note.names, [language]: names } } };
      });
    },
    closeRecord: () => change({ review: null }),
    dismissNotice: () => change({ notice: null }),
    heardFromElsewhere(key) {
      const id = key === null ? null : idOfKey(key);
      if (key !== null && id === null) return;
      // Two windows that write the same game would overwrite each other.
      if (id !== null && id === model.game && model.table !== null) {
        clearTable();
        change({ table: null, trouble: { kind: 'elsewhere' } });
      }
      change({ games: saves.list() });
    },
  };
}
