import type { EndingPages } from '../library.ts';
import { memorial } from './memorial.ts';

export const ending: EndingPages = {
  memorial,
  cs: {
    title: 'Pruh u řeky',
    soviet: [
      'Měli jste mlýn, kus břehu a řeku za zády. Jedenáctého na vás přišlo všechno, co měli, a večer jste měli mlýn, kus břehu a řeku za zády.',
      'Chomutov přivedl jedenáct kadetů a zpátky jich odvezli šest. Dopisy došly všechny. Strelcov je doručil sám, po válce, tramvají i pěšky; trvalo mu to dva roky.',
      'Devatenáctého se ozvala step. Baturin řekl: „Tak to jsme byli my, na co čekali.“ Žluděv otevřel láhev, na kterou do té doby nebyl důvod.',
    ],
    german: [
      'Stačilo tři sta kroků. Udělali jste jich dvě stě osmdesát.',
      'Těch posledních dvacet vás stálo četu. Wegener si sedl na břeh, na který jste dosáhli jen rukou, a řekl, že tady by dveře nepomohly.',
      'Kruh se zavřel za osm dní. Hartung zůstal s raněnými, s vašimi i s jejich. V zajateckém táboře mu pak jeden z nich nosil chléb.',
    ],
  },
  en: {
    title: 'A strip by the river',
    soviet: [
      'You had the mill, a piece of the bank and the river behind you. On the eleventh all they had came at you, and in the evening you had the mill, a piece of the bank and the river behind you.',
      'Khomutov had brought eleven cadets, and six were taken back. The letters all arrived. Streltsov delivered them himself, after the war, by tram and on foot; it took him two years.',
      'On the nineteenth the steppe spoke. Baturin said: “So it was us that they were waiting for.” Zhludev opened a bottle for which, until then, there had been no reason.',
    ],
    german: [
      'Three hundred paces would have been enough. You made two hundred and eighty.',
      'The last twenty cost you the platoon. Wegener sat down by the bank that you had only just touched and said that here a door would have been no use.',
      'Eight days later the ring closed. Hartung stayed with the wounded, yours and theirs. In the prison camp one of them used to bring him bread.',
    ],
  },
};
