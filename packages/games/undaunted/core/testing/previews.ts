import {
  type BaseAction,
  type BaseEvent,
  type BaseView,
  chanceOf,
  type Game,
  must,
  odds,
  type Preview,
} from '@bivouac/kernel';

/** The part of a scripted play that a preview needs. */
interface Played<S, A extends BaseAction, E extends BaseEvent, V extends BaseView> {
  readonly match: { readonly game: Game<S, A, E, V> };
  view(seat: string): V;
}

/** The preview of a line; its outcomes must be those that odds count by playing it. */
export function previewOf<S, A extends BaseAction, E extends BaseEvent, V extends BaseView>(
  t: Played<S, A, E, V>,
  seat: string,
  line: string,
): Preview {
  const { game } = t.match;
  const read = game.notation.parse(line);
  const action = must(read.ok ? read.value : undefined, line);
  const view = t.view(seat);
  const preview = must(game.preview?.(view, action) ?? undefined, `a preview of “${line}”`);
  const counted = odds(game, view, action).outcomes;
  for (const { key, chance } of counted) {
    if (Math.abs(chanceOf(preview, key) - chance) > 1e-12) {
      throw new Error(
        `${line}: ${key} is previewed as ${chanceOf(preview, key)}, counted ${chance}`,
      );
    }
  }
  if (counted.length !== preview.outcomes.length) throw new Error(`${line}: too many outcomes`);
  return preview;
}
