import type { BaseEvent } from '@bivouac/kernel';
import type { Aiming, TableKit } from '@bivouac/table/contract/table-kit.ts';
import { type EventRecords, type Language, phrase } from '@bivouac/text';
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
  const { ownUnit } = names.titles;
  const aimsAt = (unit: number, place: string): string =>
    words.aimsAt({ unit: ownUnit(unit), place: phrase(place) });
  if (names.danger !== undefined && isAtItself(view, shot)) {
    return { sentence: `${aimsAt(shot.target, tile)} ${names.danger.ask}`, act: names.danger.act };
  }
  // At several one after another, with the dice that each of them is worth.
  const { unit, target } = shot;
  const place = more.length > 0 ? tile : groundOf(names, shot);
  const aims =
    place === null
      ? words.aims({ unit: ownUnit(unit), target: ownUnit(target) })
      : aimsAt(unit, place);
  const isCharge = shot.verb === 'demolish';
  const doIt = isCharge ? words.demolish : words.fire;
  const act = more.length > 0 ? names.verb(shot.verb) : doIt({ count: shot.dice });
  const ask = isCharge ? words.demolishOr : words.fireOr;
  return { sentence: `${aims} ${ask}`, act };
}

/** A shot at the unit that acts: it runs into it. */
const isAtItself = ({ question }: AnyView, { target }: PlannedShot): boolean =>
  target >= 0 && target === question?.play?.unit;

/** The wall or tunnel that is fired at; null for a unit. */
const groundOf = (names: TitleWords, { ground, tile }: PlannedShot): string | null =>
  ground === null ? null : (names.ground?.(ground, tile) ?? '');
