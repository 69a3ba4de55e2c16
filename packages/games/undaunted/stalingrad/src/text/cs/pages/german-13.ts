import type { BookPages } from '../../library.ts';

/** The German book, stage 13. */
export const pages: BookPages = {
  stories: {
    '13a': [
      'Padáky si vzali oni. V noci jste cítili, jak pečou, a ráno se v četě pletlo kdeco: hlídky, hesla, dokonce i jména.',
      'Thalheimovo družstvo už netvoří družstvo. Kdo zbyl, půjde k A, nebo k B; Thalheim sám byl povolán k pluku, hledají tam důstojníky a berou, co je. Přišel místo nich úderný oddíl Arnolda Behrense, lidé, kteří jdou vždycky první a nikdy nezůstávají.',
      'Rusové stojí před obchodním domem. Je to nejpevnější dům, jaký máte. Wegener říká, že pevnost domu se pozná, až když z něj chceš ven.',
    ],
    '13b': [
      'Zásoby jsou vaše. Omylem v nich bylo i něco ruského: bedna mýdla. Nagel ji zapsal jako kořist a rozdal.',
      'Thalheima povolali k pluku a z jeho družstva zbylo pár jmen, která se připíšou k A, nebo k B. Přišel úderný oddíl Arnolda Behrense, lidé, kteří jdou vždycky první a nikdy nezůstávají.',
      'Přesto jsou to Rusové, kdo útočí. Chtějí obchodní dům. Jsou vyhladovělí a jdou, jako by za vámi byla kuchyně.',
    ],
    '13c': [
      'Padáky odnesli oni. Lindner sledoval dalekohledem, jak se o bedny nehádají, a řekl, že to je horší zpráva než ztráta sama.',
      'Z Thalheimova družstva zbyla hrst a rozdělíte ji mezi ostatní. Přišel úderný oddíl Arnolda Behrense.',
      'Náměstí leží před vámi, bílé prvním sněhem. Je to nejhezčí, jaké kdy bylo. Nikdo na ně nechce udělat první stopu.',
    ],
    '13d': [
      'Padáky padly k vám. Jeden se zachytil na komíně elektrárny a Rusové se o něj třikrát pokusili. Obsluha u pěchotního děla měla rozkaz střílet. Střílela.',
      'Thalheimovi lidé, kolik jich zbylo, půjdou k ostatním družstvům. Na jejich místo nastoupil úderný oddíl Arnolda Behrense.',
      'Rusové mají zmatek v rozkazech, hlásí odposlech. Vy máte chléb. Jestli někdy, tak teď.',
    ],
    '13e': [
      'Z rozvodny odtáhli padáky oni, pět ze šesti. Ten šestý hořel.',
      'Z Thalheimova družstva zbyla hrst a rozdělíte ji mezi ostatní; Thalheim odjel k pluku a nechal Wegenerovi svůj kurz zapsaný v sešitě, kdyby se hodil. Přišel úderný oddíl Arnolda Behrense.',
      'Náměstí je ještě vaše. Hlídka, která umí pár ruských slov, rozuměla jediné: výročí. Chtějí být na náměstí do výročí.',
    ],
    '13f': [
      'Rusové šli pro padáky dvakrát. Podruhé jste na ně posvítili a někdo se zasmál. Lindner potom celý den s nikým nepromluvil.',
      'Co zbylo z Thalheimova družstva, vejde se k jednomu stolu; ráno to rozdělíte mezi ostatní. Přišel úderný oddíl Arnolda Behrense; jeho lidé se hodně smějí.',
      'Elektrárna. Wegener si do dřeva pažby udělal zářez za každý pokus a pažba mu došla.',
    ],
    '13g': [
      'Zásoby odtáhli k řece oni. Od vás k nim je to osmdesát kroků a k nejbližšímu vašemu skladišti čtyři kilometry.',
      'Thalheimovo družstvo skončilo. Těch pár mužů rozdělíte mezi ostatní a Nagel jim v seznamu přepíše písmeno. Přišel úderný oddíl Arnolda Behrense.',
      'Půjdete přes rokli na pivovar. V plánu se tomu říká čištění severního křídla. Kdo plán psal, rokli neviděl.',
    ],
    '13h': [
      'Zásoby padly za vaši čáru. Nagel uvařil, doopravdy uvařil, a kouř z kuchyně šel přes řeku. Hartung řekl, že tím jste na druhé straně někoho zabili, aniž by se střílelo.',
      'Z Thalheimovy hrstky už družstvo nebude, půjde k ostatním. Její místo u kotle zabral úderný oddíl Arnolda Behrense.',
      'Rokle, pivovar, a pak už jen mlýn. Počítá se na domy. Lindner počítá na lidi.',
    ],
  },
  briefings: {
    '131':
      'Družstvo C bojuje v cizích řadách. Šest bodů, takže budete muset i na náměstí. Úderný oddíl se přesune a hned střílí.',
    '132': 'Sedm bodů, nebo čtyři a dvě rozprášené jednotky zároveň. Dům a kiosek dávají po dvou.',
    '133':
      'Tři body a jeden máte. Další dva dávají sklepy; tank do rokle nesmí a musí ji objet sadem.',
  },
};
