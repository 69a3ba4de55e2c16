import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyMatch } from '@bivouac/kernel';
import { replay } from '@bivouac/kernel';
import type { CampaignEntry, ShelfEntry } from '@bivouac/manifest';
import { findGame } from '@bivouac/shelf';
import { EXIT_FAILURE, orRefuse, Refusal } from '../problems.ts';
import { causeOf, readRecordFile } from '../record-file.ts';

/** A campaign is a folder: one record per scenario, and a file of those who are remembered. */
export interface CampaignStore {
  /** Where the record of a scenario is kept. */
  path(scenario: string): string;
  /** The game as far as it was played; undefined if it was not begun. */
  match(scenario: string): AnyMatch | undefined;
  /** Notes of all games that are over, in the order of the book. */
  entries(): readonly CampaignEntry[];
  remember(scenario: string, hero: string): void;
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const problem = { code: 'cannot-write', path: folder, cause: causeOf(error) } as const;
    throw new Refusal(problem, EXIT_FAILURE);
  }
}

const HEROES = 'heroes.json';

export function openCampaign(folder: string, entry: ShelfEntry): CampaignStore {
  makeFolder(folder);
  const scenarios = entry.game.scenarios.map(({ id }) => id);
  const path = (scenario: string): string => {
    const number = String(scenarios.indexOf(scenario) + 1).padStart(2, '0');
    return join(folder, `${number}-${scenario}.record`);
  };
  const heroesFile = join(folder, HEROES);
  const heroes = (): Record<string, string> => {
    if (!existsSync(heroesFile)) return {};
    try {
      return JSON.parse(readFileSync(heroesFile, 'utf8'));
    } catch {
      // They are remembered for their own sake: a damaged list must not stop a campaign.
      return {};
    }
  };
  const match = (scenario: string): AnyMatch | undefined => {
    const file = path(scenario);
    if (!existsSync(file)) return undefined;
    const found = orRefuse(replay(readRecordFile(file), findGame), EXIT_FAILURE);
    const have = `${found.game.id} ${found.setup.scenario}`;
    const wanted = `${entry.game.id} ${scenario}`;
    if (have === wanted) return found;
    throw new Refusal({ code: 'record-of-other-game', game: have, wanted }, EXIT_FAILURE);
  };
  return {
    path,
    match,
    entries: () =>
      scenarios.flatMap((scenario) => {
        const played = match(scenario);
        if (played === undefined || !played.isOver() || entry.campaign === undefined) return [];
        return [{ ...entry.campaign.note(played), hero: heroes()[scenario] ?? '' }];
      }),
    remember(scenario, hero) {
      writeFileSync(heroesFile, `${JSON.stringify({ ...heroes(), [scenario]: hero }, null, 2)}\n`);
    },
  };
}
