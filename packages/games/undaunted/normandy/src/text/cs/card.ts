import type { GameCard } from '@bivouac/manifest';

export const card: GameCard = {
  title: 'Normandie',
  counted: 'body',
  cover: {
    when: 'červen až srpen 1944',
    about: 'Dvě čety v živých plotech. Karty v ruce jsou vaši muži.',
    facts: '12 scénářů · 30–60 min',
    after: 'podle pravidel hry Undaunted: Normandy',
  },
};
