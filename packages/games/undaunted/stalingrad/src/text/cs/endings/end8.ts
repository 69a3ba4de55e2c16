import type { EndingText } from '../../library.ts';

export const ending: EndingText = {
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
};
