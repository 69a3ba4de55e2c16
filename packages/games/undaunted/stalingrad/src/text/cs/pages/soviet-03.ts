import type { BookPages } from '../../library.ts';

/** The Soviet book, stage 3. */
export const pages: BookPages = {
  stories: {
    '3a': [
      {
        man: [54],
        there:
          'Okna školy zmlkla. Kolesnikovová o tom nemluví; vyčistila pušku a požádala o něco ke čtení. Na její doporučení k vám přišel ještě třetí střelec, Jefim Karelin, lovec od Jeniseje.',
        gone: 'Okna školy zmlkla. Kolesnikovová se toho nedočkala; její šálu má teď na hlavni ovázanou třetí střelec, Jefim Karelin, lovec od Jeniseje, který přišel na její místo.',
      },
      'S večeří dorazil také staršina Prokop Žluděv. Pamatuje ještě minulou válku a z té si odnesl dvě zásady: teplé nohy a vykopaný zákop. Než jste dojedli, měl rozdané lopaty.',
      'Zítra se půjde na školu. Gorškov tam má na chodbě vyřezané jméno, druhé okno zleva.',
    ],
    '3b': [
      {
        man: [54],
        there:
          'Souboj oken jste prohráli. Kolesnikovová dvakrát měnila místo a dvakrát ji našli; teď sedí ve sklepě a ukazuje ostatním na papíře, kde udělala chybu. To je horší než nadávky.',
        gone: 'Souboj oken jste prohráli. Kolesnikovová dvakrát měnila místo a dvakrát ji našli. Knihu, kterou rozečetla, nikdo nezavřel.',
      },
      'S večeří dorazil staršina Prokop Žluděv. Pamatuje ještě minulou válku a odnesl si z ní dvě zásady: teplé nohy a vykopaný zákop. Rozdal lopaty a sám kopal první.',
      'Náměstí zatím držíte. Jenže kdo má školu, vidí vám do talíře. Zítra se půjde na ni.',
    ],
    '3c': [
      {
        man: [54],
        there:
          'Odstřelovač u kašny zmlkl. Kolesnikovová ho viděla jen jednou, na okamžik, a stačila poznat, že není o moc starší než ona. Z vedlejšího úseku přišel třetí střelec, Jefim Karelin, a od té chvíle si střídají hlídky u okna.',
        gone: 'Odstřelovač u kašny zmlkl. Kolesnikovová také. Z vedlejšího úseku přišel třetí střelec, Jefim Karelin; sedl si k jejímu oknu a nechal vedle sebe volné místo.',
      },
      'S večeří dorazil staršina Prokop Žluděv, pamětník minulé války. Prohlédl si zákopy před elektrárnou a řekl jen: hlouběji.',
      'Turbínová hala je prázdná a chladná a každý krok se v ní nese jako v kostele. Za rozbřesku přijdou.',
    ],
    '3d': [
      'Z oken kolem kašny střílejí dál. Jeden z vojáků chtěl dojít pro vodu, patnáct kroků. Melnik od té doby nežertuje.',
      'S večeří dorazil staršina Prokop Žluděv, pamětník minulé války. Přinesl vodu, dvě várky sucharů a lopaty. V tomhle pořadí, řekl, aby se vědělo, co je důležité.',
      'Mezi turbínami jste si rozdělili místa. Strelcov zná halu zvenčí, jezdil kolem každý den; uvnitř je poprvé. Za rozbřesku přijdou.',
    ],
  },
  briefings: {
    '031':
      'Kašna dává dva body a leží mezi liniemi. Zákop vlevo je opevněný: dokud ho ovládají, z dálky na něj střílíte zbytečně.',
    '032':
      'Pět bodů z osmi: turbíny, zákop a všechno kolem. Opevnění vpravo chrání toho, kdo je ovládá.',
  },
};
