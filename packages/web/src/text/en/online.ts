import type { Name } from '@bivouac/text';
import { bare, countEn, The, the, verb } from '@bivouac/text/grammar/en.ts';
import { spanText } from '../../online/time-left.ts';

const ACTIONS = { one: 'action', other: 'actions' };
const MINUTES = { one: 'minute', other: 'minutes' };

/** Play over the net: lobby, invitations, accounts, and what stands beside an online table. */
export const online = {
  title: 'Play with others',
  lead: 'No account needed: create a game, send the link and play. The server keeps your games until they’re finished.',
  make: 'Invite someone',
  lists: { mine: 'My games', open: 'Open to join', running: 'Being played', finished: 'Finished' },
  empty: {
    mine: 'You have no games here yet.',
    open: 'Nobody’s waiting for an opponent right now.',
    running: 'No public game is being played right now.',
    finished: 'No public game has been finished yet.',
  },
  offline: 'The server isn’t responding. Games on this device still work.',
  again: 'Try again',
  loading: 'Loading the list…',
  more: 'Show more',
  came: (p: { count: number }) => `${countEn(p.count, { one: 'more game', other: 'more games' })}.`,
  all: (p: { count: number }) =>
    `That’s all: ${countEn(p.count, { one: 'game', other: 'games' })}.`,
  yourMove: 'your move',
  toMove: (p: { sides: string }) => `to move: ${p.sides}`,
  leftToMove: (p: { time: string }) => `${p.time} left to move`,
  timeIsUp: 'time is up',
  justNow: 'just now',
  /** How long ago a game was created, played or ended. */
  newest: {
    waiting: (p: { ago: string }) => `created ${p.ago}`,
    running: (p: { ago: string }) => `last played ${p.ago}`,
    over: (p: { ago: string }) => `ended ${p.ago}`,
  },
  join: 'Join',
  joining: 'Joining…',
  play: 'Play',
  watch: 'Watch',
  open: 'Open',
  over: 'over',
  waits: 'waiting for players',
  plays: 'under way',
  replay: 'Replay',
  guest: 'guest',
  /** In place of the name of a player who has deleted their account. */
  deleted: 'deleted player',
  free: 'free seat',
  rated: 'rated',
  noClock: 'no clock',
  live: (p: { minutes: number; seconds: number }) => `${p.minutes} min + ${p.seconds} s per turn`,
  daysPerMove: (p: { count: number }) =>
    p.count === 1 ? '1 day per move' : `${p.count} days per move`,
  units: { day: 'd', hour: 'h' },
  form: {
    title: 'Invite to a game',
    as: (p: { name: string }) => `You’re inviting as ${p.name}.`,
    asGuest: 'You’re inviting as a guest.',
    scenario: 'Scenario',
    side: 'Your side',
    opponent: 'Against',
    link: 'anyone with the link',
    linkHint: 'You get a link to send. Whoever opens it first takes the seat.',
    stranger: 'anyone',
    strangerHint: 'The game appears in the lobby; anyone may join or watch.',
    clock: 'Clock',
    clocks: {
      none: 'no clock',
      fast: '15 minutes plus 30 seconds per turn',
      slow: '60 minutes plus one minute per turn',
      days3: '3 days per move',
      days7: '7 days per move',
    },
    rated: 'Rated game',
    ratedHint: 'The result counts only if your opponent is signed in when they join.',
    unratedBot: 'Games against a bot aren’t rated.',
    unratedUnknown: 'Checking whether you’re signed in…',
    unratedGuest: 'Only games between signed-in players are rated, and you’re a guest.',
    rules: 'Rule variants',
    begin: 'Create game',
    making: 'Creating the game…',
  },
  links: {
    title: 'Send this link to your opponent',
    hint: 'Whoever opens it takes the seat. Keep it between the two of you.',
    watch: 'For spectators',
    copy: 'Copy',
    copied: 'Copied',
    byHand: 'Your browser didn’t allow copying. The link is selected: copy it yourself.',
    missing: 'This browser doesn’t have your opponent’s link.',
    notWorking: 'Link not working?',
    renewHint: 'The link you’ve already sent will stop working.',
    renew: 'Create a new link',
    renewing: 'Creating a new link…',
  },
  /** Another page of the reader at the same seat. */
  pages: {
    told: 'You also have this game open in another window or on another device.',
    close: 'Close it there',
    leave: 'Keep both open',
    notMe: 'That isn’t me',
    comeBack: 'Play here again',
  },
  device: {
    title: 'Play on another device',
    account: (p: { name: string }) =>
      `Sign in as ${p.name} on the other device and you’ll find all your games there. Your account page lists the devices that are signed in and lets you sign them out.`,
    toAccount: 'To my account',
    guest:
      'You’re playing as a guest, and only this browser knows you. Create a link to play your games on another device too.',
    make: 'Create a link',
    code: 'QR code of the link',
    how: (p: { minutes: number }) =>
      `Within ${countEn(p.minutes, MINUTES)}, scan the code with the other device or open the link there.`,
    link: 'Link for one device',
    once: 'The link works once. Don’t give it to anyone: they could play all your games with it.',
    others: 'Other devices',
    othersHint:
      'Lost a device, or is someone else playing your games? Sign out every device but this one. Any unused link stops working too.',
    signOut: 'Sign out other devices',
    signedOut: 'All your other devices have been signed out.',
    opened: 'With this link you play here as the same guest as on the device that created it.',
    warning: 'Use it only if you created it yourself. If someone sent it to you, close this page.',
    use: 'Play on this device',
    unusable:
      'This link no longer works: it has been used or cancelled, or it’s too old. Create a new one on the device you play on.',
    otherPlayer:
      'You’re already playing other games in this browser, and you’d lose them. Use another browser, or create an account and sign in on both devices.',
    noGuest: 'You have no games here yet, so there’s nothing to play on another device.',
  },
  table: {
    noSeat:
      'This game is private, and you have no seat in it here. If you’re one of its players, sign in, or open it on the device you play on.',
    bar: 'Online',
    back: 'Lobby',
    you: 'you',
    here: 'is here',
    away: 'is away',
    watchers: (p: { count: number }) => (p.count === 1 ? '1 spectator' : `${p.count} spectators`),
    connecting: 'Finding the table…',
    lost: 'Connection lost; reconnecting…',
    unreachable: 'The server isn’t responding. The page keeps trying.',
    reload: 'Reload the page',
    otherPlace:
      'You already have a seat at this table. This link is for another one; if it’s your opponent’s, send it to them instead of opening it.',
    toOwnSeat: 'To my seat',
    sitHere: 'Take this seat anyway',
    chat: 'Chat',
    say: 'Write a message',
    send: 'Send',
    sending: 'sending…',
    mute: 'Mute chat',
    unmute: 'Unmute chat',
    muted: 'Messages from others are hidden.',
    more: 'Ask your opponent',
    takeBack: (p: { count: number }) => `Ask to take back ${countEn(p.count, ACTIONS)}`,
    pause: 'Offer a pause',
    resume: 'Resume the clock',
    paused: 'paused',
    claim: 'Claim the win on time',
    late: (p: { side: Name }) => `${The(p.side)} ${verb(p.side, 'has', 'have')} run out of time.`,
    youAreLate: 'Your time is up. Until you move, your opponent may claim the win.',
    rematch: 'Offer a rematch',
    toRematch: 'To the next game',
    unrated: 'This game isn’t rated: someone is playing without an account.',
    goingOn: 'Setting up the next game…',
    yes: 'Agree',
    no: 'Decline',
    withdraw: 'Withdraw',
    asked: {
      takeBack: (p: { side: Name; count: number }) =>
        `${The(p.side)} would like to take back ${countEn(p.count, ACTIONS)}.`,
      pause: (p: { side: Name }) => `${The(p.side)} would like a pause.`,
      rematch: (p: { side: Name }) => `${The(p.side)} would like a rematch with sides swapped.`,
    },
    waiting: {
      takeBack: (p: { count: number }) =>
        `You’ve asked to take back ${countEn(p.count, ACTIONS)}. Your opponent decides.`,
      pause: () => 'You’ve offered a pause. Your opponent decides.',
      rematch: () => 'You’ve offered a rematch. Your opponent decides.',
    },
    notes: {
      sat: (p: { side: Name }) => `A player has joined as ${the(p.side)}.`,
      'took-back': (p: { side: Name; count: number }) =>
        `${The(p.side)} took back ${countEn(p.count, ACTIONS)} by agreement.`,
      paused: () => 'The clock is paused by agreement.',
      resumed: () => 'The clock is running again.',
      'out-of-time': (p: { side: Name }) => `${The(p.side)} ran out of time.`,
      declined: (p: { side: Name }) => `The offer no longer stands (${bare(p.side)}).`,
      rematch: () => 'You’ve agreed on a rematch.',
      /** `count`: milliseconds. */
      outage: (p: { count: number }) =>
        `The server was down for ${spanText(p.count)}. Running clocks got the time back.`,
      /** `count`: the number of the rules. */
      rules: (p: { count: number }) =>
        `The rules of this game have been revised. It continues under rules ${p.count}.`,
      'rules-kept': (p: { count: number }) =>
        `The rules of this game have been revised (now rules ${p.count}). This game continues under the rules it began with.`,
    },
  },
  refusals: {
    'bad-link':
      'This link doesn’t open a seat in this game. Its end may have been cut off; ask for it again.',
    'link-used':
      'This link has been used and the seat is taken. If the seat is yours, open the game in the browser you joined with; its menu can create a link for another device. If you have an account, just sign in.',
    closed: 'You closed this page from another window or device. Your game continues there.',
    'session-required':
      'Your browser doesn’t remember you on this site, so you can’t take a seat. Allow cookies for this site and reload the page.',
    'unknown-game': 'That game isn’t on this server. The link may be incomplete.',
    'old-page':
      'This page is older than the server. Your game is safe: reload the page and play on.',
    late: 'The game changed in the meantime. Look again.',
    'not-now': 'You can’t do that now.',
    'just-started':
      'The server has just restarted. You can claim the win on time a minute after the restart.',
    'too-many': 'Too fast. Wait a moment.',
    unavailable: 'The server can’t save anything right now. The page keeps trying.',
    void: 'This game is void. It ended without a result.',
    diverged:
      'This game can’t continue: the rules on this server have changed since it began. The host has to end it. Check again later.',
    other: 'The server refused to do that.',
  },
  /** A game that is over and cannot be shown any more. */
  ended: {
    why: {
      rules:
        'This game is void. The rules have changed, and it couldn’t continue under the new ones. It doesn’t count for anyone.',
      host: 'This game is void. The host of this server ended it. It doesn’t count for anyone.',
      ban: 'This game is void. The host of this server has banned a player. It doesn’t count for anyone.',
    },
    unreadable:
      'This game is over. It can’t be shown any more, because the rules have changed since it was played.',
    note: (p: { text: string }) => `The host says: “${p.text}”`,
    download: 'Download the record',
  },
  account: {
    title: 'Account',
    guest: 'You’re playing as a guest. An account keeps your games and ratings on every device.',
    logout: 'Sign out',
    left: 'You’ve signed out.',
    signedIn: (p: { name: string }) => `Signed in as ${p.name}.`,
    notLeft:
      'You’re still signed in: we can’t remove your seats from this browser until the server responds.',
    page: 'My page',
  },
  bell: {
    title: 'Your move',
    onThisDevice: 'Notify me on this device when it’s my move',
    about:
      'A short notification from your browser while you’re away from the table. You can turn it off here at any time.',
    notAllowed:
      'Your browser doesn’t let this page show notifications. You can change that in its settings.',
    unknownService:
      'This server can’t send notifications through the service your browser uses. Another browser may work.',
  },
  errors: {
    'name-taken': 'This name is taken.',
    'wrong-password': 'Name and password don’t match.',
    banned: 'The host of this server has banned this account.',
    'wrong-code': 'Name and code don’t match, or the code has been used.',
    'unknown-passkey':
      'The server doesn’t know this passkey, or your device didn’t check that it’s you.',
    'no-passkeys': 'This server doesn’t offer passkeys.',
    'prove-first': 'Please confirm it’s you first.',
    'last-way-in':
      'This passkey is the only way into your account. Set a password or add another passkey first.',
    'bad-request': 'The server couldn’t make sense of this. Reload the page and try again.',
    'too-many': 'Too many attempts. Wait a moment.',
    'no-human-seat':
      'A person must play at least one side. To watch bots play each other, start a game on this device.',
    'too-many-games': 'You have too many unfinished games. Finish one first.',
    taken: 'Someone took this seat in the meantime.',
    'not-found': 'There’s nothing here by that name.',
    unavailable: 'The server can’t do that right now. Try again in a moment.',
    other: 'That didn’t work. Try again later.',
  },
  player: {
    since: (p: { date: string }) => `Here since ${p.date}`,
    results: 'Ratings and results',
    none: 'No rated games and no finished public games yet.',
    rating: (p: { rating: number; deviation: number }) => `${p.rating} ± ${p.deviation}`,
    rated: (p: { count: number }) => countEn(p.count, { one: 'rated game', other: 'rated games' }),
    /** The player's public games against people. */
    tally: (p: { wins: number; draws: number; losses: number }) =>
      `in public: ${[
        countEn(p.wins, { one: 'win', other: 'wins' }),
        countEn(p.draws, { one: 'draw', other: 'draws' }),
        countEn(p.losses, { one: 'loss', other: 'losses' }),
      ].join(', ')}`,
    games: 'Games',
    noGames: 'No public games yet.',
    missing: 'No player on this server has that name.',
  },
};
