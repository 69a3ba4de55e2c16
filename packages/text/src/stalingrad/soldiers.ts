import { CARDS } from '@bivouac/stalingrad';

// The men and women on the cards are invented. A number is one person, whatever becomes of the
// card; reservists have no names.

/** By number; Russian names in Czech spelling. */
const SOVIET: { readonly [first: number]: string } = {
  1: 'Michail Strelcov, Andrej Gorškov, Josif Melnik',
  4: 'Anton Belikov, Jegor Mališev, Stěpan Guljajev, Kirill Osokin, Timur Sadykov',
  9: 'Pavel Zimin, Lev Achmatov, Nikita Čerkasov, Oleg Dorošenko, Semjon Valujev',
  14: 'Fjodor Lapin, Leonid Rudakov, Ilja Savin',
  17: 'Roman Jefimov, Arsenij Golub, Marat Chasanov',
  20: 'Matvej Brodskij, Grigorij Tarasenko, Nikolaj Sorokin',
  23: 'Jakov Ptušenko, Denis Larin, Boris Kuprin',
  36: 'Afanasij Kruglov',
  37: 'Gleb Jeršov, Trofim Babič, Rustam Iljasov, Zachar Polujan, Viktor Šubin',
  42: 'Danila Chvorost, Pjotr Nečajev, Murad Alijev',
  45: 'Artjom Vlasjuk, Savelij Groza, Konstantin Majdan',
  48: 'Foma Žilin, Vasilij Kotov, Prochor Dubov',
  51: 'Eduard Rejman, Filipp Sazonov, Ignat Cvetkov',
  54: 'Darja Kolesnikovová, Taras Bojko, Efim Karelin',
  57: 'Makar Ščerbina, Rodion Ždanko, Jurij Blinov',
  60: 'Klim Ogněv, Ostap Horbun, Tichon Ugljumov',
  63: 'Valerij Prokopčuk, Lazar Fink, Simon Abašidze',
  66: 'Georgij Kalinin, Anatolij Ruděnko, Chariton Meňšov',
  69: 'Arkadij Suchov, Naum Livšic, Vadim Ozerov',
  72: 'Kuzma Sedych, Michail Strelcov, Nazar Ševčuk',
  75: 'Andrej Gorškov, Stěpan Lukin, Josif Melnik, Alexandr Vetrov, Afanasij Kruglov',
  80: 'Ilja Berman, Sergej Naumov, Věra Pavlovová, Zoja Litkinová',
  84: 'Ivan Streljajev, Alexej Chromov, Rufina Gaševová, Dmitrij Sizov',
  88: 'Nina Petrenková, Klavdija Ivlevová, Semjon Torgov, Polina Zajcevová',
  92: 'Trifon Mogila, Gennadij Kolčin, Platon Ušakov, Avdej Skorik',
  96: 'Tamara Belkinová',
};

const GERMAN: { readonly [first: number]: string } = {
  1: 'Heinrich Vollmer, Karl Ahrens, Otto Brandner',
  4: 'Emil Kessler, Josef Lindner, Paul Wendt, Hans Riedel, Kurt Seifert',
  9: 'Franz Hauke, Walter Thoma, Georg Albers, Ernst Köpke, Martin Ruhland',
  14: 'Rudolf Sperling, Anton Maurer, Willi Jansen',
  17: 'Fritz Holzner, Alois Gruber, Dieter Pohl',
  20: 'August Reiter, Max Burger, Konrad Thiele',
  23: 'Hermann Voss, Ludwig Stark, Peter Nagel',
  36: 'Albert Krannich',
  37: 'Johann Moser, Erich Tiedemann, Gustav Behr, Leo Winkler, Theo Kranz',
  42: 'Günter Haas, Stefan Löwe, Rolf Decker',
  45: 'Bruno Ziegler, Oskar Henning, Viktor Paulsen',
  48: 'Hugo Stein, Arno Fuchs, Egon Lorenz',
  51: 'Richard Bauer, Werner Kolb, Alfred Noll',
  54: 'Jakob Sauer, Helmut Friese, Otmar Wirth',
  57: 'Sebastian Falk, Ulrich Hertel, Klaus Dorn',
  60: 'Eugen Kramer, Heinz Löffler, Robert Ahlers',
  63: 'Siegfried Brand, Adam Pfeifer, Norbert Glas',
  66: 'Wilhelm Ebert, Gerhard Panke, Eduard Simon',
  69: 'Horst Langer, Felix Merten, Julius Adler',
  72: 'Manfred Rauch, Edgar Kühn, Lothar Weiss',
  75: 'Bernhard Post, Ferdinand Zeiler, Ewald Grimm',
  78: 'Arthur Menzel, Heinrich Vollmer, Benno Strasser',
  81: 'Karl Ahrens, Wolfgang Peters, Otto Brandner, Hubert Lang, Albert Krannich',
  86: 'Friedrich Osten, Anselm Roth, Tobias Engel',
  89: 'Harald Jung, Ralf Winter, Joachim Preuss, Karl Ohm, Dietrich Sommer',
  94: 'Philipp Unger, Achim Kaiser, Reinhold Busch',
  97: 'Waldemar Hartung, Kaspar Vogt, Moritz Lehr',
};

function byNumber(lists: { readonly [first: number]: string }): readonly string[] {
  const names: string[] = [];
  for (const [first, list] of Object.entries(lists)) {
    list.split(', ').forEach((name, i) => {
      names[Number(first) + i] = name;
    });
  }
  return names;
}

const NAMES = [byNumber(SOVIET), byNumber(GERMAN)] as const;

/** Czech letters of Russian names as English writes them. */
const ENGLISH: readonly (readonly [string, string])[] = [
  ['šč', 'shch'],
  ['ch', 'kh'],
  ['Ch', 'Kh'],
  ['š', 'sh'],
  ['Š', 'Sh'],
  ['č', 'ch'],
  ['Č', 'Ch'],
  ['ž', 'zh'],
  ['Ž', 'Zh'],
  ['c', 'ts'],
  ['ovová', 'ova'],
  ['evová', 'eva'],
  ['inová', 'ina'],
  ['enková', 'enko'],
  ['j', 'y'],
  ['J', 'Y'],
  ['ě', 'e'],
  ['ň', 'n'],
  ['Cv', 'Tsv'],
];

function toEnglish(name: string): string {
  // Sounds already turned into two letters must not be turned again.
  const parts = name.split(/(šč|ch|Ch|š|Š|č|Č|ž|Ž|ovová|evová|inová|enková|c|j|J|ě|ň|Cv)/);
  const table = new Map(ENGLISH);
  return parts.map((part) => table.get(part) ?? part).join('');
}

/** The name on a card; empty for reservists and Fog of War. */
export function soldierName(card: number, language: 'cs' | 'en'): string {
  const info = CARDS[card];
  if (info === undefined || info.deck === 'R' || info.name === 'fog') return '';
  const name = NAMES[info.seat as 0 | 1][info.number] ?? '';
  return info.seat === 0 && language === 'en' ? toEnglish(name) : name;
}
