import type { EndingPages } from '../library.ts';
import { memorial } from './memorial.ts';

export const ending: EndingPages = {
  memorial,
  cs: {
    title: 'Ještě jednou nádraží',
    soviet: [
      'Drželi jste skoro celé město a jedenáctého listopadu jste o půl města přišli. Co se dobývalo týdny, ztratilo se za dopoledne; tak to tady chodí.',
      'Gorškov odvedl, kdo zůstal, k elektrárně. Tam vás zastihla zpráva, že se ve stepi zavřel kruh. Nikdo nejásal. Všichni si sedli.',
      'Do školy jste se vrátili v únoru. Jméno pod oknem tam pořád bylo. I to druhé.',
    ],
    german: [
      'Jedenáctého listopadu jste dobyli, co jste celý podzim nemohli. Odpoledne stáli vaši lidé na náměstí, dívali se jeden na druhého a nevěděli, co se dělá potom.',
      'Osm dní nato přišla odpověď: nic. Kruh se zavřel a to, co jste dobyli, bylo jeho nejzazší místo.',
      'Hartung měl v brašně cizí deník. Odevzdal ho po válce na správné adrese. Otevřela mu žena, která se na nic neptala a pozvala ho dál.',
    ],
  },
  en: {
    title: 'The station once more',
    soviet: [
      'You held nearly the whole city, and on 11 November you lost half of it. What took weeks to win was lost in a morning; that is how it goes here.',
      'Gorshkov led whoever was left to the power plant. There the news reached you that the ring in the steppe had closed. Nobody cheered. Everybody sat down.',
      'You came back to the school in February. The name under the window was still there. So was the other one.',
    ],
    german: [
      'On 11 November you took what you could not take all autumn. In the afternoon your men stood on the square, looked at each other and did not know what one does afterwards.',
      'Eight days later the answer came: nothing. The ring closed, and what you had taken was the far end of it.',
      'Hartung had another man’s diary in his bag. After the war he delivered it at the right address. A woman opened, asked nothing and invited him in.',
    ],
  },
};
