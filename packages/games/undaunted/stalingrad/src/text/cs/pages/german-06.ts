import type { BookPages } from '../../library.ts';

/** The German book, stage 6. */
export const pages: BookPages = {
  stories: {
    '6a': [
      'Nádraží hořelo až do rána. Shořela munice, chléb i pošta; Nagel chodil mezi kolejemi s tužkou a sepisoval popel.',
      'Přišlo nové, třetí družstvo. Vede ho Richard Thalheim, dvaadvacet let, přímo z kurzu, a nemá ještě zašlapané boty. S ním sanitář Emil Hartung, lékárník z Kasselu, který se nejdřív zeptal na vodu.',
      'Velitelství chce školu. Hned, dokud ještě něco máte.',
    ],
    '6b': [
      'Rusové to na nádraží zkusili a nedostali se tam. Ráno ležela na minách jejich brašna s náložemi a ženista ji odnesl v náručí, jako se nosí dítě.',
      'Do sklepa sestoupilo třetí družstvo a jeho velitel se ohlásil, jak ho to naučili: Richard Thalheim, dvaadvacet let, přímo z kurzu. Přišli s ním sanitáři Emil Hartung a Simon Leitner; Leitner mluví rusky po babičce a nechce, aby se to vědělo.',
      'Velitelství soudí, že nepřítel je otřesen a nastal čas udeřit. Wegener tu větu přečetl bez výrazu.',
    ],
    '6c': [
      'Nádraží vyletělo do vzduchu a s ním dva dny zásob. Kessler se ptal, kdo měl hlídku. Odpověděl si sám: nikdo už.',
      'Poslali vám třetí družstvo. Jeho velitel Richard Thalheim, dvaadvacetiletý, se ptal, kde je fronta, a Wegener mu ukázal strop. S ním přišel sanitář Emil Hartung, lékárník z Kasselu.',
      'Rusové teď půjdou přes náměstí. Vydržte, než se koleje opraví.',
    ],
    '6d': [
      'Přepad nádraží se Rusům nepovedl a zásoby jedou. Nagel vydal poprvé za týden plný příděl a zapsal si datum.',
      'S prvním vlakem přijelo i třetí družstvo. Vede ho Richard Thalheim; je mu dvaadvacet a strach skrývá tak, že se ptá na všechno. Přijeli s ním sanitáři Emil Hartung a Simon Leitner.',
      'Útok půjde přes nárožní dům. Lindner odvedl v noci ze sklepa školy ženy s dětmi za čáru a ráno dělal, že zaspal.',
    ],
    '6e': [
      'Rusové z kotelny se probili. Na minách po nich zůstala stopa, ale probili se, a vaši lidé o tom mluví s úctou, kterou by si Kessler přál neslyšet.',
      'Ještě za tmy dorazilo třetí družstvo. Velí mu Richard Thalheim, dvaadvacet let, přímo z kurzu. Sanitář Emil Hartung, který přišel s ním, spotřeboval v první hodině vše, co měl na týden.',
      'Teď půjdou oni na vás, na náměstí. Wegener nechal vylomit ze zdí trámy a postavil z nich zábranu. Vypadá trochu jako dveře.',
    ],
    '6f': [
      'Z kotelny se dostali jen někteří. Lindner byl ráno na minách pro raněné; jednoho přinesl, cizího, a Hartung, nový sanitář, ho ošetřil, jako by to byla samozřejmost. Kessler se odvrátil.',
      'Od včerejška máte i třetí družstvo. Vede ho Richard Thalheim, dvaadvacet let. Druhý sanitář, Simon Leitner, mluví rusky po babičce; s tím raněným mluvil dlouho.',
      'Dnes se půjde na elektrárnu a na nárožní dům. Naráz, aby nevěděli kam dřív.',
    ],
    '6g': [
      'Probili se k řece a vy jste jim nezabránili. Na velitelství se ptali, jak je možné, že z obklíčené kotelny zmizí družstvo. Wegener řekl: „Pěšky.“',
      'Přidělili vám třetí družstvo. Jeho velitel Richard Thalheim má dvaadvacet let a slyšel, že vy jste ti, kdo stojí u Volhy. S ním přišel sanitář Emil Hartung.',
      'K řece zbývají dvě ulice, mlýn a sýpka. Kessler říká dva dny. Říká to už dva týdny.',
    ],
    '6h': [
      'Z kotelny se jich k řece dostala hrstka. Velitelství to nazvalo úspěchem a poslalo tabák.',
      'S tabákem přišlo třetí družstvo pod Richardem Thalheimem, dvaadvacetiletým, a s ním sanitáři Emil Hartung a Simon Leitner. Leitner nosí na paži pásku vyšitou matkou a Hartung mu řekl, ať si ji nechá: aspoň po ní bude poznat.',
      'K řece zbývají dvě ulice, mlýn a sýpka. Wegener si mlýn prohlédl dalekohledem a řekl: „Ten stavěl někdo, kdo chtěl, aby stál.“',
    ],
  },
  briefings: {
    '061':
      'Přišlo třetí družstvo; jednotky družstva vstupují do hry u jeho střelců. Čtyři body; náměstí uprostřed dává dva.',
    '062':
      'Dva ze čtyř bodů, které potřebujete, už držíte. Nevybíhejte jim naproti: z ruin dostřelíte na všechno, co chtějí.',
    '063': 'Čtyři body. Turbíny platí tolik co nárožní dům a nejsou tak dobře hlídané.',
    '064':
      'Čtyři body a jeden máte. Sýpka dává dva, dvory po jednom: vyberte si jeden konec a jděte tam se vším.',
  },
};
