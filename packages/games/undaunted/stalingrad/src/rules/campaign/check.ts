import { nth } from '@bivouac/kernel';
import { CARDS, levelOf } from '../data/cards.ts';
import { AREAS, FACES_OF, TILES } from '../data/city.ts';
import type { CampaignKit } from './chapters.ts';
import { nameNow } from './muster.ts';
import type { CampaignState, SideBook } from './state.ts';
import { isEnd, nodeOf } from './tree.ts';

/** Five riflemen, three scouts, three gunners, always (Stalingrad, Fáze ztrát). */
const STRENGTH = { rifleman: 5, scout: 3, gunner: 3 } as const;

/** Throws if the record or a book is not as it must be. */
export function checkCampaign(kit: CampaignKit, { record, books, battle }: CampaignState): void {
  if (!isEnd(record.code)) nodeOf(kit.tree, record.code);
  if (isEnd(record.code) !== (record.outcome !== null))
    throw new Error('there is an outcome at a node that is no ending, or none at an ending');
  if (record.outcome !== null && battle !== null)
    throw new Error('there is a battle although the campaign is over');
  if (record.owners.length !== AREAS.length) throw new Error('an area is missing');
  record.letters.forEach((letter, tile) => {
    if (FACES_OF[tile]?.[letter] === undefined) throw new Error(`no face for ${TILES[tile]}`);
  });
  books.forEach(checkBook);
}

function checkBook({ roster, owesReserves = [] }: SideBook, seat: number): void {
  const { available, removed, unlocked, merged } = roster;
  for (const list of [available, removed, unlocked]) {
    list.forEach((card, i) => {
      if (i > 0 && card <= nth(list, i - 1)) throw new Error('cards are not ascending');
      if (CARDS[card]?.seat !== seat) throw new Error(`a card of the enemy: ${card}`);
    });
  }
  for (const card of available) {
    if (removed.includes(card)) throw new Error(`${CARDS[card]?.id} is both available and removed`);
    if (CARDS[card]?.deck === 'Z' && !unlocked.includes(card)) {
      throw new Error(`${CARDS[card]?.id} was never unlocked`);
    }
  }
  for (const squad of ['a', 'b']) {
    for (const [kind, count] of Object.entries(STRENGTH)) {
      // A place for which a reservist has still to be chosen counts.
      const men = [...available, ...owesReserves].filter(
        (card) => nameNow(card, merged) === `${kind}-${squad}`,
      );
      if (men.length !== count) throw new Error(`side ${seat}: ${men.length} ${kind}-${squad}`);
    }
  }
  // One man, one card: no soldier is there both as they were and as they have become.
  const soldiers = available.filter((card) => levelOf(card) !== 'reserve');
  const numbers = soldiers.map((card) => CARDS[card]?.number);
  if (new Set(numbers).size !== numbers.length)
    throw new Error(`side ${seat}: a soldier is listed twice`);
}
