/** A game whose seats are all open by link. */
export const BY_LINK = {
  game: 'skirmish',
  scenario: 'crossing',
  options: {},
  seats: [{ kind: 'open' }, { kind: 'open' }],
  clock: null,
  isOpen: false,
  isRated: false,
};

/** A game in which its maker has the first seat. */
export const MINE = { ...BY_LINK, seats: [{ kind: 'me' }, { kind: 'open' }] };

/** A game against a fast bot. */
export const WITH_BOT = { ...BY_LINK, seats: [{ kind: 'open' }, { kind: 'bot', bot: 'easy' }] };

/** A game against a fast bot in which its maker has the first seat. */
export const MINE_WITH_BOT = { ...BY_LINK, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }] };
