import { readFileSync } from 'node:fs';
import { GAMES } from '@bivouac/shelf/games';
import { expect, it } from 'vitest';

const changelog = readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8');
const paragraphs = changelog.split(/\n(?=- )/).map((text) => text.replaceAll(/\s+/g, ' '));

/** The games that a paragraph speaks of, as in “**Blitzkrieg! and Nippon**, rules 2”. */
const titlesIn = (paragraph: string): readonly string[] =>
  [...paragraph.matchAll(/\*\*(.+?)\*\*/g)].flatMap(([, bold = '']) => bold.split(' and '));

it.each(GAMES)('the changelog explains each higher rules number of $id', async (client) => {
  const { game } = await client.entry();
  const { title } = await client.card('en');
  const about = paragraphs.filter((paragraph) =>
    titlesIn(paragraph).some((name) => name.endsWith(title) || title.endsWith(name)),
  );
  for (let rules = 2; rules <= game.rules; rules++) {
    const raised = new RegExp(`(?:\\*\\*, rules|\\bRules) ${rules}\\b[:,.]`);
    expect(
      about.filter((paragraph) => raised.test(paragraph)),
      `rules ${rules}`,
    ).toHaveLength(1);
  }
});
