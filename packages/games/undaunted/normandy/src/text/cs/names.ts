import type { Translated } from '@bivouac/text';
import type { NormandyNames } from '../en/names.ts';
import { heroNames } from './hero.ts';

const noun = (nom: string, gen: string, acc: string) => ({ nom, gen, acc });

/** The Czech cards bear the title of the unit, in the plural. */
const UNIT_CARDS = {
  scout: noun(heroNames.scout, 'pátračů', 'pátrače'),
  rifleman: noun(heroNames.rifleman, 'střelců', 'střelce'),
  sniper: noun('Odstřelovači', 'odstřelovačů', 'odstřelovače'),
  gunner: noun('Kulometčíci', 'kulometčíků', 'kulometčíky'),
  mortar: noun('Minomet', 'minometu', 'minomet'),
};

const CARDS = {
  guide: noun('Zástupce velitele', 'zástupce velitele', 'zástupce velitele'),
  leader: noun('Velitel družstva', 'velitele družstva', 'velitele družstva'),
  ...UNIT_CARDS,
  fog: noun('Válečný zmatek', 'válečného zmatku', 'válečný zmatek'),
};

/** „Američtí střelci“, „německý minomet“. */
const unitsOf = (men: string, thing: string) => ({
  riflemen: `${men} střelci`,
  scouts: `${men} pátrači`,
  gunners: `${men} kulometčíci`,
  sniper: `${men} odstřelovači`,
  mortar: `${thing} minomet`,
});

/** In the words of the Czech rulebook. */
export const names: Translated<NormandyNames> = {
  title: 'Odhodlaní: Normandie',
  sides: {
    us: {
      title: 'Američané',
      nom: 'Američané',
      gen: 'Američanů',
      dat: 'Američanům',
      acc: 'Američany',
      ins: 'Američany',
      adjective: { man: 'americký', men: 'američtí', card: 'americká' },
    },
    de: {
      title: 'Němci',
      nom: 'Němci',
      gen: 'Němců',
      dat: 'Němcům',
      acc: 'Němce',
      ins: 'Němci',
      adjective: { man: 'německý', men: 'němečtí', card: 'německá' },
    },
  },
  cards: {
    us: { sergeant: noun(heroNames.sergeant, 'seržanta', 'seržanta'), ...CARDS },
    de: { sergeant: noun('Feldvébl', 'feldvébla', 'feldvébla'), ...CARDS },
  },
  units: {
    riflemen: UNIT_CARDS.rifleman,
    scouts: UNIT_CARDS.scout,
    gunners: UNIT_CARDS.gunner,
    sniper: UNIT_CARDS.sniper,
    mortar: UNIT_CARDS.mortar,
  },
  sidedUnits: {
    us: unitsOf('Američtí', 'Americký'),
    de: unitsOf('Němečtí', 'Německý'),
  },
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
    'ready-up': 'Vzpamatovat se',
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
    '2B': 'Zoraná políčka s živými ploty',
    '3A': 'Lesík s rybníčkem',
    '3B': 'Zorané pole s traktorem',
    '4A': 'Řídký les',
    '4B': 'Pšeničné pole',
    '5A': 'Statek u oploceného pole',
    '5B': 'Roztroušené chalupy',
    '6A': 'Statek se stodolou',
    '6B': 'Pobořené chalupy',
    '7A': 'Světlé a tmavé pole s živými ploty',
    '7B': 'Chalupy u rozcestí',
    '8A': 'Žluté a zelené pole s živými ploty',
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
    '15B': 'Pole s živým plotem',
    '16A': 'Zalesněný vrch',
    '16B': 'Pastvina s živým plotem',
    '17A': 'Řeka s lávkou',
    '17B': 'Hustý les',
    '18A': 'Řeka s kamenným mostem',
    '18B': 'Hluboký les',
  },
};
