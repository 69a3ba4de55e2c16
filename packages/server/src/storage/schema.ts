/** The tables, as both databases have them. Times are milliseconds since 1970; truth is 0 or 1. */
export interface Tables {
  games: GameRow;
  seats: SeatRow;
  entries: EntryRow;
  persons: PersonRow;
  sessions: SessionRow;
  passkeys: PasskeyRow;
  challenges: ChallengeRow;
  recovery_codes: RecoveryCodeRow;
  devices: DeviceRow;
  device_links: DeviceLinkRow;
  allowances: AllowanceRow;
  ratings: RatingRow;
  subscriptions: SubscriptionRow;
  tellings: NotificationRow;
  heartbeats: HeartbeatRow;
  outages: OutageRow;
  server_state: StateRow;
  audit: AuditRow;
}

export type GameStatus = 'waiting' | 'running' | 'over';

export interface GameRow {
  id: string;
  game: string;
  /** The number of the rules it was begun under. */
  rules: number;
  scenario: string;
  /** JSON: option id → value. */
  options: string;
  /** Secret until the game is over. */
  seed: string;
  commitment: string;
  /** JSON of a clock; null plays without. */
  clock: string | null;
  /** Anybody may find it in the lobby and watch. */
  is_open: number;
  is_rated: number;
  watch_hash: string;
  creator: string | null;
  /** Shares the bots' time with the others: an account, or a guest's network as `queueOwnerOf` hides it. */
  queue_owner: string | null;
  /** The network that the game was made from, also that of an account; hidden in the same way. */
  queue_network: string | null;
  rematch_of: string | null;
  created_at: number;
  /** From here on: figures for lists, kept by whoever writes the newest entry. */
  status: GameStatus;
  /** The sequence number of the newest entry. */
  head: number;
  /** One bit for each seat that owes a decision. */
  awaited: number;
  /** When the first running clock falls. */
  deadline: number | null;
  is_bot_due: number;
  /** JSON of the outcome. */
  outcome: string | null;
  moved_at: number;
  rated_at: number | null;
}

export interface SeatRow {
  game: string;
  seat: number;
  /** Null for a person. */
  bot: string | null;
  /**
   * Hash of the secret in the link that invites to the seat; null once a player has it, and for a bot. Seats
   * that were taken without a session, before that was required, keep theirs until their player comes back.
   */
  token_hash: string | null;
  /** Hash of the secret that the seat was taken with: it opens nothing, but the server can say why. */
  used_hash: string | null;
  person: string | null;
  /** When somebody first sat down here. */
  taken_at: number | null;
}

/** Everything that happened at a table, in the one order that (game, sequence) gives. */
export interface EntryRow {
  game: string;
  seq: number;
  at: number;
  /** Null where nobody at the table did it. */
  seat: number | null;
  kind: string;
  body: string;
  /** The sender's own name for it, by which a doubled message is known. */
  ref: string | null;
}

export interface PersonRow {
  id: string;
  /** Null for a guest, and for a player who has deleted their account. */
  name: string | null;
  /** The name folded: by it an account is found. A deleted account keeps it until the name is free again. */
  name_key: string | null;
  /** What the name looks like; null for the later of two old names that look alike. */
  name_skeleton: string | null;
  password: string | null;
  created_at: number;
  settings: string | null;
  deleted_at: number | null;
  /** Set: the host lets this person in no more. */
  banned_at: number | null;
}

export interface SessionRow {
  token_hash: string;
  person: string;
  expires_at: number;
  /** Null for sessions that are older than this column; the same holds for the other three. */
  created_at: number | null;
  /** When it was last used, to the hour. */
  seen_at: number | null;
  /** When the person last showed a password, a passkey or a recovery code in it. */
  proved_at: number | null;
  /** Browser and system in a few words. */
  device: string | null;
}

/** A challenge for a passkey, to be answered once, by the person who asked for it. */
export interface ChallengeRow {
  challenge_hash: string;
  person: string;
  expires_at: number;
}

/** A code that signs its owner in once; the row goes when it is used. */
export interface RecoveryCodeRow {
  code_hash: string;
  person: string;
  created_at: number;
}

/** A browser in which the person has signed in before. */
export interface DeviceRow {
  token_hash: string;
  person: string;
  seen_at: number;
}

/** What somebody has spent of a limit that all processes share. */
export interface AllowanceRow {
  /** A hash: no address or name stands here. */
  key: string;
  /** When nothing of it will be spent any more. */
  full_at: number;
}

export interface PasskeyRow {
  id: string;
  person: string;
  public_key: string;
  counter: number;
  created_at: number;
  /** The device on which it was made, in a few words. */
  label: string | null;
  used_at: number | null;
}

export interface RatingRow {
  person: string;
  game: string;
  rating: number;
  deviation: number;
  volatility: number;
  games: number;
  updated_at: number;
}

/** A one-time link that lets a guest play on another device. Each guest has at most one, and it expires soon. */
export interface DeviceLinkRow {
  person: string;
  token_hash: string;
  expires_at: number;
}

/** A browser in which a person wants to be told that it is his move. */
export interface SubscriptionRow {
  /** The address at the browser's push service. */
  endpoint: string;
  person: string;
  /** The browser's own keys: only it can read what is sent. */
  p256dh: string;
  auth: string;
  language: 'cs' | 'en';
  created_at: number;
}

/** Whoever sits there is to be told what the entry asked him; gone when that is done. */
export interface NotificationRow {
  game: string;
  seat: number;
  seq: number;
  at: number;
}

/** The life of one process. A process that could not write for a while begins another life. */
export interface HeartbeatRow {
  process: string;
  started_at: number;
  /** When it was last alive. */
  at: number;
  /** It ended as it was told to, and is not merely silent. */
  is_stopped: number;
}

/** A time in which no process was alive. */
export interface OutageRow {
  from_at: number;
  to_at: number;
}

/** `rules-checked`: the fingerprint of the rules under which every unfinished game was found playable. */
export interface StateRow {
  key: 'rules-checked';
  value: string;
}

/** What a host did, or a server in the name of its host. */
export interface AuditRow {
  /** 1, 2, 3 … */
  id: number;
  at: number;
  /** The account on the host's machine. */
  who: string;
  what: 'ban' | 'lift-ban' | 'rename' | 'void';
  /** The id of a player or of a game. */
  subject: string;
  detail: string;
}
