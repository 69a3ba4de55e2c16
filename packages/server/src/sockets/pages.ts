import type { Seat } from '@bivouac/kernel';
import type { FromServer } from '@bivouac/protocol';
import type { Bus, PageMessage } from '../bus/bus.ts';
import { hashToken } from '../secrets.ts';
import type { Hub, Listener } from './hub.ts';

/** A player's page at their seat. */
export interface PageAt {
  readonly game: string;
  readonly seat: Seat;
  /** Its public name. */
  readonly page: string;
}

/**
 * The name by which the player's other pages know a page. They do not learn the name that it sent the server: with
 * it, another page could enter unnoticed in its place.
 */
export const publicName = (page: string): string => hashToken(`page ${page}`).slice(0, 16);

/** More pages than a player needs at one seat; the server reports each to all the others. */
export const MAX_PAGES = 10;

/**
 * The pages of one player at one seat, in all processes. The server tells them of each other, so that a player
 * notices an intruder at their seat, and each page can close another.
 */
export interface Pages {
  entered(game: string, listener: Listener): void;
  /** A page has left its seat. Nothing is sent if it has already reconnected. */
  left(game: string, listener: Listener): void;
  close(at: PageAt): void;
  /** A message from another process. */
  receive(message: PageMessage): void;
}

export function createPages(hub: Hub, bus: Pick<Bus, 'publishPage'>): Pages {
  /** Listeners of this process whose page has since entered through another process. */
  const moved = new WeakSet<Listener>();
  const named = ({ game, seat, page }: PageAt): readonly Listener[] =>
    hub.listenersAt(game, seat).filter((listener) => listener.page === page);
  const others = ({ game, seat, page }: PageAt): readonly Listener[] =>
    hub.listenersAt(game, seat).filter((listener) => listener.page !== page);
  const isHere = (at: PageAt): boolean => named(at).some((listener) => !moved.has(listener));
  const send = (listeners: readonly Listener[], message: FromServer): void => {
    const text = JSON.stringify(message);
    for (const listener of listeners) listener.send(text);
  };
  /** Tells the other pages in this process of one that has entered. Returns their names. */
  const announce = (at: PageAt): readonly string[] => {
    const here = others(at);
    send(here, { type: 'another-page', page: at.page });
    return [...new Set(here.map(({ page }) => page))];
  };
  const introduce = (at: PageAt, pages: readonly string[]): void => {
    for (const page of pages) send(named(at), { type: 'another-page', page });
  };
  const announceGone = (at: PageAt): void =>
    send(others(at), { type: 'another-page-gone', page: at.page });
  const closeHere = (at: PageAt): void => {
    for (const listener of named(at)) listener.close();
  };
  /** Old connections of the page itself go first, then the pages that entered earliest. */
  const closeExcess = (at: PageAt, newest: Listener): void => {
    const before = [...named(at), ...others(at)].filter((listener) => listener !== newest);
    const excess = before.slice(0, Math.max(0, before.length + 1 - MAX_PAGES));
    for (const listener of excess) listener.close();
  };
  return {
    entered(game, listener) {
      const at = pageAtSeat(game, listener);
      if (at === null) return;
      closeExcess(at, listener);
      introduce(at, announce(at));
      bus.publishPage({ ...at, what: 'entered' });
    },
    left(game, listener) {
      const at = pageAtSeat(game, listener);
      if (at === null || moved.has(listener) || isHere(at)) return;
      announceGone(at);
      bus.publishPage({ ...at, what: 'gone' });
    },
    close(at) {
      closeHere(at);
      bus.publishPage({ ...at, what: 'close' });
    },
    receive(message) {
      const { what, game, seat, page } = message;
      if (what === 'close') return closeHere(message);
      if (what === 'here') return introduce(message, message.pages);
      if (what === 'gone') return isHere(message) ? undefined : announceGone(message);
      for (const listener of named(message)) moved.add(listener);
      const pages = announce(message);
      if (pages.length > 0) bus.publishPage({ what: 'here', game, seat, page, pages });
    },
  };
}

/** Null for a spectator's page. */
function pageAtSeat(game: string, { reader, page }: Listener): PageAt | null {
  return reader === 'spectator' ? null : { game, seat: reader, page };
}
