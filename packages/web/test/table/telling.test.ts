import { type AnyMatch, createMatch, must, seedFromPhrase } from '@bivouac/kernel';
import { NORMANDY_RECORDS } from '@bivouac/normandy/text/event-records.ts';
import { findEntry } from '@bivouac/shelf';
import { campaignStory } from '@bivouac/stalingrad/table/campaign/story.ts';
import { plainKit } from '@bivouac/table/contract/story-kit.ts';
import {
  chapterLine,
  filterRounds,
  logAsText,
  NO_FILTER,
  partsOf,
} from '@bivouac/table/log/log-view.ts';
import {
  chaptersOf,
  splitNames,
  tell,
  tellByRounds,
  turnStops,
} from '@bivouac/table/log/telling.ts';
import { botChoice } from '@bivouac/table/testing/bot-choice.ts';
import { NORMANDY, playedMatch } from '@bivouac/table/testing/story.ts';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { undauntedStory } from '@bivouac/undaunted-core/table/story.ts';
import { describe, expect, it } from 'vitest';

const kit = undauntedStory(NORMANDY_RECORDS);
const match = playedMatch(160);
const [en, cs] = await Promise.all([NORMANDY.texts.load('en'), NORMANDY.texts.load('cs')]);

describe('the log', () => {
  it('has every line once, by rounds and turns, in the order of events', () => {
    const log = match.log(0);
    const rounds = tellByRounds(en, log, 0, kit);
    const lines = rounds.flatMap(({ turns }) => turns.flatMap((turn) => turn.lines));
    const headings = log.filter(({ event }) => event.type === 'roundBegan');
    expect(rounds.map(({ number }) => number)).toEqual(headings.map((_, at) => at + 1));
    expect(rounds.length).toBeGreaterThan(3);
    const all = tell(en, log, 0, kit).map(({ seq }) => seq);
    const said = new Set(headings.map(({ seq }) => seq));
    expect(lines.map(({ seq }) => seq)).toEqual(all.filter((seq) => !said.has(seq)));
  });

  it('puts each line into the turn of the side that acts', () => {
    for (const { turns } of tellByRounds(en, match.log(0), 0, kit)) {
      expect(turns[0]?.seat).toBe(null);
      for (const { seat, lines } of turns.slice(1)) {
        // The other side is spoken of in a turn where it suffers or gains something.
        expect(lines.some((line) => line.seat === seat)).toBe(true);
        expect(lines.filter(({ topic }) => topic === 'ground').every((l) => l.seat === seat)).toBe(
          true,
        );
      }
      const sides = turns.slice(1).map(({ seat }) => seat);
      expect(new Set(sides).size).toBe(sides.length);
    }
  });

  it('has the same lines in every language', () => {
    const [english, czech] = [en, cs].map((text) => tell(text, match.log(0), 0, kit));
    expect(czech?.map(({ seq }) => seq)).toEqual(english?.map(({ seq }) => seq));
    const same = czech?.filter(({ sentence }, at) => sentence === english?.[at]?.sentence);
    expect(same).toEqual([]);
  });

  it('marks what only the viewer knows', () => {
    const own = tell(en, match.log(0), 0, kit).filter(({ isPrivate }) => isPrivate);
    expect(own.length).toBeGreaterThan(0);
    expect(tell(en, match.log('spectator'), 'spectator', kit).some((l) => l.isPrivate)).toBe(false);
    const theirs = new Map(tell(en, match.log(1), 1, kit).map((line) => [line.seq, line]));
    for (const { seq, sentence } of own) expect(theirs.get(seq)?.sentence).not.toBe(sentence);
  });

  it('finds every name in its sentence, in both languages', () => {
    for (const text of [en, cs]) {
      for (const { event } of match.log(0)) {
        const sentence = text.shot?.(event)?.title ?? text.event(event, 0);
        const mentions = text.mentions?.(event) ?? [];
        if (sentence === null) continue;
        const parts = splitNames(sentence, mentions);
        expect(parts.map((part) => part.text).join('')).toBe(sentence);
        expect(parts.flatMap(({ mention }) => mention ?? [])).toEqual(mentions);
      }
    }
  });

  it('shows a roll with a sum that adds up', () => {
    const shots = tell(en, match.log(0), 0, kit).flatMap(({ shot }) => shot ?? []);
    expect(shots.length).toBeGreaterThan(2);
    for (const { parts, total, dice, isHit } of shots) {
      expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(total);
      expect(dice.some((die) => die.isHit)).toBe(isHit);
    }
  });

  it('filters by topic', () => {
    const rounds = tellByRounds(en, match.log(0), 0, kit);
    expect(filterRounds(rounds, NO_FILTER)).toBe(rounds);
    const count = (filter: Parameters<typeof filterRounds>[1]): number =>
      filterRounds(rounds, filter).reduce(
        (sum, { turns }) => sum + turns.reduce((of, { lines }) => of + lines.length, 0),
        0,
      );
    const combat = count({ topics: new Set(['combat']), seat: null });
    const cards = count({ topics: new Set(['cards']), seat: null });
    const both = count({ topics: new Set(['combat', 'cards']), seat: null });
    expect(combat).toBeGreaterThan(0);
    expect(cards).toBeGreaterThan(0);
    expect(both).toBe(combat + cards);
    const mine = filterRounds(rounds, { topics: new Set(), seat: 1 });
    const seats = mine.flatMap(({ turns }) => turns.flatMap(({ lines }) => lines));
    expect(new Set(seats.map(({ seat }) => seat))).toEqual(new Set([1]));
  });

  it('can be copied as plain text', () => {
    const rounds = tellByRounds(en, match.log(0), 0, kit);
    const text = logAsText(partsOf(rounds, []), {
      round: (number) => `Round ${number}`,
      turn: (seat) => (seat === null ? 'Bids' : en.seat(seat)),
      isPrivate: 'secret',
    });
    expect(text.startsWith('Round 1\n  Bids\n    0. ')).toBe(true);
    expect(text).toContain('(secret)');
    expect(text.split('\n').filter((line) => line === 'Round 2')).toHaveLength(1);
  });

  it('knows where turns begin', () => {
    const stops = turnStops(match.log('spectator'), kit);
    expect(stops[0]).toBe(0);
    expect(stops).toEqual([...stops].sort((a, b) => a - b));
    expect(new Set(stops).size).toBe(stops.length);
    expect(stops.length).toBeGreaterThan(6);
  });

  it('works for every game, even without rounds', () => {
    const log = [{ seq: 0, action: 1, seat: 0, event: { type: 'gameEnded' } }];
    const text = { ...en, event: () => 'over' };
    expect(tellByRounds(text, log, 0, plainKit)).toMatchObject([
      { number: null, turns: [{ seat: null, lines: [{ sentence: 'over', topic: null }] }] },
    ]);
  });
});

describe('the log of a campaign', async () => {
  const story = campaignStory;
  const found = findEntry('stalingrad-campaign');
  const { game, texts } = must(found.ok ? found.value : undefined, 'the campaign');
  await loadEvery(texts);
  const begun = createMatch(game, { scenario: 'campaign', options: {} }, seedFromPhrase('log'));
  const campaign: AnyMatch = must(begun.ok ? begun.value : undefined, 'a campaign');
  const chaptersSoFar = () => chaptersOf(texts.in('en'), campaign.log(0), story);
  while (chaptersSoFar().length < 3) {
    const now = campaign.awaiting();
    const seat = now.kind === 'seats' ? must(now.seats[0], 'a seat') : 0;
    for (let i = 0; i < 20 && campaign.actions(seat).length > 0; i++) {
      campaign.act(seat, botChoice(campaign, seat, 'easy'));
    }
  }

  it('has a heading for each battle, with its name and winner', () => {
    const log = campaign.log(0);
    const chapters = chaptersSoFar();
    const ends = log.flatMap(({ event }) => ('winners' in event ? [event.winners] : []));
    expect(chapters.map(({ winner }) => winner)).toEqual([...ends.flat(), null]);
    expect(chapters[0]?.title.replaceAll('\u00a0', ' ')).toBe(
      'Battle 1: #011 9 January Square, 27 September',
    );
    // The third is still to be fought, and has its name all the same.
    expect(chapters[2]?.result).toBe(null);
    expect(chapters[2]?.title).toMatch(/^Battle 3: #03\d /);
    const rounds = tellByRounds(texts.in('en'), log, 0, story);
    const parts = partsOf(rounds, chapters);
    expect(parts.flatMap((part) => part.rounds)).toEqual(rounds);
    for (const { rounds: own } of parts.slice(0, 2)) {
      expect(own.filter(({ number }) => number === 1)).toHaveLength(1);
    }
    const text = logAsText(parts, { round: String, turn: String, isPrivate: '' });
    const heads = text.split('\n').filter((line) => line.startsWith('Battle '));
    expect(heads).toEqual(chapters.map(chapterLine));
    const czech = chaptersOf(texts.in('cs'), log, story).map(chapterLine);
    expect(czech[0]).toMatch(
      /^1\. bitva: #011 Náměstí 9\. ledna, 27\. září \(vyhráli (Sověti|Němci)\)$/,
    );
  });
});
