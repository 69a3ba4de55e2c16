// Whole campaigns between bots. Their battles are the measure of each scenario: played with the
// soldiers and in the city that the campaign has left, as often as the story leads there.
import { seededChance, seedFromPhrase } from '@bivouac/kernel';
import { findBot, findGame } from '@bivouac/shelf/players';

/**
 * @typedef {import('./balance-page.js').ScenarioFigures} ScenarioFigures
 * @typedef {{ scenario: string, winner: number, reason: string, rounds: number }} Chapter
 * @typedef {{ chapters: Chapter[], decisions: number[], ending: string, winner: number }} Campaign
 */

const OPTIONS = { discard: 'open', withdrawal: 'on' };

/**
 * Plays one campaign; throws if it does not come to its end.
 * @returns {Campaign}
 */
function playCampaign(game, bot, phrase) {
  const chance = seededChance(seedFromPhrase(phrase));
  const luck = seededChance(seedFromPhrase(`${phrase} players`));
  const io = { chance, emit: () => undefined };
  const state = game.setup({ scenario: 'campaign', options: OPTIONS }, io);
  const decisions = [];
  for (let count = 0; count < game.maxActions; count++) {
    const { record } = state;
    if (record.outcome !== null) {
      const [winner] = record.outcome.winners;
      return { chapters: record.chapters, decisions, ending: record.code, winner };
    }
    const [seat] = game.awaiting(state).seats;
    const actions = game.actions(state, seat);
    const question = { seat, actions, budget: { trials: 1 }, chance: luck };
    const choose = () => bot.choose({ ...question, view: game.view(state, seat) });
    const action = actions.length === 1 ? actions[0] : choose();
    if (state.battle !== null) {
      const chapter = record.chapters.length;
      decisions[chapter] = (decisions[chapter] ?? 0) + 1;
    }
    game.apply(state, seat, action, io);
  }
  throw new Error(`the campaign “${phrase}” is stuck`);
}

/** Figures gathered game by game. */
const emptyTally = () => ({ games: 0, wins: [0, 0], decisions: 0, rounds: 0, exhausted: 0 });

function count(tally, winner, decisions, rounds) {
  tally.games += 1;
  tally.wins[winner] += 1;
  tally.decisions += decisions;
  tally.rounds += rounds;
}

/** @returns {ScenarioFigures} */
function figuresOf({ games, wins, decisions, rounds, exhausted }) {
  const mean = (sum) => Math.round((10 * sum) / Math.max(1, games)) / 10;
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

/**
 * Figures of every scenario of the game of battles, and of the campaign.
 * @param {{ campaign: string, battles: string, bot: string, seed: string, campaigns: number,
 *   tell?: (done: number) => void }} wish
 */
export function measureCampaigns({ campaign, battles, bot, seed, campaigns, tell }) {
  const [whole, single] = [campaign, battles].map((id) => {
    const found = findGame(id);
    if (!found.ok) throw new Error(`no game ${id}`);
    return found.value;
  });
  const player = findBot(campaign, bot);
  if (player === undefined) throw new Error(`no bot ${bot}`);
  const byScenario = new Map(single.scenarios.map(({ id }) => [id, emptyTally()]));
  const all = emptyTally();
  /** @type {Record<string, number>} */
  const endings = {};
  for (let i = 0; i < campaigns; i++) {
    const { chapters, decisions, ending, winner } = playCampaign(whole, player, `${seed} ${i}`);
    endings[ending] = (endings[ending] ?? 0) + 1;
    chapters.forEach(({ scenario, winner: victor, reason, rounds }, at) => {
      const tally = byScenario.get(scenario);
      count(tally, victor, decisions[at], rounds);
      if (reason === 'exhausted') tally.exhausted += 1;
    });
    const length = decisions.reduce((sum, one) => sum + one, 0);
    count(all, winner, length, chapters.length);
    tell?.(i + 1);
  }
  const common = { bot, seed, seats: whole.seats, campaigns };
  const scenarios = [...byScenario].map(([id, tally]) => [id, figuresOf(tally)]);
  const sorted = Object.fromEntries(
    Object.entries(endings).sort(([one], [two]) => (one < two ? -1 : 1)),
  );
  return {
    battles: { ...common, scenarios: Object.fromEntries(scenarios) },
    campaign: { ...common, endings: sorted, scenarios: { campaign: figuresOf(all) } },
  };
}
