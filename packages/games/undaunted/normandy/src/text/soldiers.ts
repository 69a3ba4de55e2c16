/**
 * The men on the cards: invented, one name for each copy, in the order of the copies. A mortar card
 * shows the two men who serve the mortar.
 */
export const SOLDIERS: {
  readonly us: { readonly [kind: string]: readonly string[] };
  readonly de: { readonly [kind: string]: readonly string[] };
} = {
  us: {
    sergeant: ['Everett Haskins'],
    guide: ['Lyle Brandvold'],
    'leader-a': ['Clifford Tuttle'],
    'leader-b': ['Raymond Yancey'],
    'leader-c': ['Vernon Sokolowski'],
    'scout-a': ['Dewey Pruitt', 'Leonard Marchetti', 'Otis Blanchfield'],
    'scout-b': ['Wendell Crabtree', 'Anthony Palmisano', 'Homer Satterfield'],
    'scout-c': ['Luther Gaddis', 'Stanley Olszewski', 'Norman Peebles'],
    'rifleman-a': [
      'Harold Pickard',
      'Eugene Lindquist',
      'Chester Dombrowski',
      'Willard Toomey',
      'Alvin Hatcher',
    ],
    'rifleman-b': [
      'Roscoe Lathrop',
      'Salvatore Bonelli',
      'Earl Stubblefield',
      'Marvin Goertz',
      'Cecil Whitlock',
    ],
    'rifleman-c': [
      'Floyd Renfro',
      'Kermit Ashby',
      'Dominic Carbone',
      'Lester Quarles',
      'Herbert Nystrom',
    ],
    sniper: ['Virgil Tackett', 'Emmett Rawls', 'Orville Sandstrom'],
    'gunner-a': ['Russell Hockett', 'Elmer Kowalczyk', 'Jesse Minchew'],
    'gunner-b': ['Clarence Odom', 'Bernard Fallon', 'Wilbur Sizemore'],
    'gunner-c': ['Roy Culpepper', 'Theodore Zielinski', 'Hubert Laney'],
    mortar: [
      'Glenn Overby & Nick Santoro',
      'Warren Dill & Percy Hathcock',
      'Joe Bielecki & Arthur Lunsford',
    ],
  },
  de: {
    sergeant: ['Ewald Brinkschulte'],
    guide: ['Konrad Stellmacher'],
    'leader-a': ['Wilhelm Dornbusch'],
    'leader-b': ['Josef Pointner'],
    'leader-c': ['Otto Lüdemann'],
    'scout-a': ['Horst Kiesewetter', 'Alfred Zumbusch', 'Emil Wrobel'],
    'scout-b': ['Gerhard Tiemann', 'Rudolf Niedermeier', 'Bruno Kallweit'],
    'scout-c': ['Lothar Behnke', 'Franz Obermüller', 'Kurt Sonnabend'],
    'rifleman-a': [
      'Heinrich Terhorst',
      'Erich Pollmer',
      'Georg Riedinger',
      'Werner Stahnke',
      'Anton Kreitmeier',
    ],
    'rifleman-b': [
      'Walter Hagedorn',
      'Friedrich Lehnert',
      'Helmut Piontek',
      'Ludwig Ammersbach',
      'Günther Roloff',
    ],
    'rifleman-c': [
      'Ernst Wiedenhöft',
      'Siegfried Mattern',
      'Alois Grünbacher',
      'Egon Flessner',
      'Martin Deichsel',
    ],
    sniper: ['Xaver Loibl', 'Arno Petereit', 'Leopold Stadlmayr'],
    'gunner-a': ['Gustav Rehbein', 'Willi Schmoll', 'Theodor Kranefeld'],
    'gunner-b': ['Herbert Nowotnik', 'Fritz Backhus', 'August Zängerle'],
    'gunner-c': ['Heinz Tillmanns', 'Robert Oelschläger', 'Ignaz Wiesböck'],
    mortar: [
      'Rolf Hinrichsen & Adam Scholtyssek',
      'Hugo Finkbeiner & Albert Jeschke',
      'Klaus Ostertag & Jakob Weidinger',
    ],
  },
};
