import { blitzkriegKit } from './story-blitzkrieg.ts';
import { plainKit, type StoryKit } from './story-kit.ts';
import { napoleonicsKit } from './story-napoleonics.ts';
import { campaignStoryKit, undauntedKit } from './story-undaunted.ts';

const KITS: { readonly [game: string]: StoryKit } = {
  blitzkrieg: blitzkriegKit,
  napoleonics: napoleonicsKit,
  nippon: blitzkriegKit,
  normandy: undauntedKit,
  'north-africa': undauntedKit,
  stalingrad: undauntedKit,
  'stalingrad-campaign': campaignStoryKit,
};

export function storyKitOf(game: string): StoryKit {
  return KITS[game] ?? plainKit;
}
