import type { TableContext } from '@bivouac/table/contract/table-kit.ts';
import type { Language } from '@bivouac/text';
import { type Action, chanceToHit, type PlannedShot, type ShotPreview } from '../rules/index.ts';
import { UNDAUNTED_WORDS } from '../text/table-words.ts';
import { tileOfAction } from './things.ts';
import type { AnyView, UndauntedTitle } from './title.ts';

/** An action on offer that fires, or leads to shots. */
export interface OfferedFire {
  readonly action: Action;
  /** The tile that it concerns. */
  readonly tile: number;
  readonly preview: ShotPreview;
}

/** A shot of such an action, as the table lists it. */
export interface OfferedShot {
  readonly action: Action;
  readonly tile: number;
  readonly shot: PlannedShot;
  /** The chance that this shot hits. */
  readonly chance: number;
}

/** The chance that any shot of the action hits; null while the order of several targets is still to be chosen. */
export function chanceOfHit({ throws, outcomes, total }: ShotPreview): number | null {
  if (throws.length === 0) return null;
  const hits = outcomes.filter(({ key }) => key.split(' ').includes('hit'));
  return hits.reduce((sum, { weight }) => sum + weight, 0) / total;
}

/** Everything that can be fired now. */
export function firesNow(
  title: UndauntedTitle,
  { choices }: Pick<TableContext, 'choices'>,
  view: AnyView,
): OfferedFire[] {
  const actions = new Set([...choices.values()].flat() as Action[]);
  return [...actions].flatMap((action) => {
    const preview = title.game.preview(view, action);
    return preview === null ? [] : [{ action, tile: tileOfAction(title, view, action), preview }];
  });
}

export const shotsOf = ({ action, tile, preview }: OfferedFire): OfferedShot[] =>
  preview.shots.map((shot) => ({ action, tile, shot, chance: chanceToHit(shot) }));

/** The lowest and the highest chance on each tile where a hit is possible. */
export function chancesByTile(
  fires: readonly OfferedFire[],
): ReadonlyMap<number, { readonly least: number; readonly most: number }> {
  const spans = new Map<number, { least: number; most: number }>();
  for (const { tile, preview } of fires) {
    const whole = chanceOfHit(preview);
    for (const chance of whole === null ? preview.shots.map(chanceToHit) : [whole]) {
      const { least, most } = spans.get(tile) ?? { least: 1, most: 0 };
      spans.set(tile, { least: Math.min(least, chance), most: Math.max(most, chance) });
    }
  }
  return spans;
}

/** The cost of a hit for the target. */
export function costOfHit(
  title: UndauntedTitle,
  view: AnyView,
  shot: PlannedShot,
  language: Language,
): string {
  const names = title.words(language);
  const other = names.cost?.(view.public, shot) ?? null;
  if (other !== null) return other;
  const words = UNDAUNTED_WORDS.in(language).shot;
  const target = names.titles.unit(shot.target);
  const isSuppression = shot.verb === 'suppress' || title.suppresses?.(shot.verb) === true;
  if (!isSuppression) return words.costAttack({ target });
  return view.public.isSuppressed[shot.target]
    ? words.costAlready({ target })
    : words.costSuppress({ target });
}
