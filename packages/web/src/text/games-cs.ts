import type { Translated } from '@bivouac/text';
import type { gamesEn } from './games-en.ts';

export const gamesCs: Translated<typeof gamesEn> = {
  normandy: {
    title: 'Normandie',
    when: 'červen až srpen 1944',
    about: 'Dvě čety v\u00a0živých plotech. Karty v\u00a0ruce jsou vaši muži.',
    facts: '12 scénářů · 30–60 min',
    after: 'podle pravidel hry Undaunted: Normandy',
  },
  'north-africa': {
    title: 'Severní Afrika',
    when: 'Libye 1940\u2060–\u20601942',
    about: 'Hrstka mužů, pár vozů a\u00a0písek až k\u00a0obzoru.',
    facts: '11 scénářů · 45–60 min',
    after: 'podle pravidel hry Undaunted: North Africa',
  },
  stalingrad: {
    title: 'Stalingrad',
    when: 'podzim 1942',
    about: 'Kampaň: město i\u00a0vojáci si pamatují každou bitvu.',
    facts: 'kampaň až 15 bitev',
    after: 'podle pravidel hry Undaunted: Stalingrad',
  },
  blitzkrieg: {
    title: 'Blitzkrieg!',
    when: 'svět 1939\u2060–\u20601945',
    about: 'Celá válka na pěti válčištích, než vychladne káva.',
    facts: '2 mapy · 20 min',
    after: 'podle pravidel hry Blitzkrieg!',
  },
  napoleonics: {
    title: 'Napoleonika',
    when: 'od Roliçy po Waterloo 1808\u2060–\u20601815',
    about: 'Linie, karé a\u00a0rozkazy po křídlech.',
    facts: '15 bitev · 60–90 min',
    after: 'podle pravidel hry Commands & Colors: Napoleonics',
  },
};
