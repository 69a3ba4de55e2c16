import type { DescribeMove } from './notify.ts';

/** Uses the games' own texts, loaded only if the server sends notifications. */
export const describeMove: DescribeMove = async (language, { game, scenario, opponent }) => {
  const [{ findEntry }, { describeYourMove, platformWords }] = await Promise.all([
    import('@bivouac/shelf'),
    import('@bivouac/text'),
  ]);
  await platformWords.load(language);
  const entry = findEntry(game);
  const text = entry.ok ? await entry.value.texts.load(language) : null;
  return describeYourMove(language, {
    game: text?.title ?? game,
    scenario: text?.scenario(scenario).title ?? '',
    opponent,
  });
};
