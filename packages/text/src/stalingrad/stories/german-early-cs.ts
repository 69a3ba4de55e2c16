import type { Stories } from './story.ts';

export const germanEarlyCs: Stories = {
  '1a': [
    'Říkali vám, že je to otázka dní. Zástupce velitele čety Otto Wegener vyráběl v Durynsku dveře a první, čeho si v tomhle městě všiml, bylo, že tu žádné nezůstaly. Jen futra.',
    'Velitel družstva A Paul Lindner učil na vesnici děti číst. Velitel družstva B Johann Kessler je z Lince, válku bere jako řemeslo a myslí si, že zítra bude u řeky. Řeku je odtud cítit.',
    'Náměstí před vámi se jmenuje podle nějakého ledna. Domy, suchá kašna, na druhé straně oni. Ve sklepích pod vámi jsou lidé, staří a děti. Nikdo vám neřekl, co s nimi.',
  ],
  '2a': [
    'Náměstí jste nedostali. Stáhli jste se do školy a Lindner vešel do třídy, kde na tabuli zůstala úloha. Dopočítal ji. Křídu si strčil do kapsy.',
    {
      man: [7],
      there:
        'Rudimu Seifertovi je devatenáct a ptá se, jestli to takhle bylo i ve Francii. Kessler mu neodpověděl.',
      gone: 'Rudimu Seifertovi bylo devatenáct. Wegener mu sbil kříž z lavice, na které je vyryté cizí jméno.',
    },
    'K četě přišel odstřelovač Ansgar Rohde, lesník z Holštýnska. Vybral si okno v druhém poschodí a požádal, aby kolem něj nikdo nemluvil.',
  ],
  '2b': [
    'Náměstí máte. Kessler si stoupl na okraj kašny a ukázal na východ, k elektrárně: tam, a za ní voda. Wegener ho stáhl dolů za opasek. Na druhé straně se umí střílet.',
    {
      man: [7],
      there: 'Rudi Seifert, devatenáct let, našel na dně kašny mince. Rozdal je pro štěstí.',
      gone: 'Rudimu Seifertovi bylo devatenáct. Na dně kašny, u které zůstal, leží mince, co tam kdysi lidé házeli pro štěstí.',
    },
    'K četě přišel odstřelovač Ansgar Rohde, lesník z Holštýnska. Někde proti vám prý mají ženu s puškou. Kessler se zasmál. Rohde ne.',
  ],
  '3a': [
    {
      man: [57],
      there:
        'Rohde změnil okno příliš pozdě a přišel o dalekohled i o kus ucha. Od té doby se ve škole chodí po čtyřech, i k umyvadlu.',
      gone: 'Rohde změnil okno příliš pozdě. Od té doby se ve škole chodí po čtyřech, i k umyvadlu.',
    },
    'Přišel k vám šikovatel Gustav Nagel, účetní z Brém. Stará se o příděly, o boty a o to, aby byl po každém pořádek, i po mrtvých. Na jižním okraji náměstí dal vykopat postavení a nazval je v hlášení provizorním.',
    'Rusové se shromažďují u kašny. Chtějí školu. Wegener nechal zatlouct okna lavicemi; je to první dřevo, které tady držel v ruce a nehořelo.',
  ],
  '3b': [
    {
      man: [57],
      there:
        'Rohde ten souboj vyhrál. Přivedl si k sobě ještě jednoho, Viktora Haaseho, a naučil ho to jediné, co prý je třeba: nic nechtít.',
      gone: 'Souboj oken jste vyhráli a Rohde v něm padl. Přišel za něj Viktor Haase; okno zdědil i s jeho dekou.',
    },
    'Přišel k vám šikovatel Gustav Nagel, účetní z Brém. Stará se o příděly, o boty a o to, aby byl po každém pořádek, i po mrtvých. Dal opevnit dvě postavení a o obě se s ženisty pohádal.',
    'Náměstí je pořád jejich. Školu vám přijdou vzít; a ve sklepě školy sedí sedm žen s dětmi, kterým Lindner nosí vodu. Kessler dělá, že o tom neví.',
  ],
  '3c': [
    {
      man: [57],
      there:
        'Rohde ležel za kašnou do tmy a nepohnul se; pak se doplazil zpátky a řekl, že ta druhá je lepší. Víc už k tomu neřekl.',
      gone: 'Rohde leží za kašnou a nepohnul se už od včerejška. Nikdo pro něj nešel: ví se, kdo sedí naproti v okně.',
    },
    'Přišel k vám šikovatel Gustav Nagel, účetní z Brém. Stará se o příděly, o boty a o to, aby byl po každém pořádek, i po mrtvých. Prohlížel si náměstí a řekl, že na tolik místa má málo formulářů.',
    'Rozkaz zní elektrárna. Rusové před ní celou noc kopali; bylo slyšet lopaty a někdo si k tomu zpíval.',
  ],
  '3d': [
    {
      man: [57],
      there:
        'Rohde souboj vyhrál a nechal si ho zapsat jako každý jiný: místo, hodina, jedna. Přišel k němu ještě Viktor Haase. Ti dva spolu nemluví a rozumějí si dokonale.',
      gone: 'Souboj oken jste vyhráli, jen Rohde se ho nedočkal. Přišel za něj Viktor Haase. Zeptal se, které okno bylo jeho, a vybral si jiné.',
    },
    'Přišel k vám šikovatel Gustav Nagel, účetní z Brém. Stará se o příděly, o boty a o to, aby byl po každém pořádek, i po mrtvých.',
    'Rozkaz zní elektrárna. Kessler slíbil svým lidem, že večer se budou koupat ve Volze. Někdo vzadu řekl, že v říjnu se nekoupe.',
  ],
  '4a': [
    'O školu jste přišli a o dělnické domy taky. Lindner vyváděl lidi jako poslední a zastavil se u tabule; pak si vzpomněl, že na ni nestihl nic napsat.',
    {
      man: [13],
      there:
        'Lorenz Staudt si píše deník. Ukazuje ho jen Wegenerovi a ten mu v něm opravuje zeměpis.',
      gone: 'Po Lorenzi Staudtovi zbyl deník. Wegener ho nosí u sebe a slíbil, že ho doručí. Komu, to v něm není.',
    },
    'Přijeli ženisté Augusta Pohla s náložemi a dýmovnicemi. Velitelství chce školu zpátky do večera a je mu jedno, jestli se střechou.',
  ],
  '4b': [
    'Rusové vás z náměstí vytlačili. Kessler ztratil hlas křikem a teď píše rozkazy na kousky omítky.',
    {
      man: [13],
      there:
        'Lorenz Staudt si píše deník. Ukazuje ho jen Wegenerovi a ten mu v něm opravuje zeměpis.',
      gone: 'Po Lorenzi Staudtovi zbyl deník. Wegener ho nosí u sebe a slíbil, že ho doručí. Komu, to v něm není.',
    },
    'Přijeli ženisté Augusta Pohla. Mají nálože na zdi a dýmovnice pro vás. Pohl býval zedník; dívá se na domy kolem náměstí a ví u každého, co ho drží.',
  ],
  '4c': [
    'Náměstí jste dobyli zpátky. Na kašně visela cedulka zastávky. Nechali jste ji tam, Lindner ji přečetl: linka dvě.',
    {
      man: [13],
      there:
        'Lorenz Staudt si píše deník. Ukazuje ho jen Wegenerovi a ten mu v něm opravuje zeměpis.',
      gone: 'Po Lorenzi Staudtovi zbyl deník. Wegener ho nosí u sebe a slíbil, že ho doručí. Komu, to v něm není.',
    },
    'Přijeli ženisté Augusta Pohla s náložemi a dýmovnicemi. Pohl býval zedník. O domech kolem náměstí říká, že jsou dobře postavené, a je mu to líto.',
  ],
  '4d': [
    'Elektrárna i nárožní dům jsou vaše a z nejvyššího okna je mezi komíny vidět voda. Kessler tam přivedl každého ze svých lidí, po jednom, jako do muzea.',
    {
      man: [13],
      there:
        'Lorenz Staudt si píše deník. „Voda je šedá,“ stojí tam, „a široká jako nic, co známe.“',
      gone: 'V deníku Lorenze Staudta je poslední věta o vodě: že je šedá a široká jako nic, co známe. Deník má teď Wegener.',
    },
    'Přijeli ženisté Augusta Pohla. Velitelství je přesvědčeno, že Rusové už nemají sílu k protiútoku. Wegener přesto nechal zatarasit vrata kotelny.',
  ],
  '5a': [
    'Rusové mají školu, domy i náměstí a vy nádraží. Vlaky přijíždějí po tmě, bez světel, a vykládá se potichu; kdo upustí bednu, jde stát na hlídku k minám.',
    'Ženisté položili miny a plán nakreslili jen jednou. Nagel ho založil do složky a pak složku nemohl najít.',
    'Druhá skupina ženistů, Manfred Kurz a jeho lidé, hlásí pohyb v ruinách. Něco se chystá a bude to dnes v noci.',
  ],
  '5b': [
    'Náměstí mají oni, školu vy. Za vámi je nádraží, odkud přijíždí všechno, co vás drží při životě, a taky pošta.',
    {
      man: [9],
      there:
        'Fritz Albrecht dostal od ženy fotografii. Je na ní kráva. Nechápe, proč se všichni smějí; ta kráva se jmenuje Liesel.',
      gone: 'Pro Fritze Albrechta přišla od ženy fotografie. Je na ní kráva a na rubu stojí: Liesel se má dobře.',
    },
    'Ženisté položili před koleje miny. V noci prý přijdou. Rozkaz zní nepustit k nádraží nikoho a střílet na všechno, co se hýbe; Lindner si vyžádal, aby se napřed zavolalo.',
  ],
  '5c': [
    'Náměstí držíte. V kotelně elektrárny uvízlo celé ruské družstvo a mezi ním a řekou leží vaše miny. Kessler tomu řekl guláš: oni jsou za vámi, vy před nimi a spát nemůže nikdo.',
    {
      man: [14],
      there:
        'Max Reimann je slyšel přes zeď. Prý se tam někdo směje. Wegener řekl, že to je horší, než kdyby plakal.',
      gone: 'Hlídka je slyšela přes zeď. Prý se tam někdo směje. Max Reimann by poznal, jestli doopravdy; měl nejlepší uši v četě.',
    },
    'V noci se pokusí probít k přístavišti. Nemají se tam dostat.',
  ],
  '5d': [
    'Rusům zbyl pruh břehu. V kotelně za vašimi zády ale pořád sedí jejich družstvo a topí si; kouř z komína stoupá rovně a drze.',
    {
      man: [14],
      there:
        'Max Reimann je slyšel přes zeď. Prý se tam někdo směje. Wegener řekl, že to je horší, než kdyby plakal.',
      gone: 'Hlídka je slyšela přes zeď. Prý se tam někdo směje. Max Reimann by poznal, jestli doopravdy; měl nejlepší uši v četě.',
    },
    'V noci se pokusí probít k přístavišti. Nemají se tam dostat. Lindner si přečetl rozkaz dvakrát a zeptal se, co když se vzdají. V rozkazu to nebylo.',
  ],
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
  '7a': [
    'Školu jste nedobyli. Lindner přestal mluvit o tom, co bylo před válkou, a jeho lidé jdou od té doby za ním jako za nikým jiným: neslibuje nic a pokaždé tam je první. Wegener by si přál, aby mu to šlo o něco hůř.',
    'Přijel tank. Panzer III Wernera Falka, na věži vápnem napsáno Lotte. Falk říká, že v ulici je tank jako vůl v kuchyni: silný, drahý a stačí jeden kluk s tyčí.',
    'Pojedete přes obchodní dům k parku. Zkuste zůstat u něj; a on ať zkusí zůstat u vás.',
  ],
  '7b': [
    'Náměstí je ruské, škola vaše a cesta mezi tím měří jednu cigaretu, kdyby ji někdo směl dokouřit.',
    {
      man: [4],
      there:
        'Karl Voss hrál v noci na foukací harmoniku. Z druhé strany někdo tleskl. Pak už nehrál nikdo.',
      gone: 'Foukací harmonika Karla Vosse leží v Nagelově skříni, zapsaná jako pozůstalost. V noci ji někdo vyndal a chvíli hrál.',
    },
    'Přijel tank, Panzer III Wernera Falka. Poprvé po týdnech se lidé postavili rovně. Potom přijela první střela z dlouhé ruské pušky a zase si sedli.',
  ],
  '7c': [
    'Náměstí máte vy, elektrárnu oni. Mezi tím je ulice, kterou si Nagel v přehledech značí červeně.',
    {
      man: [4],
      there:
        'Karl Voss hrál v noci na foukací harmoniku. Z druhé strany někdo tleskl. Pak už nehrál nikdo.',
      gone: 'Foukací harmonika Karla Vosse leží v Nagelově skříni, zapsaná jako pozůstalost. V noci ji někdo vyndal a chvíli hrál.',
    },
    'Přijel tank, Panzer III Wernera Falka. Kessler poklepal na pancíř a řekl, že s takovým by byl u řeky v září. Falk odpověděl, že v září u té řeky hořel.',
  ],
  '7d': [
    'Lindner dostal střepinu do ramene. Zůstal, ale ruku nezvedne nad pás a své lidi už jen posunuje, pomalu, jako učitel, co přesazuje v lavicích. Nikdo z nich si nestěžuje.',
    'Přijel tank, Panzer III Wernera Falka, a s ním rozkaz: mlýn. Jeho zdi mají metr. Falk si je prohlédl a zeptal se, jestli někdo měřil i ty vaše.',
    'U řeky je slyšet motory člunů. Vozí jim lidi každou noc. Vám každou noc někoho odvážejí.',
  ],
};
