import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { hasSaves } from './storage/late-local-games.ts';
import { readSettings } from './storage/settings.ts';
import { browserStore } from './storage/store.ts';
import { loadCatalogue } from './text/catalogues.ts';
import { PAGE_WORDS } from './text/pages.ts';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no element for the app');

/** Tables do without the home page; a visitor who comes home gets it while the fonts are on their way. */
const isHome = location.hash === '' || location.hash === '#/';
const store = browserStore();
const first = readSettings(store, {
  languages: navigator.languages,
  wantsStillness: matchMedia('(prefers-reduced-motion: reduce)').matches,
});
const words = loadCatalogue(first.language);
if (isHome) {
  void import('./pages/home/Home.svelte');
  void PAGE_WORDS.load(first.language);
}

/** Saved games must be loaded before the first paint, so that nothing jumps. Without a network the page says so later. */
const localGames = hasSaves(store)
  ? Promise.all([
      import('./storage/local-games.ts'),
      isHome ? import('./pages/home/UnderWay.svelte') : null,
    ]).then(
      ([code]) => code,
      () => null,
    )
  : null;

/** A text in a fallback font jumps when its own font comes; but the reader must not wait long for it. */
const PATIENCE_MS = 1500;
const LETTERS = 'aě';
const fonts = ['Oswald Variable', 'Source Sans 3 Variable'].map((font) =>
  document.fonts.load(`1em "${font}"`, LETTERS),
);
const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
const ready = Promise.race([Promise.allSettled(fonts), patience]);
Promise.all([words, localGames, ready]).then(
  ([catalogue, localGamesCode]) =>
    mount(App, { target, props: { first, catalogue, localGamesCode } }),
  () => {
    // Without words there is no page; this message needs none.
    target.textContent = 'Stránku se nepodařilo stáhnout. / The page could not be downloaded.';
  },
);
