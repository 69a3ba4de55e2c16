import type { GameCard } from '@bivouac/manifest';

export const card: GameCard = {
  title: 'Normandie',
  counted: 'body',
  cover: {
    when: 'červen až srpen 1944',
    about: 'Dvě čety v\u00a0živých plotech. Karty v\u00a0ruce jsou vaši muži.',
    facts: '12 scénářů · 30–60 min',
    after: 'podle pravidel hry Undaunted: Normandy',
  },
};
