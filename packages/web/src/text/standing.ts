import type { Language, Translated } from '@bivouac/text';

const standingEn = {
  title: 'Standing orders',
  about:
    'What your side does by itself when it is attacked, so that you are not asked each time. They hold in all games of this title.',
  games: {
    napoleonics: {
      orders: {
        firstStrike: 'First Strike, when you hold the card',
        square: 'Form square against cavalry',
        retire: 'Cavalry retires and reforms before infantry',
        nothing: 'When you can only stand',
        battleBack: 'Battle back',
        flags: 'Flags that can be ignored',
      },
      choices: {
        ask: 'ask me',
        always: 'always',
        never: 'never',
        alone: 'at once against bots, else ask',
        most: 'ignore as many as possible',
      },
    },
  },
};

export type StandingWords = Translated<typeof standingEn>;

const standingCs: StandingWords = {
  title: 'Stálé rozkazy',
  about:
    'Co vaše strana při útoku soupeře udělá sama, abyste nemuseli pokaždé odpovídat. Platí ve všech partiích této hry.',
  games: {
    napoleonics: {
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
    },
  },
};

export const STANDING_WORDS: { readonly [L in Language]: StandingWords } = {
  cs: standingCs,
  en: standingEn,
};
