import type { Stories } from './story.ts';

export const sovietEarlyCs: Stories = {
  '1a': [
    'Přes Volhu jste jeli v noci, přikrčení na prámu mezi bednami s náboji. Hořela i voda. Zástupce velitele čety Michail Strelcov řídil v tomhle městě dvanáct let tramvaj a celou cestu šeptem vyjmenovával zastávky, jako by je hlásil cestujícím.',
    'Ráno vás postavili na kraj náměstí 9. ledna. Domy kolem ještě stojí, kašna uprostřed je suchá. Na druhé straně už jsou oni.',
    'Velitel družstva A Andrej Gorškov odtud má domů deset minut pěšky. Velitel družstva B Josif Melnik říká, že v Oděse by takovému náměstí řekli dvorek. Nikdo se nesměje, ale všem je o něco líp.',
  ],
  '2a': [
    'Náměstí je vaše. Strelcov dal na suchou kašnu pověsit cedulku zastávky, kterou našel v rumu, a Gorškov ji zase sundal: hlídka by se proti ní rýsovala jako na podnose.',
    {
      man: [4],
      there:
        'Nejmladší z čety, osmnáctiletý Anton Belikov, včera poprvé střílel na člověka. Dnes nejí a říká, že nemá hlad.',
      gone: 'Nejmladší z čety, osmnáctiletý Anton Belikov, leží u kašny pod plachtou. Matce napíšou, že netrpěl.',
    },
    'Od rána někdo střílí z oken školy. Po jedné ráně, s dlouhými přestávkami, a pokaždé dobře. Z vedlejšího úseku vám přidělili Darju Kolesnikovovou, knihovnici z Omska. Pušku si nese zabalenou v šále.',
  ],
  '2b': [
    'Náměstí zůstalo jim. Ustoupili jste k elektrárně, mezi vychladlé turbíny, a Strelcov spočítal lidi dvakrát, protože poprvé mu to nevyšlo.',
    {
      man: [4],
      there:
        'Nejmladší z čety, osmnáctiletý Anton Belikov, přinesl z náměstí dvě pušky, svou a cizí. Komu patřila ta druhá, nechce říct.',
      gone: 'Nejmladší z čety, osmnáctiletý Anton Belikov, zůstal na náměstí. Za tmy pro něj chtěli jít tři, Strelcov nepustil žádného.',
    },
    'Z domů kolem kašny střílí odstřelovač. Poslali vám proti němu Darju Kolesnikovovou, knihovnici z Omska. Sedla si k oknu, podívala se na hodiny a řekla, že první den se jen čte.',
  ],
  '3a': [
    {
      man: [54],
      there:
        'Okna školy zmlkla. Kolesnikovová o tom nemluví; vyčistila pušku a požádala o něco ke čtení. Na její doporučení k vám přišel ještě třetí střelec, Jefim Karelin, lovec od Jeniseje.',
      gone: 'Okna školy zmlkla. Kolesnikovová se toho nedočkala; její šálu má teď na hlavni ovázanou třetí střelec, Jefim Karelin, lovec od Jeniseje, který přišel na její místo.',
    },
    'S večeří dorazil také staršina Prokop Žluděv. Pamatuje ještě minulou válku a z té si odnesl dvě zásady: teplé nohy a vykopaný příkop. Než jste dojedli, měl rozdané lopaty.',
    'Zítra se půjde na školu. Gorškov tam má na chodbě vyřezané jméno, druhé okno zleva.',
  ],
  '3b': [
    {
      man: [54],
      there:
        'Souboj oken jste prohráli. Kolesnikovová dvakrát měnila místo a dvakrát ji našli; teď sedí ve sklepě a ukazuje ostatním na papíře, kde udělala chybu. To je horší než nadávky.',
      gone: 'Souboj oken jste prohráli. Kolesnikovová dvakrát měnila místo a dvakrát ji našli. Knihu, kterou rozečetla, nikdo nezavřel.',
    },
    'S večeří dorazil staršina Prokop Žluděv. Pamatuje ještě minulou válku a odnesl si z ní dvě zásady: teplé nohy a vykopaný příkop. Rozdal lopaty a sám kopal první.',
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
  '4a': [
    'Škola je vaše a dělnické domy za ní také. Gorškov prošel druhým poschodím, našel své jméno vyřezané pod oknem a hned vedle nové, v jiné abecedě.',
    {
      man: [13],
      there:
        'Ve sborovně našel Semjon Valujev čistý sešit. Zapisuje do něj jména padlých, s otčestvem a odkud kdo byl. Říká, že potom na to bude pozdě.',
      gone: 'Ve sborovně našli čistý sešit. Zapisuje se do něj, kdo padl, s otčestvem a odkud byl. Semjon Valujev, který to vymyslel, je zapsaný taky.',
    },
    'Dorazili ženisté Valentina Šubina s náložemi a dýmovnicemi. Němci si školu půjdou vzít zpátky. Domy kolem přitom nemusí zůstat stát.',
  ],
  '4b': [
    'Náměstí máte zpátky. Kašna je rozbitá a na dně leží cedulka zastávky; Strelcov ji utřel rukávem a schoval pod plášť.',
    {
      man: [13],
      there:
        'Semjon Valujev našel v ruinách školní sešit. Zapisuje do něj jména padlých, s otčestvem a odkud kdo byl. Říká, že potom na to bude pozdě.',
      gone: 'V ruinách se našel školní sešit. Zapisuje se do něj, kdo padl, s otčestvem a odkud byl. Semjon Valujev, který to vymyslel, je zapsaný taky.',
    },
    'Po ránu k vám přišli ženisté Valentina Šubina s náložemi a dýmovnicemi. Domy kolem náměstí už obě strany znají nazpaměť. Teď půjde o to, které z nich zbudou.',
  ],
  '4c': [
    'O náměstí jste přišli. Šlo to rychle: napřed kulomet na rohu, potom ticho, potom zase oni. Strelcov nechal cedulku zastávky viset. Ať vědí, že tu něco jezdívalo.',
    {
      man: [13],
      there:
        'Semjon Valujev našel v elektrárně školní sešit, nejspíš po dítěti některého z topičů. Zapisuje do něj jména padlých. Říká, že potom na to bude pozdě.',
      gone: 'V elektrárně se našel školní sešit, nejspíš po dítěti některého z topičů. Zapisují se do něj jména padlých a mezi prvními je Semjon Valujev, který to vymyslel.',
    },
    'K večeru dorazili ženisté Valentina Šubina. Mají nálože a dýmovnice a jejich velitel si domy kolem náměstí prohlíží jako řezník dobytče.',
  ],
  '4d': [
    'Elektrárna je ztracená a nárožní dům také. Za zády máte mlýn, přístaviště a řeku a na druhé straně řeky, jak řekl politruk, pro vás není půda. Gorškov na to poznamenal, že jeho dcera tam půdu mít musí.',
    {
      man: [13],
      there:
        'Semjon Valujev si ze školky u mlýna odnesl sešit a zapisuje do něj jména padlých. Píše drobně, aby vystačil.',
      gone: 'Do sešitu ze školky u mlýna se zapisují jména padlých. Semjon Valujev, který to vymyslel, je na první straně.',
    },
    'V noci přijeli ženisté Valentina Šubina. Nálože vezli na saních, dvě ženy a starý kůň. Zítra se půjde pro elektrárnu zpátky.',
  ],
  '5a': [
    'Držíte náměstí, školu i dělnické domy. Z oken je vidět nádraží a na něm každou noc světla: vykládají. Ženisté leží s dalekohledem od setmění a počítají vagony.',
    'Úkol je krátký: jeden ženista s náloží na nádraží a zpátky. O tom „zpátky“ v rozkazu nic není, podotkl Melnik. Mezi vámi a kolejemi leží miny, které nikdo nekreslil do mapy.',
    'Žluděv nalil každému po lžíci lihu a zbytek zašpuntoval. Na potom.',
  ],
  '5b': [
    'Náměstí držíte, dál už ne. Za školou jsou oni a za nimi nádraží, odkud jim každou noc přijíždí nový chléb, nové náboje a noví lidé.',
    'Ženisté dostali úkol dopravit tam nálož. Půjde se potmě, přes miny, které nikdo nekreslil do mapy. Strelcov jim na kus balicího papíru namaloval koleje i výhybky, jak si je pamatuje. Tramvaj tam končila.',
    'Žluděv nalil každému po lžíci lihu a zbytek zašpuntoval. Na potom.',
  ],
  '5c': [
    'Elektrárnu držíte, a přece ne celou. Gorškovovo družstvo zůstalo při posledním útoku v kotelně a mezi ním a vámi leží od večera miny. Telefon ještě hodinu fungoval. Pak řekl Gorškov: „Strážíme kotle,“ a bylo ticho.',
    'Zítra by bylo pozdě. Dnes v noci se musí probít k přístavišti, tam budou čekat čluny s raněnými, a vy jim vyjdete naproti.',
    {
      man: [8],
      there:
        'Timur Sadykov je s nimi. Píše v četě dopisy za ty, kdo psát neumějí, a tři nedopsané má v kapse.',
      gone: 'Po Timuru Sadykovovi zbyly v kapse tři nedopsané dopisy. Gorškov je nese s sebou, někdo je dopíše.',
    },
  ],
  '5d': [
    'Zůstal vám mlýn, přístaviště, pivovar a rokle: dlaň země. Gorškovovo družstvo navíc uvízlo v kotelně, za cizími minami, a kouř z komína teď prozrazuje každé zatopení.',
    'Dnes v noci se musí probít k přístavišti. Vy půjdete naproti, kam až to půjde. Strelcov rozkaz nečetl, jen ukázal na mapu: odsud sem. Tři zastávky.',
    {
      man: [8],
      there:
        'Timur Sadykov je s nimi. Píše v četě dopisy za ty, kdo psát neumějí, a tři nedopsané má v kapse.',
      gone: 'Po Timuru Sadykovovi zbyly v kapse tři nedopsané dopisy. Gorškov je nese s sebou, někdo je dopíše.',
    },
  ],
  '6a': [
    'Nádraží hořelo celou noc a z oken školy se při tom dalo číst. Za odměnu jste dostali radiostanici a k ní Allu Vinogradovovou, které je devatenáct a hlas má jako z rozhlasu.',
    'Přišlo i třetí družstvo. Vede ho Sergej Vedeňapin, námořník z volžské flotily; tričko s pruhy si odmítá svléknout. S nimi přišla zdravotnice Nina Orlovová. Prohlédla vaše obvazy a začala je beze slova převazovat.',
    'Němci teď udeří z pomsty. Melnik tvrdí, že z uražené pýchy se špatně míří.',
  ],
  '6b': [
    'Na nádraží jste se nedostali. Ženisté přinesli nálož zpátky a položili ji doprostřed sklepa, aby se na ni všichni museli dívat.',
    'Přišlo třetí družstvo. Vede ho Sergej Vedeňapin, námořník z volžské flotily; tričko s pruhy si odmítá svléknout. S nimi přišla zdravotnice Nina Orlovová. Prohlédla vaše obvazy a začala je beze slova převazovat.',
    'Vlaky jezdí dál a to, co přivezly, teď půjde proti vám. Školu držíte. Držte ji.',
  ],
  '6c': [
    'Nálož na nádraží vyšla. Dva dny jim nic nepřijede. Velení vám poslalo radiostanici s Allou Vinogradovovou a rozkaz toho času využít.',
    'Máte nové družstvo: vede je Sergej Vedeňapin, námořník z volžské flotily. A máte zdravotnici, Ninu Orlovovou, která se na nic neptá a všechno vidí.',
    'Půjdete přes náměstí jako první den. Gorškov spočítal, že z těch, kdo tu tehdy stáli, zbývá tolik, že je zná všechny po jménech i po hlase.',
  ],
  '6d': [
    'Nálož se na nádraží nedostala a z předních hlídek slyšíte, jak se tam celou noc vykládá. Ráno půjdou do útoku, to ví i kašna.',
    'Máte aspoň nové družstvo. Vede je Sergej Vedeňapin, námořník z volžské flotily, a jeho lidé přinesli vlastní kotel. A přišla zdravotnice Nina Orlovová. Vybrala si nejsušší sklep a nikdo se neodvážil říct, že už byl zabraný.',
    'Strelcov obešel stanoviště a u každého řekl totéž: nárožní dům, potom nic, potom Volha.',
  ],
  '6e': [
    'Gorškov své lidi vyvedl. Přišli k přístavišti ve dvou hloučcích a ten druhý nesl ten první. Za to, že se to povedlo, jste dostali radiostanici, Allu Vinogradovovou a rozkaz k útoku.',
    'Po stejném břehu, kudy oni vyšli, přišlo třetí družstvo. Vede je Sergej Vedeňapin, námořník z volžské flotily. Zdravotnice Nina Orlovová s ním měla jet až zítra. Nepočkala.',
    'Náměstí je pořád jejich. Zítra se zeptáte, jestli na tom trvají.',
  ],
  '6f': [
    'Z kotelny se vrátili skoro všichni, ale nevrátili se vítězně. Gorškov sedí zády ke zdi a s nikým nemluví. Co viděl na minách, si nechal pro sebe.',
    'Přišlo třetí družstvo. Vede je Sergej Vedeňapin, námořník z volžské flotily, který měl vystřídat někoho jiného, ale ten úsek už neexistuje. S ním zdravotnice Nina Orlovová; s Gorškovem promluvila jako první.',
    'Oni vědí, že jste slabí. Přijdou přes nárožní dům a elektrárnu najednou.',
  ],
  '6g': [
    'Gorškovovo družstvo se probilo až k přístavišti. Čluny mezitím odvezly raněné a přivezly posily: třetí družstvo Sergeje Vedeňapina, námořníka z flotily, zdravotnici Ninu Orlovovou a radiostanici s Allou Vinogradovovou, která vysílá i za chůze.',
    'Z celého města držíte pruh, který se dá přejít za cigaretu. Mlýn má zdi tlusté metr. Vedeňapin je poklepal a řekl, že na horších lodích už bojoval.',
    'Němci se přeskupují v nárožním domě. Slyšíte, jak tam stěhují nábytek do oken.',
  ],
  '6h': [
    'Z kotelny se probili jen po hrstkách. Gorškov přišel poslední a nesl kulomet, který měl zůstat. Nikdo mu neřekl, že to bylo proti rozkazu.',
    'Čluny přivezly třetí družstvo Sergeje Vedeňapina, námořníka z flotily, a zdravotnici Ninu Orlovovou. Zpátky odvezly tolik raněných, že bok člunu šel pod vodu.',
    'Z celého města držíte pruh, který se dá přejít za cigaretu. Strelcov na mapě zakroužkoval mlýn a napsal k němu: konečná. Potom to přeškrtl.',
  ],
  '7a': [
    'Škola a dělnické domy jsou pořád vaše. Gorškovovi střepina roztrhla dlaň. Do lazaretu za řeku odmítl, dal si ruku zavázat na prsa a křičí místo ukazování. Vojáci říkají, že je ho slyšet líp než dřív.',
    'Kolem poledne to poprvé zadunělo v ulici u obchodního domu. Tank. Stojí za rohem a jeho motor se pozná i ve sklepě, podle toho, jak se chvěje voda v kýblu.',
    'Proti němu máte dlouhé pušky Jevgenije Palčikova a jeho dvou lidí. Palčikov býval hodinář. Říká, že tank je taky stroj a každý stroj má místo, kde se nedívá.',
  ],
  '7b': [
    'Náměstí držíte, a kdo se ptá na jak, tomu Melnik odpovídá: ze zvyku. Domy kolem už nemají druhá patra, takže je o to blíž do sklepa.',
    {
      man: [21],
      there:
        'Grigorij Tarasenko dostal poprvé od jara dopis. Přišel z Poltavy, odeslaný před okupací. Čte ho každý den, jako by byl dnešní.',
      gone: 'Pro Grigorije Tarasenka přišel dopis z Poltavy, odeslaný před okupací. Leží neotevřený v sešitě se jmény.',
    },
    'V poledne přijel po ulici od školy tank. Proti němu máte dlouhé pušky Jevgenije Palčikova, bývalého hodináře. Každý stroj, říká Palčikov, má místo, kde se nedívá.',
  ],
  '7c': [
    'Náměstí je jejich, elektrárna vaše, a mezi tím je ulice, ve které se nikdo nedožil odpoledne.',
    {
      man: [21],
      there:
        'Grigorij Tarasenko dostal poprvé od jara dopis. Přišel z Poltavy, odeslaný před okupací. Čte ho každý den, jako by byl dnešní.',
      gone: 'Pro Grigorije Tarasenka přišel dopis z Poltavy, odeslaný před okupací. Leží neotevřený v sešitě se jmény.',
    },
    'Ráno bylo od školy slyšet pásy. Tank. Z druhého břehu přivezli na voru dlouhé pušky a k nim Jevgenije Palčikova, bývalého hodináře. Každý stroj, říká, má místo, kde se nedívá.',
  ],
  '7d': [
    'Mlýn drží. Gorškov v něm zůstal tři dny bez vystřídání a za tu dobu se z předáka ze slévárny stal někdo, komu se lidé dívají na ústa dřív, než promluví. Strelcov mu dal svůj dalekohled. Víc nemá.',
    'Od nárožního domu je slyšet motor. Tank, řekl Vedeňapin a poslouchal dál, jeden. Na lodi by věděl, co s ním; tady má dlouhé pušky Jevgenije Palčikova a jeho dvou lidí.',
    'Palčikov býval hodinář. Tvrdí, že každý stroj má místo, kde se nedívá. Že to místo je skoro vždycky zezadu, řekl až potom.',
  ],
};
