import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { startServer, type TestOptions, type TestServer } from './server.ts';

// Fixtures that all tests of a file or group share, set up before the first and removed after the last.

/** A temporary folder. */
export function useFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `bivouac-${name}-`));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function usePostgres(): Omit<TestPostgres, 'stop'> {
  let started: TestPostgres;
  beforeAll(async () => {
    started = await startPostgres();
  });
  afterAll(() => started.stop());
  return {
    freshDatabase: () => started.freshDatabase(),
    kill: () => started.kill(),
    start: () => started.start(),
  };
}

/** Both databases by name, each with a function that returns the address of a fresh one; for `describe.each`. */
export function useDatabases(name: string) {
  const folder = useFolder(name);
  const postgres = usePostgres();
  let count = 0;
  return [
    ['SQLite', async () => join(folder, `${++count}.db`)],
    ['PostgreSQL', () => postgres.freshDatabase()],
  ] as const;
}

/** A server; at the end it must have logged no error. */
export function useServer(options: () => TestOptions = () => ({})): Omit<TestServer, 'stop'> {
  let started: TestServer;
  beforeAll(async () => {
    started = await startServer(options());
  });
  afterAll(async () => {
    expect(started.troubles).toEqual([]);
    await started.stop();
  });
  return {
    get origin() {
      return started.origin;
    },
    get service() {
      return started.service;
    },
    get troubles() {
      return started.troubles;
    },
    wait: (ms) => started.wait(ms),
    visitor: () => started.visitor(),
    page: (game, token, cookie) => started.page(game, token, cookie),
    twin: (page) => started.twin(page),
    make: (wish) => started.make(wish),
    seatTwo: (wish) => started.seatTwo(wish),
  };
}
