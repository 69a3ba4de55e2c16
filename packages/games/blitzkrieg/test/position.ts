import {
  type Chance,
  completeSetup,
  idOf,
  ofSeat,
  type ScriptedChance,
  type Seat,
  scriptedChance,
} from '@bivouac/kernel';
import { NO_TOKEN } from '../src/rules/ids.ts';
import {
  type Action,
  type BlitzkriegGame,
  type Box,
  blitzkrieg,
  CLOSED,
  type Event,
  laid,
  laidSeat,
  laidToken,
  NIPPON_BOX,
  nippon,
  type SpaceId,
  STRATAGEMS,
  type State,
  type TheatreId,
  type TokenId,
  theatreOf,
  WORLD_BOX,
} from '../src/rules/index.ts';
import { seatPart, setResult } from '../src/rules/state.ts';

/** A position written by name. What is not said is as at the start; the rest of the tokens lies in the bags. */
export interface Position {
  readonly game?: 'blitzkrieg' | 'nippon';
  readonly scenario?: string;
  readonly options?: { readonly [id: string]: string };
  /** The side to move; by default the first. */
  readonly mover?: Seat;
  readonly reserves?: readonly [string, string];
  /** Exactly these; otherwise all units that are nowhere else. */
  readonly bags?: readonly [string, string];
  readonly pile?: string;
  /** Space → “axis army-2”. */
  readonly laid?: { readonly [space: string]: string };
  readonly markers?: { readonly [theatre: string]: number };
  /** Theatre → row that is active, from 1; 0 for closed. */
  readonly rows?: { readonly [theatre: string]: number };
  readonly vp?: readonly [number, number];
  readonly last?: readonly [string | null, string | null];
  readonly lastSeat?: Seat;
  readonly stratagem?: string;
  readonly die?: number;
}

/** A position that is being played: actions in notation, luck by name. */
export interface Table {
  readonly game: BlitzkriegGame;
  readonly box: Box;
  readonly state: State;
  readonly luck: ScriptedChance;
  events: Event[];
  /** Plays lines for the seat that is asked; each must be possible. */
  play(...lines: string[]): void;
  offers(): string[];
  asked(): string;
  /** Tokens by name. */
  reserve(seat: Seat): string[];
  bag(seat: Seat): string[];
  marker(theatre: string): number;
  told(type: Event['type']): Event[];
}

const FIXED: Chance = {
  die: () => 1,
  dice: (count) => new Array<number>(count).fill(1),
  pick: () => 0,
  shuffle: () => undefined,
};

export const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

export function table(position: Position = {}): Table {
  const game = position.game === 'nippon' ? nippon : blitzkrieg;
  const box = position.game === 'nippon' ? NIPPON_BOX : WORLD_BOX;
  const setup = completeSetup(game, { scenario: position.scenario, options: position.options });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problem));
  const state = game.setup(setup.value, { chance: FIXED, emit: () => undefined });
  arrange(box, state, position);
  const luck = scriptedChance();
  const io = { chance: luck, emit: (event: Event) => void made.events.push(event) };
  const now = (): Seat => {
    const awaiting = game.awaiting(state);
    if (awaiting.kind === 'over') throw new Error(`over: ${awaiting.outcome.reason}`);
    return awaiting.seats[0] ?? -1;
  };
  const print = (action: Action): string => game.notation.print(action);
  const name = (token: TokenId): string => box.tokens[token]?.id ?? '?';
  const made: Table = {
    game,
    box,
    state,
    luck,
    events: [],
    play(...lines) {
      made.events = [];
      for (const line of lines) {
        const seat = now();
        const action = game.actions(state, seat).find((offer) => print(offer) === line);
        if (action === undefined)
          throw new Error(`${line}: possible are ${made.offers().join('; ')}`);
        game.apply(state, seat, action, io);
      }
    },
    offers: () => game.actions(state, now()).map(print),
    asked() {
      const { question, awaiting } = game.view(state, 'spectator');
      return question === null ? 'over' : `${game.seats[awaiting[0] ?? 0]} ${question.kind}`;
    },
    reserve: (seat) => seatPart(state, seat).reserve.map(name),
    bag: (seat) => seatPart(state, seat).bag.map(name),
    marker: (theatre) => state.public.markers[theatreId(box, theatre)] ?? 99,
    told: (type) => made.events.filter((event) => event.type === type),
  };
  return made;
}

export function tokenId(box: Box, name: string): TokenId {
  const id = box.tokens.findIndex((token) => token.id === name);
  if (id < 0) throw new Error(`no token ${name}`);
  return idOf(id);
}

export function spaceId(box: Box, name: string): SpaceId {
  const id = box.spaces.findIndex((space) => space.id === name);
  if (id < 0) throw new Error(`no space ${name}`);
  return idOf(id);
}

export function theatreId(box: Box, name: string): TheatreId {
  const id = box.theatres.findIndex((theatre) => theatre.id === name);
  if (id < 0) throw new Error(`no theatre ${name}`);
  return idOf(id);
}

function arrange(box: Box, state: State, position: Position): void {
  const part = state.public;
  const ids = (text: string): TokenId[] => words(text).map((name) => tokenId(box, name));
  for (const [space, what] of Object.entries(position.laid ?? {})) {
    const [side = '', token = ''] = what.split(' ');
    part.laid[spaceId(box, space)] = laid(tokenId(box, token), box.seats.indexOf(side));
  }
  for (const [theatre, marker] of Object.entries(position.markers ?? {})) {
    part.markers[theatreId(box, theatre)] = marker;
  }
  for (const [theatre, row] of Object.entries(position.rows ?? {})) {
    const id = theatreId(box, theatre);
    const { campaigns } = theatreOf(box, id);
    part.active[id] = row === 0 ? CLOSED : (campaigns[row - 1] ?? CLOSED);
    campaigns.forEach((campaign, i) => {
      if (row > 0 && i >= row - 1) return;
      setResult(part, campaign, [0, 0]);
    });
  }
  if (position.vp) part.vp = [position.vp[0], position.vp[1]];
  if (position.last) {
    const lastOf = (name: string | null): TokenId =>
      name === null ? NO_TOKEN : tokenId(box, name);
    part.last = [lastOf(position.last[0]), lastOf(position.last[1])];
  }
  if (position.lastSeat !== undefined) part.lastSeat = position.lastSeat;
  if (part.vs !== null) {
    if (position.stratagem) {
      part.vs.stratagem = STRATAGEMS.indexOf(position.stratagem as 'secure');
      part.vs.out = [part.vs.stratagem];
    }
    part.vs.die = position.die ?? 1;
  }
  if (position.mover === 1) {
    part.turn += 1;
    const top = state.stack.at(-1);
    if (top) top.vars.seat = 1;
  }
  dealTokens(box, state, position, ids);
}

/** Reserves, bags and pile; what is not named is wherever it is left. */
function dealTokens(
  box: Box,
  state: State,
  position: Position,
  ids: (text: string) => TokenId[],
): void {
  const weapons = box.pile.slice();
  const take = (from: TokenId[], token: TokenId): void => {
    const at = from.indexOf(token);
    if (at < 0) throw new Error(`one ${box.tokens[token]?.id} too many`);
    from.splice(at, 1);
  };
  state.seats.forEach((seat, number) => {
    const units = ofSeat(box.bags, number).slice();
    const from = (token: TokenId): TokenId[] => (box.tokens[token]?.isSpecial ? weapons : units);
    for (const code of state.public.laid) {
      const token = laidToken(code);
      if (code >= 0 && laidSeat(code) === number) take(from(token), token);
    }
    const named = position.reserves && ofSeat(position.reserves, number);
    if (named !== undefined) seat.reserve = ids(named);
    const isRow = state.public.vs?.seat === number;
    if (!isRow) seat.reserve.sort((a, b) => a - b);
    for (const token of seat.reserve) take(from(token), token);
    const bag = position.bags && ofSeat(position.bags, number);
    seat.bag = bag === undefined ? units : ids(bag).sort((a, b) => a - b);
    if (bag !== undefined) for (const token of seat.bag) take(from(token), token);
    seat.held = -1;
  });
  const { pile } = position;
  state.secret.pile = pile === undefined ? weapons : ids(pile).sort((a, b) => a - b);
}
