import type { TableContext } from '@bivouac/table/contract/table-kit.ts';
import type { Language } from '@bivouac/text';
import type { HexId } from '../../rules/ids.ts';
import {
  hasFought,
  isInSquare,
  isOrdered,
  kindName,
  kindOf,
  leaderOn,
  unitAt,
  type View,
} from '../../rules/index.ts';
import { NAPOLEONICS_WORDS } from '../../text/table-words.ts';
import { groundOn, hexName, scenarioOf } from '../battle.ts';
import { hexThing, leaderThing } from '../grammar.ts';
import { viewOf } from '../play.ts';
import { strikesNow } from '../strikes.ts';
import type { NapTitle } from '../title.ts';
import { isFarGoal, isGoal, prizesOf } from './board-model.ts';

/** A hex in words: its ground, who stands there, what can be done. For readers and for `i`. */
export function hexLine(
  title: NapTitle,
  play: TableContext,
  hex: HexId,
  language: Language,
): string {
  const view = viewOf(play);
  const words = NAPOLEONICS_WORDS.in(language);
  const names = title.names(language);
  const scenario = scenarioOf(view);
  const parts = [`${hexName(hex)}, ${names.label(names.terrain(scenario.terrain[hex] ?? 0))}`];
  if (groundOn(scenario, hex) === 'clear') parts[0] = hexName(hex);
  if (scenario.works[hex] !== 0) parts.push(words.works);
  for (const prize of prizesOf(view)) {
    if (prize.hex !== hex) continue;
    parts.push(
      prize.isExit
        ? words.exit
        : words.objective({ banners: prize.banners, side: names.side(prize.seat) }),
    );
  }
  return [
    ...parts,
    ...piecesOn(title, view, hex, language),
    ...offersOn(play, view, hex, language),
  ].join(', ');
}

function piecesOn(title: NapTitle, view: View, hex: HexId, language: Language): string[] {
  const words = NAPOLEONICS_WORDS.in(language);
  const names = title.names(language);
  const scenario = scenarioOf(view);
  const part = view.public;
  const parts: string[] = [];
  const unit = unitAt(part, hex);
  if (unit >= 0) {
    const blocks = part.blocks[unit] ?? 0;
    parts.push(
      names.label(names.unit(kindName(scenario, unit))),
      words.blocks({ blocks, of: kindOf(scenario, unit).blocks }),
    );
    if (isInSquare(part, unit)) parts.push(words.square);
    if (hasFought(part, unit)) parts.push(words.hasFought);
    else if (isOrdered(part, unit)) parts.push(words.ordered);
  }
  const leader = leaderOn(part, hex);
  if (leader >= 0) parts.push(words.leader({ name: names.leader(scenario.leaders[leader]?.id) }));
  return parts;
}

function offersOn(play: TableContext, view: View, hex: HexId, language: Language): string[] {
  const words = NAPOLEONICS_WORDS.in(language);
  if (isGoal(play, hex)) return [isFarGoal(view, hex) ? words.canGoFar : words.canGo];
  const strike = strikesNow(play, view).find(({ attack }) => attack.hex === hex);
  if (strike !== undefined) return [words.canHit({ dice: strike.odds.dice })];
  const can = play.choices.has(hexThing(hex)) || play.choices.has(leaderThing(hex));
  return can ? [words.canActHere] : [];
}
