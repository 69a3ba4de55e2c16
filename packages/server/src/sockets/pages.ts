import type { Seat } from '@bivouac/kernel';
import type { Bus, PageMessage } from '../bus/bus.ts';
import { hashToken } from '../secrets.ts';
import type { Hub, Listener } from './hub.ts';

/** A page of a player at their seat. */
export interface PageAt {
  readonly game: string;
  readonly seat: Seat;
  /** Its public name. */
  readonly page: string;
}

/**
 * What other pages of the player call a page. They do not learn the name that it gave the server. A page that knew
 * the name of another could enter under it, and the server would not report it.
 */
export const publicName = (page: string): string => hashToken(`page ${page}`).slice(0, 16);

/**
 * The pages of one player at one seat, in this process and in others. The server tells them of each other, so
 * that nobody plays a seat without its player's knowledge, and each page can close another.
 */
export interface Pages {
  entered(at: PageAt): void;
  close(at: PageAt): void;
  /** Another process tells of a page. */
  heard(message: PageMessage): void;
}

export function createPages(hub: Hub, bus: Pick<Bus, 'tellPage'>): Pages {
  const named = ({ game, seat, page }: PageAt): readonly Listener[] =>
    hub.at(game, seat).filter((listener) => listener.page === page);
  const others = ({ game, seat, page }: PageAt): readonly Listener[] =>
    hub.at(game, seat).filter((listener) => listener.page !== page);
  const tell = (listeners: readonly Listener[], page: string): void => {
    const text = JSON.stringify({ type: 'another-page', page });
    for (const listener of listeners) listener.send(text);
  };
  /** Tells the pages of this process of one that has entered. Returns their names. */
  const announce = (at: PageAt): ReadonlySet<string> => {
    const here = others(at);
    tell(here, at.page);
    return new Set(here.map(({ page }) => page));
  };
  const closeHere = (at: PageAt): void => {
    for (const listener of named(at)) listener.close();
  };
  return {
    entered(at) {
      for (const page of announce(at)) tell(named(at), page);
      bus.tellPage({ ...at, what: 'entered' });
    },
    close(at) {
      closeHere(at);
      bus.tellPage({ ...at, what: 'close' });
    },
    heard(message) {
      const { what, game, seat, page } = message;
      if (what === 'close') closeHere(message);
      else if (what === 'here') tell(others(message), page);
      else
        for (const here of announce(message))
          bus.tellPage({ game, seat, page: here, what: 'here' });
    },
  };
}
