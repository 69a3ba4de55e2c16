import type { Game, Seat, Subject } from '@bivouac/kernel';
import { gistOf, type ShotPreview, type UndauntedGame } from '@bivouac/undaunted-core';
import type { StalingradAction } from '../actions.ts';
import type { OwnEvent } from '../events.ts';
import type { Extra } from '../extra.ts';
import type { Question } from '../questions.ts';
import { campOffers, newCampaign, seatsInCamp, takeInCamp } from './camp.ts';
import { type CampaignKit, closeChapter, openChapter } from './chapters.ts';
import { checkCampaign } from './check.ts';
import type { CampaignEvent } from './events.ts';
import { answersInCamp, explainMuster, subjectsInCamp } from './explain.ts';
import { type CampaignState, cloneBook, cloneRecord } from './state.ts';
import { type CampaignView, determinise, plantBooks, viewCampaign } from './view.ts';

export interface CampaignGame
  extends Game<CampaignState, StalingradAction, CampaignEvent, CampaignView> {
  answers(view: CampaignView): readonly StalingradAction['kind'][];
  subjects(view: CampaignView, action: StalingradAction): readonly Subject[];
  preview(view: CampaignView, action: StalingradAction): ShotPreview | null;
}

type Battle = UndauntedGame<Extra, Question, OwnEvent, StalingradAction>;

/** The seats that owe a decision, in the battle or in camp. */
function awaited(battle: Battle, state: CampaignState): readonly Seat[] {
  if (state.battle === null) return seatsInCamp(state);
  const now = battle.awaiting(state.battle);
  return now.kind === 'seats' ? now.seats : [];
}

/** Actions and events: of the battle, or of the camp between two battles. */
const actionFacts = (
  kit: CampaignKit,
  battle: Battle,
): Pick<CampaignGame, 'answers' | 'subjects' | 'preview' | 'explain' | 'gist'> => ({
  answers: (view) => (view.battle === null ? answersInCamp(view) : battle.answers(view.battle)),
  subjects: (view, action) =>
    view.battle === null ? subjectsInCamp(action) : battle.subjects(view.battle, action),
  preview: (view, action) => (view.battle === null ? null : battle.preview(view.battle, action)),
  explain: (view, action) =>
    view.battle === null ? explainMuster(kit, view, action) : battle.explain?.(view.battle, action),
  gist: gistOf,
});

/** What the sides play: in the battle its own actions, in camp the making of their decks. */
const campaignPlay = (
  kit: CampaignKit,
  battle: Battle,
): Pick<CampaignGame, 'setup' | 'awaiting' | 'actions' | 'apply'> => ({
  setup({ options }, io) {
    const state = newCampaign(options);
    openChapter(kit, state, io);
    return state;
  },
  awaiting(state) {
    const { outcome } = state.record;
    return outcome === null
      ? { kind: 'seats', seats: awaited(battle, state) }
      : { kind: 'over', outcome };
  },
  actions(state, seat) {
    if (state.battle !== null) return battle.actions(state.battle, seat);
    return seatsInCamp(state).includes(seat) ? campOffers(kit, state, seat) : [];
  },
  apply(state, seat, action, io) {
    if (state.battle === null) {
      takeInCamp(kit, state, seat, action, io);
      return;
    }
    battle.apply(state.battle, seat, action, io);
    if (state.battle.public.outcome !== null) closeChapter(kit, state, io);
  },
});

/** What is seen of a campaign, and the copies that search makes of it. */
const campaignSight = (
  kit: CampaignKit,
  battle: Battle,
): Pick<CampaignGame, 'view' | 'determinise' | 'clone' | 'check' | 'plant'> => ({
  view(state, viewer) {
    const fight = state.battle === null ? null : battle.view(state.battle, viewer);
    const seats = state.record.outcome === null ? awaited(battle, state) : [];
    return viewCampaign(state, viewer, fight, seats);
  },
  determinise: (view, chance) => determinise(kit, battle, view, chance),
  clone: ({ record, books, battle: fight }) => ({
    record: cloneRecord(record),
    books: [cloneBook(books[0]), cloneBook(books[1])],
    battle: fight === null ? null : battle.clone(fight),
  }),
  check(state) {
    checkCampaign(kit, state);
    if (state.battle !== null) battle.check(state.battle);
  },
  plant(state, viewer, token) {
    plantBooks(state, viewer, token);
    if (state.battle !== null) battle.plant(state.battle, viewer, token);
  },
});

/**
 * A whole campaign as one game: its record replays, is undone where a battle could be, and can be
 * left and taken up. Battles are the series' game inside it.
 */
export const campaignGame = (kit: CampaignKit, battle: Battle): CampaignGame => ({
  id: `${battle.id}-campaign`,
  // Stalingrad, Kampaň: what was seen of a book or drawn for a soldier cannot be unseen.
  isForGood: true,
  // Stalingrad, Sestavte si dobírací balíček: neither side sees how the other makes its deck.
  hidesActs: true,
  rules: 3,
  formerRules: { 1: { losses: 'lowest' }, 2: { 'lost-units': 'away' } },
  hashesSince: 1,
  // A battle's table is cleared when the next chapter begins, or the campaign ends.
  clearedBy: ['chapterBegan', 'campaignEnded'],
  seats: battle.seats,
  scenarios: [{ id: 'campaign', provenance: 'own' }],
  options: [
    ...battle.options,
    { id: 'losses', values: ['chosen', 'lowest'] },
    { id: 'lost-units', values: ['laid-out', 'away'] },
  ],
  maxActions: 15 * battle.maxActions,
  notation: battle.notation,
  ...campaignPlay(kit, battle),
  ...campaignSight(kit, battle),
  ...actionFacts(kit, battle),
  ...(battle.gistStreams === undefined ? {} : { gistStreams: battle.gistStreams }),
});
