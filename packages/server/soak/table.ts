import { setTimeout as sleep } from 'node:timers/promises';
import { MINE } from '../test/tools/game-requests.ts';
import { TestPage } from '../test/tools/page.ts';
import { Visitor } from '../test/tools/visitor.ts';
import { Player } from './player.ts';

/** A game and its two players. */
export interface SoakTable {
  readonly game: string;
  readonly players: readonly Player[];
  /** A page that enters only now and shows the server's state. */
  freshPage(seat: number): Promise<TestPage>;
}

const GAMES = ['normandy', 'napoleonics', 'blitzkrieg', 'skirmish'] as const;
const SCENARIOS = {
  normandy: 'la-raye',
  napoleonics: 'rolica-first-position',
  blitzkrieg: 'two-players',
  skirmish: 'crossing',
};
const TRY_AGAIN_MS = 200;

/** Makes a game and seats two players, through different servers if there are several. */
export async function openTable(
  name: string,
  origins: readonly string[],
  luck: () => number,
  isStopping: () => boolean,
): Promise<SoakTable | null> {
  const originOf = (seat: number): string => origins[seat % origins.length] ?? '';
  const title = GAMES[Math.floor(luck() * GAMES.length)] ?? 'normandy';
  while (!isStopping()) {
    const people = [0, 1].map((seat) => new Visitor(originOf(seat)));
    const [maker, guest] = people as [Visitor, Visitor];
    try {
      const made = await maker.make({ ...MINE, game: title, scenario: SCENARIOS[title] });
      await guest.ask('POST', 'me', {});
      // While the database is down the server answers without a session; such a visitor cannot sit down.
      if (guest.cookie === '') throw new Error('the guest has no session yet');
      const pageOf = (seat: number): TestPage =>
        new TestPage(originOf(seat), made.id, made.links[seat] ?? undefined);
      const cookieOf = (seat: number): string => people[seat]?.cookie ?? '';
      return {
        game: made.id,
        players: [0, 1].map(
          (seat) => new Player(pageOf(seat), `${name}-${seat}`, cookieOf(seat), luck),
        ),
        freshPage: (seat) => pageOf(seat).open({ cookie: cookieOf(seat) }),
      };
    } catch {
      await sleep(TRY_AGAIN_MS);
    }
  }
  return null;
}
