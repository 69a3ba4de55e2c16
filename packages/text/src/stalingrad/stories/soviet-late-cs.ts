import type { Stories } from './story.ts';

export const sovietLateCs: Stories = {
  '13a': [
    'Padáky jste posbírali vy. Nina Orlovová rozdělila mýdlo nití na devatenáct dílků a nikdo si svůj nevzal dřív, než ho dostali ranění.',
    'Vedeňapinovo družstvo už netvoří družstvo. Zbylé jeho lidi rozdělíte tam, kde chybějí nejvíc; Vedeňapin sám odchází velet přívozu. Tričko s pruhy nechal tomu, kdo mu je záviděl nejdéle. Nově k vám patří politruk Lavrentij Baturin. Mluví málo, chodí první a lidé za ním vstávají, i když nemohou.',
    'Před vámi je obchodní dům. Jestli padne, uvidíte zblízka nádraží.',
  ],
  '13b': [
    'Bedny skončily u nich. Viděli jste, jak si je odtahují, a kdo měl střílet, ten napřed polykal. Od té doby se v četě plete kdeco: hesla, hlídky i čas.',
    'Vedeňapinovo družstvo už netvoří družstvo. Zbylé jeho lidi rozdělíte tam, kde chybějí nejvíc; Vedeňapin odchází velet přívozu. Politruk Lavrentij Baturin přinesl místo řečí pytel cibule.',
    'A přece jste to vy, kdo stojí před obchodním domem. Strelcov říká, že kdo má hlad, ten aspoň neusne.',
  ],
  '13c': [
    'Zásoby jste vynesli skoro všechny. V jedné bedně bylo místo obvazů dvě stě školních sešitů. Nikdo je nevyhodil: do toho, který vedete od začátku, už se jména nevejdou.',
    'Vedeňapinovo družstvo už netvoří družstvo a jeho lidi rozdělíte, kam je nejvíc třeba. Politruk Lavrentij Baturin nastoupil u vás ve čtyři ráno a v pět už vedl protiútok na sklep.',
    'Náměstí je uprostřed mapy, uprostřed fronty, a pokud víte, i uprostřed světa.',
  ],
  '13d': [
    'Padáky odnesl vítr k nim. Jeden zůstal viset na komíně elektrárny a bílí se tam dodnes; tři lidi už stál.',
    'Vedeňapinovo družstvo už netvoří družstvo a jeho lidi rozdělíte, kam je nejvíc třeba. Vedeňapin sám odchází velet přívozu. Politruk Lavrentij Baturin vám čte zprávy z jiných úseků; všude je to stejné a všude se drží.',
    'V četě je zmatek z hladu. Strelcov proto každý rozkaz opakuje třikrát: jednou nahlas, jednou potichu a jednou ukáže.',
  ],
  '13e': [
    'V noci jste stáhli z rozvodny pět padáků. Z hedvábí nastříhala Nina Orlovová obvazy a z jednoho kusu ušila šátek; komu, to neřekla.',
    'Vedeňapinovo družstvo už netvoří družstvo. Jeho lidé nastoupí, kde chybějí jiní. Vedeňapin odešel velet přívozu a na rozloučenou zasalutoval elektrárně, jako by to byla loď.',
    'Politruk Lavrentij Baturin vás povede na náměstí. Chce tam být do výročí. Které myslí, se nikdo neptal, v listopadu je jen jedno.',
  ],
  '13f': [
    'Pro padáky jste šli dvakrát a dvakrát s prázdnou. Podruhé už ani nestříleli, jen se tam svítilo a smáli se.',
    'Vedeňapinovo družstvo už netvoří družstvo. Jeho lidé nastoupí, kde chybějí jiní. Politruk Lavrentij Baturin napočítal, že na každého zbývá sedm nábojů; pak to ohlásil nahoru jako patnáct, aby někdo přijel.',
    'Elektrárnu ještě držíte. Odtud na náměstí je to osmdesát kroků a Strelcov je zná po jednom.',
  ],
  '13g': [
    'Za padáky jste zaplatili málo a přinesli hodně: suchary, náboje a jednu bednu, kterou neuměl nikdo přečíst. Byl v ní kompot, americký. Ranění ho dostali po lžičce, jako lék.',
    'Z Vedeňapinova družstva zbyla hrst. Rozdělíte ji mezi ostatní; on sám už velí přívozu a posílá po každém prámu vzkaz, co je nového na vodě. Politruk Lavrentij Baturin čte ty vzkazy nahlas místo novin.',
    'Ztratíte-li pivovar a rokli, zbyde mlýn. To je věta, kterou Strelcov řekl jen jednou.',
  ],
  '13h': [
    'Zásoby padly za jejich čáru. V noci bylo cítit, jak vaří. Žluděv nařídil uvařit taky, kořínky a opasek, aby oni cítili vás.',
    'Z Vedeňapinova družstva zbyla hrst a rozdělíte ji mezi ostatní. On sám odešel velet přívozu, který nejezdí. Politruk Lavrentij Baturin nesl dva dny raněného pod paží a tvrdil mu, že jdou na procházku.',
    'Němci se chystají udeřit přes rokli na pivovar. Jestli projdou, zbyde vám mlýn a molo bez prken.',
  ],
  '14a': [
    'Obchodní dům padl. Ve výkladní skříni zůstala panna v zimním kabátě; Gorškov jí ho svlékl a dal ho Nině Orlovové. Od září se na vás nikdo nedíval zezadu. Teď ano a jsou to vaši.',
    'Z celého města jim zbylo nádraží a vlečka. Strelcov stojí u mapy a nemůže najít slova, tak hlásí zastávky. Na poslední se zarazí. Tam se vždycky otáčelo.',
    'Přes řeku přijel druhý tank, posádka Gavriila Stužina, a s ním jediná otázka od velení: kdy?',
  ],
  '14b': [
    'Drželi jste a získali jste. Škola, domy a náměstí jsou vaše a lidé začali mluvit o tom, co budou dělat potom. Žluděv to zakázal. Nosí to smůlu a odvádí to od lopaty.',
    {
      man: [3, 77],
      there:
        'Melnik porušil zákaz jako první. Prý si otevře v Oděse biograf, kde nebude nic hořet.',
      gone: 'Ryžov si vede seznam, co kdo slíbil, že potom udělá. Na prvním řádku je Melnikův biograf v Oděse, kde nebude nic hořet.',
    },
    'Na druhé straně slyšíte druhý tank. I k vám jeden přijel: posádka Gavriila Stužina. Bude to o stroje, o zdi a nakonec zase o to, kdo vydrží déle ležet.',
  ],
  '14c': [
    'Náměstí je vaše, škola jejich, a kdo by se podíval shora, viděl by totéž, co první den: dva břehy kolem prázdné kašny. Jen domy mezi nimi chybějí.',
    {
      man: [20],
      there:
        'Matvej Brodskij u kulometu zpívá. Potichu, pořád jednu. Když přestane, ostatní zvednou hlavy.',
      gone: 'Matvej Brodskij u kulometu zpíval, potichu a pořád jednu. Teď ji zpívá ten, kdo tam leží po něm, i když neumí slova.',
    },
    'Přijel druhý tank, posádka Gavriila Stužina. Oni mají také dva. Velení chce školu do sedmého listopadu.',
  ],
  '14d': [
    'Náměstí je jejich, elektrárna a nárožní dům vaše. Mezi tím není nic, co by ještě mohlo spadnout.',
    {
      man: [20],
      there:
        'Matvej Brodskij u kulometu zpívá. Potichu, pořád jednu. Když přestane, ostatní zvednou hlavy.',
      gone: 'Matvej Brodskij u kulometu zpíval, potichu a pořád jednu. Teď ji zpívá ten, kdo tam leží po něm, i když neumí slova.',
    },
    'Přes zamrzající řeku se podařilo dostat druhý tank, posádku Gavriila Stužina. Led pod ním praskal až k břehu a celý břeh to poslouchal.',
  ],
  '14e': [
    'Nárožní dům padl a elektrárna taky. Rokli a pivovar jste ale udrželi a z pivovaru je na obojí vidět. Gorškov to nazval výhledem na práci.',
    {
      man: [3, 77],
      there:
        'Melnik našel v pivovaře jednu neporušenou láhev. Postavil ji doprostřed stolu a otevře se, až bude proč.',
      gone: 'V pivovaře našli jednu neporušenou láhev. Stojí uprostřed stolu a otevře se, až bude proč. Melnik by s tím nesouhlasil.',
    },
    'Po ledu dojel druhý tank, posádka Gavriila Stužina. Je to poslední věc, kterou vám velení do mrazů slíbilo.',
  ],
  '14f': [
    'Pivovar padl v noci, rokle k ránu. Zůstal mlýn a molo. Kdyby si všichni lehli jeden za druhého, dosáhli byste od jednoho k druhému; Strelcov to spočítal a hned zase zapomněl.',
    'Baturin se nechal přepsat ze seznamu politruků na seznam střelců. Nina Orlovová přestala odvážet raněné: není čím. Ve sklepě mlýna jich leží čtyřicet a ti, co můžou, nabíjejí.',
    'Po ledu dojel druhý tank. Zapadl u břehu po věž, ale střílí. Za vámi už je jen řeka. Na ní se dělá led.',
  ],
  '15a': [
    'Obě strany poslaly do města to poslední. K vám přišel poručík Jelizar Chomutov s osmnácti kadety, kterým sahají přilby po uši. Strelcov je provedl úsekem a jmenoval domy podle toho, co v nich bývalo: pekař, lékárna, moje zastávka.',
    'Máte náměstí, školu i dělnické domy. Z druhé strany je slyšet, jak se formuje útok přes celou šířku, od obchodního domu po vlečku. Přijde ráno jedenáctého.',
    'Sešit se jmény je dopsaný. Začali druhý a na jeho první stranu napsal Gorškov jen datum. Věří, že víc nebude potřeba.',
  ],
  '15b': [
    'Poručík Jelizar Chomutov přivedl do čety osmnáct kadetů a přinesl rozkaz, který je kratší než jeho jméno: držet. Náměstí je vaše, nic víc. Za celý podzim jste se nepohnuli o víc než dvě stě kroků, a přece nikdo z těch, kdo je ušli, není tentýž.',
    {
      man: [8],
      there: 'Timur Sadykov napsal za kadety dopisy domů. Osmnáct, každý jiný. Sám napsal jeden.',
      gone: 'Dopisy domů píše za kadety Nina Orlovová. Dělával to Timur Sadykov; tři, které nedopsal, dopsala taky.',
    },
    'Ráno jedenáctého začnou oni. Nebo vy. Na tom už nezáleží.',
  ],
  '15c': [
    'Poručík Jelizar Chomutov přivedl osmnáct kadetů. Jeden se zeptal, kde je fronta. Žluděv mu ukázal na zeď a řekl: „Zaklepej.“',
    {
      man: [8],
      there: 'Timur Sadykov napsal za kadety dopisy domů. Osmnáct, každý jiný. Sám napsal jeden.',
      gone: 'Dopisy domů píše za kadety Nina Orlovová. Dělával to Timur Sadykov; tři, které nedopsal, dopsala taky.',
    },
    'Držíte elektrárnu, nárožní dům, rokli a břeh. Chybí vám náměstí, na kterém jste začali. Ráno jedenáctého se o všem rozhodne a Strelcov má pod paží cedulku zastávky. Jde ji prý vrátit.',
  ],
  '15d': [
    'Poručík Jelizar Chomutov přejel led po břiše a s ním jedenáct kadetů z osmnácti. Rozhlédl se, zeptal se, kde je zbytek roty, a Strelcov řekl: „Tady.“',
    'Držíte pruh u řeky. Vzadu, za stepí, prý se něco chystá; Vedeňapin to poslal po posledním prámu: přes řeku jde v noci všechno na sever a na jih, a nic k vám. Baturin lidem řekl pravdu: vaším úkolem je být tu ještě za týden.',
    'Ráno jedenáctého listopadu na vás půjdou se vším. Gorškov napsal dceři, že se vrátí. Poprvé od září to napsal.',
  ],
};
