import { type AnyMatch, parseRecord } from '@bivouac/kernel';
import type { ShelfEntry } from '@bivouac/manifest';
import type {
  KeptGame,
  KeptNames,
  KeptNote,
  SavedGame,
} from '@bivouac/table/contract/kept-games.ts';
import { isPlayer, type Player } from '@bivouac/table/session/seating.ts';
import { type Language, seatNames } from '@bivouac/text';
import { idOfKey, saveKey } from './save-keys.ts';
import type { Store } from './store.ts';

/** Many games at once, each under a key of its own. */
export interface Saves {
  /** The latest first, damaged ones at the end. */
  list(): readonly KeptGame[];
  find(id: string): KeptGame | undefined;
  /** False if the browser keeps nothing. */
  write(id: string, saved: SavedGame): boolean;
  remove(id: string): void;
}

export function createSaves(store: Store): Saves {
  const find = (id: string): KeptGame | undefined => {
    const text = store.read(saveKey(id));
    return text === null ? undefined : readKept(id, text);
  };
  return {
    find,
    list() {
      const ids = store.keys().flatMap((key) => idOfKey(key) ?? []);
      const games = ids.flatMap((id) => find(id) ?? []);
      return games.toSorted((a, b) => savedAt(b) - savedAt(a) || (a.id < b.id ? -1 : 1));
    },
    write: (id, saved) => store.write(saveKey(id), JSON.stringify(saved)),
    remove: (id) => store.remove(saveKey(id)),
  };
}

const savedAt = (game: KeptGame): number => (game.kind === 'sound' ? game.saved.note.savedAt : -1);

/** The names of a game in lists; its words in that language have been loaded. */
export function namesOf(entry: ShelfEntry, scenario: string, language: Language): KeptNames {
  const text = entry.texts.in(language);
  return {
    game: text.title,
    scenario: text.scenario(scenario).title,
    sides: seatNames(entry.game, text),
  };
}

/** The facts that lists show of a match. */
export function noteOf(
  entry: ShelfEntry,
  match: AnyMatch,
  savedAt: number,
  names: KeptNote['names'],
): KeptNote {
  const now = match.awaiting();
  const isOver = now.kind === 'over';
  const progress = entry.progress?.(match);
  return {
    names,
    savedAt,
    awaited: isOver ? [] : now.seats,
    isOver,
    winner: isOver ? (now.outcome.winners[0] ?? null) : null,
    round: progress?.round ?? null,
    points: progress?.points ?? null,
    casualties: entry.campaign?.note(match).casualties ?? null,
  };
}

function readKept(id: string, text: string): KeptGame {
  const saved = parseSaved(text);
  if (saved === undefined) return { kind: 'damaged', id, text, problem: null };
  // The record is sealed, so damage shows without the game's code.
  const record = parseRecord(saved.record);
  if (!record.ok) return { kind: 'damaged', id, text: saved.record, problem: record.problem };
  const { game, scenario, actions } = record.value;
  return { kind: 'sound', id, game, scenario, actions: actions.length, saved };
}

/** Undefined if the text is not a saved game. */
function parseSaved(text: string): SavedGame | undefined {
  try {
    const saved: unknown = JSON.parse(text);
    return isSaved(saved) ? saved : undefined;
  } catch {
    return undefined;
  }
}

type Fields = { readonly [name: string]: unknown };

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isNumber = (value: unknown): value is number => Number.isSafeInteger(value);
const isNumbers = (value: unknown): boolean => Array.isArray(value) && value.every(isNumber);

function isSaved(value: unknown): value is SavedGame {
  if (!isObject(value)) return false;
  const { record, players, commitment, isCampaign, hero, note } = value;
  return (
    typeof record === 'string' &&
    typeof commitment === 'string' &&
    typeof isCampaign === 'boolean' &&
    typeof hero === 'string' &&
    isPlayers(players) &&
    isNote(note)
  );
}

function isPlayers(value: unknown): value is readonly Player[] {
  return Array.isArray(value) && value.length > 0 && value.every(isPlayer);
}

function isNote(value: unknown): value is KeptNote {
  if (!isObject(value)) return false;
  const { names, savedAt, awaited, isOver, winner, round, points, casualties } = value;
  return (
    isObject(names) &&
    Object.values(names).length > 0 &&
    Object.values(names).every(isNames) &&
    isNumber(savedAt) &&
    isNumbers(awaited) &&
    typeof isOver === 'boolean' &&
    (winner === null || isNumber(winner)) &&
    (round === null || isNumber(round)) &&
    (points === null || isNumbers(points)) &&
    (casualties === null || isNumbers(casualties))
  );
}

function isNames(value: unknown): value is KeptNames {
  if (!isObject(value)) return false;
  const { game, scenario, sides } = value;
  return (
    typeof game === 'string' &&
    typeof scenario === 'string' &&
    Array.isArray(sides) &&
    sides.every((side) => typeof side === 'string')
  );
}
