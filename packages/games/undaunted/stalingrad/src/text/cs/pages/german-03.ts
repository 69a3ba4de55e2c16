import type { BookPages } from '../../library.ts';

/** The German book, stage 3. */
export const pages: BookPages = {
  stories: {
    '3a': [
      {
        man: [57],
        there:
          'Rohde změnil okno příliš pozdě a přišel o dalekohled i o kus ucha. Od té doby se ve škole chodí po čtyřech, i k umyvadlu.',
        gone: 'Rohde změnil okno příliš pozdě. Od té doby se ve škole chodí po čtyřech, i k umyvadlu.',
      },
      'Přišel k vám šikovatel Gustav Nagel, účetní z Brém. Stará se o příděly, o boty a o to, aby byl po každém pořádek, i po mrtvých. Na jižním okraji náměstí dal vykopat postavení a nazval je v hlášení provizorním.',
      'Rusové se shromažďují u kašny. Chtějí školu. Wegener nechal zatlouct okna lavicemi; je to první dřevo, které tady držel v ruce a nehořelo.',
    ],
    '3b': [
      {
        man: [57],
        there:
          'Rohde ten souboj vyhrál. Přivedl si k sobě ještě jednoho, Viktora Haaseho, a naučil ho to jediné, co prý je třeba: nic nechtít.',
        gone: 'Souboj oken jste vyhráli a Rohde v něm padl. Přišel za něj Viktor Haase; okno zdědil i s dekou.',
      },
      'Přišel k vám šikovatel Gustav Nagel, účetní z Brém. Stará se o příděly, o boty a o to, aby byl po každém pořádek, i po mrtvých. Dal opevnit dvě postavení a o obě se se ženisty pohádal.',
      'Náměstí je pořád jejich. Školu vám přijdou vzít; a ve sklepě školy sedí sedm žen s dětmi, kterým Lindner nosí vodu. Kessler dělá, že o tom neví.',
    ],
    '3c': [
      {
        man: [57],
        there:
          'Rohde ležel za kašnou do tmy a nepohnul se; pak se doplazil zpátky a řekl, že ta druhá je lepší. Víc už k tomu neřekl.',
        gone: 'Rohde leží za kašnou a nepohnul se už od včerejška. Nikdo pro něj nešel: ví se, kdo sedí naproti v okně.',
      },
      'Přišel k vám šikovatel Gustav Nagel, účetní z Brém. Stará se o příděly, o boty a o to, aby byl po každém pořádek, i po mrtvých. Prohlížel si náměstí a řekl, že na tolik místa má málo formulářů.',
      'Rozkaz zní elektrárna. Rusové před ní celou noc kopali; bylo slyšet lopaty a někdo si k tomu zpíval.',
    ],
    '3d': [
      {
        man: [57],
        there:
          'Rohde souboj vyhrál a nechal si ho zapsat jako každý jiný: místo, hodina, jedna. Přišel k němu ještě Viktor Haase. Ti dva spolu nemluví a rozumějí si dokonale.',
        gone: 'Souboj oken jste vyhráli, jen Rohde se toho nedočkal. Přišel za něj Viktor Haase. Zeptal se, které okno bylo jeho, a vybral si jiné.',
      },
      'Přišel k vám šikovatel Gustav Nagel, účetní z Brém. Stará se o příděly, o boty a o to, aby byl po každém pořádek, i po mrtvých.',
      'Rozkaz zní elektrárna. Kessler slíbil svým lidem, že večer se budou koupat ve Volze. Někdo vzadu řekl, že v říjnu se nekoupe.',
    ],
  },
  briefings: {
    '031':
      'Nový zákop vás kryje mnohem lépe, dokud ho ovládáte. Ať ho drží kulometčíci a ostatní běží ke kašně.',
    '032':
      'Dva body máte; zbylé dají ulice, uhelný dvůr nebo kotelna. Jejich zákop je pevný, tak ho obejděte.',
  },
};
