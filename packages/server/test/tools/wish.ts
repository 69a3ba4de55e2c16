/** A game whose seats are all open by link. */
export const WISH = {
  game: 'skirmish',
  scenario: 'crossing',
  options: {},
  seats: [{ kind: 'open' }, { kind: 'open' }],
  clock: null,
  isOpen: false,
  isRated: false,
};

/** A game in which its maker has the first seat. */
export const MINE = { ...WISH, seats: [{ kind: 'me' }, { kind: 'open' }] };

/** A game against a fast bot. */
export const WITH_BOT = { ...WISH, seats: [{ kind: 'open' }, { kind: 'bot', bot: 'easy' }] };

/** A game against a fast bot in which its maker has the first seat. */
export const MINE_WITH_BOT = { ...WISH, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }] };
