import type { BookPages } from '../library.ts';

/** The German book, stage 4. */
export const pages: BookPages = {
  cs: {
    stories: {
      '4a': [
        'O školu jste přišli a o dělnické domy taky. Lindner vyváděl lidi jako poslední a zastavil se u tabule; pak si vzpomněl, že na ni nestihl nic napsat.',
        {
          man: [13],
          there:
            'Lorenz Staudt si píše deník. Ukazuje ho jen Wegenerovi a ten mu v něm opravuje zeměpis.',
          gone: 'Po Lorenzi Staudtovi zbyl deník. Wegener ho nosí u sebe a slíbil, že ho doručí. Komu, to v něm není.',
        },
        'Přijeli ženisté Augusta Pohla s náložemi. Velitelství chce školu zpátky do večera a je mu jedno, jestli se střechou.',
      ],
      '4b': [
        'Rusové vás z náměstí vytlačili. Kessler ztratil hlas křikem a teď píše rozkazy na kousky omítky.',
        {
          man: [13],
          there:
            'Lorenz Staudt si píše deník. Ukazuje ho jen Wegenerovi a ten mu v něm opravuje zeměpis.',
          gone: 'Po Lorenzi Staudtovi zbyl deník. Wegener ho nosí u sebe a slíbil, že ho doručí. Komu, to v něm není.',
        },
        'Přijeli ženisté Augusta Pohla. Mají nálože na každou zeď. Pohl býval zedník; dívá se na domy kolem náměstí a ví u každého, co ho drží.',
      ],
      '4c': [
        'Náměstí jste dobyli zpátky. Na kašně visela cedulka zastávky. Nechali jste ji tam, Lindner ji přečetl: linka dvě.',
        {
          man: [13],
          there:
            'Lorenz Staudt si píše deník. Ukazuje ho jen Wegenerovi a ten mu v něm opravuje zeměpis.',
          gone: 'Po Lorenzi Staudtovi zbyl deník. Wegener ho nosí u sebe a slíbil, že ho doručí. Komu, to v něm není.',
        },
        'Přijeli ženisté Augusta Pohla s náložemi. Pohl býval zedník. O domech kolem náměstí říká, že jsou dobře postavené, a je mu to líto.',
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
    },
    briefings: {
      '041':
        'Šest bodů, nebo pět a dva vítězné body; dva domy dávají po dvou. Co nedobudete, to ženisté zbourají: každá poškozená nebo zničená budova je vítězný bod a v ruinách se nikdo neschová.',
      '042':
        'Šest bodů, nebo tři a tři vítězné body: za každou poškozenou nebo zničenou budovu jeden. Pohlovým lidem je jedno, čí ten dům byl.',
      '043':
        'Osm míst po jednom bodu, potřebujete pět, nebo tři a tři poškozené budovy. Musí vyjít na holý dvůr: tam patří palba kulometčíků.',
    },
  },
  en: {
    stories: {
      '4a': [
        'You have lost the school, and the workers’ houses too. Lindner was the last to leave with his men; he stopped at the blackboard and then remembered that he had not had time to write anything on it.',
        {
          man: [13],
          there:
            'Lorenz Staudt keeps a diary. He shows it only to Wegener, who corrects the geography in it.',
          gone: 'Lorenz Staudt left a diary. Wegener carries it and has promised to deliver it. To whom, it does not say.',
        },
        'August Pohl’s engineers have arrived with their charges. Headquarters wants the school back by evening and does not care whether with a roof.',
      ],
      '4b': [
        'The Russians drove you off the square. Kessler shouted himself hoarse and now writes his orders on bits of plaster.',
        {
          man: [13],
          there:
            'Lorenz Staudt keeps a diary. He shows it only to Wegener, who corrects the geography in it.',
          gone: 'Lorenz Staudt left a diary. Wegener carries it and has promised to deliver it. To whom, it does not say.',
        },
        'August Pohl’s engineers have arrived. They have a charge for every wall. Pohl was a bricklayer; he looks at the houses around the square and knows what holds each of them up.',
      ],
      '4c': [
        'You have taken the square back. A tram stop sign was hanging on the fountain. You left it there; Lindner read it out: line two.',
        {
          man: [13],
          there:
            'Lorenz Staudt keeps a diary. He shows it only to Wegener, who corrects the geography in it.',
          gone: 'Lorenz Staudt left a diary. Wegener carries it and has promised to deliver it. To whom, it does not say.',
        },
        'August Pohl’s engineers have arrived with their charges. Pohl was a bricklayer. Of the houses around the square he says that they are well built, and he is sorry for it.',
      ],
      '4d': [
        'The power plant and the corner house are yours, and from the highest window you can see water between the chimneys. Kessler took every one of his men up there, one by one, as into a museum.',
        {
          man: [13],
          there:
            'Lorenz Staudt keeps a diary. “The water is grey,” it says, “and wide like nothing we know.”',
          gone: 'The last sentence in Lorenz Staudt’s diary is about the water: that it is grey, and wide like nothing we know. Wegener has the diary now.',
        },
        'August Pohl’s engineers have arrived. Headquarters is convinced that the Russians have no strength left for a counter-attack. All the same, Wegener had the gates of the boiler house barred.',
      ],
    },
    briefings: {
      '041':
        'Six points, or five and two victory points; two blocks give two each. What you cannot take, the engineers can blow up: each building damaged or destroyed is a victory point, and a ruin shelters nobody.',
      '042':
        'Six points, or three and three victory points: one for each building damaged or destroyed. Pohl’s men do not care whose house it was.',
      '043':
        'Eight places, one point each; you need five, or three and three damaged buildings. They have to come out of the yard: that is where the gunners belong.',
    },
  },
};
