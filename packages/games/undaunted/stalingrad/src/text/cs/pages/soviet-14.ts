import type { BookPages } from '../../library.ts';

/** The Soviet book, stage 14. */
export const pages: BookPages = {
  stories: {
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
      'Na prámu přes řeku přivezli druhý tank, posádku Gavriila Stužina. Prám pod ním praskal až k břehu a celý břeh to poslouchal.',
    ],
    '14e': [
      'Nárožní dům padl a elektrárna taky. Rokli a pivovar jste ale udrželi a z pivovaru je na obojí vidět. Gorškov to nazval výhledem na práci.',
      {
        man: [3, 77],
        there:
          'Melnik našel v pivovaře jednu neporušenou láhev. Postavil ji doprostřed stolu a otevře se, až bude proč.',
        gone: 'V pivovaře našli jednu neporušenou láhev. Stojí uprostřed stolu a otevře se, až bude proč. Melnik by s tím nesouhlasil.',
      },
      'Na prámu připlul druhý tank, posádka Gavriila Stužina. Je to poslední věc, kterou vám velení do mrazů slíbilo.',
    ],
    '14f': [
      'Pivovar padl v noci, rokle k ránu. Zůstal mlýn a molo. Kdyby si všichni lehli jeden za druhého, dosáhli byste od jednoho k druhému; Strelcov to spočítal a hned zase zapomněl.',
      'Baturin se nechal přepsat ze seznamu politruků na seznam střelců. Nina Orlovová přestala odvážet raněné: není čím. Ve sklepě mlýna jich leží čtyřicet a ti, co můžou, nabíjejí.',
      'Na prámu připlul druhý tank. U břehu sjel do vody po věž, ale střílí. Za vámi už je jen řeka. Plavou po ní první kry.',
    ],
  },
  briefings: {
    '141': 'Tři body a nezbude jim v celém městě nic. Třináct vašich ztrát a útok skončí.',
    '142':
      'Cíle a nepřátelské ztráty se sčítají, dohromady devět. Dva tanky, dva kanóny, jedna škola.',
    '143': 'Cíle a nepřátelské ztráty se sčítají, dohromady osm. Nárožní dům dává dva.',
    '144': 'Šest jejich ztrát, nebo oba tanky. Za vámi je jen voda.',
  },
};
