import { mapValues, type Name, type Translated } from '@bivouac/text';
import { type CzechGender, fixedCs, nameCs, withAdjective } from '@bivouac/text/grammar/cs.ts';
import type { CityNames } from '../en/names.ts';

/** Endings of the six cases, by the noun that Czech schools name them after. */
const MUZ = ['', 'e', 'i', 'e', 'i', 'em'];
const PAN = ['', 'a', 'ovi', 'a', 'ovi', 'em'];
const PREDSEDA = ['a', 'y', 'ovi', 'u', 'ovi', 'ou'];
const HRAD = ['', 'u', 'u', '', 'u', 'em'];
const ZENA = ['a', 'y', 'ě', 'u', 'ě', 'ou'];
const MESTO = ['o', 'a', 'u', 'o', 'u', 'em'];
const MUZI = ['i', 'ů', 'ům', 'e', 'ích', 'i'];
const PANI = ['ci', 'ků', 'kům', 'ky', 'cích', 'ky'];
const PREDSEDOVE = ['é', 'ů', 'ům', 'y', 'ech', 'y'];

/** „Velitel“, „velitele“: the stem with each ending, and what follows it. */
const noun = (gender: CzechGender, stem: string, endings: readonly string[], rest = ''): Name =>
  nameCs(gender, endings.map((ending) => `${stem}${ending}${rest}`).join('|'));
const man = (stem: string, endings: readonly string[], rest = ''): Name =>
  noun('ma', stem, endings, rest);
const men = (stem: string, endings: readonly string[]): Name =>
  nameCs('ma', endings.map((ending) => stem + ending).join('|'), { isPlural: true });

const AT_GUN = withAdjective(noun('mi', 'kanón', HRAD), 'protitankov');
const AT_RIFLE = withAdjective(nameCs('f', 'puška|pušky|pušce|pušku|pušce|puškou'), 'protitankov');
const INFANTRY_GUN = nameCs(
  'n',
  'pěchotní dělo|pěchotního děla|pěchotnímu dělu|pěchotní dělo|pěchotním dělu|pěchotním dělem',
);
const TANKS = { t34: fixedCs('mi', 'T-34'), panzer: fixedCs('mi', 'Panzer III') };

const counters = {
  rifleman: men('střelc', MUZI),
  scout: men('pátrač', MUZI),
  gunner: men('kulometčí', PANI),
  engineer: men('ženist', PREDSEDOVE),
  sniper: men('odstřelovač', MUZI),
  flamethrower: men('plamenometčí', PANI),
  assault: men('úderní', PANI),
  'at-gun': AT_GUN,
  'at-rifle': AT_RIFLE,
  'infantry-gun': INFANTRY_GUN,
  ...TANKS,
};

/** „Nárožní dům“, „nárožního domu“: a soft adjective. */
const house = (adjective: string): Name =>
  noun('mi', adjective, [' dům', 'ho domu', 'mu domu', ' dům', 'm domě', 'm domem']);

/** „Sovětští střelci“, „německé pěchotní dělo“. */
const countersOf = (stem: string) => mapValues(counters, (name) => withAdjective(name, stem));

export const names: Translated<CityNames> = {
  title: 'Odhodlaní: Stalingrad',
  campaignTitle: 'Odhodlaní: Stalingrad, kampaň',
  campaignScenario: 'Boj o město',
  sides: {
    soviet: men('Sovět', ['i', 'ů', 'ům', 'y', 'ech', 'y']),
    german: men('Něm', ['ci', 'ců', 'cům', 'ce', 'cích', 'ci']),
  },
  kinds: {
    sergeant: man('zástupc', ['e', 'e', 'i', 'e', 'i', 'em'], ' velitele čety'),
    leader: man('velitel', MUZ, ' družstva'),
    rifleman: man('střel', ['ec', 'ce', 'ci', 'ce', 'ci', 'cem']),
    scout: man('pátrač', MUZ),
    gunner: man('kulometčík', PAN),
    fog: withAdjective(noun('mi', 'zmat', ['ek', 'ku', 'ku', 'ek', 'ku', 'kem']), 'válečn'),
    engineer: man('ženist', PREDSEDA),
    sniper: man('odstřelovač', MUZ),
    'at-gun': AT_GUN,
    flamethrower: man('plamenometčík', PAN),
    'at-rifle': AT_RIFLE,
    assault: man('úderník', PAN),
    'infantry-gun': INFANTRY_GUN,
    ...TANKS,
    starshina: man('staršin', PREDSEDA),
    feldwebel: man('šikovatel', MUZ),
    commissar: man('komisař', MUZ),
    commander: man('velitel', MUZ, ' roty'),
    medic: man('zdravotník', PAN),
    bomber: noun('mi', 'bombardér', HRAD),
    'anti-aircraft': withAdjective(noun('n', 'děl', MESTO), 'protiletadlov'),
    guns: noun('n', 'dělostřelectv', MESTO),
    radio: man('radist', PREDSEDA),
  },
  counters,
  counterOf: {
    soviet: countersOf('sovětsk'),
    german: countersOf('německ'),
  },
  levels: { reserve: 'rezervista', upgraded: 'vylepšený' },
  offMap: noun('f', 'palb', ZENA, ' zdálky'),
  grounds: {
    building: noun('f', 'budov', ZENA),
    tunnel: noun('mi', 'tunel', HRAD),
  },
  actions: {
    move: 'Přesun',
    scout: 'Pátrání',
    stalk: 'Skrytý přesun',
    guide: 'Manévr',
    bolster: 'Posily',
    'bring-up': 'Okamžité posily',
    command: 'Za mnou!',
    conceal: 'Zmatení nepřítele',
    control: 'Ovládnutí',
    inspire: 'Povzbuzení',
    exert: 'Výpětí sil',
    recon: 'Průzkum',
    'recon-scout': 'Zajišťovací průzkum',
    rally: 'Připravit',
    assault: 'Výpad',
    'attack-stalk': 'Útok a skrytý přesun',
    'field-of-fire': 'Palebný sektor',
    smoke: 'Dýmovnice',
    mines: 'Miny',
    'anti-air': 'Protiletadlová obrana',
    attack: 'Útok',
    suppress: 'Krycí palba',
    'area-suppress': 'Umlčovací palba',
    grenades: 'Granáty',
    flamethrower: 'Plamenomet',
    antitank: 'Protitanková střela',
    demolish: 'Demolice',
    bombard: 'Bombardování',
    mine: 'Mina',
  },
  zones: {
    hand: { from: 'z ruky' },
    discard: { from: 'z odhazovacího balíčku' },
    deck: { from: 'z dobíracího balíčku' },
    play: { from: 'z herní oblasti' },
  },
  combat: { base: 'Základní obrana', cover: 'Kryt', range: 'Vzdálenost', smoke: 'Dým' },
  ground: {
    rails: 'Koleje',
    depot: 'Výtopna',
    street: 'Ulice',
    cottages: 'Dřevěné domky',
    block: 'Činžovní blok',
    works: 'Zákopy',
    gully: 'Dlouhá rokle',
    baths: 'Lázně',
    yard: 'Dvůr',
    brewery: 'Pivovar',
    bank: 'Břeh Volhy',
    warehouse: 'Skladiště',
    court: 'Vnitroblok',
    bridge: 'Most přes rokli',
    gardens: 'Zahrady',
    cellars: 'Pivovarské sklepy',
    platform: 'Nástupiště',
    station: 'Nádražní hala',
    forecourt: 'Přednádraží',
    school: 'Škola',
    corner: 'Nárožní dům',
    orchard: 'Sad',
    mill: 'Mlýn',
    post: 'Pošta',
    square: 'Náměstí 9. ledna',
    fountain: 'Kašna',
    granary: 'Sýpka',
    road: 'Pobřežní silnice',
    store: 'Obchodní dům',
    ruins: 'Spáleniště',
    kiosk: 'Kiosek',
    turbines: 'Turbínová hala',
    switchyard: 'Rozvodna',
    transformer: 'Trafostanice',
    jetty: 'Přístavní můstek',
    burnt: 'Ohořelé domy',
    theatre: 'Divadlo',
    park: 'Park',
    coal: 'Uhelný dvůr',
    boilers: 'Kotelna',
    sheds: 'Přístavní kůlny',
  },
  areas: {
    yard: nameCs('f', 'vlečka|vlečky|vlečce|vlečku|vlečce|vlečkou', { place: 'na' }),
    workers: nameCs(
      'mi',
      'dělnické domy|dělnických domů|dělnickým domům|dělnické domy|dělnických domech|dělnickými domy',
      { isPlural: true },
    ),
    gully: nameCs(
      'f',
      'Dlouhá rokle|Dlouhé rokle|Dlouhé rokli|Dlouhou rokli|Dlouhé rokli|Dlouhou roklí',
    ),
    brewery: noun('mi', 'pivovar', HRAD),
    station: nameCs('n', 'nádraží|nádraží|nádraží|nádraží|nádraží|nádražím', { place: 'na' }),
    school: noun('f', 'škol', ['a', 'y', 'e', 'u', 'e', 'ou']),
    corner: house('nárožní'),
    mill: noun('mi', 'mlýn', ['', 'a', 'u', '', 'ě', 'em']),
    store: house('obchodní'),
    square: nameCs('n', ['', '', '', '', '', 'm'].map((m) => `náměstí${m} 9. ledna`).join('|'), {
      place: 'na',
    }),
    plant: noun('f', 'elektrárn', ZENA),
    landing: nameCs(
      'n',
      'přístaviště|přístaviště|přístavišti|přístaviště|přístavišti|přístavištěm',
      { place: 'na' },
    ),
  },
};
