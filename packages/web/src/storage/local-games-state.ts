import { type Problem, parseRecord, type Result } from '@bivouac/kernel';
import type { TableEntry } from '@bivouac/manifest';
import type { KeptGame, SavedGame, SoundGame } from '@bivouac/table/contract/kept-games.ts';
import { createEmitter, type Watched } from '@bivouac/table/session/emitter.ts';
import { type Player, resumeSeating, type Seating } from '@bivouac/table/session/seating.ts';
import { orderedAnswers } from '@bivouac/table/session/standing.ts';
import { createTable } from '@bivouac/table/session/table.ts';
import type { Language } from '@bivouac/text';
import type { LoadEntry } from '../games/library.ts';
import type { LocalGamesDeps, LocalGamesModel } from './local-games-model.ts';
import { idOfKey } from './save-keys.ts';
import { createSaves, namesOf, noteOf, type Saves } from './saves.ts';

/** The kept games with the one on the table, and what is needed to change them. */
export interface LocalState extends Watched<LocalGamesModel> {
  readonly deps: LocalGamesDeps;
  readonly saves: Saves;
  model(): LocalGamesModel;
  change(changes: Partial<LocalGamesModel>): void;
  /** Loads an entry; if its code cannot be found, a notice says so. */
  readonly load: LoadEntry;
}

export function openState(deps: LocalGamesDeps): LocalState {
  const saves = createSaves(deps.store);
  let model: LocalGamesModel = {
    games: saves.list(),
    game: null,
    table: null,
    trouble: null,
    review: null,
    notice: null,
  };
  const shown = createEmitter(model);
  const change = (changes: Partial<LocalGamesModel>): void => {
    model = { ...model, ...changes };
    shown.emit(model);
  };
  return {
    deps,
    saves,
    subscribe: shown.subscribe,
    model: () => model,
    change,
    async load(id) {
      const entry = await deps.load(id);
      if (!entry.ok) change({ notice: { kind: 'problem', problem: entry.problem } });
      return entry;
    },
  };
}

/** Puts a game on the table, which saves it after every action. */
function seatGame(state: LocalState, id: string, seating: Seating, isForCampaign: boolean): void {
  const { deps, model, change } = state;
  model().table?.close();
  const save = (record: string): void => saveGame(state, id, seating, record, isForCampaign);
  const answer = orderedAnswers(() => deps.standing?.() ?? {}, seating.entry);
  const table = createTable(seating, { bots: deps.makeBots(), save, answer });
  change({ table, game: id, trouble: null });
}

function saveGame(
  { deps, saves, model, change }: LocalState,
  id: string,
  { entry, match, players, commitment }: Seating,
  record: string,
  isForCampaign: boolean,
): void {
  const { games, notice } = model();
  const before = games.find((game) => game.id === id);
  const known = before?.kind === 'sound' ? before.saved : undefined;
  const language = deps.language();
  const { setup, decision: actions } = match;
  const names = { ...known?.note.names, [language]: namesOf(entry, setup.scenario, language) };
  const note = noteOf(entry, match, deps.now(), names);
  const { isCampaign, hero } = known ?? { isCampaign: isForCampaign, hero: '' };
  const saved: SavedGame = { record, players, commitment, isCampaign, hero, note };
  const isKept = saves.write(id, saved);
  if (!isKept && notice?.kind !== 'not-kept') change({ notice: { kind: 'not-kept' } });
  const { scenario } = setup;
  const kept: KeptGame = { kind: 'sound', id, game: entry.game.id, scenario, actions, saved };
  // Reading the whole store again would check every seal in it after every action.
  change({ games: [kept, ...games.filter((game) => game.id !== id)] });
}

/** Puts a kept game on the table. */
export async function openGame(state: LocalState, id: string): Promise<void> {
  const { saves, model, change } = state;
  model().table?.close();
  change({ game: id, table: null, trouble: null });
  const kept = saves.find(id);
  if (kept === undefined) change({ trouble: { kind: 'missing' } });
  else if (kept.kind === 'damaged') change({ trouble: kept });
  else await loadGame(state, kept);
}

async function loadGame(state: LocalState, { id, game, saved }: SoundGame): Promise<void> {
  const { deps, model, change } = state;
  try {
    const entry = await deps.load(game);
    // The player may have opened another game meanwhile.
    if (model().game !== id) return;
    const seating = entry.ok ? resumeSeating(entry.value, saved) : entry;
    if (seating.ok) return seatGame(state, id, seating.value, saved.isCampaign);
    change({ trouble: { kind: 'damaged', text: saved.record, problem: seating.problem } });
  } catch {
    if (model().game === id) change({ trouble: { kind: 'not-loaded' } });
  }
}

/** Adds a game to those kept, puts it on the table, and returns its id. */
export async function addGame(
  state: LocalState,
  game: string,
  isCampaign: boolean,
  seat: (entry: TableEntry) => Result<Seating, Problem>,
): Promise<string | null> {
  const { deps, change } = state;
  try {
    const entry = await state.load(game);
    if (!entry.ok) return null;
    const seating = seat(entry.value);
    if (!seating.ok) {
      change({ notice: { kind: 'problem', problem: seating.problem } });
      return null;
    }
    const id = deps.freshId();
    change({ notice: null });
    seatGame(state, id, seating.value, isCampaign);
    return id;
  } catch {
    change({ notice: { kind: 'not-loaded' } });
    return null;
  }
}

export function removeGame({ saves, model, change }: LocalState, id: string): void {
  if (model().game === id) {
    model().table?.close();
    change({ game: null, table: null, trouble: null });
  }
  saves.remove(id);
  change({ games: saves.list() });
}

/** Writes the kept games that `update` changes. */
export function rewriteGames(
  { saves, model, change }: LocalState,
  update: (kept: SoundGame) => SavedGame,
): void {
  for (const kept of model().games) {
    if (kept.kind !== 'sound') continue;
    const saved = update(kept);
    if (saved !== kept.saved) saves.write(kept.id, saved);
  }
  change({ games: saves.list() });
}

export async function openRecord(
  state: LocalState,
  text: string,
  players: readonly Player[] = [],
): Promise<boolean> {
  const { change } = state;
  try {
    const record = parseRecord(text);
    if (!record.ok) {
      change({ notice: { kind: 'problem', problem: record.problem } });
      return false;
    }
    const entry = await state.load(record.value.game);
    if (!entry.ok) return false;
    const { openReview } = await import('../replay/review.ts');
    const review = openReview(text, entry.value, players);
    if (review.ok) change({ review: review.value, notice: null });
    else change({ notice: { kind: 'problem', problem: review.problem } });
    return review.ok;
  } catch {
    change({ notice: { kind: 'not-loaded' } });
    return false;
  }
}

/** Gives every kept game its names in this language. */
export async function nameGames(state: LocalState, language: Language): Promise<void> {
  const { deps, model } = state;
  const isNamed = ({ saved }: SoundGame): boolean => saved.note.names[language] !== undefined;
  const nameless = model().games.filter(
    (kept): kept is SoundGame => kept.kind === 'sound' && !isNamed(kept),
  );
  const entries = new Map<string, TableEntry>();
  for (const game of new Set(nameless.map((kept) => kept.game))) {
    // Without a network the list shows the names it has.
    const entry = await deps.load(game).catch(() => null);
    if (entry?.ok) entries.set(game, entry.value);
  }
  if (entries.size === 0) return;
  rewriteGames(state, (kept) => {
    const entry = entries.get(kept.game);
    if (entry === undefined || isNamed(kept)) return kept.saved;
    const names = namesOf(entry, kept.scenario, language);
    const { note } = kept.saved;
    return { ...kept.saved, note: { ...note, names: { ...note.names, [language]: names } } };
  });
}

/** Another window wrote into the store. */
export function followStore({ saves, model, change }: LocalState, key: string | null): void {
  const id = key === null ? null : idOfKey(key);
  if (key !== null && id === null) return;
  const { game, table } = model();
  // Two windows that write the same game would overwrite each other.
  if (id !== null && id === game && table !== null) {
    table.close();
    change({ table: null, trouble: { kind: 'elsewhere' } });
  }
  change({ games: saves.list() });
}
