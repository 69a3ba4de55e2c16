import type { BookPages } from '../../library.ts';

/** The German book, stage 9. */
export const pages: BookPages = {
  stories: {
    '9a': [
      'Čtrnáctého října za svítání přiletěla vaše letadla. Horst Brüning a jeho piloti ráno popřáli po vysílačce dobrou chuť a potom se čtyři hodiny nedalo mluvit.',
      'Lindner stál u zdi a díval se, jak mizí škola, ve které dopočítal příklad. „Teď už ho nikdo neopraví,“ řekl. Nebylo jasné, komu.',
      'Úkolem dneška není nic dobýt. Úkolem je, aby nebylo co bránit.',
    ],
    '9b': [
      'Čtrnáctého října za svítání přiletěla vaše letadla. Piloti Horsta Brüninga mají rozkaz srovnat náměstí se zemí; vy máte rozkaz být dost daleko. Ty dva rozkazy psal každý někdo jiný.',
      'Ve sklepě pod vámi začali zpívat. Děti, potom i ženy. Kessler tam poslal chléb a zakázal o tom mluvit.',
      'Rusové se pod bombami nestáhli. Jdou blíž k vám. Wegener řekl, že by udělal totéž.',
    ],
    '9c': [
      'Čtrnáctého října za svítání přiletěla vaše letadla. Cílem je přístaviště: bez něj jim dojde chléb, náboje i lidé. V tomhle pořadí, napsal někdo na velitelství.',
      'U mola mají protiletadlová děla. Vysílačka zachytila jejich hlasy. Jsou to děvčata; počítají nahlas, jedna druhou opravuje. Hartung přijímač vypnul a na otázku, co slyšel, řekl: „Čísla.“',
      'Dojděte k řece, než spočítají všechno.',
    ],
    '9d': [
      'Čtrnáctého října za svítání přiletěla vaše letadla. Pod nimi leží pruh břehu, na kterém už by nemělo být živo, a přece se z něj střílí.',
      'Nejdéle střílí protiletadlové dělo u mola. Když ho zásah převrátil, někdo ho zase postavil. Thalheim se díval dalekohledem a pak ho podal dál, beze slova. Byly to dívky.',
      'Zbývá jedna ulice, sýpka a molo. Kessler už neříká kdy.',
    ],
  },
  briefings: {
    '091':
      'Šest vítězných bodů: za každou poškozenou nebo zničenou budovu jeden a jeden za každé kolo, v němž ovládáte sad u nich vzadu. Bombardéry dosáhnou kamkoli a nešetří nikoho, ani vlastní. O sestřelený stroj přijdete na celou kampaň.',
    '092':
      'Čtyři body, dřív než jejich čluny připlují pojedenácté. Vezmete-li samo molo, hodiny se zastaví.',
  },
};
