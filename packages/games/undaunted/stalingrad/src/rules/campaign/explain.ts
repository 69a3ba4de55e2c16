import type { Reason, Subject } from '@bivouac/kernel';
import type { StalingradAction } from '../actions.ts';
import { counterNamed, SPLIT, unitKindOf } from '../data/units.ts';
import { type CampaignKit, fileOf, reserveChoices } from './chapters.ts';
import { battleCards, candidates, halfOf } from './muster.ts';
import { nodeOf } from './tree.ts';
import { type BookTask, bookTask, type CampaignView } from './view.ts';

/** Which kinds of action answer each question between battles; the rest does nothing there. */
const ANSWERS: { readonly [task in BookTask]: readonly StalingradAction['kind'][] } = {
  merge: ['unit'],
  reserve: ['take'],
  muster: ['take', 'done'],
};

export const answersInCamp = ({
  question,
  own,
}: CampaignView): readonly StalingradAction['kind'][] =>
  question === null ? [] : ANSWERS[bookTask(own)];

/** In camp, the soldiers of the list can be pointed at; a squad to join is a button. */
export function subjectsInCamp(action: StalingradAction): readonly Subject[] {
  if (action.kind === 'take') return [{ kind: 'soldier', id: action.card }];
  if (action.kind !== 'unit') return [{ choice: action.kind }];
  const letter = 'ABC'[unitKindOf(action.unit).squad];
  return [{ choice: letter === undefined ? 'unit' : `squad${letter}` }];
}

/** Why something cannot be chosen between two battles, from what the side itself may know. */
export function explainMuster(
  kit: CampaignKit,
  view: CampaignView,
  action: StalingradAction,
): Reason | undefined {
  const { viewer: seat, own } = view;
  if (view.question === null) return { code: 'game-over' };
  if (typeof seat !== 'number' || own === null || !view.awaiting.includes(seat)) {
    return { code: 'not-your-decision' };
  }
  const task = bookTask(own);
  if (!ANSWERS[task].includes(action.kind)) return { code: 'other-decision', now: task };
  if (action.kind === 'unit') {
    const { unit } = action;
    if (unit < SPLIT !== (seat === 0)) return { code: 'not-yours', unit };
    const isSquad = ['rifleman-a', 'rifleman-b'].some((name) => counterNamed(seat, name) === unit);
    return isSquad ? undefined : { code: 'no-squad-to-join', unit };
  }
  if (action.kind !== 'take') return undefined;
  const { card } = action;
  if (task === 'reserve') {
    return reserveChoices(own).includes(card) ? undefined : { code: 'no-free-reservist' };
  }
  const told = { card, seat };
  // One word, and no name, for the fallen and for those yet to come: what is locked stays unknown.
  if (!own.roster.available.includes(card)) return { code: 'not-in-platoon' };
  if (own.picks.includes(card)) return { code: 'already-mustered', ...told };
  const side = halfOf(fileOf(kit, nodeOf(kit.tree, view.record.code)), seat);
  if (!battleCards(own, side).includes(card)) return { code: 'not-in-this-battle', ...told };
  const open = candidates(own, side);
  if (open.length === 0) return { code: 'deck-full' };
  return open.includes(card) ? undefined : { code: 'other-place', ...told };
}
