import type { Translated } from '@bivouac/text';
import type { lesson as english } from '../../en/lessons/first.ts';

export const lesson: Translated<typeof english> = {
  watching: 'Vybírají Červení.',
  doneText: 'Odtud můžete hrát dál proti Desátníkovi, lehkému soupeři.',
  leave: 'Připravit hru',
  steps: {
    bid: {
      title: 'Kdo začne',
      text: 'Velíte Modrým. Obě strany vsadí jednu kartu lícem dolů, vyšší číslo je na tahu první. Vsaďte Trojku.',
    },
    goal: {
      title: 'Jste na tahu',
      text: 'Červení vsadili jen Jedničku. Zahrajete kartu, pak ukážete na jednotku a\u00a0na místo, kam má jít. Po posledním kole vyhraje strana, která drží víc míst s\u00a0plným okrajem; tábory se nepočítají.',
    },
  },
  notShown: {},
};
