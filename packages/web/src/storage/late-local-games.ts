import { createEmitter } from '@bivouac/table/session/emitter.ts';
import type { LocalGames, LocalGamesDeps, LocalGamesModel } from './local-games-model.ts';
import { idOfKey } from './save-keys.ts';
import type { Store } from './store.ts';

/** The code of the local games, with the referee and everything that reads records. */
export type LocalGamesCode = Pick<typeof import('./local-games.ts'), 'createLocalGames'>;

/** A reader without games waits for nothing of it. */
export const hasSaves = (store: Store): boolean =>
  store.keys().some((key) => idOfKey(key) !== null);

const EMPTY: LocalGamesModel = {
  games: [],
  game: null,
  table: null,
  trouble: null,
  review: null,
  notice: null,
};

/**
 * Local games whose code is fetched when the first game starts. `code` is given where games are kept already, so
 * that they are there when the page is first seen.
 */
export function lateLocalGames(
  deps: LocalGamesDeps,
  code: LocalGamesCode | null,
  fetchCode: () => Promise<LocalGamesCode>,
): LocalGames {
  const shown = createEmitter(EMPTY);
  let games: LocalGames | null = null;
  const unpack = ({ createLocalGames }: LocalGamesCode): LocalGames => {
    if (games !== null) return games;
    games = createLocalGames(deps);
    games.subscribe((model) => shown.emit(model));
    return games;
  };
  if (code !== null) unpack(code);

  /** Does it with the local games; `otherwise` is what the page shows if their code cannot be fetched. */
  const use = async <T>(
    work: (games: LocalGames) => Promise<T> | T,
    failed: T,
    otherwise: Partial<LocalGamesModel> = { notice: { kind: 'not-loaded' } },
  ): Promise<T> => {
    if (games !== null) return work(games);
    try {
      unpack(await fetchCode());
    } catch {
      shown.emit({ ...EMPTY, ...otherwise });
      return failed;
    }
    return use(work, failed, otherwise);
  };
  const notLoaded = (game: string): Partial<LocalGamesModel> => ({
    game,
    trouble: { kind: 'not-loaded' },
  });

  return {
    subscribe: shown.subscribe,
    start(wish, isCampaign) {
      // The game comes at the same time; whether it does is theirs to say.
      if (games === null) deps.load(wish.game).catch(() => undefined);
      return use((at) => at.start(wish, isCampaign), null);
    },
    goOn: (game, saved) => use((at) => at.goOn(game, saved), null),
    open: (id) => use((at) => at.open(id), undefined, notLoaded(id)),
    openAgain: (id) => use((at) => at.openAgain(id), undefined, notLoaded(id)),
    openRecord: (text, players) => use((at) => at.openRecord(text, players), false),
    remove: (id) => void use((at) => at.remove(id), undefined),
    remember: (id, hero) => void use((at) => at.remember(id, hero), undefined),
    endCampaign: (game) => void use((at) => at.endCampaign(game), undefined),
    closeRecord: () => games?.closeRecord(),
    dismissNotice() {
      if (games === null) shown.emit(EMPTY);
      else games.dismissNotice();
    },
    nameGames: async (language) => games?.nameGames(language),
    heardFromElsewhere(key) {
      // Another window has begun the first game.
      const isGame = key !== null && idOfKey(key) !== null;
      if (games !== null || isGame) void use((at) => at.heardFromElsewhere(key), undefined, {});
    },
  };
}
