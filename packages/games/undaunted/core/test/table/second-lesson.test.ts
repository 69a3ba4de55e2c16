import { must } from '@bivouac/kernel';
import { normandyEntry } from '@bivouac/normandy/entry';
import { DECK_LESSON } from '@bivouac/normandy/lessons/deck.ts';
import { stalingradCampaignEntry } from '@bivouac/stalingrad/entry';
import { AFTERMATH_LESSON } from '@bivouac/stalingrad/lessons/aftermath.ts';
import { createTutorial } from '@bivouac/table/lesson/tutorial.ts';
import { latest, openScene } from '@bivouac/table/testing/fakes.ts';
import { walkLesson } from '@bivouac/table/testing/lesson-steps.ts';
import { expect, it } from 'vitest';
import { chanceOfHit } from '../../src/table/shots.ts';

const CASES = [
  {
    entry: normandyEntry,
    lesson: DECK_LESSON,
    shot: { total: 7, dice: 4, chance: 0.8704 },
    // In this order: its own hit, and what it cost; the enemy's answer; the deck; Fog of War; the farm.
    told: ['unitSuppressed', 'unitReadied', 'unitSpawned', 'deckReshuffled', 'fogRemoved'],
    last: 'tileControlled',
  },
  {
    entry: stalingradCampaignEntry,
    lesson: AFTERMATH_LESSON,
    shot: { total: 8, dice: 1, chance: 0.3 },
    told: ['unitReformed', 'unitRouted', 'unitDriven', 'soldiersLost', 'soldiersUpgraded'],
    last: 'deckMade',
  },
];

it.each(CASES)('says what happens: the second lesson of $entry.game.id', async (one) => {
  const begun = createTutorial(one.entry, () => 0, one.lesson);
  const tutorial = must(begun.ok ? begun.value : undefined, 'a lesson');
  const before = openScene(latest(tutorial.table)).log.length;
  await walkLesson(tutorial, ({ step, expected }) => {
    if (step.id !== 'odds') return;
    const { view } = openScene(latest(tutorial.table));
    const preview = must(one.entry.game.preview?.(view, must(expected, 'a shot')), 'a preview');
    const [shot] = (preview as Parameters<typeof chanceOfHit>[0]).shots;
    expect([shot?.total, shot?.dice]).toEqual([one.shot.total, one.shot.dice]);
    expect(chanceOfHit(preview as Parameters<typeof chanceOfHit>[0])).toBeCloseTo(one.shot.chance);
  });
  const { log } = openScene(latest(tutorial.table));
  const types = log.slice(before).map(({ event }) => event.type);
  const wanted = [...one.told, one.last];
  const places = wanted.map((type) => types.indexOf(type));
  expect(places, JSON.stringify(types)).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  tutorial.close();
});
