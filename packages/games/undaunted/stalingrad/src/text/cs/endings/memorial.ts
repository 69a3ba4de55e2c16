import type { Memorial } from '../../library.ts';

/** The words above the names of those who fell in the campaign. */
export const memorial: Memorial = {
  title: 'Kdo zůstal ve městě',
  lead: {
    soviet: 'Jména ze sešitu, jak byla zapsána.',
    german: 'Jména ze seznamu, který vedl Gustav Nagel.',
  },
  noneFell: 'Nikdo z vašich nepadl. V tomhle městě se to stávalo málokomu.',
  reservists: 'A ti, kdo přišli za ně a jejichž jména si nikdo nestačil zapsat.',
  city: 'A lidé ze sklepů, kteří v žádné četě nebyli.',
};
