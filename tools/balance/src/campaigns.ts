// Whole campaigns between bots. Their battles are the measure of each scenario: played with the
// soldiers and in the city that the campaign has left, as often as the story leads there.
import type { AnyBot } from '@bivouac/bots';
import {
  type AnyGame,
  must,
  nth,
  type Outcome,
  type Seat,
  seededChance,
  seedFromPhrase,
} from '@bivouac/kernel';
import type { GameFigures, ScenarioFigures } from './figures.ts';

/** What this reads of the state of a campaign. */
interface CampaignState {
  readonly record: {
    readonly chapters: readonly Chapter[];
    readonly outcome: Outcome | null;
    /** The ending, once there is an outcome. */
    readonly code: string;
  };
  readonly battle: unknown;
}

/** A battle of a campaign. */
interface Chapter {
  readonly scenario: string;
  readonly winner: Seat;
  readonly reason: string;
  readonly rounds: number;
}

interface Campaign {
  readonly chapters: readonly Chapter[];
  /** By chapter. */
  readonly decisions: readonly number[];
  readonly ending: string;
  readonly winner: number;
}

const OPTIONS = { discard: 'open', withdrawal: 'on' };

/** Plays one campaign; throws if it does not come to its end. */
function playCampaign(game: AnyGame, bot: AnyBot, phrase: string): Campaign {
  const chance = seededChance(seedFromPhrase(phrase));
  const luck = seededChance(seedFromPhrase(`${phrase} players`));
  const io = { chance, emit: () => undefined };
  const state: CampaignState = game.setup({ scenario: 'campaign', options: OPTIONS }, io);
  const decisions: number[] = [];
  for (let count = 0; count < game.maxActions; count++) {
    const { record } = state;
    if (record.outcome !== null) {
      const winner = nth(record.outcome.winners, 0);
      return { chapters: record.chapters, decisions, ending: record.code, winner };
    }
    const awaiting = game.awaiting(state);
    if (awaiting.kind === 'over') break;
    const seat = nth(awaiting.seats, 0);
    const actions = game.actions(state, seat);
    const question = { seat, actions, budget: { trials: 1 }, chance: luck };
    const action =
      actions.length === 1
        ? nth(actions, 0)
        : bot.choose({ ...question, view: game.view(state, seat) });
    if (state.battle !== null) {
      const chapter = record.chapters.length;
      decisions[chapter] = (decisions[chapter] ?? 0) + 1;
    }
    game.apply(state, seat, action, io);
  }
  throw new Error(`the campaign “${phrase}” is stuck`);
}

/** Figures gathered game by game. */
interface Tally {
  games: number;
  readonly wins: number[];
  decisions: number;
  rounds: number;
  exhausted: number;
}

const emptyTally = (): Tally => ({ games: 0, wins: [0, 0], decisions: 0, rounds: 0, exhausted: 0 });

function count(tally: Tally, winner: number, decisions: number, rounds: number): void {
  tally.games += 1;
  tally.wins[winner] = nth(tally.wins, winner) + 1;
  tally.decisions += decisions;
  tally.rounds += rounds;
}

function figuresOf({ games, wins, decisions, rounds, exhausted }: Tally): ScenarioFigures {
  const mean = (sum: number) => Math.round((10 * sum) / Math.max(1, games)) / 10;
  return {
    games,
    wins,
    draws: 0,
    unfinished: 0,
    meanDecisions: mean(decisions),
    meanRounds: mean(rounds),
    exhausted,
  };
}

export interface CampaignsToMeasure {
  readonly campaign: AnyGame;
  /** The game whose scenarios are the battles. */
  readonly battles: AnyGame;
  readonly bot: AnyBot;
  readonly seed: string;
  readonly campaigns: number;
  readonly tell: (done: number) => void;
}

/** Figures of every scenario of the game of battles, and of the campaign. */
export function measureCampaigns(wanted: CampaignsToMeasure): {
  readonly battles: GameFigures;
  readonly campaign: GameFigures;
} {
  const { campaign, battles, bot, seed, campaigns, tell } = wanted;
  const byScenario = new Map(battles.scenarios.map(({ id }) => [id, emptyTally()]));
  const all = emptyTally();
  const endings: { [ending: string]: number } = {};
  for (let i = 0; i < campaigns; i++) {
    const { chapters, decisions, ending, winner } = playCampaign(campaign, bot, `${seed} ${i}`);
    endings[ending] = (endings[ending] ?? 0) + 1;
    chapters.forEach(({ scenario, winner: victor, reason, rounds }, at) => {
      const tally = must(byScenario.get(scenario), `scenario ${scenario}`);
      count(tally, victor, decisions[at] ?? 0, rounds);
      if (reason === 'exhausted') tally.exhausted += 1;
    });
    const length = decisions.reduce((sum, one) => sum + one, 0);
    count(all, winner, length, chapters.length);
    tell(i + 1);
  }
  const common = { bot: bot.id, seed, seats: campaign.seats, campaigns };
  const scenarios = [...byScenario].map(([id, tally]) => [id, figuresOf(tally)]);
  const sorted = Object.fromEntries(
    Object.entries(endings).sort(([one], [two]) => (one < two ? -1 : 1)),
  );
  return {
    battles: { ...common, scenarios: Object.fromEntries(scenarios) },
    campaign: { ...common, endings: sorted, scenarios: { campaign: figuresOf(all) } },
  };
}
