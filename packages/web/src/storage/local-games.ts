import { beginSeating, resumeSeating } from '@bivouac/table/session/seating.ts';
import type { LocalGames, LocalGamesDeps } from './local-games-model.ts';
import {
  addGame,
  followStore,
  nameGames,
  openGame,
  openRecord,
  openState,
  removeGame,
  rewriteGames,
} from './local-games-state.ts';

export function createLocalGames(deps: LocalGamesDeps): LocalGames {
  const state = openState(deps);
  const { model, change } = state;
  return {
    subscribe: state.subscribe,
    start: (wish, isCampaign = false) =>
      addGame(state, wish.game, isCampaign, (entry) => beginSeating(entry, wish, deps.freshSeed())),
    goOn: (game, saved) => addGame(state, game, false, (entry) => resumeSeating(entry, saved)),
    async open(id) {
      if (model().game !== id) await openGame(state, id);
    },
    openAgain: (id) => openGame(state, id),
    remove: (id) => removeGame(state, id),
    remember: (id, hero) =>
      rewriteGames(state, (kept) => (kept.id === id ? { ...kept.saved, hero } : kept.saved)),
    endCampaign: (game) =>
      rewriteGames(state, (kept) =>
        kept.game === game ? { ...kept.saved, isCampaign: false } : kept.saved,
      ),
    openRecord: (text, players) => openRecord(state, text, players),
    closeRecord: () => change({ review: null }),
    dismissNotice: () => change({ notice: null }),
    nameGames: (language) => nameGames(state, language),
    heardFromElsewhere: (key) => followStore(state, key),
  };
}
