/** A game between whoever gets its links. */
export const WISH = {
  game: 'skirmish',
  scenario: 'crossing',
  options: {},
  seats: [{ kind: 'open' }, { kind: 'open' }],
  clock: null,
  isOpen: false,
  isRated: false,
};

/** One in which its maker has the first seat. */
export const MINE = { ...WISH, seats: [{ kind: 'me' }, { kind: 'open' }] };

/** One against a bot that is quick. */
export const WITH_BOT = { ...WISH, seats: [{ kind: 'open' }, { kind: 'bot', bot: 'easy' }] };

/** The same in which its maker has the first seat. */
export const MINE_WITH_BOT = { ...WISH, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }] };
