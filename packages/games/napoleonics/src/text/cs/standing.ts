import type { Translated } from '@bivouac/text';
import type { standing as english } from '../en/standing.ts';

export const standing: Translated<typeof english> = {
  orders: {
    firstStrike: 'Zaútočit jako první, máte-li kartu',
    square: 'Čtverec proti jízdě',
    retire: 'Jízda se před pěchotou stáhne a přeskupí',
    nothing: 'Když nezbývá než čelit útoku',
    battleBack: 'Protiútok',
    flags: 'Prapory, které lze ignorovat',
  },
  choices: {
    ask: 'ptát se',
    always: 'vždy',
    never: 'nikdy',
    alone: 'proti počítači hned, jinak se ptát',
    most: 'ignorovat co nejvíc',
  },
};
