import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cli, commandJson, talk, testFolder } from './run-cli.ts';
import { resealed, sampleRecord } from './sample-record.ts';

const file = testFolder();
const PLAY = ['play', 'skirmish', '--seats', 'human,easy', '--seed', 'p'];

describe('leaving a game', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('on %s keeps the record so far', async (signal) => {
    const path = file(`${signal}.record`);
    const { stdout, stderr, status } = await talk([...PLAY, '--record', path], (_, turn) =>
      turn < 3 ? '1' : { signal },
    );
    expect(stdout).toContain('You’ve left the game.');
    expect(stdout).toContain(`Record saved: ${path}`);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect((await commandJson(['replay', path])).json).toMatchObject({ ok: true });
  });

  it('at the end of input keeps it too, and the game can be resumed', async () => {
    const path = file('left.record');
    await talk([...PLAY, '--record', path], (_, turn) => (turn < 4 ? '1' : undefined));
    const before = (await commandJson(['replay', path])).json as { actions: number };
    const args = ['play', '--load', path, '--seats', 'human,easy', '--record', path];
    const { stdout, status } = await talk(args, () => '1');
    expect(status).toBe(0);
    expect(stdout).toContain(`Continuing after ${before.actions} actions.`);
    expect(stdout).toContain('It matches the commitment from the start');
    const after = (await commandJson(['replay', path])).json as { actions: number };
    expect(after.actions).toBeGreaterThan(before.actions);
  });
});

describe('files', () => {
  it('resumes a record without a seed, with new luck', async () => {
    const path = file('seedless.record');
    writeFileSync(path, resealed(sampleRecord(6), /seed .*\ncommitment .*\n/, ''));
    const args = ['play', '--load', path, '--seats', 'human,random', '--record', path];
    const { stdout, status } = await talk(args, () => '1');
    expect(status).toBe(0);
    expect(stdout).toContain('The record doesn’t include its seed');
    expect(stdout).not.toContain('Seed: ');
    expect((await commandJson(['replay', path])).json).toMatchObject({ ok: true });
  });

  it('shows the end of a finished game that is loaded', async () => {
    const path = file('finished.record');
    writeFileSync(path, sampleRecord());
    const { stdout, status } = await cli(['play', '--load', path]);
    expect(status).toBe(0);
    expect(stdout).toContain('Seed: ');
  });

  it('does not load a record under another game’s or scenario’s name', async () => {
    const path = file('finished.record');
    writeFileSync(path, sampleRecord());
    const { stderr, status } = await cli(['play', 'skirmish', 'mill-yard', '--load', path]);
    expect(stderr).toContain('The record is of “skirmish crossing”');
    expect(status).toBe(2);
  });

  it('never overwrites a file that is not a record', async () => {
    const path = file('diary.txt');
    writeFileSync(path, 'Dear diary');
    const refused = await cli([...PLAY, '--record', path]);
    expect(refused.stderr).toContain('contains something else');
    expect(refused.status).toBe(1);
    const { stdout } = await talk(PLAY, (_, turn) => [`save ${path}`][turn]);
    expect(stdout).toContain('contains something else');
    expect(readFileSync(path, 'utf8')).toBe('Dear diary');
  });

  it('lets bots play each other without asking a person', async () => {
    const path = file('bots.record');
    const args = ['play', 'skirmish', '--seats', 'easy,random', '--record', path];
    const { stdout, status } = await cli(args);
    expect(status).toBe(0);
    expect(stdout).not.toMatch(/draws [A-Z]/);
    expect((await commandJson(['replay', path])).json).toMatchObject({ ok: true });
  });
});
