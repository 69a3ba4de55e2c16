import { type BaseAction, done, must, recordOf, replay } from '@bivouac/kernel';
import { normandyEntry } from '@bivouac/normandy/entry';
import { FIRST_LESSON } from '@bivouac/normandy/lessons/first.ts';
import {
  createTutorial,
  type Tutorial,
  type TutorialModel,
} from '@bivouac/table/lesson/tutorial.ts';
import { resumeSeating } from '@bivouac/table/session/seating.ts';
import { latest, openScene, settled } from '@bivouac/table/testing/fakes.ts';
import { describe, expect, it } from 'vitest';

function begin(): Tutorial {
  const tutorial = createTutorial(normandyEntry, () => 0, FIRST_LESSON);
  if (!tutorial.ok) throw new Error(tutorial.problem.code);
  return tutorial.value;
}

function now(tutorial: Tutorial): TutorialModel {
  let model: TutorialModel | undefined;
  tutorial.subscribe((value) => (model = value))();
  return must(model, 'a model');
}

const act = (tutorial: Tutorial, action: BaseAction): void =>
  tutorial.table.act(action, latest(tutorial.table).position);

/** Plays the tutorial up to that step. */
async function walkTo(tutorial: Tutorial, id: string | null): Promise<string[]> {
  const seen: string[] = [];
  for (let guard = 0; guard < 200; guard++) {
    const { step, expected, isWatching, isOver } = now(tutorial);
    if (isOver || (step.id === id && !isWatching)) return seen;
    if (isWatching) await pause();
    else if (expected === null) tutorial.next();
    else act(tutorial, expected);
    if (seen.at(-1) !== step.id) seen.push(step.id);
  }
  throw new Error('the tutorial does not end');
}

const pause = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, 0));
  await settled();
};

describe('the tutorial', () => {
  it('leads through every step to its end by real rules and scripted luck', async () => {
    const tutorial = begin();
    const seen = await walkTo(tutorial, null);
    expect(seen).toEqual(FIRST_LESSON.steps.map(({ id }) => id));
    expect(now(tutorial)).toMatchObject({ isOver: true, expected: null });
    const { view } = openScene(latest(tutorial.table));
    const text = await normandyEntry.texts.load('en');
    expect(text.view(view)[0]?.lines.join(' ')).toContain('Round 2');
    tutorial.close();
  });

  it('has the luck of its seed, so its commitment still holds when the game goes on', async () => {
    const tutorial = begin();
    await walkTo(tutorial, null);
    const saved = tutorial.saved();
    const again = resumeSeating(normandyEntry, saved);
    if (!again.ok) throw new Error(again.problem.code);
    const { match, players } = again.value;
    expect(players.map(({ kind }) => kind)).toEqual(['human', 'bot']);
    expect(recordOf(match)).toBe(saved.record);
    for (const seat of [0, 1]) expect(match.act(seat, match.actions(seat)[0]).ok).toBe(true);
    expect(replay(recordOf(match), () => done(normandyEntry.game)).ok).toBe(true);
  });

  it('can be left at any step for an ordinary game', async () => {
    for (const id of ['goal', 'odds', 'control']) {
      const tutorial = begin();
      await walkTo(tutorial, id);
      tutorial.skip();
      expect(now(tutorial)).toMatchObject({ isOver: true, expected: null });
      expect(resumeSeating(normandyEntry, tutorial.saved()).ok).toBe(true);
    }
  });

  it('refuses an action that the step does not ask for, and changes nothing', async () => {
    const tutorial = begin();
    await walkTo(tutorial, 'bid');
    const { position } = latest(tutorial.table);
    const other = openScene(latest(tutorial.table)).actions.find(
      (action) => normandyEntry.game.notation.print(action) !== 'bid fog',
    );
    act(tutorial, must(other, 'another bid'));
    expect(now(tutorial)).toMatchObject({ isRefused: true, step: { id: 'bid' } });
    expect(latest(tutorial.table).position).toBe(position);
    act(tutorial, must(now(tutorial).expected, 'an action'));
    expect(now(tutorial).isRefused).toBe(false);
    expect(latest(tutorial.table).position).toBeGreaterThan(position);
  });

  it('refuses an action while there is something to read first', () => {
    const tutorial = begin();
    act(tutorial, must(openScene(latest(tutorial.table)).actions[0], 'an action'));
    expect(now(tutorial)).toMatchObject({ isRefused: true, step: { id: 'goal' } });
    expect(latest(tutorial.table).position).toBe(0);
  });

  it('goes back a step when an action is undone', async () => {
    const tutorial = begin();
    await walkTo(tutorial, 'ground');
    tutorial.table.undo();
    expect(now(tutorial).step.id).toBe('move');
    await walkTo(tutorial, 'leader');
    expect(now(tutorial).step.id).toBe('leader');
  });

  it('points only at subjects that exist', async () => {
    const tutorial = begin();
    await walkTo(tutorial, 'theirs');
    expect(now(tutorial).pointed).toHaveLength(2);
    // The lessons speak of these figures.
    await walkTo(tutorial, 'hit');
    const { log } = openScene(latest(tutorial.table));
    expect(log.map(({ event }) => event)).toContainEqual(
      expect.objectContaining({ type: 'fired', total: 6, dice: [7], isHit: true }),
    );
  });
});
