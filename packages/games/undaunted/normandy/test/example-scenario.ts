import { loadScenario, type Scenario, undauntedGame } from '@bivouac/undaunted-core';
import { BOOK, type Extra, NORMANDY, SCENARIO_FILES } from '../src/rules/index.ts';
import type { NormandyQuestion } from '../src/rules/questions.ts';

/** A scenario of the book as its file has it, free to be changed. */
export function fileOf(number: number): Record<string, unknown> {
  const [, json] = SCENARIO_FILES[number - 1] ?? [];
  return structuredClone(json) as Record<string, unknown>;
}

/** The rules of Normandy with scenarios of one's own. */
export function normandyWith(...scenarios: readonly Scenario[]) {
  return undauntedGame<Extra, NormandyQuestion>({ ...NORMANDY, id: 'normandy-test', scenarios });
}

/**
 * The board of the rulebook's example. It is that of scenario 7 with tile 2 turned over (facts,
 * section 9). The pictures of the hands are not in the text, so the rest is what the text needs:
 *
 * - The German deck holds two cards of Riflemen A (scenario 7: one), since Hans plays two.
 * - Riflemen A stand on 3B, from where 17B is one step.
 * - John has the Squad Leader C and a card of the Machine Gunners C in the deck (scenario 7: in the
 *   supply), and their counter stands on 16B, next to 2A and two tiles from 17B.
 * - Both bids are ours: the Germans' is higher, and the marker lay with the US.
 */
export function exampleScenario(): Scenario {
  const turned = JSON.stringify(fileOf(7)).replaceAll('"2B"', '"2A"');
  const file = JSON.parse(turned) as {
    sides: {
      us: { units: object; deck: object; supply: object };
      de: { units: object; deck: object; supply: object };
    };
  };
  const { us, de } = file.sides;
  us.units = { ...us.units, '16B': ['gunners-c'] };
  us.deck = { ...us.deck, 'leader-c': 1, 'gunner-c': 1 };
  us.supply = without({ ...us.supply, 'gunner-c': 2 }, 'leader-c');
  de.units = { '6B': ['riflemen-b', 'scouts-a', 'scouts-b'], '3B': ['riflemen-a'] };
  de.deck = { ...de.deck, 'rifleman-a': 2 };
  de.supply = { ...de.supply, 'rifleman-a': 3 };
  const loaded = loadScenario('example.json', file, BOOK);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problem));
  return loaded.value;
}

function without(cards: Record<string, unknown>, name: string): object {
  return Object.fromEntries(Object.entries(cards).filter(([card]) => card !== name));
}
