import { readFileSync } from 'node:fs';
import { createMatch, done, must, parseRecord, replay, type Seed } from '@bivouac/kernel';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { expect, test } from 'vitest';
import { stalingradCampaignBots } from '../src/bots/index.ts';
import type { CampaignState } from '../src/rules/campaign/state.ts';
import { bookTask, type CampaignView } from '../src/rules/campaign/view.ts';
import { kindOf } from '../src/rules/data/cards.ts';
import {
  CARDS,
  cardNamed,
  counterNamed,
  stalingradCampaign as game,
  SCENARIOS,
} from '../src/rules/index.ts';
import { stalingradCampaignTexts } from '../src/text/index.ts';

await loadEvery(stalingradCampaignTexts);

// Campaigns as rules 1 and 2 wrote them: they end as they ended then. The choice of a reservist (S-26) is tried
// where such a campaign comes to it.

const names = (cards: readonly number[]): string[] => cards.map((card) => CARDS[card]?.id ?? '?');

const recordOfRules = (rules: number): string =>
  readFileSync(new URL(`records/campaign-rules-${rules}.txt`, import.meta.url), 'utf8');
const recorded = recordOfRules(1);

/** The recorded campaign played on under today's rules, up to the first choice of a reservist. */
function upToChoice() {
  const raw = parseRecord(recorded);
  if (!raw.ok) throw new Error(raw.problem.code);
  const made = createMatch(game, { scenario: 'campaign' }, raw.value.seed as Seed);
  if (!made.ok) throw new Error(made.problem.code);
  const match = made.value;
  const viewOf = (seat: number): CampaignView => {
    const view = match.view(seat);
    if (!view.ok) throw new Error(view.problem.code);
    return view.value;
  };
  for (const { seat, text } of raw.value.actions) {
    if (bookTask(viewOf(1).own) === 'reserve') return { match, viewOf };
    const acted = match.actText(game.seats.indexOf(seat), text);
    if (!acted.ok) throw new Error(JSON.stringify(acted.problem));
  }
  throw new Error('no soldier of C became a casualty');
}

test('stalingrad/merging: a player chooses the reservist in camp, before making the deck', () => {
  const { match, viewOf } = upToChoice();
  const own = must(viewOf(1).own ?? undefined, 'a book');
  expect(names(own.owesReserves ?? [])).toEqual(['N-V-037']);
  const offers = match.actions(1).map(game.notation.print);
  expect(offers).toEqual(
    ['n-r-004', 'n-r-005', 'n-r-006', 'n-r-007', 'n-r-008'].map((id) => `take ${id}`),
  );
  const texts = stalingradCampaignTexts.in('en');
  expect(texts.prompt(viewOf(1))).toContain('reservist');
  expect(texts.ruleFor?.(viewOf(1))).toBe('merging');
  const why = (id: string) =>
    game.explain?.(viewOf(1), { kind: 'take', card: kindOf(cardNamed(id)) });
  expect(why('N-R-008')).toBeUndefined();
  for (const id of ['N-R-009', 'N-P-007', 'S-R-004'])
    expect(why(id)).toEqual({ code: 'no-free-reservist' });
  expect(game.explain?.(viewOf(1), { kind: 'done' })).toEqual({
    code: 'other-decision',
    now: 'reserve',
  });
  // The other side sees neither the choice nor that there is one.
  const before = JSON.stringify(viewOf(0));
  const logged = match.log(0).length;
  expect(match.actText(1, 'take n-r-008').ok).toBe(true);
  expect(JSON.stringify(viewOf(0))).toBe(before);
  expect(match.log(0)).toHaveLength(logged);
  const after = must(viewOf(1).own ?? undefined, 'a book');
  expect(bookTask(viewOf(1).own)).toBe('muster');
  expect(after.owesReserves).toBeUndefined();
  expect(after.roster.available).toContain(cardNamed('N-R-008'));
  expect(after.roster.available).not.toContain(cardNamed('N-R-004'));
  // The soldier comes for a battle that is over, so their career begins with the next.
  expect(after.roster.ledger.at(-1)).toEqual({
    stage: 14,
    mark: 'reservist',
    card: cardNamed('N-R-008'),
    other: cardNamed('N-V-037'),
  });
  game.check(match.copyOfState());
});

test('stalingrad/merging: a choice that no player has seen can be taken back', () => {
  const { match, viewOf } = upToChoice();
  expect(match.actText(0, 'done').ok).toBe(true);
  expect(match.actText(1, 'take n-r-005').ok).toBe(true);
  expect(match.undo(1).ok).toBe(true);
  expect(bookTask(viewOf(1).own)).toBe('reserve');
  expect(match.actText(1, 'take n-r-006').ok).toBe(true);
  expect(viewOf(1).own?.roster.available).toContain(cardNamed('N-R-006'));
});

test('stalingrad/merging: bots choose the reservist', () => {
  const { match, viewOf } = upToChoice();
  for (const bot of stalingradCampaignBots) {
    const chosen = bot.choose({
      seat: 1,
      view: viewOf(1),
      actions: match.actions(1),
      budget: { trials: 1 },
      chance: {} as never,
    });
    // The first of those who can do three things.
    expect(game.notation.print(chosen)).toBe('take n-r-006');
  }
});

test('a campaign recorded under rules 1 ends as it ended then', () => {
  const played = replay(recorded, () => done(game));
  if (!played.ok) throw new Error(JSON.stringify(played.problem));
  // To the same state, field by field: replaying has compared the hash.
  expect(game.hashesSince).toBe(1);
  expect(played.value.setup.options).toMatchObject({ losses: 'lowest' });
  expect(played.value.awaiting()).toEqual({
    kind: 'over',
    outcome: { winners: [0], reason: 'END3' },
  });
  const state: CampaignState = played.value.copyOfState();
  const { ledger } = state.books[1].roster;
  const came = ledger.filter(
    ({ mark, other }) => mark === 'reservist' && /-c$/.test(CARDS[other]?.name ?? ''),
  );
  expect(names(came.map(({ card }) => card))).toEqual(['N-R-004']);
});

test('a campaign recorded under rules 2 goes on without the counter of a lost unit (S-31)', () => {
  // Generated by the rules of that time: the German scouts of C fall, then begins battle #102.
  const text = recordOfRules(2);
  const scouts = counterNamed(1, 'scout-c');
  const scenario = must(
    SCENARIOS.find(({ id }) => id === '102'),
    'a scenario',
  );
  expect(scenario.at[scouts]).toBeGreaterThanOrEqual(0);
  // To the same state, field by field: replaying compares the hash.
  const played = replay(text, () => done(game));
  if (!played.ok) throw new Error(JSON.stringify(played.problem));
  expect(played.value.setup.options).toMatchObject({ losses: 'chosen', 'lost-units': 'away' });
  const { battle }: CampaignState = played.value.copyOfState();
  expect(battle?.public.at[scouts]).toBe(-1);
  // By the rules of today the counter is there, and the record would come to another hash.
  const today = { ...game, formerRules: { 2: {} } };
  expect(replay(text, () => done(today))).toMatchObject({
    ok: false,
    problem: { code: 'record-hash-differs' },
  });
});
