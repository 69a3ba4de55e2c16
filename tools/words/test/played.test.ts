import { fileURLToPath } from 'node:url';
import { SHELF } from '@bivouac/shelf';
import { formsOf, LANGUAGES, platformWords } from '@bivouac/text';
import { faultsOf } from '@bivouac/text/testing/check-sentence.ts';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { expect, it } from 'vitest';
import { playedLines } from '../src/played.ts';
import { forbiddenOfGame } from '../src/target.ts';

// The sentences as they come up in play: with the names and counts that really meet in them.

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
await loadEvery(platformWords, ...SHELF.map(({ texts }) => texts));

const cases = SHELF.flatMap((entry) =>
  LANGUAGES.map((language) => [entry.game.id, language] as const),
);

it.each(cases)('every line of random games of %s can be shown (%s)', (id, language) => {
  const entry = SHELF.find(({ game }) => game.id === id);
  if (entry === undefined) throw new Error(id);
  const forbidden = forbiddenOfGame(ROOT, id, language);
  const text = entry.texts.in(language);
  const faults = new Set<string>();
  for (const { id: scenario } of entry.game.scenarios) {
    for (const line of playedLines(entry, text, scenario, `words of ${scenario}`)) {
      for (const fault of faultsOf(language, line.text, forbidden, line.kind !== 'action'))
        faults.add(`${line.kind}: ${line.text}: ${fault}`);
      const plain = line.text.replaceAll('\u00a0', ' ').toLowerCase();
      for (const { name } of line.mentions)
        if (
          !formsOf(name).some((form) =>
            plain.includes(form.replaceAll('\u00a0', ' ').toLowerCase()),
          )
        )
          faults.add(`${line.text}: does not name ${formsOf(name)[0]}`);
    }
  }
  expect([...faults]).toEqual([]);
});
