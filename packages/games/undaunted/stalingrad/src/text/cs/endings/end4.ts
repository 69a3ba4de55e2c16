import type { EndingText } from '../../library.ts';

export const ending: EndingText = {
  title: 'Ještě jednou nádraží',
  soviet: [
    'Drželi jste skoro celé město a jedenáctého listopadu jste o půl města přišli. Co se dobývalo týdny, ztratilo se za dopoledne; tak to tady chodí.',
    'Gorškov odvedl, kdo zůstal, k elektrárně. Tam vás zastihla zpráva, že se ve stepi zavřel kruh. Nikdo nejásal. Všichni si sedli.',
    'Do školy jste se vrátili v únoru. Jméno pod oknem tam pořád bylo. I to druhé.',
  ],
  german: [
    'Jedenáctého listopadu jste dobyli, co jste celý podzim nemohli. Odpoledne stáli vaši lidé na náměstí, dívali se jeden na druhého a nevěděli, co se dělá potom.',
    'Dvanáct dní nato přišla odpověď: nic. Kruh se zavřel a to, co jste dobyli, bylo jeho nejzazší místo.',
    'Hartung měl v brašně cizí deník. Odevzdal ho po válce na správné adrese. Otevřela mu žena, která se na nic neptala a pozvala ho dál.',
  ],
};
