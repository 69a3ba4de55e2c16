import { type Chance, must, type Seat } from '@bivouac/kernel';
import { DONE } from '@bivouac/undaunted-core';
import type { UndauntedBot } from '@bivouac/undaunted-core/bots';
import type { StalingradAction } from '../rules/actions.ts';
import { nameNow } from '../rules/campaign/muster.ts';
import { bookTask, type CampaignView } from '../rules/campaign/view.ts';
import { KINDS, levelOf } from '../rules/data/cards.ts';
import { unitKindOf } from '../rules/data/units.ts';
import type { Extra } from '../rules/extra.ts';

/** As the bots' package asks. */
interface Question {
  readonly seat: Seat;
  readonly view: CampaignView;
  readonly actions: readonly StalingradAction[];
  readonly budget: { readonly trials: number; readonly isSpent?: () => boolean };
  readonly chance: Chance;
}

export interface CampaignBot {
  readonly id: string;
  choose(question: Question): StalingradAction;
}

/** The soldier who can do most, then the quickest. */
function pickReservist(actions: readonly StalingradAction[]): StalingradAction {
  const worth = (action: StalingradAction): number => {
    const kind = action.kind === 'take' ? KINDS[action.card] : undefined;
    return kind === undefined ? 0 : 10 * kind.acts.length + kind.initiative;
  };
  return actions.reduce((best, one) => (worth(one) > worth(best) ? one : best));
}

/** Between battles: C joins the squad with more reservists; the deck is made as proposed. */
function muster({ view, actions }: Question): StalingradAction {
  const book = must(view.own ?? undefined, 'a seat has its book');
  const { roster } = book;
  if (bookTask(book) === 'reserve') return pickReservist(actions);
  const merges = actions.filter((action) => action.kind === 'unit');
  if (merges.length === 0) return DONE;
  const weakness = (squad: number): number =>
    roster.available.filter(
      (card) => levelOf(card) === 'reserve' && nameNow(card, -1).endsWith(`-${'ab'[squad]}`),
    ).length;
  return merges.reduce((best, one) =>
    weakness(unitKindOf(one.unit).squad) > weakness(unitKindOf(best.unit).squad) ? one : best,
  );
}

/** A player of battles, taught what to do between them. */
export const campaignBot = (bot: UndauntedBot<Extra, StalingradAction>): CampaignBot => ({
  id: bot.id,
  choose(question) {
    const { battle } = question.view;
    if (battle === null) return muster(question);
    return bot.choose({ ...question, view: battle });
  },
});
