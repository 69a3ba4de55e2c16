import { must, noLuck, seededChance, seedFromPhrase } from '@bivouac/kernel';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { expect, it } from 'vitest';
import {
  type CampaignState,
  moreOf,
  SCENARIOS,
  stalingrad,
  stalingradCampaign,
  type Task,
  TREE,
} from '../../src/rules/index.ts';
import {
  CITY_LANGUAGES,
  stalingradCampaignTexts,
  stalingradTexts,
  turnedPage,
} from '../../src/text/index.ts';
import { stalingradReference } from '../../src/text/reference.ts';

await loadEvery(stalingradTexts, stalingradCampaignTexts, stalingradReference);

// What the books and the camp say of a battle, against the data of that battle.

const LANGUAGES = ['cs', 'en'] as const;
const NO_ROUT = {
  cs: 'Úplným rozprášením se tato bitva nevyhrává.',
  en: 'Total rout does not win this battle.',
} as const;

/** From three up; `ten` means something else in Czech. */
const NUMBERS = {
  en: 'three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen',
  cs: 'tři tří třem, čtyři čtyř čtyřem, pět pěti, šest šesti, sedm sedmi, osm osmi, devět devíti, deset deseti, jedenáct jedenácti pojedenácté, dvanáct dvanácti, třináct třinácti',
} as const;
const numberNamed = (language: 'cs' | 'en', word: string): number | undefined => {
  const at = NUMBERS[language].split(', ').findIndex((forms) => forms.split(' ').includes(word));
  return at < 0 ? undefined : at + 3;
};

/** The numbers in a text: one and two count anything and are left out. */
const numbersIn = (language: 'cs' | 'en', text: string): number[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .flatMap((word) => numberNamed(language, word) ?? [])
    .sort((a, b) => a - b);

const valuesOf = (task: Task): number[] => {
  const own = 'value' in task ? [task.value] : [];
  return 'of' in task ? [...own, ...task.of.flatMap(valuesOf)] : own;
};

/** Numbers that count something else: tiles on the way, places close by. */
const OTHERWISE: { readonly [briefing: string]: number } = { '052 0': 4, '103 1': 3 };

/** Every number that the data of a battle can account for in one side's book. */
function accountedFor(scenario: (typeof SCENARIOS)[number], seat: 0 | 1): number[] {
  const { tasks, secrets, prizes } = moreOf(scenario);
  const worth = (tiles: readonly number[]): number =>
    tiles.reduce((sum, tile) => sum + (scenario.objectives[tile] ?? 0), 0);
  const held = prizes.filter(
    (tile) => scenario.control[seat * stalingradTiles + tile] === CONTROLLED,
  );
  const secret = secrets[seat];
  return [
    ...tasks.flatMap(valuesOf),
    ...(secret === null ? [] : valuesOf(secret)),
    ...[worth(prizes), prizes.length, worth(held)],
    ...[OTHERWISE[`${scenario.id} ${seat}`] ?? 0],
  ];
}
const CONTROLLED = 2;
const stalingradTiles = must(SCENARIOS[0], 'a scenario').control.length / 2;

it('gives no number in a briefing that the battle does not have, and the same in both languages', () => {
  let checked = 0;
  for (const scenario of SCENARIOS) {
    for (const seat of [0, 1] as const) {
      const stage = Number(scenario.id.slice(0, 2));
      const [cs, en] = LANGUAGES.map((language) => {
        const page = CITY_LANGUAGES.in(language).library.pages(seat, stage);
        return numbersIn(language, must(page?.briefings[scenario.id], scenario.id));
      });
      expect([scenario.id, seat, cs]).toEqual([scenario.id, seat, en]);
      const known = accountedFor(scenario, seat);
      for (const number of en ?? []) {
        expect([scenario.id, seat, number, known.includes(number)]).toEqual([
          ...[scenario.id, seat, number],
          true,
        ]);
        checked += 1;
      }
    }
  }
  expect(checked).toBeGreaterThan(100);
});

/** The camp before the battle of a state. */
function campAt(code: string): CampaignState {
  const io = { chance: noLuck(), emit: () => undefined };
  const state = stalingradCampaign.setup({ scenario: 'campaign', options: {} }, io);
  state.record.code = code;
  return state;
}
const linesOf = (sections: readonly { readonly lines: readonly string[] }[]): string[] =>
  sections.flatMap(({ lines }) => lines);

it('says of every battle that total rout does not win, wherever tasks are shown, and of no other', () => {
  const forbidding = SCENARIOS.filter((scenario) => !moreOf(scenario).isRoutEnough);
  expect(forbidding.map(({ id }) => id)).toEqual(['091', '092', '144', '151', '152']);
  const io = { chance: seededChance(seedFromPhrase('rout')), emit: () => undefined };
  for (const scenario of SCENARIOS) {
    const { id } = scenario;
    const isSaid = forbidding.includes(scenario);
    const node = must(
      TREE.nodes.find((one) => one.scenario === id),
      id,
    );
    const camp = campAt(node.code);
    const table = stalingrad.setup({ scenario: id, options: {} }, io);
    for (const language of LANGUAGES) {
      const [battle, campaign] = [
        stalingradTexts.in(language),
        stalingradCampaignTexts.in(language),
      ];
      const places: { readonly [place: string]: readonly string[] } = {
        sheet: must(battle.scenario(id).briefing, 'a briefing').split('\n'),
        table: linesOf(battle.view(stalingrad.view(table, 0))),
        camp: linesOf(campaign.view(stalingradCampaign.view(camp, 'spectator'))),
        book: linesOf(campaign.view(stalingradCampaign.view(camp, 1))),
        page: must(turnedPage(camp.books[0], 0, node, CITY_LANGUAGES.in(language)), 'a page'),
      };
      for (const [place, lines] of Object.entries(places)) {
        const found = lines.includes(NO_ROUT[language]);
        expect([id, language, place, found]).toEqual([id, language, place, isSaid]);
      }
    }
  }
});

it('says in the rules where a battle tells that total rout does not win', () => {
  const told = {
    cs: 'pokud bitva neurčuje jinak; v tom případě je to uvedeno u úkolů',
    en: 'it says so beside the tasks',
  };
  for (const language of LANGUAGES) {
    const { text = '' } = stalingradReference.in(language)['total-rout'] ?? {};
    expect(text.replaceAll('\u00a0', ' ')).toContain(told[language]);
  }
});

it('shows in camp both tasks, the viewer’s sealed order and the number of promotions', () => {
  const camp = campAt('15a');
  const linesFor = (viewer: 0 | 1 | 'spectator') =>
    linesOf(stalingradCampaignTexts.in('en').view(stalingradCampaign.view(camp, viewer)));
  const sealed = 'Sealed order (only you can see it; it wins too): ';
  const order = `${sealed}rout T-34 A and T-34 B at the same time`;
  for (const viewer of [0, 1, 'spectator'] as const) {
    const lines = linesFor(viewer).map((line) => line.replaceAll('\u00a0', ' '));
    expect(lines.filter((line) => /^(Soviets|Germans): 11 in all/.test(line))).toHaveLength(2);
    expect(lines.some((line) => line.startsWith(order))).toBe(viewer === 1);
    expect(lines.some((line) => line.startsWith(sealed))).toBe(viewer !== 'spectator');
  }
  const upgraded = (code: string): string[] =>
    linesOf(stalingradCampaignTexts.in('en').view(stalingradCampaign.view(campAt(code), 0)))
      .filter((line) => line.startsWith('Upgraded after the battle'))
      .map((line) => line.replaceAll('\u00a0', ' '));
  expect(['4a', '5a', '9b', '15a'].flatMap(upgraded)).toEqual([
    'Upgraded after the battle: 2 soldiers',
    'Upgraded after the battle: 1 soldier',
    'Upgraded after the battle: 3 soldiers',
  ]);
});
