import { redact, seededChance, seedFromPhrase, type Viewer } from '@bivouac/kernel';
import { LANGUAGES, type Language } from '@bivouac/text';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { expect, test } from 'vitest';
import type { CityEvent } from '../../src/rules/index.ts';
import {
  CARDS,
  type CampaignEvent,
  SCENARIOS,
  stalingrad,
  stalingradCampaign,
} from '../../src/rules/index.ts';
import {
  CITY_LANGUAGES,
  stalingradCampaignTexts,
  stalingradTexts,
  soldierName as wholeName,
} from '../../src/text/index.ts';

await loadEvery(stalingradTexts, stalingradCampaignTexts);

const soldierName = (card: number, language: Language): string =>
  wholeName(card, CITY_LANGUAGES.in(language));

/** Names that belong to files and notation, never to a sentence. */
const RAW = /\b[a-z]+-[abc]\b|\b[sn]-[pzvr]-\d|undefined|\bNaN\b|\[object/;
const VIEWERS = [0, 1, 'spectator'] as const;

const sound = (what: string, text: string | null | undefined): void => {
  if (text === undefined || text === '' || (text !== null && RAW.test(text))) {
    throw new Error(`${what}: ${text}`);
  }
};

test.each(LANGUAGES)(
  'every view, prompt, action, event and outcome has its text (%s)',
  (language) => {
    const text = stalingradTexts.in(language);
    for (const { id: scenario } of SCENARIOS) {
      sound(scenario, text.scenario(scenario).title);
      sound(scenario, text.scenario(scenario).briefing);
      const chance = seededChance(seedFromPhrase(`said ${scenario}`));
      const emit = (event: CityEvent): void => {
        for (const viewer of VIEWERS) {
          if (event.type !== 'gameEnded')
            sound(event.type, text.event(redact(event, viewer), viewer));
        }
        text.mentions?.(event);
        const shot = text.shot?.(event);
        for (const { label } of shot?.parts ?? []) sound('part', label);
      };
      const options = { discard: 'open', withdrawal: 'off' };
      const state = stalingrad.setup({ scenario, options }, { chance, emit });
      for (let step = 0; step < 400; step++) {
        const now = stalingrad.awaiting(state);
        if (now.kind === 'over') {
          sound('outcome', text.outcome(now.outcome));
          break;
        }
        const seat = now.seats[0] ?? 0;
        const offers = stalingrad.actions(state, seat);
        const view = stalingrad.view(state, seat);
        sound('prompt', text.prompt(view));
        const rule = text.ruleFor?.(view);
        if (rule != null && text.ruleTitles?.[rule] === undefined)
          throw new Error(`no rule ${rule}`);
        for (const action of offers) sound(action.kind, text.action(action, seat));
        if (step % 40 === 0) {
          for (const { lines } of text.view(view)) for (const line of lines) sound('view', line);
          text.picture?.(view);
        }
        const action = offers[chance.pick(offers.length, 'player')];
        if (action) stalingrad.apply(state, seat, action, { chance, emit });
      }
    }
  },
);

test.each(LANGUAGES)('every event of a campaign has its text (%s)', (language) => {
  const text = stalingradCampaignTexts.in(language);
  const game = stalingradCampaign;
  const chance = seededChance(seedFromPhrase('told'));
  const seen = new Set<string>();
  const emit = (event: CampaignEvent): void => {
    seen.add(event.type);
    for (const viewer of VIEWERS) {
      const told = text.event(redact(event, viewer), viewer);
      if (event.type !== 'gameEnded') sound(event.type, told);
    }
  };
  const options = { discard: 'open', withdrawal: 'on' };
  const state = game.setup({ scenario: 'campaign', options }, { chance, emit });
  for (;;) {
    const now = game.awaiting(state);
    if (now.kind === 'over') {
      sound('outcome', text.outcome(now.outcome));
      break;
    }
    const seat = now.seats[0] ?? 0;
    const view = game.view(state, seat);
    sound('prompt', text.prompt(view));
    sound('waiting', text.waiting(game.view(state, 'spectator')));
    if (view.battle === null) {
      for (const { lines } of text.view(view)) for (const line of lines) sound('camp', line);
    }
    const offers = game.actions(state, seat);
    const action = offers[chance.pick(offers.length, 'player')];
    if (action) game.apply(state, seat, action, { chance, emit });
  }
  const viewer: Viewer = 'everyone';
  for (const { lines } of text.view(game.view(state, viewer))) {
    for (const line of lines) sound('end', line);
  }
  expect(seen.has('soldiersUpgraded')).toBe(true);
});

test('all cards but reservists and Fog of War have a name, and keep it', () => {
  CARDS.forEach((card, i) => {
    for (const language of LANGUAGES) {
      const name = soldierName(i, language);
      const isNamed = card.deck !== 'R' && card.name !== 'fog';
      expect([card.id, name !== '']).toEqual([card.id, isNamed]);
    }
  });
  const at = (id: string): number => CARDS.findIndex((card) => card.id === id);
  expect(soldierName(at('S-V-010'), 'cs')).toBe(soldierName(at('S-P-010'), 'cs'));
  expect(soldierName(at('S-P-010'), 'en')).toBe('Lev Akhmatov');
  expect(soldierName(at('S-Z-054'), 'en')).toBe('Darya Kolesnikova');
});
