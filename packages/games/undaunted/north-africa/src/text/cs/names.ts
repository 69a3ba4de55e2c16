import { type Name, type Translated, withSuffix } from '@bivouac/text';
import { nameCs, withAdjective } from '@bivouac/text/grammar/cs.ts';
import type { NorthNames } from '../en/names.ts';

const man = (cases: string): Name => nameCs('ma', cases);
const thing = (cases: string): Name => nameCs('mi', cases);

const rifleman = man('střelec|střelce|střelci|střelce|střelci|střelcem');
const driver = man('řidič|řidiče|řidiči|řidiče|řidiči|řidičem');
const scout = man('pátrač|pátrače|pátrači|pátrače|pátrači|pátračem');
const gunner = man('kulometčík|kulometčíka|kulometčíkovi|kulometčíka|kulometčíkovi|kulometčíkem');
const antitank = withAdjective(rifleman, 'protitankov');
const sniper = man('ostřelovač|ostřelovače|ostřelovači|ostřelovače|ostřelovači|ostřelovačem');
const saboteur = man('sabotér|sabotéra|sabotérovi|sabotéra|sabotérovi|sabotérem');
const engineer = man('ženista|ženisty|ženistovi|ženistu|ženistovi|ženistou');
const mechanic = man('mechanik|mechanika|mechanikovi|mechanika|mechanikovi|mechanikem');
const chief = man('velitel|velitele|veliteli|velitele|veliteli|velitelem');
const truck = thing('náklaďák|náklaďáku|náklaďáku|náklaďák|náklaďáku|náklaďákem');
const vehicle = nameCs('n', 'vozidlo|vozidla|vozidlu|vozidlo|vozidle|vozidlem');
const roadblock = thing('zátaras|zátarasu|zátarasu|zátaras|zátarasu|zátarasem');

const british = (soldier: Name): Name => withAdjective(soldier, 'britsk');
const italian = (soldier: Name): Name => withSuffix(withAdjective(soldier, 'italsk'), 'A');

const ofTank = {
  'driver-t': withSuffix(driver, 'tanku T'),
  'gunner-t': withSuffix(rifleman, 'tanku T'),
  'mechanic-t': withSuffix(mechanic, 'T'),
};

/** In the words of the Czech rulebook. */
export const names: Translated<NorthNames> = {
  title: 'Odhodlaní: Severní Afrika',
  sides: {
    lrdg: nameCs('f', 'LRDG|LRDG|LRDG|LRDG|LRDG|LRDG'),
    italy: nameCs('ma', 'Italové|Italů|Italům|Italy|Italech|Italy', { isPlural: true }),
  },
  cards: {
    lieutenant: man('poručík|poručíka|poručíkovi|poručíka|poručíkovi|poručíkem'),
    second: withSuffix(man('zástupce|zástupce|zástupci|zástupce|zástupci|zástupcem'), 'velitele'),
    'staff-sergeant': man(
      'štábní seržant|štábního seržanta|štábnímu seržantovi|štábního seržanta|štábním seržantovi|štábním seržantem',
    ),
    scout,
    rifleman,
    driver,
    sniper,
    saboteur,
    engineer,
    gunner,
    antitank,
    sergeant: withSuffix(chief, 'čety'),
    'leader-a': withSuffix(chief, 'družstva A'),
    'commander-t': withSuffix(chief, 'tanku T'),
    plane: withAdjective(thing('letoun|letounu|letounu|letoun|letounu|letounem'), 'průzkumn'),
    'scout-a': withSuffix(scout, 'A'),
    'rifleman-a': withSuffix(rifleman, 'A'),
    'gunner-a': withSuffix(gunner, 'A'),
    'antitank-a': withSuffix(antitank, 'A'),
    ...ofTank,
    fog: withAdjective(thing('zmatek|zmatku|zmatku|zmatek|zmatku|zmatkem'), 'válečn'),
  },
  units: {
    scout: british(scout),
    rifleman: british(rifleman),
    driver: british(driver),
    sniper: british(sniper),
    saboteur: british(saboteur),
    engineer: british(engineer),
    gunner: british(gunner),
    antitank: british(antitank),
    'command-car': withAdjective(vehicle, 'velitelsk'),
    truck: nameCs(
      'mi',
      'pouštní náklaďák|pouštního náklaďáku|pouštnímu náklaďáku|pouštní náklaďák|pouštním náklaďáku|pouštním náklaďákem',
    ),
    'gun-truck': withSuffix(truck, 's kanónem'),
    'scout-a': italian(scout),
    'rifleman-a': italian(rifleman),
    'gunner-a': italian(gunner),
    'antitank-a': italian(antitank),
    ...ofTank,
    tank: thing('tank|tanku|tanku|tank|tanku|tankem'),
    'scout-car': withAdjective(vehicle, 'průzkumn'),
    lorry: nameCs(
      'n',
      'nákladní auto|nákladního auta|nákladnímu autu|nákladní auto|nákladním autě|nákladním autem',
    ),
    aircraft: nameCs('n', 'letadlo|letadla|letadlu|letadlo|letadle|letadlem'),
    hangar: thing('hangár|hangáru|hangáru|hangár|hangáru|hangárem'),
    'motor-pool': withAdjective(thing('park|parku|parku|park|parku|parkem'), 'vozov'),
    'fuel-tank': withSuffix(nameCs('f', 'nádrž|nádrže|nádrži|nádrž|nádrži|nádrží'), 's palivem'),
    'roadblock-1': withSuffix(roadblock, '1'),
    'roadblock-2': withSuffix(roadblock, '2'),
  },
  makes: {
    'command-car': 'Ford F15',
    truck: 'Chevrolet 30 cwt',
    'gun-truck': 'Chevrolet s kanónem Breda',
    tank: 'M13/40',
    'scout-car': 'SPA-Viberti AS.42',
    lorry: 'Lancia 3Ro',
  },
  squads: { a: 'Družstvo A', t: 'Družstvo T' },
  specialities: { driver: 'řidič tanku', gunner: 'střelec tanku', crew: 'mechanik' },
  actions: {
    move: 'Přesun',
    scout: 'Pátrání',
    stalk: 'Skrytý přesun',
    drive: 'Jízda',
    bolster: 'Posily',
    command: 'Za mnou!',
    conceal: 'Zmatení nepřítele',
    control: 'Ovládnutí',
    inspire: 'Povzbuzení',
    recon: 'Průzkum',
    navigate: 'Navigace',
    repair: 'Oprava',
    'air-recon': 'Průzkumný let',
    attack: 'Útok',
    suppress: 'Krycí palba',
    strafe: 'Nálet',
    antitank: 'Protitanková střela',
    demolish: 'Demolice',
  },
  zones: {
    hand: { from: 'z ruky' },
    discard: { from: 'z odhazovacího balíčku' },
    deck: { from: 'z dobíracího balíčku' },
  },
  suppressed: 'pod palbou',
  combat: { base: 'Základ', cover: 'Kryt', range: 'Vzdálenost' },
  tiles: {
    '1A': 'Štěrková pláň',
    '1B': 'Vesnice z nepálených cihel',
    '2A': 'Velbloudí stezka',
    '2B': 'Měkký písek s křovím',
    '3A': 'Otevřená rovina',
    '3B': 'Pískovcový hřeben',
    '4A': 'Zahrada za zdí',
    '4B': 'Solná pánev',
    '5A': 'Černý čedičový vrch',
    '5B': 'Trnité keře',
    '6A': 'Baráky u letiště',
    '6B': 'Palmový háj se studnou',
    '7A': 'Přistávací dráha',
    '7B': 'Srpovité duny',
    '8A': 'Kamenitá poušť',
    '8B': 'Vyschlé jezero',
    '9A': 'Pevnůstka s věží',
    '9B': 'Útes s jeskyněmi',
    '10A': 'Širé písky',
    '10B': 'Staré tábořiště karavan',
    '11A': 'Nízké kamenné zídky',
    '11B': 'Dlouhé duny',
    '12A': 'Křižovatka stezek',
    '12B': 'Roztroušené skály',
    '13A': 'Domky v oáze',
    '13B': 'Rovné písečné moře',
    '14A': 'Skalnatá rokle',
    '14B': 'Tamaryškové houští',
    '15A': 'Pobořená cisterna',
    '15B': 'Holé návrší',
    '16A': 'Přistávací plocha',
    '16B': 'Stany a bedny',
    '17A': 'Vádí s keři',
    '17B': 'Vysoká duna',
    '18A': 'Pobřežní silnice',
    '18B': 'Celnice',
    '19A': 'Suché říční koryto',
    '19B': 'Vyjeté koleje v písku',
    '20A': 'Oblázková pláň',
    '20B': 'Rozeklaný sráz',
    '21A': 'Stolová hora',
    '21B': 'Balvanité pole',
    '22A': 'Řídká tráva',
    '22B': 'Konec dráhy',
  },
};
