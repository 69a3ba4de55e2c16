import type { BookPages } from '../../library.ts';

/** The German book, stage 10. */
export const pages: BookPages = {
  stories: {
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
      'Přišli tři muži s plamenomety, Kurt Lemke a dva další. Zápach jejich přístrojů je předchází o minutu a drží se o den déle.',
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
  },
  briefings: {
    '101':
      'Pět bodů, nebo šest rozprášených jednotek zároveň. Koho vyženete z domu, toho můžete hnát dál. Ženisté teď mají i dýmovnice.',
    '102':
      'Čtyři body, nebo čtyři rozprášené jednotky zároveň. Jedno družstvo ve škole, jedno na náměstí: obojí najednou nespálí. Ženisté teď mají i dýmovnice.',
    '103':
      'Čtyři body, nebo čtyři rozprášené jednotky zároveň. Kiosek, ruiny, park: tři z nich máte u nohou. Ženisté teď mají i dýmovnice.',
    '104':
      'Pět bodů, nebo čtyři rozprášené jednotky zároveň. Rokle vás kryje a tanky nepustí, ani jejich. Ženisté teď mají i dýmovnice.',
  },
};
