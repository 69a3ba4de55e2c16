import { type Translated, withSuffix } from '@bivouac/text';
import { nameCs, withAdjective } from '@bivouac/text/grammar/cs.ts';
import type { NormandyNames } from '../en/names.ts';

const MEN = { isPlural: true } as const;

/** The Czech cards bear the title of the unit, in the plural. */
const UNITS = {
  riflemen: nameCs('ma', 'střelci|střelců|střelcům|střelce|střelcích|střelci', MEN),
  scouts: nameCs('ma', 'pátrači|pátračů|pátračům|pátrače|pátračích|pátrači', MEN),
  gunners: nameCs(
    'ma',
    'kulometčíci|kulometčíků|kulometčíkům|kulometčíky|kulometčících|kulometčíky',
    MEN,
  ),
  sniper: nameCs(
    'ma',
    'odstřelovači|odstřelovačů|odstřelovačům|odstřelovače|odstřelovačích|odstřelovači',
    MEN,
  ),
  mortar: nameCs('mi', 'minomet|minometu|minometu|minomet|minometu|minometem'),
};

const CARDS = {
  guide: withSuffix(
    nameCs('ma', 'zástupce|zástupce|zástupci|zástupce|zástupci|zástupcem'),
    'velitele',
  ),
  leader: withSuffix(
    nameCs('ma', 'velitel|velitele|veliteli|velitele|veliteli|velitelem'),
    'družstva',
  ),
  scout: UNITS.scouts,
  rifleman: UNITS.riflemen,
  sniper: UNITS.sniper,
  gunner: UNITS.gunners,
  mortar: UNITS.mortar,
  fog: withAdjective(nameCs('mi', 'zmatek|zmatku|zmatku|zmatek|zmatku|zmatkem'), 'válečn'),
};

/** „Američtí střelci“, „německý minomet“. */
const unitsOf = (stem: string): typeof UNITS => ({
  riflemen: withAdjective(UNITS.riflemen, stem),
  scouts: withAdjective(UNITS.scouts, stem),
  gunners: withAdjective(UNITS.gunners, stem),
  sniper: withAdjective(UNITS.sniper, stem),
  mortar: withAdjective(UNITS.mortar, stem),
});

/** In the words of the Czech rulebook. */
export const names: Translated<NormandyNames> = {
  title: 'Odhodlaní: Normandie',
  sides: {
    us: nameCs('ma', 'Američané|Američanů|Američanům|Američany|Američanech|Američany', MEN),
    de: nameCs('ma', 'Němci|Němců|Němcům|Němce|Němcích|Němci', MEN),
  },
  sideTitles: { us: 'Američané', de: 'Němci' },
  cards: {
    us: {
      sergeant: nameCs('ma', 'seržant|seržanta|seržantovi|seržanta|seržantovi|seržantem'),
      ...CARDS,
    },
    de: {
      sergeant: nameCs('ma', 'feldvébl|feldvébla|feldvéblovi|feldvébla|feldvéblovi|feldvéblem'),
      ...CARDS,
    },
  },
  units: UNITS,
  sidedUnits: { us: unitsOf('americk'), de: unitsOf('německ') },
  squads: { a: 'Družstvo A', b: 'Družstvo B', c: 'Družstvo C' },
  actions: {
    move: 'Přesun',
    guide: 'Manévr',
    scout: 'Pátrání',
    stalk: 'Skrytý přesun',
    bolster: 'Posily',
    command: 'Za mnou!',
    conceal: 'Zmatení nepřítele',
    control: 'Ovládnutí',
    inspire: 'Povzbuzení',
    recon: 'Průzkum',
    target: 'Zaměření',
    attack: 'Útok',
    suppress: 'Krycí palba',
    blast: 'Výbuch',
    'hunker-down': 'Stažení do zálohy',
    'ready-up': 'Připravit jednotku',
  },
  zones: {
    hand: { title: 'Ruka', from: 'z ruky', to: 'do ruky', in: 'v ruce' },
    deck: {
      title: 'Dobírací balíček',
      from: 'z dobíracího balíčku',
      to: 'do dobíracího balíčku',
      in: 'v dobíracím balíčku',
    },
    discard: {
      title: 'Odhazovací balíček',
      from: 'z odhazovacího balíčku',
      to: 'do odhazovacího balíčku',
      in: 'v odhazovacím balíčku',
    },
    play: { title: 'Karty na stole', from: 'ze stolu', to: 'na stůl', in: 'na stole' },
    supply: { title: 'Záloha', from: 'ze zálohy', to: 'do zálohy', in: 'v záloze' },
    removed: {
      title: 'Vyřazeno ze hry',
      from: 'z vyřazených karet',
      to: 'mimo hru',
      in: 'mimo hru',
    },
  },
  states: {
    ready: 'Připraveni',
    readyMortar: 'Připraven',
    suppressed: 'Pod palbou',
    scouted: 'Propátráno',
    controlled: 'Ovládáno',
    notScouted: 'Nepropátráno',
    pinned: 'Potlačeni',
  },
  markers: {
    control: 'Žeton kontroly',
    target: 'Žeton zaměření',
    spawn: 'Žeton nasazení',
    objective: 'Žeton cíle',
    radio: 'Žeton vysílače',
    initiative: 'Žeton iniciativy',
    counter: 'Žeton jednotky',
  },
  combat: {
    base: 'Základní obrana',
    cover: 'Kryt',
    range: 'Vzdálenost',
    total: 'Celková obrana',
    hill: 'Kopec',
  },
  tiles: {
    '1A': 'Stanový tábor',
    '1B': 'Kamenný kostel',
    '2A': 'Skalnatý kopec se stromy',
    '2B': 'Zoraná políčka se živými ploty',
    '3A': 'Lesík s rybníčkem',
    '3B': 'Zorané pole s traktorem',
    '4A': 'Řídký les',
    '4B': 'Pšeničné pole',
    '5A': 'Statek u oploceného pole',
    '5B': 'Roztroušené chalupy',
    '6A': 'Statek se stodolou',
    '6B': 'Pobořené chalupy',
    '7A': 'Světlé a tmavé pole se živými ploty',
    '7B': 'Chalupy u rozcestí',
    '8A': 'Žluté a zelené pole se živými ploty',
    '8B': 'Vesnická ulička',
    '9A': 'Holý skalnatý kopec',
    '9B': 'Otevřená louka',
    '10A': 'Osamělá chalupa',
    '10B': 'Vzrostlé obilí',
    '11A': 'Dvě chalupy',
    '11B': 'Otevřený terén s keři',
    '12A': 'Hlavní ulice vesnice',
    '12B': 'Rozrytá pláň',
    '13A': 'Řeka s ostrůvkem',
    '13B': 'Panský dvůr',
    '14A': 'Ohyb řeky',
    '14B': 'Panské sídlo se sadem',
    '15A': 'Široká řeka',
    '15B': 'Pole se živým plotem',
    '16A': 'Zalesněný vrch',
    '16B': 'Pastvina se živým plotem',
    '17A': 'Řeka s lávkou',
    '17B': 'Hustý les',
    '18A': 'Řeka s kamenným mostem',
    '18B': 'Hluboký les',
  },
};
