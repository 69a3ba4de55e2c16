import type { BookPages } from '../library.ts';

/** The Soviet book, stage 14. */
export const pages: BookPages = {
  cs: {
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
        'Na prámu přes řeku dostali druhý tank, posádku Gavriila Stužina. Prám pod ním praskal až k břehu a celý břeh to poslouchal.',
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
  },
  en: {
    stories: {
      '14a': [
        'The department store has fallen. A dummy in a winter coat was left in the window; Gorshkov took the coat off it and gave it to Nina Orlova. Since September nobody had been looking at your backs. Now somebody is, and they are your own.',
        'Of the whole city they have the station and the sidings left. Streltsov stands over the map and cannot find words, so he calls out stops. At the last one he falters. It was there that one always turned round.',
        'A second tank has come across the river, Gavriil Stuzhin’s crew, and with it a single question from headquarters: when?',
      ],
      '14b': [
        'You held on and you gained ground. The school, the houses and the square are yours, and the men have begun to talk of what they will do afterwards. Zhludev forbade it. It brings bad luck and keeps people from their spades.',
        {
          man: [3, 77],
          there:
            'Melnik was the first to disobey. He says that he will open a cinema in Odessa in which nothing burns.',
          gone: 'Ryzhov keeps a list of what everybody promised to do afterwards. The first line is Melnik’s cinema in Odessa, in which nothing burns.',
        },
        'On the other side you can hear a second tank. You have been sent one too: Gavriil Stuzhin’s crew. It will be about machines, about walls, and in the end again about who can lie still longer.',
      ],
      '14c': [
        'The square is yours, the school is theirs, and whoever looked from above would see what was there on the first day: two shores around an empty fountain. Only the houses between them are missing.',
        {
          man: [20],
          there:
            'Matvei Brodsky sings at his machine gun. Quietly, always the same song. When he stops, the others raise their heads.',
          gone: 'Matvei Brodsky used to sing at his machine gun, quietly, always the same song. Now the man who lies there after him sings it, though he does not know the words.',
        },
        'A second tank has come, Gavriil Stuzhin’s crew. They have two as well. Headquarters wants the school by the seventh of November.',
      ],
      '14d': [
        'The square is theirs, the power plant and the corner house are yours. Between them there is nothing left that could fall down.',
        {
          man: [20],
          there:
            'Matvei Brodsky sings at his machine gun. Quietly, always the same song. When he stops, the others raise their heads.',
          gone: 'Matvei Brodsky used to sing at his machine gun, quietly, always the same song. Now the man who lies there after him sings it, though he does not know the words.',
        },
        'A second tank was brought over the river on a raft, Gavriil Stuzhin’s crew. The raft groaned under it all the way, and the whole bank listened.',
      ],
      '14e': [
        'The corner house has fallen, and the power plant too. But you held the gully and the brewery, and from the brewery you can see both. Gorshkov called it a room with a view of the work.',
        {
          man: [3, 77],
          there:
            'In the brewery Melnik found one unbroken bottle. He put it in the middle of the table; it will be opened when there is a reason.',
          gone: 'In the brewery they found one unbroken bottle. It stands in the middle of the table and will be opened when there is a reason. Melnik would not have agreed.',
        },
        'A second tank came over on a raft, Gavriil Stuzhin’s crew. It is the last thing that headquarters promised you before the hard frost.',
      ],
      '14f': [
        'The brewery fell in the night, the gully towards morning. There remain the mill and the jetty. If all of you lay down one behind the other, you would reach from one to the other; Streltsov worked it out and forgot it at once.',
        'Baturin had himself moved from the list of political officers to the list of riflemen. Nina Orlova has stopped sending the wounded away: there is nothing to send them on. Forty of them lie in the cellar of the mill, and those who can are loading magazines.',
        'A second tank came over on a raft. By the bank it slid into the water up to the turret, but it can fire. Behind you is only the river. The first floes are drifting on it.',
      ],
    },
    briefings: {
      '141':
        'Three points and they have nothing left in the city. Thirteen of your men lost, and the attack is over.',
      '142':
        'Objectives and enemy casualties count together, nine in all. Two tanks, two guns, one school.',
      '143':
        'Objectives and enemy casualties count together, eight in all. The corner house gives two.',
      '144': 'Six of their men, or both of their tanks. Everything behind you is water.',
    },
  },
};
