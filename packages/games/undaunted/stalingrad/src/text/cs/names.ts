import type { Name, Translated } from '@bivouac/text';
import { fixedCs, nameCs, withAdjective } from '@bivouac/text/grammar/cs.ts';
import type { CityNames } from '../en/names.ts';

/** „Střelec, střelce“ a další, podle pána nebo muže. */
const man = (cases: string): Name => nameCs('ma', cases);
const men = (cases: string): Name => nameCs('ma', cases, { isPlural: true });
const thing = (cases: string): Name => nameCs('mi', cases);
const gun = (cases: string): Name => nameCs('n', cases);

const RIFLE = nameCs(
  'f',
  'protitanková puška|protitankové pušky|protitankové pušce|protitankovou pušku|protitankové pušce|protitankovou puškou',
);
const AT_GUN = thing(
  'protitankový kanón|protitankového kanónu|protitankovému kanónu|protitankový kanón|protitankovém kanónu|protitankovým kanónem',
);
const INFANTRY_GUN = gun(
  'pěchotní dělo|pěchotního děla|pěchotnímu dělu|pěchotní dělo|pěchotním dělu|pěchotním dělem',
);
const TANKS = { t34: fixedCs('mi', 'T-34'), panzer: fixedCs('mi', 'Panzer III') };

const counters = {
  rifleman: men('střelci|střelců|střelcům|střelce|střelcích|střelci'),
  scout: men('pátrači|pátračů|pátračům|pátrače|pátračích|pátrači'),
  gunner: men('kulometčíci|kulometčíků|kulometčíkům|kulometčíky|kulometčících|kulometčíky'),
  engineer: men('ženisté|ženistů|ženistům|ženisty|ženistech|ženisty'),
  sniper: men('odstřelovači|odstřelovačů|odstřelovačům|odstřelovače|odstřelovačích|odstřelovači'),
  flamethrower: men(
    'plamenometčíci|plamenometčíků|plamenometčíkům|plamenometčíky|plamenometčících|plamenometčíky',
  ),
  assault: men('úderníci|úderníků|úderníkům|úderníky|údernících|úderníky'),
  'at-gun': AT_GUN,
  'at-rifle': RIFLE,
  'infantry-gun': INFANTRY_GUN,
  ...TANKS,
};

/** „Sovětští střelci“, „německé pěchotní dělo“. */
const countersOf = (stem: string) => ({
  rifleman: withAdjective(counters.rifleman, stem),
  scout: withAdjective(counters.scout, stem),
  gunner: withAdjective(counters.gunner, stem),
  engineer: withAdjective(counters.engineer, stem),
  sniper: withAdjective(counters.sniper, stem),
  flamethrower: withAdjective(counters.flamethrower, stem),
  assault: withAdjective(counters.assault, stem),
  'at-gun': withAdjective(counters['at-gun'], stem),
  'at-rifle': withAdjective(counters['at-rifle'], stem),
  'infantry-gun': withAdjective(counters['infantry-gun'], stem),
  t34: withAdjective(counters.t34, stem),
  panzer: withAdjective(counters.panzer, stem),
});

export const names: Translated<CityNames> = {
  title: 'Odhodlaní: Stalingrad',
  campaignTitle: 'Odhodlaní: Stalingrad, kampaň',
  campaignScenario: 'Boj o město',
  sides: {
    soviet: men('Sověti|Sovětů|Sovětům|Sověty|Sovětech|Sověty'),
    german: men('Němci|Němců|Němcům|Němce|Němcích|Němci'),
  },
  kinds: {
    sergeant: man(
      'zástupce velitele čety|zástupce velitele čety|zástupci velitele čety|zástupce velitele čety|zástupci velitele čety|zástupcem velitele čety',
    ),
    leader: man(
      'velitel družstva|velitele družstva|veliteli družstva|velitele družstva|veliteli družstva|velitelem družstva',
    ),
    rifleman: man('střelec|střelce|střelci|střelce|střelci|střelcem'),
    scout: man('pátrač|pátrače|pátrači|pátrače|pátrači|pátračem'),
    gunner: man('kulometčík|kulometčíka|kulometčíkovi|kulometčíka|kulometčíkovi|kulometčíkem'),
    fog: thing(
      'válečný zmatek|válečného zmatku|válečnému zmatku|válečný zmatek|válečném zmatku|válečným zmatkem',
    ),
    engineer: man('ženista|ženisty|ženistovi|ženistu|ženistovi|ženistou'),
    sniper: man('odstřelovač|odstřelovače|odstřelovači|odstřelovače|odstřelovači|odstřelovačem'),
    'at-gun': AT_GUN,
    flamethrower: man(
      'plamenometčík|plamenometčíka|plamenometčíkovi|plamenometčíka|plamenometčíkovi|plamenometčíkem',
    ),
    'at-rifle': RIFLE,
    assault: man('úderník|úderníka|úderníkovi|úderníka|úderníkovi|úderníkem'),
    'infantry-gun': INFANTRY_GUN,
    ...TANKS,
    starshina: man('staršina|staršiny|staršinovi|staršinu|staršinovi|staršinou'),
    feldwebel: man('šikovatel|šikovatele|šikovateli|šikovatele|šikovateli|šikovatelem'),
    commissar: man('komisař|komisaře|komisaři|komisaře|komisaři|komisařem'),
    commander: man(
      'velitel roty|velitele roty|veliteli roty|velitele roty|veliteli roty|velitelem roty',
    ),
    medic: man('zdravotník|zdravotníka|zdravotníkovi|zdravotníka|zdravotníkovi|zdravotníkem'),
    bomber: thing('bombardér|bombardéru|bombardéru|bombardér|bombardéru|bombardérem'),
    'anti-aircraft': gun(
      'protiletadlové dělo|protiletadlového děla|protiletadlovému dělu|protiletadlové dělo|protiletadlovém dělu|protiletadlovým dělem',
    ),
    guns: gun(
      'dělostřelectvo|dělostřelectva|dělostřelectvu|dělostřelectvo|dělostřelectvu|dělostřelectvem',
    ),
    radio: man('radista|radisty|radistovi|radistu|radistovi|radistou'),
  },
  counters,
  counterOf: {
    soviet: countersOf('sovětsk'),
    german: countersOf('německ'),
  },
  levels: { reserve: 'rezervista', upgraded: 'vylepšený' },
  offMap: nameCs(
    'f',
    'palba zdálky|palby zdálky|palbě zdálky|palbu zdálky|palbě zdálky|palbou zdálky',
  ),
  grounds: {
    building: nameCs('f', 'budova|budovy|budově|budovu|budově|budovou'),
    tunnel: thing('tunel|tunelu|tunelu|tunel|tunelu|tunelem'),
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
    brewery: thing('pivovar|pivovaru|pivovaru|pivovar|pivovaru|pivovarem'),
    station: nameCs('n', 'nádraží|nádraží|nádraží|nádraží|nádraží|nádražím', { place: 'na' }),
    school: nameCs('f', 'škola|školy|škole|školu|škole|školou'),
    corner: thing(
      'nárožní dům|nárožního domu|nárožnímu domu|nárožní dům|nárožním domě|nárožním domem',
    ),
    mill: thing('mlýn|mlýna|mlýnu|mlýn|mlýně|mlýnem'),
    store: thing(
      'obchodní dům|obchodního domu|obchodnímu domu|obchodní dům|obchodním domě|obchodním domem',
    ),
    square: nameCs(
      'n',
      'náměstí 9. ledna|náměstí 9. ledna|náměstí 9. ledna|náměstí 9. ledna|náměstí 9. ledna|náměstím 9. ledna',
      { place: 'na' },
    ),
    plant: nameCs('f', 'elektrárna|elektrárny|elektrárně|elektrárnu|elektrárně|elektrárnou'),
    landing: nameCs(
      'n',
      'přístaviště|přístaviště|přístavišti|přístaviště|přístavišti|přístavištěm',
      { place: 'na' },
    ),
  },
};
