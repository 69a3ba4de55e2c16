import type { EndingText } from '../../library.ts';

export const ending: EndingText = {
  title: 'Vítězství bez jména',
  soviet: [
    'Večer jedenáctého zůstalo bojiště jim. Stáhli jste se k vodě, vynesli raněné a sešit, a to bylo všechno, co se vynést dalo.',
    'Velení vám nic nevyčítalo; potřebovalo, abyste tam byli, a byli jste. Za týden se ukázalo proč. Ve stepi se zavíral kruh.',
    'Strelcov v únoru prošel náměstí s lopatou a hledal kašnu. Našel mísu. Postavil na ni cedulku a počkal, jestli něco přijede.',
  ],
  german: [
    'Vyhráli jste. Rehden to ohlásil a na druhém konci drátu bylo ticho, protože ten, kdo se celý podzim ptal, už byl přeložen.',
    'Za týden bylo jasné, co jste získali: pár domů uvnitř kruhu. Nagel rozdělil poslední chléb na gramy a sám si nevzal; na seznamu měl u svého jména napsáno „vydáno“.',
    'Z čety se vrátili čtyři. Každý z nich uměl jména ostatních zpaměti.',
  ],
};
