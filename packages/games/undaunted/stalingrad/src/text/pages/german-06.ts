import type { BookPages } from '../library.ts';

/** The German book, stage 6. */
export const pages: BookPages = {
  cs: {
    stories: {
      '6a': [
        'Nádraží hořelo až do rána. Shořela munice, chléb i pošta; Nagel chodil mezi kolejemi s tužkou a sepisoval popel.',
        'Přišlo nové, třetí družstvo. Vede ho Richard Thalheim, dvaadvacet let, přímo z kurzu, a nemá ještě zašlapané boty. S ním sanitář Emil Hartung, lékárník z Kasselu, který se nejdřív zeptal na vodu.',
        'Velitelství chce školu. Hned, dokud ještě něco máte.',
      ],
      '6b': [
        'Rusové to na nádraží zkusili a nedostali se tam. Ráno ležela na minách jejich brašna s náložemi a ženista ji odnesl v náručí, jako se nosí dítě.',
        'Přišlo nové, třetí družstvo. Vede ho Richard Thalheim, dvaadvacet let, přímo z kurzu. S ním sanitáři Emil Hartung a Simon Leitner; Leitner mluví rusky po babičce a nechce, aby se to vědělo.',
        'Velitelství soudí, že nepřítel je otřesen a nastal čas udeřit. Wegener tu větu přečetl bez výrazu.',
      ],
      '6c': [
        'Nádraží vyletělo do vzduchu a s ním dva dny zásob. Kessler se ptal, kdo měl hlídku. Odpověděl si sám: nikdo už.',
        'Přišlo nové, třetí družstvo. Vede ho Richard Thalheim, dvaadvacet let. Ptal se, kde je fronta, a Wegener mu ukázal strop. S ním přišel sanitář Emil Hartung, lékárník z Kasselu.',
        'Rusové teď půjdou přes náměstí. Vydržte, než se koleje opraví.',
      ],
      '6d': [
        'Přepad nádraží se Rusům nepovedl a zásoby jedou. Nagel vydal poprvé za týden plný příděl a zapsal si datum.',
        'Přišlo nové, třetí družstvo. Vede ho Richard Thalheim, dvaadvacet let, a má strach, který skrývá tak, že se ptá na všechno. S ním sanitáři Emil Hartung a Simon Leitner.',
        'Útok půjde přes nárožní dům. Lindner odvedl v noci ze sklepa školy ženy s dětmi za čáru a ráno dělal, že zaspal.',
      ],
      '6e': [
        'Rusové z kotelny se probili. Na minách po nich zůstala stopa, ale probili se, a vaši lidé o tom mluví s úctou, kterou by si Kessler přál neslyšet.',
        'Přišlo nové, třetí družstvo. Vede ho Richard Thalheim, dvaadvacet let, přímo z kurzu. S ním sanitář Emil Hartung, který v první hodině spotřeboval vše, co měl na týden.',
        'Teď půjdou oni na vás, na náměstí. Wegener nechal vylomit ze zdí trámy a postavil z nich zábranu. Vypadá trochu jako dveře.',
      ],
      '6f': [
        'Z kotelny se dostali jen někteří. Lindner byl ráno na minách pro raněné; jednoho přinesl, cizího, a Hartung, nový sanitář, ho ošetřil, jako by to byla samozřejmost. Kessler se odvrátil.',
        'Přišlo i nové, třetí družstvo. Vede ho Richard Thalheim, dvaadvacet let. Druhý sanitář, Simon Leitner, mluví rusky po babičce; s tím raněným mluvil dlouho.',
        'Dnes se půjde na elektrárnu a na nárožní dům. Naráz, aby nevěděli kam dřív.',
      ],
      '6g': [
        'Probili se k řece a vy jste jim nezabránili. Na velitelství se ptali, jak je možné, že z obklíčené kotelny zmizí družstvo. Wegener řekl: „Chodili.“',
        'Přišlo nové, třetí družstvo. Vede ho Richard Thalheim, dvaadvacet let, a slyšel o vás, že jste ti, kdo stojí u Volhy. S ním přišel sanitář Emil Hartung.',
        'K řece zbývají dvě ulice, mlýn a sýpka. Kessler říká dva dny. Říká to už dva týdny.',
      ],
      '6h': [
        'Z kotelny se jich k řece dostala hrstka. Velitelství to nazvalo úspěchem a poslalo tabák.',
        'Přišlo nové, třetí družstvo. Vede ho Richard Thalheim, dvaadvacet let. S ním sanitáři Emil Hartung a Simon Leitner. Leitner nosí na paži pásku vyšitou matkou a Hartung mu řekl, ať si ji nechá: aspoň po ní bude poznat.',
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
  },
  en: {
    stories: {
      '6a': [
        'The station burned until morning. Ammunition, bread and mail went up; Nagel walked between the rails with a pencil and made a list of the ashes.',
        'A new squad has come, the third. It is led by Richard Thalheim, twenty-two, straight from the course, in boots not yet broken in. With him came Emil Hartung, a medical orderly, a chemist from Kassel, who asked first of all about water.',
        'Headquarters wants the school. At once, while you still have something.',
      ],
      '6b': [
        'The Russians tried for the station and did not get there. In the morning a bag with their charges lay on the mines, and an engineer carried it away in his arms, as one carries a child.',
        'A new squad has come, the third. It is led by Richard Thalheim, twenty-two, straight from the course. With him came two orderlies, Emil Hartung and Simon Leitner; Leitner has Russian from his grandmother and does not want it known.',
        'Headquarters considers the enemy shaken and the time ripe for a blow. Wegener read the sentence out without expression.',
      ],
      '6c': [
        'The station blew up, and two days’ supplies with it. Kessler asked who had been on guard. He answered himself: nobody any more.',
        'A new squad has come, the third. It is led by Richard Thalheim, twenty-two. He asked where the front was, and Wegener pointed at the ceiling. With him came Emil Hartung, a medical orderly, a chemist from Kassel.',
        'Now the Russians will come across the square. Hold out until the rails are mended.',
      ],
      '6d': [
        'The raid on the station failed, and the supplies are rolling. For the first time in a week Nagel issued full rations and made a note of the date.',
        'A new squad has come, the third. It is led by Richard Thalheim, twenty-two, who hides his fear by asking about everything. With him came two orderlies, Emil Hartung and Simon Leitner.',
        'The attack will go by way of the corner house. During the night Lindner took the women and children from the cellar of the school behind the line, and in the morning pretended that he had overslept.',
      ],
      '6e': [
        'The Russians from the boiler house broke through. They left a trail on the mines, but they broke through, and your men speak of it with a respect that Kessler would rather not hear.',
        'A new squad has come, the third. It is led by Richard Thalheim, twenty-two, straight from the course. With him came Emil Hartung, a medical orderly, who in his first hour used up everything he had for a week.',
        'Now they will come for you, for the square. Wegener had beams broken out of the walls and built a barrier from them. It looks a little like a door.',
      ],
      '6f': [
        'Only some of them got out of the boiler house. In the morning Lindner went into the minefield for the wounded; he brought one back, one of theirs, and Hartung, the new orderly, treated him as if that went without saying. Kessler turned away.',
        'A new squad has come too, the third. It is led by Richard Thalheim, twenty-two. The second orderly, Simon Leitner, has Russian from his grandmother; he talked to the wounded man for a long time.',
        'Today it is the power plant and the corner house. Both at once, so that they will not know where to look.',
      ],
      '6g': [
        'They broke through to the river, and you did not stop them. Headquarters asked how a squad can vanish from a surrounded boiler house. Wegener said: “On foot.”',
        'A new squad has come, the third. It is led by Richard Thalheim, twenty-two, who has heard that you are the ones who stand on the Volga. With him came Emil Hartung, a medical orderly.',
        'To the river there are two streets left, the mill and the granary. Kessler says two days. He has been saying it for two weeks.',
      ],
      '6h': [
        'A handful of them got from the boiler house to the river. Headquarters called it a success and sent tobacco.',
        'A new squad has come, the third. It is led by Richard Thalheim, twenty-two. With him came two orderlies, Emil Hartung and Simon Leitner. Leitner wears an armband that his mother embroidered, and Hartung told him to keep it: at least he will be known by it.',
        'To the river there are two streets left, the mill and the granary. Wegener looked the mill over through his field glasses and said: “Whoever built that wanted it to stand.”',
      ],
    },
    briefings: {
      '061':
        'A third squad is here; units of a squad come onto the map with its riflemen. Four points; the square in the middle gives two.',
      '062':
        'You hold two of the four points that you need. Do not run to meet them: from the ruins you can reach everything they want.',
      '063':
        'Four points. The turbines are worth as much as the corner house and are not as well guarded.',
      '064':
        'Four points, and one you have. The granary gives two, the yards one each: choose one end and go there with everything.',
    },
  },
};
