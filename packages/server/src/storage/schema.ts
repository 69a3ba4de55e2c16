/** The tables of both databases. Times are milliseconds since 1970; booleans are 0 or 1. */
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
  /** The number of the rules it was started under. */
  rules: number;
  scenario: string;
  /** JSON: option id → value. */
  options: string;
  /** Secret until the game is over. */
  seed: string;
  commitment: string;
  /** JSON of the clock rules; null for a game without a clock. */
  clock: string | null;
  /** Listed in the lobby, and everyone may watch. */
  is_open: number;
  is_rated: number;
  watch_hash: string;
  creator: string | null;
  /** Shares the bots' time: an account, or a guest's network as hashed by `queueOwnerOf`. */
  queue_owner: string | null;
  /** The network that the game was made from, also for accounts; hashed in the same way. */
  queue_network: string | null;
  rematch_of: string | null;
  created_at: number;
  /** From here on: columns for lists, updated with the newest entry. */
  status: GameStatus;
  /** The sequence number of the newest entry. */
  head: number;
  /** One bit for each seat that owes a decision. */
  awaited: number;
  /** When the first running clock runs out. */
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
   * Hash of the token in the seat's invitation; null once a player owns the seat, and for a bot. Seats that were
   * taken without a session, before that was required, keep theirs until their player comes back.
   */
  token_hash: string | null;
  /** Hash of the token that the seat was taken with: it opens nothing, but the server can say why. */
  used_hash: string | null;
  person: string | null;
  /** When the first player took the seat. */
  taken_at: number | null;
}

/** Everything that happened in a game, ordered by (game, seq). */
export interface EntryRow {
  game: string;
  seq: number;
  at: number;
  /** Null for entries of the server. */
  seat: number | null;
  kind: string;
  body: string;
  /** The client's name for the message, by which a repeated one is recognised. */
  ref: string | null;
}

export interface PersonRow {
  id: string;
  /** Null for a guest, and for a player who has deleted their account. */
  name: string | null;
  /** The folded name, by which an account is found. A deleted account keeps it until the name is free again. */
  name_key: string | null;
  /** The name's skeleton (UTS 39); null for the later of two old names that look alike. */
  name_skeleton: string | null;
  password: string | null;
  created_at: number;
  settings: string | null;
  deleted_at: number | null;
  /** Set if the host has banned the person. */
  banned_at: number | null;
}

export interface SessionRow {
  token_hash: string;
  person: string;
  expires_at: number;
  /** Null for sessions older than this column, like the other three. */
  created_at: number | null;
  /** When it was last used, to the hour; null until a new token of it is used, and when it was replaced. */
  seen_at: number | null;
  /** When the person last proved their identity in it by password, passkey or recovery code. */
  proved_at: number | null;
  /** Browser and system in a few words. */
  device: string | null;
  /**
   * Hash of the token that it goes on under. Until the new token is used for the first time, the old one still says
   * by HTTP who comes: the answer with the new one may have got lost.
   */
  replaced_by: string | null;
}

/** A challenge for a passkey, valid for one answer by the person who asked for it. */
export interface ChallengeRow {
  challenge_hash: string;
  person: string;
  expires_at: number;
}

/** A code that signs its owner in once; the row is deleted when it is used. */
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

/** The use of a limit that all processes share. */
export interface AllowanceRow {
  /** A hash: the table contains no address or name. */
  key: string;
  /** When the whole allowance will be available again. */
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

/** A browser in which a person wants notifications of their move. */
export interface SubscriptionRow {
  /** The address at the browser's push service. */
  endpoint: string;
  person: string;
  /** The browser's public keys: only it can decrypt messages. */
  p256dh: string;
  auth: string;
  language: string;
  created_at: number;
}

/** A notification that is due to the player at a seat for an entry; deleted when it is sent. */
export interface NotificationRow {
  game: string;
  seat: number;
  seq: number;
  at: number;
}

/** The lifetime of one process. A process that could not write for a while begins a new one. */
export interface HeartbeatRow {
  process: string;
  started_at: number;
  /** When it was last alive. */
  at: number;
  /** The process was stopped, and is not merely silent. */
  is_stopped: number;
}

/** A time in which no process was alive. */
export interface OutageRow {
  from_at: number;
  to_at: number;
}

/** `rules-checked`: the fingerprint of the rules under which every unfinished game could be replayed. */
export interface StateRow {
  key: 'rules-checked';
  value: string;
}

/** A command of the host, or of a server on the host's behalf. */
export interface AuditRow {
  /** 1, 2, 3 … */
  id: number;
  at: number;
  /** The user account on the host's machine. */
  who: string;
  what: 'list' | 'ban' | 'lift-ban' | 'rename' | 'void';
  /** The id of a player or of a game; empty for a list of players. */
  subject: string;
  detail: string;
}
