// Whole campaigns of Stalingrad between bots: who wins them, by which endings and battles.
// Usage: node scripts/campaigns.js [campaigns] [bot] [seed]
import { seededChance, seedFromPhrase } from '@bivouac/kernel';
import { SCENARIOS, stalingradCampaign, TREE } from '@bivouac/stalingrad';
import { stalingradCampaignBots } from '@bivouac/stalingrad/bots';

const [count = '20', name = 'medium', seed = 'campaigns'] = process.argv.slice(2);
const bot = stalingradCampaignBots.find(({ id }) => id === name);
if (bot === undefined) throw new Error(`no bot ${name}`);

/** Plays one campaign and gives back its record. */
function playCampaign(number) {
  const game = stalingradCampaign;
  const chance = seededChance(seedFromPhrase(`${seed} ${number}`));
  const luck = seededChance(seedFromPhrase(`${seed} ${number} player`));
  const io = { chance, emit: () => undefined };
  const options = { discard: 'open', withdrawal: 'on' };
  const state = game.setup({ scenario: 'campaign', options }, io);
  for (;;) {
    const now = game.awaiting(state);
    if (now.kind === 'over') return state.record;
    const seat = now.seats[0];
    const actions = game.actions(state, seat);
    const view = game.view(state, seat);
    const budget = { trials: 30 };
    game.apply(state, seat, bot.choose({ seat, view, actions, budget, chance: luck }), io);
  }
}

const endings = new Map(TREE.endings.map(({ code }) => [code, 0]));
const battles = new Map(SCENARIOS.map(({ id }) => [id, [0, 0, 0]]));
const codes = new Set();
let soviet = 0;
for (let i = 0; i < Number(count); i++) {
  const { code, chapters, outcome } = playCampaign(i);
  endings.set(code, (endings.get(code) ?? 0) + 1);
  if (outcome?.winners[0] === 0) soviet += 1;
  for (const chapter of chapters) {
    codes.add(chapter.code);
    const tally = battles.get(chapter.scenario);
    tally[chapter.winner] += 1;
    if (chapter.reason === 'exhausted') tally[2] += 1;
  }
}

console.log(`${count} campaigns, bot ${name}: Soviets ${soviet}, Germans ${count - soviet}`);
console.log(`states met: ${codes.size} of ${TREE.nodes.length}`);
for (const [code, times] of endings) console.log(`${code}  ${times}`);
console.log('scenario  Soviets  Germans  at the limit of rounds');
for (const [id, tally] of battles) console.log([id, ...tally].join('  '));
