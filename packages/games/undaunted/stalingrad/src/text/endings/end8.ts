import type { EndingPages } from '../library.ts';
import { memorial } from './memorial.ts';

export const ending: EndingPages = {
  memorial,
  cs: {
    title: 'Na dosah',
    soviet: [
      'Břeh jste neudrželi. Za tmy vás stáhli přes řeku, mezi krami, devět. Na druhé straně stál Vedeňapin s lucernou a svítil všem, i těm, co už nešli.',
      'Za týden pluli přes stejnou řeku jiní, na sever a na jih od vás, a neměli čas se ptát, odkud jdete. Kruh se zavřel.',
      'Gorškovova dcera se o tom dni učila ve škole. Byla tam jedna věta. Otec jí řekl, že je správně, a víc nic.',
    ],
    german: [
      'Dosáhli jste řeky na celé délce vašeho úseku. Rehden si sundal rukavici a namočil ruku; potom ji dlouho nemohl zahřát.',
      'Zbýval jediný dům, jediný sklep, a ten jste už nebrali. Lindner k němu přinesl vodu, postavil ji na schody a odešel. Ráno byl kbelík prázdný.',
      'Osm dní nato se step ozvala. Od té chvíle jste drželi něco, odkud se nedalo odejít. Vrátili se dva.',
    ],
  },
  en: {
    title: 'Within reach',
    soviet: [
      'You did not hold the bank. After dark you were taken back across the river, between the floes, nine of you. On the far side stood Vedenyapin with a lantern and gave light to everybody, to those as well who no longer walked.',
      'A week later others were crossing the same river, to the north and to the south, and had no time to ask where you came from. The ring closed.',
      'Gorshkov’s daughter learnt about that day at school. There was one sentence. Her father told her that it was correct, and nothing else.',
    ],
    german: [
      'You reached the river along the whole length of your sector. Rehden took off a glove and wetted his hand; then for a long time he could not get it warm.',
      'One house was left, one cellar, and that one you did not take. Lindner brought water, put it on the steps and went away. In the morning the bucket was empty.',
      'Eight days later the steppe spoke. From then on you held something that could not be left. Two came home.',
    ],
  },
};
