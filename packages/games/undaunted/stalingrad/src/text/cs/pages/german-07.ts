import type { BookPages } from '../../library.ts';

/** The German book, stage 7. */
export const pages: BookPages = {
  stories: {
    '7a': [
      'Školu jste nedobyli. Lindner přestal mluvit o tom, co bylo před válkou, a jeho lidé jdou od té doby za ním jako za nikým jiným: neslibuje nic a pokaždé tam je první. Wegener by si přál, aby mu to šlo o něco hůř.',
      'Přijel tank. Panzer III Wernera Falka, na věži vápnem napsáno Lotte. Falk říká, že v ulici je tank jako vůl v kuchyni: silný, drahý a stačí jeden kluk s tyčí.',
      'Pojedete přes obchodní dům k parku. Zkuste zůstat u něj; a on ať zkusí zůstat u vás.',
    ],
    '7b': [
      'Náměstí je ruské, škola vaše a cesta mezi tím měří jednu cigaretu, kdyby ji někdo směl dokouřit.',
      {
        man: [4],
        there:
          'Karl Voss hrál v noci na foukací harmoniku. Z druhé strany někdo tleskl. Pak už nehrál nikdo.',
        gone: 'Foukací harmonika Karla Vosse leží v Nagelově skříni, zapsaná jako pozůstalost. V noci ji někdo vyndal a chvíli hrál.',
      },
      'Přijel tank, Panzer III Wernera Falka. Poprvé po týdnech se lidé postavili rovně. Potom přiletěla první střela z dlouhé ruské pušky a zase si sedli.',
    ],
    '7c': [
      'Náměstí máte vy, elektrárnu oni. Mezi tím je ulice, kterou si Nagel v přehledech značí červeně.',
      {
        man: [4],
        there:
          'Karl Voss hrál v noci na foukací harmoniku. Z druhé strany někdo tleskl. Pak už nehrál nikdo.',
        gone: 'Foukací harmonika Karla Vosse leží v Nagelově skříni, zapsaná jako pozůstalost. V noci ji někdo vyndal a chvíli hrál.',
      },
      'Přijel tank, Panzer III Wernera Falka. Kessler poklepal na pancíř a řekl, že s takovým by byl u řeky v září. Falk odpověděl, že v září u té řeky hořel.',
    ],
    '7d': [
      'Lindner dostal střepinu do ramene. Zůstal, ale ruku nezvedne nad pás a své lidi už jen posunuje, pomalu, jako učitel, co přesazuje v lavicích. Nikdo z nich si nestěžuje.',
      'Přijel tank, Panzer III Wernera Falka, a s ním rozkaz: mlýn. Jeho zdi mají metr. Falk si je prohlédl a zeptal se, jestli někdo měřil i ty vaše.',
      'U řeky je slyšet motory člunů. Vozí jim lidi každou noc. Vám každou noc někoho odvážejí.',
    ],
  },
  briefings: {
    '071': 'Čtyři body. Tank nelze přitisknout k zemi, ale do domů nemůže; ať se ho střelci drží.',
    '072': 'Čtyři body; dům a kiosek dávají po dvou. Než lidé vyběhnou, ať tank umlčí okna.',
    '073': 'Čtyři body. Zákop uprostřed dává dva; jejich dlouhé pušky čekají na silnici za ním.',
  },
};
