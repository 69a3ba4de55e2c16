import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';
import { readSettings } from '@bivouac/table/session/settings.ts';
import { browserStore } from '@bivouac/table/session/store.ts';
import { mount } from 'svelte';
import App from './App.svelte';
import { loadCatalogue } from './text/catalogues.ts';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the app');

// Tables do without the home page; a visitor who comes home gets it while the fonts are on their way.
if (location.hash === '' || location.hash === '#/') void import('./pages/home/Home.svelte');

const first = readSettings(browserStore(), {
  languages: navigator.languages,
  wantsStillness: matchMedia('(prefers-reduced-motion: reduce)').matches,
});
const words = loadCatalogue(first.language);

/** A text that is set in another font first jumps when its own comes; but nobody waits long for it. */
const PATIENCE_MS = 1500;
const LETTERS = 'aě';
const fonts = ['Oswald Variable', 'Source Sans 3 Variable'].map((font) =>
  document.fonts.load(`1em "${font}"`, LETTERS),
);
const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
const ready = Promise.race([Promise.allSettled(fonts), patience]);
Promise.all([words, ready]).then(
  ([catalogue]) => mount(App, { target, props: { first, catalogue } }),
  () => {
    // Without words there is no page; this much can be said without them.
    target.textContent = 'Stránku se nepodařilo stáhnout. / The page could not be downloaded.';
  },
);
