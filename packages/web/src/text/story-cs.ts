import type { Translated } from '@bivouac/text';
import type { storyEn } from './story-en.ts';

export const storyCs: Translated<typeof storyEn> = {
  record: {
    heading: 'Záznam',
    export: 'Uložit záznam',
    exportHint: 'Textový soubor, ve kterém je všechno, i\u00a0skryté karty.',
    import: 'Otevřít záznam',
    title: 'Záznam hry',
    position: (p) => `Po akci ${p.at} z\u00a0${p.total}`,
    slider: 'Místo ve hře',
    first: 'Na začátek',
    back: 'O\u00a0krok zpět',
    forward: 'O\u00a0krok vpřed',
    last: 'Na konec',
    eyes: 'Pohled',
    eyesSpectator: 'divák',
    eyesEveryone: 'všichni, na konci odkryté',
    close: 'Zavřít záznam',
    none: 'Žádný záznam není otevřený.',
    unfinished: 'Hra nebyla dohrána; ukazuje se jen to, co je veřejné.',
    lastAction: (p) => `Poslední akce: ${p.action}`,
  },
};
