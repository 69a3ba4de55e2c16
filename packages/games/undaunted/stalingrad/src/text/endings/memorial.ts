/** The words above the names of those who fell in the campaign. */
export const memorial = {
  cs: {
    title: 'Kdo zůstal ve městě',
    lead: {
      soviet: 'Jména ze sešitu, jak byla zapsána.',
      german: 'Jména ze seznamu, který vedl Gustav Nagel.',
    },
    nobody: 'Nikdo z vašich nepadl. V tomhle městě se to stávalo málokomu.',
    reservists: 'A ti, kdo přišli za ně a jejichž jména si nikdo nestačil zapsat.',
    city: 'A lidé ze sklepů, kteří v žádné četě nebyli.',
  },
  en: {
    title: 'Who stayed in the city',
    lead: {
      soviet: 'The names from the book, as they were written down.',
      german: 'The names from the list that Gustav Nagel kept.',
    },
    nobody: 'None of yours fell. In this city that was given to few.',
    reservists: 'And those who came in their place, whose names nobody had time to write down.',
    city: 'And the people from the cellars, who were in no platoon.',
  },
} as const;
