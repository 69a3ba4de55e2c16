import { countEn } from '@bivouac/text/grammar/en.ts';
import { spanText } from '../../online/time-left.ts';

const ACTIONS = { one: 'action', other: 'actions' };

/** Play over the net: lobby, invitations, accounts, and what stands beside an online table. */
export const online = {
  title: 'Play with others',
  lead: 'No account is needed: make a game, send the link, play. The server keeps your games until they are finished.',
  make: 'Invite somebody',
  lists: { mine: 'My games', open: 'Open to join', running: 'Being played', finished: 'Finished' },
  empty: {
    mine: 'You have no game here yet.',
    open: 'Nobody is waiting for an opponent right now.',
    running: 'No public game is being played right now.',
    finished: 'No public game has been finished yet.',
  },
  offline: 'The server does not answer. Games on this device work all the same.',
  again: 'Try again',
  loading: 'Fetching the list…',
  more: 'Show more',
  came: (p: { count: number }) => `${countEn(p.count, { one: 'more game', other: 'more games' })}.`,
  all: (p: { count: number }) =>
    `That is all: ${countEn(p.count, { one: 'game', other: 'games' })}.`,
  yourMove: 'your move',
  toMove: (p: { sides: string }) => `to move: ${p.sides}`,
  leftToMove: (p: { time: string }) => `${p.time} left to move`,
  timeIsUp: 'time is up',
  justNow: 'just now',
  /** How long ago a game was made, played or ended. */
  newest: {
    waiting: (p: { ago: string }) => `made ${p.ago}`,
    running: (p: { ago: string }) => `last played ${p.ago}`,
    over: (p: { ago: string }) => `ended ${p.ago}`,
  },
  join: 'Join',
  joining: 'Joining…',
  play: 'Play',
  watch: 'Watch',
  open: 'Open',
  over: 'over',
  waits: 'waits for players',
  plays: 'under way',
  replay: 'Replay',
  guest: 'guest',
  /** In place of the name of a player who has deleted their account. */
  deleted: 'deleted player',
  free: 'free seat',
  rated: 'rated',
  noClock: 'no clock',
  live: (p: { minutes: number; seconds: number }) => `${p.minutes} min + ${p.seconds} s per turn`,
  daysPerMove: (p: { count: number }) =>
    p.count === 1 ? '1 day per move' : `${p.count} days per move`,
  units: { day: 'd', hour: 'h' },
  form: {
    title: 'Invite to a game',
    as: (p: { name: string }) => `You are inviting as ${p.name}.`,
    asGuest: 'You are inviting as a guest.',
    scenario: 'Scenario',
    side: 'Your side',
    opponent: 'Against',
    link: 'whoever gets the link',
    linkHint: 'You get a link to send; only whoever opens it can sit down.',
    stranger: 'whoever comes',
    strangerHint: 'The game is shown in the lobby; anybody may join and watch.',
    clock: 'Clock',
    clocks: {
      none: 'no clock',
      fast: '15 minutes, plus 30 seconds per turn',
      slow: '60 minutes, plus one minute per turn',
      days3: '3 days per move',
      days7: '7 days per move',
    },
    rated: 'Rated game',
    ratedHint: 'The result counts only if your opponent is signed in when he sits down.',
    unratedBot: 'Games against a bot are not rated.',
    unratedUnknown: 'The server has not said yet whether you are signed in.',
    unratedGuest: 'Only games between people who are signed in are rated; you are a guest.',
    rules: 'Variants of the rules',
    begin: 'Make the game',
    making: 'Making the game…',
  },
  links: {
    title: 'Send this link to your opponent',
    hint: 'Whoever opens it takes the seat. Keep it between the two of you.',
    watch: 'For people who want to watch',
    copy: 'Copy',
    copied: 'Copied',
    byHand: 'Your browser did not allow copying. The link is selected: copy it yourself.',
    missing: 'This browser does not know the link for your opponent.',
    notWorking: 'The link does not work?',
    renewHint: 'A link that you have sent already will stop working.',
    renew: 'Make a new link',
    renewing: 'Making a new link…',
  },
  /** Another page of the reader at the same seat. */
  pages: {
    told: 'You have this game open in another window or on another device as well.',
    close: 'Close it there',
    leave: 'Keep both open',
    notMe: 'That is not me',
    comeBack: 'Play here again',
  },
  device: {
    title: 'Play on another device',
    account: (p: { name: string }) =>
      `Sign in as ${p.name} on the other device; all your games are there. Your account page lists the devices that are signed in, and signs them out.`,
    toAccount: 'To my account',
    guest:
      'You are playing as a guest, and only this browser knows you. Make a link to play your games on a second device as well.',
    make: 'Make a link',
    code: 'QR code of the link',
    how: (p: { minutes: number }) =>
      `Scan the code with the other device, or open the link there, within ${p.minutes}\u00a0minutes.`,
    link: 'Link for one device',
    once: 'The link works once. Do not give it to anyone: with it they could play all your games.',
    others: 'Other devices',
    othersHint:
      'Lost a device, or is someone else playing your games? Sign out every device but this one. A link that has not been used yet stops working, too.',
    signOut: 'Sign out other devices',
    signedOut: 'All your other devices are signed out.',
    opened: 'With this link you play here as the same guest as on the device that made it.',
    warning: 'Use it only if you made it yourself. If someone sent it to you, close this page.',
    use: 'Play on this device',
    unusable:
      'This link does not work any more: it has been used or cancelled, or it is too old. Make a new one on the device you play on.',
    otherPlayer:
      'You are already playing other games in this browser and would lose them. Use another browser, or create an account and sign in on both devices.',
    noGuest: 'You have no games here yet, so there is nothing to share with another device.',
  },
  table: {
    noSeat:
      'This game is private, and you have no seat in it here. If you play it, sign in, or open it on the device you play on.',
    bar: 'Online',
    back: 'Lobby',
    you: 'you',
    here: 'is here',
    away: 'is away',
    watchers: (p: { count: number }) => (p.count === 1 ? '1 spectator' : `${p.count} spectators`),
    connecting: 'Finding the table…',
    lost: 'Connection lost; reconnecting…',
    unreachable: 'The server does not answer. The page keeps trying.',
    reload: 'Load the page again',
    otherPlace:
      'You already sit at this table. This link is for another place; if it is your opponent’s, send it instead of opening it.',
    toOwnSeat: 'To my seat',
    sitHere: 'Sit here all the same',
    chat: 'Chat',
    say: 'Say something',
    send: 'Send',
    sending: 'sending…',
    mute: 'Mute the others',
    unmute: 'Hear the others again',
    muted: 'What others write is hidden from you.',
    more: 'Ask the other side',
    takeBack: (p: { count: number }) => `Ask to take back ${countEn(p.count, ACTIONS)}`,
    pause: 'Offer a pause',
    resume: 'Resume',
    paused: 'paused',
    claim: 'Claim the win on time',
    late: (p: { side: string }) => `${p.side}: time is up.`,
    youAreLate: 'Your time is up. Until you move, the other side may claim the win.',
    rematch: 'Offer a rematch',
    toRematch: 'To the next game',
    unrated: 'This game is not rated: somebody plays without an account.',
    goingOn: 'Laying out the next game…',
    yes: 'Agree',
    no: 'Decline',
    withdraw: 'Withdraw',
    asked: {
      takeBack: (p: { side: string; count: number }) =>
        `${p.side} would like to take back ${countEn(p.count, ACTIONS)}.`,
      pause: (p: { side: string }) => `${p.side} would like a pause.`,
      rematch: (p: { side: string }) => `${p.side} would like a rematch with sides swapped.`,
    },
    waiting: {
      takeBack: (p: { count: number }) =>
        `You have asked to take back ${countEn(p.count, ACTIONS)}; the other side decides.`,
      pause: () => 'You have offered a pause; the other side decides.',
      rematch: () => 'You have offered a rematch; the other side decides.',
    },
    notes: {
      sat: (p: { side: string }) => `${p.side} sat down.`,
      'took-back': (p: { side: string; count: number }) =>
        `${p.side} took back ${countEn(p.count, ACTIONS)} by consent.`,
      paused: () => 'The clock is paused by agreement.',
      resumed: () => 'The clock runs again.',
      'out-of-time': (p: { side: string }) => `${p.side} ran out of time.`,
      declined: (p: { side: string }) => `${p.side}: the offer is off.`,
      rematch: () => 'A rematch is agreed.',
      /** `count`: milliseconds. */
      outage: (p: { count: number }) =>
        `The server was down for ${spanText(p.count)}; running clocks got the time back.`,
      /** `count`: the number of the rules. */
      rules: (p: { count: number }) =>
        `The rules of this game have been revised. It continues under rules ${p.count}.`,
      'rules-kept': (p: { count: number }) =>
        `The rules of this game have been revised (now rules ${p.count}). This game continues under the rules it began with.`,
    },
  },
  refusals: {
    'bad-link':
      'This link does not open any seat of this game. Perhaps its end was cut off; ask for it again.',
    'link-used':
      'This link has been used and the seat is taken. If the seat is yours, open the game in the browser in which you took it; in its menu you can make a link for another device. With an account, just sign in.',
    closed: 'This page was closed from another window or device. Your game goes on there.',
    'session-required':
      'Your browser does not keep you signed in here, so you cannot take a seat. Allow cookies for this site and load the page again.',
    'unknown-game': 'There is no such game on this server. Perhaps the link is incomplete.',
    'old-page':
      'This page is older than the server. Your game is safe: load the page again and play on.',
    late: 'The game has changed meanwhile; look again.',
    'not-now': 'That is not possible now.',
    'just-started':
      'The server has just restarted. You can claim the win on time a minute after the restart.',
    'too-many': 'Too fast. Wait a moment.',
    unavailable: 'The server cannot store anything just now; the page keeps trying.',
    void: 'This game is void. It was ended without a result.',
    diverged:
      'This game can’t continue: the rules on this server have changed since it began. The host has to end it. Look again later.',
    other: 'The server refused that.',
  },
  /** A game that is over and cannot be shown any more. */
  ended: {
    why: {
      rules:
        'This game is void. The rules have changed, and it could not continue under the new ones. It does not count for anyone.',
      host: 'This game is void. The host of this server ended it. It does not count for anyone.',
      ban: 'This game is void. The host of this server has banned a player. It does not count for anyone.',
    },
    unreadable:
      'This game is over. It can’t be shown any more, because the rules have changed since it was played.',
    note: (p: { text: string }) => `The host says: “${p.text}”`,
    download: 'Download the record',
  },
  account: {
    title: 'Account',
    guest: 'You are playing as a guest. An account keeps your games and ratings on every device.',
    logout: 'Sign out',
    left: 'You have signed out.',
    signedIn: (p: { name: string }) => `Signed in as ${p.name}.`,
    notLeft:
      'You stay signed in: your seats can be removed from this browser once the server answers.',
    page: 'My page',
  },
  bell: {
    title: 'Your move',
    onThisDevice: 'Tell me on this device when it is my move',
    about:
      'A short notification from your browser while you are away from the table. Switch it off here at any time.',
    notAllowed:
      'Your browser does not let this page show notifications. You can change that in its settings.',
    unknownService:
      'This server does not send notifications through the service that your browser uses. Another browser may work.',
  },
  errors: {
    'name-taken': 'This name is taken.',
    'wrong-password': 'Name and password do not match.',
    banned: 'The host of this server has banned this account.',
    'wrong-code': 'Name and code do not match, or the code has been used.',
    'unknown-passkey':
      'The server does not know this passkey, or your device did not check that it is you.',
    'no-passkeys': 'This server does not offer passkeys.',
    'prove-first': 'Please confirm first that it is you.',
    'last-way-in':
      'This passkey is the only way into your account. Set a password or add another passkey first.',
    'bad-request': 'The server could not make sense of this. Load the page again and retry.',
    'too-many': 'Too many attempts. Wait a moment.',
    'no-human-seat':
      'At least one side must be played by a person. To watch bots play each other, start a game on this device.',
    'too-many-games': 'You have too many unfinished games; finish one first.',
    taken: 'Somebody has taken this seat meanwhile.',
    'not-found': 'There is no such thing here.',
    unavailable: 'The server cannot do that just now. Try again in a moment.',
    other: 'That did not work. Try again later.',
  },
  player: {
    since: (p: { date: string }) => `Here since ${p.date}`,
    results: 'Ratings and results',
    none: 'No rated game and no finished public game yet.',
    rating: (p: { rating: number; deviation: number }) => `${p.rating} ± ${p.deviation}`,
    rated: (p: { count: number }) => countEn(p.count, { one: 'rated game', other: 'rated games' }),
    /** Of his public games against people. */
    tally: (p: { wins: number; draws: number; losses: number }) =>
      `in public: ${[
        countEn(p.wins, { one: 'win', other: 'wins' }),
        countEn(p.draws, { one: 'draw', other: 'draws' }),
        countEn(p.losses, { one: 'loss', other: 'losses' }),
      ].join(', ')}`,
    games: 'Games',
    noGames: 'No public game yet.',
    missing: 'There is no player of that name on this server.',
  },
};
