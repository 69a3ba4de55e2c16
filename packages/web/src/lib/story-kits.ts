import { blitzkriegKit } from './story-blitzkrieg.ts';
import { plainKit, type StoryKit } from './story-kit.ts';
import { undauntedKit } from './story-undaunted.ts';

const KITS: { readonly [game: string]: StoryKit } = {
  blitzkrieg: blitzkriegKit,
  nippon: blitzkriegKit,
  normandy: undauntedKit,
  'north-africa': undauntedKit,
};

export function storyKitOf(game: string): StoryKit {
  return KITS[game] ?? plainKit;
}
