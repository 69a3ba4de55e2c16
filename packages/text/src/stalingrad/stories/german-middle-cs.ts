import type { Stories } from './story.ts';

export const germanMiddleCs: Stories = {
  '8a': [
    'Ztratili jste toho tolik, že se velitelství přestalo ptát na čísla a začalo se ptát na Wegenera. Chodí od družstva k družstvu, podrží, podepře, vymění. Jako by celé ty týdny spravoval jedny jediné dveře.',
    'Přitáhli jste protitankový kanón Hugo Steinerta. Kde se postaví, tam zůstane; Steinert si místo vybíral dvě hodiny a pak si k němu přinesl židli. Ke třetímu družstvu přibyli ženisté Siegmunda Kahla.',
    'Ze školy je slyšet motor, který k vám nepatří. Rusové mají tank.',
  ],
  '8b': [
    'Tanky rozjezdily náměstí na kaši a ta kaše teď v noci mrzne. Kdo chce přejít, ten klouže, a kdo klouže, ten je slyšet.',
    'Přitáhli jste protitankový kanón Hugo Steinerta a ke třetímu družstvu přišli ženisté Siegmunda Kahla. Rusové dělají totéž, o tři domy dál. Někdy se zdá, že obě strany hrají podle jedněch not.',
    {
      man: [16],
      there: 'Josef Hafner našel ve sklepě klavír. Zahrál na něj jednou rukou. Druhou držel pušku.',
      gone: 'Ve sklepě je klavír. Josef Hafner na něj hrával jednou rukou. Teď na něm leží mapy.',
    },
  ],
  '8c': [
    'Náměstí je vaše a nikdo na něm nestojí. Drží se z oken, ze sklepů a z toho, co zbylo z kašny.',
    'Přitáhli jste protitankový kanón Hugo Steinerta a ke třetímu družstvu přišli ženisté Siegmunda Kahla. Od elektrárny je slyšet motor, který k vám nepatří.',
    {
      man: [16],
      there: 'Josef Hafner našel ve sklepě klavír. Zahrál na něj jednou rukou. Druhou držel pušku.',
      gone: 'Ve sklepě je klavír. Josef Hafner na něj hrával jednou rukou. Teď na něm leží mapy.',
    },
  ],
  '8d': [
    'K řece zbývá tak málo, že Wegener přestal hlídat, kde stojí, a dostal to do boku. Odmítl odjet. Sedí v přízemí nárožního domu, zabalený do záclony, a rozkazy dává šeptem; lidé se k němu musejí naklonit a to jim, jak říká, prospívá.',
    'Přitáhli jste protitankový kanón Hugo Steinerta a vykopali mu v ruinách postavení. Kahlovi ženisté ho zpevnili kolejnicemi.',
    'V noci slyšela hlídka, nebo to byl jen vítr, jak na druhém břehu spouštějí na vodu něco těžkého. Ráno bylo jasné co. Mají tank.',
  ],
  '9a': [
    'Čtrnáctého října za svítání přiletěla vaše letadla. Horst Brüning a jeho piloti ráno popřáli po vysílačce dobrou chuť a potom se čtyři hodiny nedalo mluvit.',
    'Lindner stál u zdi a díval se, jak mizí škola, ve které dopočítal příklad. „Teď už ho nikdo neopraví,“ řekl. Nebylo jasné, komu.',
    'Úkolem dneška není nic dobýt. Úkolem je, aby nebylo co bránit.',
  ],
  '9b': [
    'Čtrnáctého října za svítání přiletěla vaše letadla. Piloti Horsta Brüninga mají rozkaz srovnat náměstí se zemí; vy máte rozkaz být dost daleko. Ty dva rozkazy psal každý někdo jiný.',
    'Ve sklepě pod vámi začali zpívat. Děti, potom i ženy. Kessler tam poslal chléb a zakázal o tom mluvit.',
    'Rusové se pod bombami nestáhli. Jdou blíž k vám. Wegener řekl, že by udělal totéž.',
  ],
  '9c': [
    'Čtrnáctého října za svítání přiletěla vaše letadla. Cílem je přístaviště: bez něj jim dojde chléb, náboje i lidé. V tomhle pořadí, napsal někdo na velitelství.',
    'U mola mají protiletadlová děla. Vysílačka zachytila jejich hlasy. Jsou to děvčata; počítají nahlas, jedna druhou opravuje. Hartung přijímač vypnul a na otázku, co slyšel, řekl: „Čísla.“',
    'Dojděte k řece, než spočítají všechno.',
  ],
  '9d': [
    'Čtrnáctého října za svítání přiletěla vaše letadla. Pod nimi leží pruh břehu, na kterém už by nemělo být živo, a přece se z něj střílí.',
    'Nejdéle střílí protiletadlové dělo u mola. Když ho zásah převrátil, někdo ho zase postavil. Thalheim se díval dalekohledem a pak ho podal dál, beze slova. Byly to dívky.',
    'Zbývá jedna ulice, sýpka a molo. Kessler už neříká kdy.',
  ],
  '10a': [
    'Tolik bomb, a oni tam pořád jsou. Velitelství spočítalo tuny, Nagel spočítal domy: jsou to jiná čísla.',
    'Přišli tři muži s plamenomety, Kurt Lemke a dva další. Nosí je sami a jedí sami. Hartung jim přesto donesl polévku.',
    'Rusové se chystají na nádraží. Za ním je už jen vlečka a step.',
  ],
  '10b': [
    'Ten den zlomil spoustu zdí a něco i v nich. Thalheimovo družstvo dorazilo do ruin dřív, než se prach usadil. Má od té doby svého velitele a Thalheim má tvář, kterou by matka nepoznala.',
    'Přišli tři muži s plamenomety, Kurt Lemke a dva další. Nosí je sami a jedí sami. Hartung jim přesto donesl polévku.',
    'Rusové jsou otřesení, ale jdou. Jdou na nádraží, protože jim nic jiného nezbývá. Kessler tomu poprvé řekl odvaha.',
  ],
  '10c': [
    'Po čtrnáctém jste čekali ticho. Místo toho se druhý den ozval z náměstí ruský gramofon. Hrál tango z poškrábané desky.',
    'Přišli tři muži s plamenomety, Kurt Lemke a dva další. Nosí je sami a jedí sami. Hartung jim přesto donesl polévku.',
    'Půjdou na školu, nebo na to, co z ní zbylo. Lindner si vyžádal, aby ji směl držet on.',
  ],
  '10d': [
    'Čtrnáctého jste jim vzali nebe. Thalheim vedl své lidi první vlnou přes kašnu a vrátil se se všemi. Od té doby se neptá na nic a všichni se ptají jeho.',
    'Přišli tři muži s plamenomety, Kurt Lemke a dva další. Zápach jejich přístrojů předchází o minutu a drží se o den déle.',
    'Elektrárna, podruhé, možná pošesté. Wegener zkontroloval každému boty.',
  ],
  '10e': [
    'Přístaviště drží. Bomby, voda, bomby, a ráno tam zase stáli lidé po pás v řece a podávali si bedny. Wegener se na to díval dlouho. „Ti své řemeslo umějí,“ řekl.',
    'Přišli tři muži s plamenomety, Kurt Lemke a dva další. Nosí je sami a jedí sami. Hartung jim přesto donesl polévku.',
    'Chystá se protiútok na náměstí a na školu. Půjdou, protože si myslí, že to nečekáte. Čekáte.',
  ],
  '10f': [
    'Molo hořelo. Thalheimovo družstvo dorazilo k vodě, namočilo si ruce a zase se vrátilo, protože za ním nikdo nešel. Říkají teď, že byli u Volhy, a nikdo jim nezávidí.',
    'Přišli tři muži s plamenomety, Kurt Lemke a dva další. Lemke má na rukou jizvy a v kapse fotografii zahrady.',
    'Elektrárna je rozbitá, ale obydlená. Za zdí je slyšet, jak si dávají pozor, aby nebyli slyšet.',
  ],
  '10g': [
    'Přístaviště jste nedostali. Velitelství to v hlášení přeskočilo a přešlo k dalšímu bodu: mlýn, roklí, zdola.',
    'Přišli tři muži s plamenomety, Kurt Lemke a dva další. Nosí je sami a jedí sami. Hartung jim přesto donesl polévku.',
    'Rokle je mokrá a hluboká. Dole leží věci, které tam snesla voda: kbelík, kočárek, dveře. Wegener ty dveře podepřel, aby neležely lícem v blátě.',
  ],
  '10h': [
    'Molo už není. Thalheimovo družstvo bylo u vody první a Thalheim si v helmě odnesl trochu řeky. Chutná po naftě.',
    'Přišli tři muži s plamenomety, Kurt Lemke a dva další. Nosí je sami a jedí sami. Hartung jim přesto donesl polévku.',
    'Zbývá mlýn. Půjdete roklí, zdola, odkud to nejmíň čekají. Jestli ještě vůbec něco čekají.',
  ],
  '11a': [
    'Domy ani školu jste nedobyli zpátky. Kessler přestal slibovat. Naučil se místo toho mlčet, naslouchat a vytáhnout lidi dřív, než se zeď hne; jeho družstvo je najednou nejlepší z čety a on to nechce slyšet.',
    'Pod ulicemi vedou stoky a oni v nich chodí. Pohyb hlásí hlídky podle krys: běží vždycky opačným směrem. Dovezli vám pěchotní děla Adama Kirsche; střílejí na pár domů a na každý zvlášť.',
    'Lindner říká, že se bojuje ve třech patrech: pod zemí, na zemi a v hlavě.',
  ],
  '11b': [
    'Pod kašnou je poklop a pod ním kanál. Rusové ho znají. Dva z vašich tam sestoupili s lampou a vrátila se lampa.',
    {
      man: [18],
      there:
        'Sepp Ranftl, horal z Tyrolska, tam slezl pak sám, bez lampy. Prý je to jako v jeskyni: nesmíš spěchat a nesmíš věřit očím.',
      gone: 'Sepp Ranftl, horal z Tyrolska, by tam slezl bez lampy. Říkával, že v jeskyni nesmíš spěchat a nesmíš věřit očím.',
    },
    'Přivezli pěchotní děla Adama Kirsche. Rusům střílejí děla z druhého břehu, po jedné, pečlivě, jako když někdo píše na stroji a hledá písmena.',
  ],
  '11c': [
    'Z elektrárny vede pod náměstí kabelová chodba. Našli jste ji, když se pod hlídkou u kašny propadla dlažba. Kdo je na druhém konci, se ví.',
    {
      man: [18],
      there:
        'Sepp Ranftl, horal z Tyrolska, tam slezl sám, bez lampy. Prý je to jako v jeskyni: nesmíš spěchat a nesmíš věřit očím.',
      gone: 'Sepp Ranftl, horal z Tyrolska, by tam slezl bez lampy. Říkával, že v jeskyni nesmíš spěchat a nesmíš věřit očím.',
    },
    'Přivezli pěchotní děla Adama Kirsche. Rusům střílejí děla z druhého břehu, po jedné, pečlivě, jako když někdo píše na stroji a hledá písmena.',
  ],
  '11d': [
    'Johann Kessler došel k řece. Viděli ho stát na břehu, minutu, možná dvě, s rukama podél těla. Potom tam nebyl. Jeho družstvo převzal Wilhelm Stroh, řezník z Fuldy, který mluví jen tehdy, když má někdo vstát.',
    'Ze sklepa nárožního domu vede štola k sýpce. Oni v ní chodí, vy v ní nasloucháte. Dovezli vám pěchotní děla Adama Kirsche.',
    'Na mapě je celé město vaše, až na kousek, který by zakryla mince. Velitelství tu minci na mapu opravdu položilo a vyfotografovalo.',
  ],
  '12a': [
    'Poslední vlak přijel před šesti dny. Zásoby shodí letadla v noci, na dvůr u dělnických domů a na kašnu. Nagel rozdělil příděl předem, na papíře, aby bylo aspoň co číst.',
    'Rusové jsou na tom stejně, říká Hartung; hubení lidé mluví tišeji. Čekají na totéž nebe.',
    'Wegener dostal k rozkazu zalepenou obálku. Přečetl ji a schoval do Staudtova deníku. Druhé tajemství v jedněch deskách.',
  ],
  '12b': [
    'Vlaky nejezdí, trať je přerušená kdesi ve stepi a nikdo nechce říct kým. Zásoby shodí letadla v noci, na dvůr za školou a na kašnu.',
    {
      man: [9],
      there:
        'Fritz Albrecht vyprávěl, jak doma krmí. Nikdo ho nepřerušil. Vyprávěl dlouho, i co je v korytě.',
      gone: 'Fritz Albrecht by teď vyprávěl, jak doma krmí. Jeho fotografie s krávou visí na zdi a dívají se na ni i ti, co ho neznali.',
    },
    'Wegener dostal k rozkazu zalepenou obálku. Přečetl ji, spálil a popel rozšlápl.',
  ],
  '12c': [
    'Chleba je deset dekagramů na den. Zásoby shodí letadla v noci, na sad u nárožního domu a na rozvodnu. Rusové je budou chtít taky; hlídka slyšela, jak si je odříkávají: suchary, náboje, mýdlo.',
    {
      man: [9],
      there:
        'Fritz Albrecht vyprávěl, jak doma krmí. Nikdo ho nepřerušil. Vyprávěl dlouho, i co je v korytě.',
      gone: 'Fritz Albrecht by teď vyprávěl, jak doma krmí. Jeho fotografie s krávou visí na zdi a dívají se na ni i ti, co ho neznali.',
    },
    'Wegener dostal k rozkazu zalepenou obálku. Přečetl ji, spálil a popel rozšlápl.',
  ],
  '12d': [
    'Jste tak blízko řeky, že k vám zásoby nedojedou: silnice končí o čtyři ulice dřív. Shodí je letadla, v noci, na sad a na rozvodnu.',
    'Nagel vypočítal, že za jeden den sní celá četa tolik, co doma jedna rodina k nedělnímu obědu. Řekl to bez hořkosti. Potom se zeptal Hartunga, jestli se dá jíst kůra.',
    'Wegener dostal k rozkazu zalepenou obálku. Přečetl ji a řekl: „Tohle psal někdo najedený.“',
  ],
};
