import type { Page } from '../../shell/route.ts';

/** What is said around the table: home, scenarios, set-up, settings, rules, credits. */
export const shell = {
  skip: 'Skip to content',
  pages: {
    home: 'Bivouac: board wargames in the browser',
    scenarios: 'Scenarios – Bivouac',
    campaign: 'Campaign – Bivouac',
    games: 'Games under way – Bivouac',
    game: 'Table – Bivouac',
    replay: 'Replay – Bivouac',
    tutorial: 'Lesson – Bivouac',
    rules: 'Rules – Bivouac',
    online: 'Play online – Bivouac',
    invite: 'Invite to a game – Bivouac',
    table: 'Table – Bivouac',
    player: 'Player – Bivouac',
    device: 'Devices – Bivouac',
    account: 'Account – Bivouac',
    settings: 'Settings – Bivouac',
    credits: 'Credits – Bivouac',
    missing: 'Page not found – Bivouac',
  } satisfies { readonly [P in Page]: string },
  noCampaign: 'This game has no campaign.',
  missing: 'There is no page at this address.',
  update: {
    ready: 'A new version is ready. Your games stay as they are.',
    reload: 'Reload the page',
    offline: 'offline',
  },
  notice: {
    notLoaded: 'The game couldn’t be loaded. The network seems to be down.',
    notKept:
      'This browser can’t save anything for this page, so the game will be lost when you reload. Export its record to keep it.',
    dismiss: 'Close the notice',
  },
  footer: {
    unofficial: 'Unofficial: the publishers and designers of these games are not involved.',
    credits: 'Credits and licences',
  },
};
