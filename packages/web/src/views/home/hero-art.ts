import { type Language, normandyNames } from '@bivouac/text';
import { artDefs, BAND_BOX, cardBand } from '../../art/undaunted/index.ts';
import { normandyBoards } from '../../lib/boards-normandy.ts';

/** A card of the hand that lies over the edge of the map. */
export interface HeroCard {
  readonly initiative: number;
  readonly title: string;
  readonly squad: string;
  readonly band: string;
}

export const CARD_BAND_BOX = BAND_BOX;

/** The board of a scenario as it lies on a table: turned a little. */
export function heroArt(scenario: string): string {
  const board = normandyBoards.board(scenario)?.art ?? '';
  return `<defs>${artDefs()}</defs><g transform="translate(52 64) rotate(-7 320 330)">${board}</g>`;
}

/** What the newcomer may hold in his first round. */
export function heroHand(language: Language): readonly HeroCard[] {
  const { us } = normandyNames[language].cards;
  return [
    { initiative: 9, title: us.sergeant.nom, squad: '', band: cardBand(0, 'sergeant') },
    { initiative: 6, title: us.scout.nom, squad: '', band: cardBand(0, 'scout') },
    { initiative: 5, title: us.rifleman.nom, squad: 'A', band: cardBand(0, 'rifleman') },
  ];
}
