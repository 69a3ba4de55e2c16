import { scriptedPlay } from '@bivouac/testkit';
import { box, skirmish } from '../src/rules/index.ts';

/** Blue's Fife stands in the mill, beside Red's Rook in the village, and is asked where to go. */
export function fifeInTheMill() {
  const t = scriptedPlay(skirmish, { scenario: 'crossing' }, (luck) => {
    luck.expectShuffle('deck.blue', 10, [0, 0, 0, 1, 1, 3, 3, 2, 2, 1]);
    luck.expectShuffle('deck.red', 10, [0, 0, 0, 1, 1, 3, 1, 2, 2, 3]);
  });
  t.play('blue', 'bid three');
  t.play('red', 'bid two');
  t.play('blue', 'order three', 'pick fife', 'march to mill', 'pick fife');
  return t;
}

export const areaOfName = (name: (typeof box.AREAS)[number]): (typeof box.AREA_IDS)[number] =>
  box.AREA_IDS[box.AREAS.indexOf(name)] ?? box.NO_AREA;
