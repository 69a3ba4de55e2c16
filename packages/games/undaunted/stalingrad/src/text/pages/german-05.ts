import type { BookPages } from '../library.ts';

/** The German book, stage 5. */
export const pages: BookPages = {
  cs: {
    stories: {
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
    },
    briefings: {
      '051':
        'Po devíti ztrátách se obrátí zpátky. Cesty od domů jsou zaminované, holé náměstí ne: tam patří palba kulometčíků.',
      '052':
        'Zastaví je dvanáct ztrát. Chtějí k přístavišti; přímou cestu jste zaminovali, takže hlídejte tu oklikou.',
    },
  },
  en: {
    stories: {
      '5a': [
        'The Russians have the school, the houses and the square, and you have the station. The trains come in the dark, without lights, and are unloaded quietly; whoever drops a box goes to stand guard by the mines.',
        'The engineers laid the mines and drew the plan only once. Nagel put it in a file and then could not find the file.',
        'A second group of engineers, Manfred Kurz and his men, reports movement in the ruins. Something is coming, and it will be tonight.',
      ],
      '5b': [
        'They have the square, you have the school. Behind you is the station, from which everything comes that keeps you alive, and the mail as well.',
        {
          man: [9],
          there:
            'Fritz Albrecht’s wife has sent him a photograph. It shows a cow. He does not see why everybody laughs; the cow’s name is Liesel.',
          gone: 'A photograph came for Fritz Albrecht from his wife. It shows a cow, and on the back is written: Liesel is well.',
        },
        'The engineers have laid mines before the rails. They are said to be coming tonight. The order is to let nobody near the station and to fire at whatever moves; Lindner insisted that there should be a call first.',
      ],
      '5c': [
        'You hold the square. In the boiler house of the power plant a whole Russian squad is stuck, and between it and the river are your mines. Kessler called it a stew: they are behind you, you are before them, and nobody can sleep.',
        {
          man: [14],
          there:
            'Max Reimann heard them through the wall. Somebody in there is laughing, he says. Wegener said that that was worse than if he were crying.',
          gone: 'The sentries heard them through the wall. Somebody in there is laughing, they say. Max Reimann would have known whether he meant it; he had the best ears in the platoon.',
        },
        'Tonight they will try to break through to the landing. They are not to get there.',
      ],
      '5d': [
        'The Russians have a strip of the bank left. But in the boiler house at your backs their squad still sits and keeps its fire going; the smoke from the chimney rises straight and insolent.',
        {
          man: [14],
          there:
            'Max Reimann heard them through the wall. Somebody in there is laughing, he says. Wegener said that that was worse than if he were crying.',
          gone: 'The sentries heard them through the wall. Somebody in there is laughing, they say. Max Reimann would have known whether he meant it; he had the best ears in the platoon.',
        },
        'Tonight they will try to break through to the landing. They are not to get there. Lindner read the order twice and asked what if they surrendered. It was not in the order.',
      ],
    },
    briefings: {
      '051':
        'Nine casualties and they will turn back. The ways from the houses are mined, the open square is not: that is where the gunners belong.',
      '052':
        'Twelve casualties stop them. They want to get to the landing; your mines lie on the straight road, so watch the way round.',
    },
  },
};
