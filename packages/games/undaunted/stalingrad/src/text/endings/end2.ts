import type { EndingPages } from '../library.ts';
import { memorial } from './memorial.ts';

export const ending: EndingPages = {
  memorial,
  cs: {
    title: 'Šedá voda',
    soviet: [
      'Mlýn padl v poledne a molo odpoledne. Kdo uměl plavat, plaval mezi krami; kdo neuměl, střílel, dokud měl čím.',
      'Strelcov zůstal na břehu jako poslední a nikdo neviděl, co bylo potom. Nina Orlovová převezla jedenáct raněných, na voru ze dveří od pivovaru. Sešit se jmény měla pod kabátem.',
      'Za dva týdny se ve stepi ozvala děla a kruh se zavřel kolem těch, kdo vás vyhnali. Vaši se do města vrátili v únoru. Sešit přišel s nimi.',
    ],
    german: [
      'V poledne padl mlýn, odpoledne molo. Velitelství dostalo svůj telefonát a někde daleko to vyhlásili v rozhlase. Město je vaše. Nemá okna, střechy, vodu ani lidi.',
      'Lindner nechal raněné ze sklepa mlýna odnést k řece a posadit do člunu. Někdo to ohlásil. Nikdo už se tím nestačil zabývat.',
      'Devatenáctého listopadu začala na severu děla a za čtyři dny se kruh zavřel. Dobyli jste past. Wegener do poslední chvíle stloukal z trosek dveře a zavěšoval je do futer.',
    ],
  },
  en: {
    title: 'Grey water',
    soviet: [
      'The mill fell at noon and the jetty in the afternoon. Whoever could swim swam between the ice floes; whoever could not went on firing as long as there was anything to fire.',
      'Streltsov was the last to stay on the bank, and nobody saw what happened then. Nina Orlova brought eleven wounded across on a raft made of doors from the brewery. The book with the names was under her coat.',
      'Two weeks later guns were heard in the steppe, and the ring closed around those who had driven you out. Your people came back to the city in February. The book came with them.',
    ],
    german: [
      'The mill fell at noon, the jetty in the afternoon. Headquarters got its telephone call, and somewhere far away it was announced on the wireless. The city is yours. It has no windows, no roofs, no water and no people.',
      'Lindner had the wounded from the cellar of the mill carried to the river and put into a boat. Somebody reported it. Nobody had time to look into it any more.',
      'On 19 November the guns began in the north, and four days later the ring closed. You had captured a trap. Until the last moment Wegener went on making doors from its ruins and hanging them in their frames.',
    ],
  },
};
