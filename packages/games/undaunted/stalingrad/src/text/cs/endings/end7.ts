import type { EndingText } from '../../library.ts';

export const ending: EndingText = {
  title: 'Pruh u řeky',
  soviet: [
    'Měli jste mlýn, kus břehu a řeku za zády. Jedenáctého na vás přišlo všechno, co měli, a večer jste měli mlýn, kus břehu a řeku za zády.',
    'Chomutov přivedl jedenáct kadetů a zpátky jich odvezli šest. Dopisy došly všechny. Strelcov je doručil sám, po válce, tramvají i pěšky; trvalo mu to dva roky.',
    'Devatenáctého se ozvala step. Baturin řekl: „Tak to jsme byli my, na co čekali.“ Žluděv otevřel láhev, na kterou do té doby nebyl důvod.',
  ],
  german: [
    'Stačilo tři sta kroků. Udělali jste jich dvě stě osmdesát.',
    'Těch posledních dvacet vás stálo četu. Wegener si sedl na břeh, na který jste dosáhli jen rukou, a řekl, že tady by dveře nepomohly.',
    'Kruh se zavřel za dvanáct dní. Hartung zůstal s raněnými, s vašimi i s jejich. V zajateckém táboře mu pak jeden z nich nosil chléb.',
  ],
};
