import type { TableKit, TablePart } from '@bivouac/table/contract/table-kit.ts';
import type { Language } from '@bivouac/text';
import type { Action } from '@bivouac/undaunted-core';
import { type BattleParts, battleKit } from '@bivouac/undaunted-core/table/battle-kit.ts';
import type { UndauntedTitle } from '@bivouac/undaunted-core/table/title.ts';
import { isTurnEnd } from '@bivouac/undaunted-core/table/turns.ts';
import type { CampaignView } from '../../rules/index.ts';
import { CITY_RECORDS } from '../../text/event-records.ts';
import { CITY_WORDS } from '../../text/table-words.ts';
import { stalingradTitle } from '../title.ts';
import { CELLS, HALF, ROWS } from './camp-model.ts';
import { campaignTurn } from './parts.ts';
import ScenePart from './ScenePart.svelte';
import { campaignStory } from './story.ts';

const ofBattles = battleKit(stalingradTitle, CITY_RECORDS);

/** That part of the battle, or of camp. */
const drawn =
  (part: keyof BattleParts): TablePart<UndauntedTitle> =>
  (anchor, props) =>
    ScenePart(anchor, {
      part,
      get title() {
        return props.title;
      },
      get play() {
        return props.play;
      },
    });

/** A whole campaign at one table: the battle that is fought, or the camp between two of them. */
export const campaignKit: TableKit<UndauntedTitle, CampaignView, Action> = {
  title: stalingradTitle,
  story: campaignStory,
  isRisky: ({ battle }, action) => battle !== null && ofBattles.isRisky(battle, action),
  chance: ({ battle }, action) => (battle === null ? null : ofBattles.chance(battle, action)),
  aiming: ({ battle }, action, language: Language) =>
    battle === null ? { sentence: '', act: '' } : ofBattles.aiming(battle, action, language),
  turn: campaignTurn,
  endsTurn: (_view, action) => isTurnEnd(action),
  boardSize: ({ battle }) =>
    battle === null
      ? { width: (CELLS + 2) * HALF, height: ROWS * 2 * HALF }
      : ofBattles.boardSize(battle),
  hasCardRow: ({ battle }) => battle !== null,
  // Camp knows no rounds; the line of battles stands beside.
  round: ({ battle }) => battle?.public.round ?? 0,
  tabs(language, { battle, open }) {
    if (battle !== null) return undefined;
    const { opponent, ...tabs } = CITY_WORDS.in(language).tabs;
    // At the end both books lie open in one place.
    return open === null ? { ...tabs, opponent } : { ...tabs, cards: opponent };
  },
  label: ({ battle }, action, language) =>
    battle === null && action.kind === 'done' ? CITY_WORDS.in(language).march : null,
  showsNews: ({ battle }) => battle === null,
  Score: drawn('Score'),
  Board: drawn('Board'),
  Hand: drawn('Hand'),
  Opponent: drawn('Opponent'),
  Odds: drawn('Odds'),
};
