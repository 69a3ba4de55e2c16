import type { Stories } from './story.ts';

export const germanLateCs: Stories = {
  '13a': [
    'Padáky si vzali oni. V noci jste cítili, jak pečou, a ráno se v četě pletlo kdeco: hlídky, hesla, dokonce i jména.',
    'Thalheimovo družstvo už netvoří družstvo. Kdo zbyl, půjde k A, nebo k B; Thalheim sám byl povolán k pluku, hledají tam důstojníky a berou, co je. Přišel místo nich úderný oddíl Arnolda Behrense, lidé, kteří jdou vždycky první a nikdy nezůstávají.',
    'Rusové stojí před obchodním domem. Je to nejpevnější dům, jaký máte. Wegener říká, že pevnost domu se pozná, až když z něj chceš ven.',
  ],
  '13b': [
    'Zásoby jsou vaše. Bylo v nich i něco ruského omylem: bedna mýdla. Nagel ji zapsal jako kořist a rozdal.',
    'Thalheimovo družstvo už netvoří družstvo. Kdo zbyl, půjde k A, nebo k B; Thalheima povolali k pluku. Přišel úderný oddíl Arnolda Behrense, lidé, kteří jdou vždycky první a nikdy nezůstávají.',
    'Přesto jsou to Rusové, kdo útočí. Chtějí obchodní dům. Jsou vyhladovělí a jdou, jako by za vámi byla kuchyně.',
  ],
  '13c': [
    'Padáky odnesli oni. Lindner sledoval dalekohledem, jak se o bedny nehádají, a řekl, že to je horší zpráva než ztráta sama.',
    'Z Thalheimova družstva zbyla hrst a rozdělíte ji mezi ostatní. Přišel úderný oddíl Arnolda Behrense.',
    'Náměstí leží před vámi, bílé prvním sněhem. Je to nejhezčí, jaké kdy bylo. Nikdo na ně nechce udělat první stopu.',
  ],
  '13d': [
    'Padáky padly k vám. Jeden se zachytil na komíně elektrárny a Rusové se o něj třikrát pokusili. Kirsch měl rozkaz střílet. Střílel.',
    'Z Thalheimova družstva zbyla hrst a rozdělíte ji mezi ostatní. Přišel úderný oddíl Arnolda Behrense.',
    'Rusové mají zmatek v rozkazech, hlásí odposlech. Vy máte chléb. Jestli někdy, tak teď.',
  ],
  '13e': [
    'Z rozvodny odtáhli padáky oni, pět z šesti. Ten šestý hořel.',
    'Z Thalheimova družstva zbyla hrst a rozdělíte ji mezi ostatní; Thalheim odjel k pluku a nechal Wegenerovi svůj kurz zapsaný v sešitě, kdyby se hodil. Přišel úderný oddíl Arnolda Behrense.',
    'Náměstí je ještě vaše. Hlídka, která umí pár ruských slov, rozuměla jediné: výročí. Chtějí být na náměstí do výročí.',
  ],
  '13f': [
    'Rusové šli pro padáky dvakrát. Podruhé jste na ně posvítili a někdo se zasmál. Lindner potom celý den s nikým nepromluvil.',
    'Z Thalheimova družstva zbyla hrst a rozdělíte ji mezi ostatní. Přišel úderný oddíl Arnolda Behrense; jeho lidé se hodně smějí.',
    'Elektrárna. Wegener si do dřeva pažby udělal zářez za každý pokus a pažba mu došla.',
  ],
  '13g': [
    'Zásoby odtáhli k řece oni. Od vás k nim je to osmdesát kroků a k nejbližšímu vašemu skladišti čtyři kilometry.',
    'Z Thalheimova družstva zbyla hrst a rozdělíte ji mezi ostatní. Přišel úderný oddíl Arnolda Behrense.',
    'Půjdete přes rokli na pivovar. V plánu se tomu říká čištění severního křídla. Kdo plán psal, rokli neviděl.',
  ],
  '13h': [
    'Zásoby padly za vaši čáru. Nagel uvařil, doopravdy uvařil, a kouř z kuchyně šel přes řeku. Hartung řekl, že tím jste na druhé straně někoho zabili, aniž by se střílelo.',
    'Z Thalheimova družstva zbyla hrst a rozdělíte ji mezi ostatní. Přišel úderný oddíl Arnolda Behrense.',
    'Rokle, pivovar, a pak už jen mlýn. Počítá se na domy. Lindner počítá na lidi.',
  ],
  '14a': [
    'Obchodní dům padl. Zbývá nádraží, vlečka a za nimi step, kde fouká. Wegener nařídil zabednit čekárnu; našel v ní poslední celé dveře ve městě a zavěsil je do futer. Chodí se jimi, i když vedle ve zdi je díra.',
    'Přijel druhý tank, posádka Joachima Rusta. Velitelství vzkazuje: ani krok. Nagel se zeptal, jestli se to týká i potravin.',
    'Padne-li nádraží, nemáte v tom městě už nic. Některým se to, soudě podle tváří, nezdá jako to nejhorší.',
  ],
  '14b': [
    'Škola, domy i náměstí jsou ruské. Zůstává vám obchodní dům, nádraží a zima.',
    {
      man: [3, 83],
      there: 'Kessler píše bratrovi. První věta zní: „Neboj se.“ Druhou hledá třetí den.',
      gone: 'Mezi Kesslerovými věcmi byl dopis bratrovi. První věta zní: „Neboj se.“ Druhá tam není.',
    },
    'Přijel druhý tank, posádka Joachima Rusta. U nich také. Půjde se na školu, protože v přízemí je prý ještě teplo.',
  ],
  '14c': [
    'Škola je vaše, náměstí jejich. Kdyby se teď zastavil čas, vypadalo by to jako první den: jen domy chybějí a lidé jsou jiní.',
    {
      man: [22],
      there:
        'Peter Köhn si u kulometu hřeje ruce o hlaveň. Říká, že je to jediná věc, kvůli které střílí.',
      gone: 'Peter Köhn si u kulometu hříval ruce o hlaveň. Ten, kdo tam leží po něm, to dělá taky.',
    },
    'Přijel druhý tank, posádka Joachima Rusta. Velitelství chce náměstí ještě před velkými mrazy. Mrazy už jsou.',
  ],
  '14d': [
    'Náměstí držíte, elektrárna je jejich. Fronta se nehnula o tolik, kolik by se dalo přehodit kamenem, a kameny se opravdu házejí: náboje se šetří.',
    {
      man: [22],
      there:
        'Peter Köhn si u kulometu hřeje ruce o hlaveň. Říká, že je to jediná věc, kvůli které střílí.',
      gone: 'Peter Köhn si u kulometu hříval ruce o hlaveň. Ten, kdo tam leží po něm, to dělá taky.',
    },
    'Přijel druhý tank, posádka Joachima Rusta. Rusové přejeli s druhým po ledu. Hartung si myslí, že led je na jejich straně.',
  ],
  '14e': [
    'Nárožní dům a elektrárna jsou vaše, ale rokle a pivovar ne. Z pivovaru je na vás vidět, jako byste byli na jevišti.',
    {
      man: [3, 83],
      there: 'Kessler píše bratrovi. První věta zní: „Neboj se.“ Druhou hledá třetí den.',
      gone: 'Mezi Kesslerovými věcmi byl dopis bratrovi. První věta zní: „Neboj se.“ Druhá tam není.',
    },
    'Přijel druhý tank, posádka Joachima Rusta. Útok se opakuje zítra. „Opakuje,“ řekl Lindner. „Tomu se u nás říkalo propadnout.“',
  ],
  '14f': [
    'Pivovar padl a rokle taky. Zbývá mlýn a molo: tři sta kroků zdiva a vody. Velitelství si přeje telefonát, kterým to skončí, a drží kvůli tomu linku volnou.',
    'Přijel druhý tank, posádka Joachima Rusta. Ve sklepě mlýna prý leží jejich ranění. Lindner se zeptal, co bude s nimi. Wegener řekl: „To, na co se zeptáme.“ A tak se zeptal taky.',
    'Jedno ráno. Pak bude město vaše. To, co z něj je.',
  ],
  '15a': [
    'Poručík Albrecht von Rehden přišel do čety jako její čtvrtý velitel. První tři nestihl nikdo pořádně poznat. Rehden obešel všechny, každému podal ruku a zeptal se ho na jméno; zapisoval si je, aby je uměl.',
    'Držíte nádraží a obchodní dům, oni skoro všechno ostatní. Rozkaz na jedenáctého listopadu zní: útok po celé šířce. Jedenáctého listopadu skončila minulá válka, poznamenal Lindner. Rehden odpověděl, že otci to říkali taky.',
    'Půjdou i kuchaři. Půjde i Nagel; odevzdal pečlivě klíče.',
  ],
  '15b': [
    'Poručík Albrecht von Rehden přišel do čety jako její čtvrtý velitel. Zeptal se, kolik lidí zbývá, a Wegener řekl: „Na četu málo. Na výčitky dost.“',
    {
      man: [13],
      there:
        'Lorenz Staudt zavřel deník. Dal ho Hartungovi s tím, že sanitáře obvykle nechají projít.',
      gone: 'Deník Lorenze Staudta má Hartung. Sanitáře obvykle nechají projít. Wegener mu k tomu nadiktoval adresu; našel ji až teď, na vnitřní straně desek.',
    },
    'Škola je vaše, náměstí jejich. Jedenáctého ráno se půjde po celé šířce. Potom už velitelství nic nenaplánovalo.',
  ],
  '15c': [
    'Poručík Albrecht von Rehden přišel do čety jako její čtvrtý velitel. Zeptal se, kolik lidí zbývá, a Wegener řekl: „Na četu málo. Na výčitky dost.“',
    {
      man: [13],
      there:
        'Lorenz Staudt zavřel deník. Dal ho Hartungovi s tím, že sanitáře obvykle nechají projít.',
      gone: 'Deník Lorenze Staudta má Hartung. Sanitáře obvykle nechají projít. Wegener mu k tomu nadiktoval adresu; našel ji až teď, na vnitřní straně desek.',
    },
    'Náměstí držíte; chybí elektrárna, nárožní dům a řeka. Jedenáctého ráno půjde všechno, co zbylo. Mluví se o tom, že se ve stepi severně od města něco hýbe. Nahlas se o tom nemluví.',
  ],
  '15d': [
    'Poručík Albrecht von Rehden přišel do čety jako její čtvrtý velitel. Wegener ho zavedl do nejvyššího okna a ukázal mu řeku. Rehden mlčel a pak řekl: „Tak malá věc.“ Myslel ten kus břehu, který ještě zbývá.',
    'Jedenáctého ráno půjdete po celé šířce. Rusové už nemají kam ustoupit; Hartung říká, že takoví lidé se v lékařství nazývají stabilizovaní.',
    'V noci bylo daleko na severu slyšet dunění, které neumlklo. Velitelství to označilo za bouřku. V listopadu, řekl Lindner, a poslouchal dál.',
  ],
};
