import type { EndingText } from '../../library.ts';

export const ending: EndingText = {
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
};
