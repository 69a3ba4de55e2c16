import type { BaseEvent } from '@bivouac/kernel';
import type { Aiming, TableKit } from '@bivouac/table/contract/table-kit.ts';
import type { EventRecords, Language } from '@bivouac/text';
import type { Action, PlannedShot } from '../rules/index.ts';
import { UNDAUNTED_WORDS } from '../text/table-words.ts';
import { sheetOf } from './board/board-model.ts';
import { chanceOfHit } from './shots.ts';
import { undauntedStory } from './story.ts';
import { tileOfAction, tileUnder } from './things.ts';
import type { AnyView, TitleWords, UndauntedTitle } from './title.ts';
import { isTurnEnd, turnOf } from './turns.ts';

export type UndauntedKit = TableKit<UndauntedTitle, AnyView, Action>;

/** What draws a battle. */
export type BattleParts = Pick<UndauntedKit, 'Score' | 'Board' | 'Hand' | 'Opponent' | 'Odds'>;

/** What a table has to know about battles of one title of the series, without what draws them. */
export function battleKit<E extends BaseEvent, C>(
  title: UndauntedTitle,
  records: EventRecords<E, C>,
): Omit<UndauntedKit, keyof BattleParts> {
  const { game } = title;
  return {
    title,
    story: undauntedStory(records),
    isRisky: (view, action) =>
      title.givesUp?.(action) === true || game.preview(view, action) !== null,
    chance(view, action) {
      const preview = game.preview(view, action);
      return preview === null ? null : chanceOfHit(preview);
    },
    aiming: (view, action, language) => aiming(title, view, action, language),
    standsOn: tileUnder,
    turn: turnOf,
    endsTurn: (_view, action) => isTurnEnd(action),
    boardSize: (view) => sheetOf(title, view),
    hasCardRow: () => true,
    round: (view) => view.public.round,
  };
}

function aiming(title: UndauntedTitle, view: AnyView, action: Action, language: Language): Aiming {
  const names = title.words(language);
  const [shot, ...more] = title.game.preview(view, action)?.shots ?? [];
  // Only what ends the game is asked twice without a throw of dice.
  if (shot === undefined) return names.withdrawal ?? { sentence: '', act: '' };
  const words = UNDAUNTED_WORDS.in(language).shot;
  const tile = names.tile(tileOfAction(title, view, action));
  const aims = (unit: number, target: string): string =>
    words.aims({ unit: names.ownUnit(unit), target });
  if (names.danger !== undefined && isAtItself(view, shot)) {
    return { sentence: `${aims(shot.target, tile)} ${names.danger.ask}`, act: names.danger.act };
  }
  // At several one after another, with the dice that each of them is worth.
  const target = more.length > 0 ? tile : ownTarget(names, shot);
  const isCharge = shot.verb === 'demolish';
  const doIt = isCharge ? words.demolish : words.fire;
  const act = more.length > 0 ? names.verb(shot.verb) : doIt({ count: shot.dice });
  const ask = isCharge ? words.demolishOr : words.fireOr;
  return { sentence: `${aims(shot.unit, target)} ${ask}`, act };
}

/** A shot at the unit that acts: it runs into it. */
const isAtItself = ({ question }: AnyView, { target }: PlannedShot): boolean =>
  target >= 0 && target === question?.play?.unit;

/** The target, by its owner's name for it. */
const ownTarget = (names: TitleWords, { ground, target, tile }: PlannedShot): string =>
  ground === null ? names.ownUnit(target) : (names.ground?.(ground, tile) ?? '');
