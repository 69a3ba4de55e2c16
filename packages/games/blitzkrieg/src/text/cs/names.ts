import { type Name, type Translated, withSuffix } from '@bivouac/text';
import { fixedCs, nameCs, withAdjective, withSoftAdjective } from '@bivouac/text/grammar/cs.ts';
import type { BlitzkriegNames } from '../en/names.ts';

const ARMADA = nameCs('f', 'Armáda|Armády|Armádě|Armádu|Armádě|Armádou');
const NAMORNICTVO = nameCs(
  'n',
  'Námořnictvo|Námořnictva|Námořnictvu|Námořnictvo|Námořnictvu|Námořnictvem',
);
const LETECTVO = nameCs('n', 'Letectvo|Letectva|Letectvu|Letectvo|Letectvu|Letectvem');
// Behind an adjective they have a small letter.
const armada = nameCs('f', 'armáda|armády|armádě|armádu|armádě|armádou');
const namornictvo = nameCs(
  'n',
  'námořnictvo|námořnictva|námořnictvu|námořnictvo|námořnictvu|námořnictvem',
);
const letectvo = nameCs('n', 'letectvo|letectva|letectvu|letectvo|letectvu|letectvem');

const elite = (name: Name): Name => withSoftAdjective(name, 'Elitn');
const bombing = (name: Name): Name => withSoftAdjective(name, 'Bombardujíc');

/** In the terms of the Czech solo rules; the rest follows them. */
export const names: Translated<BlitzkriegNames> = {
  titles: { blitzkrieg: 'Blitzkrieg!', nippon: 'Blitzkrieg! Nippon' },
  seats: {
    axis: nameCs('f', 'Osa|Osy|Ose|Osu|Ose|Osou'),
    allies: nameCs('ma', 'Spojenci|Spojenců|Spojencům|Spojence|Spojencích|Spojenci', {
      isPlural: true,
    }),
    japan: nameCs('n', 'Japonsko|Japonska|Japonsku|Japonsko|Japonsku|Japonskem'),
    germany: nameCs('n', 'Německo|Německa|Německu|Německo|Německu|Německem'),
  },
  theatres: {
    'western-europe': nameCs(
      'f',
      'Západní Evropa|Západní Evropy|Západní Evropě|Západní Evropu|Západní Evropě|Západní Evropou',
    ),
    pacific: nameCs('mi', 'Pacifik|Pacifiku|Pacifiku|Pacifik|Pacifiku|Pacifikem'),
    'eastern-europe': nameCs(
      'f',
      'Východní Evropa|Východní Evropy|Východní Evropě|Východní Evropu|Východní Evropě|Východní Evropou',
    ),
    africa: nameCs(
      'f',
      'Afrika a Střední východ|Afriky a Středního východu|Africe a Střednímu východu|Afriku a Střední východ|Africe a na Středním východě|Afrikou a Středním východem',
    ),
    'south-east-asia': nameCs(
      'f',
      'Jihovýchodní Asie|Jihovýchodní Asie|Jihovýchodní Asii|Jihovýchodní Asii|Jihovýchodní Asii|Jihovýchodní Asií',
    ),
    seattle: nameCs('mi', 'Seattle|Seattlu|Seattlu|Seattle|Seattlu|Seattlem'),
    'san-francisco': nameCs(
      'n',
      'San Francisco|San Francisca|San Franciscu|San Francisco|San Franciscu|San Franciscem',
    ),
    'los-angeles': fixedCs('n', 'Los Angeles'),
    'san-diego': nameCs('n', 'San Diego|San Diega|San Diegu|San Diego|San Diegu|San Diegem'),
    phoenix: nameCs('mi', 'Phoenix|Phoenixu|Phoenixu|Phoenix|Phoenixu|Phoenixem'),
    denver: nameCs('mi', 'Denver|Denveru|Denveru|Denver|Denveru|Denverem'),
    dallas: nameCs('mi', 'Dallas|Dallasu|Dallasu|Dallas|Dallasu|Dallasem'),
    'new-orleans': nameCs(
      'mi',
      'New Orleans|New Orleansu|New Orleansu|New Orleans|New Orleansu|New Orleansem',
    ),
    'st-louis': nameCs(
      'mi',
      'Saint Louis|Saint Louisu|Saint Louisu|Saint Louis|Saint Louisu|Saint Louisem',
    ),
    chicago: nameCs('n', 'Chicago|Chicaga|Chicagu|Chicago|Chicagu|Chicagem'),
    detroit: nameCs('mi', 'Detroit|Detroitu|Detroitu|Detroit|Detroitu|Detroitem'),
    miami: fixedCs('n', 'Miami'),
    washington: nameCs(
      'mi',
      'Washington|Washingtonu|Washingtonu|Washington|Washingtonu|Washingtonem',
    ),
    boston: nameCs('mi', 'Boston|Bostonu|Bostonu|Boston|Bostonu|Bostonem'),
    'new-york': nameCs('mi', 'New York|New Yorku|New Yorku|New York|New Yorku|New Yorkem'),
  },
  tokens: {
    'army-1': withSuffix(ARMADA, '1'),
    'army-2': withSuffix(ARMADA, '2'),
    'army-3': withSuffix(ARMADA, '3'),
    'navy-1': withSuffix(NAMORNICTVO, '1'),
    'navy-2': withSuffix(NAMORNICTVO, '2'),
    'navy-3': withSuffix(NAMORNICTVO, '3'),
    'air-1': withSuffix(LETECTVO, '1'),
    'air-2': withSuffix(LETECTVO, '2'),
    'air-blitz': withSuffix(withAdjective(letectvo, 'Bleskov'), '0'),
    general: withSuffix(
      nameCs('ma', 'Generál|Generála|Generálovi|Generála|Generálovi|Generálem'),
      '1+',
    ),
    admiral: withSuffix(
      nameCs('ma', 'Admirál|Admirála|Admirálovi|Admirála|Admirálovi|Admirálem'),
      '1+',
    ),
    'blitz-army': withSuffix(withAdjective(armada, 'Bleskov'), '1'),
    'elite-army': withSuffix(elite(armada), '4'),
    'task-force-army': withSuffix(withAdjective(armada, 'Údern'), '5'),
    'blitz-navy': withSuffix(withAdjective(namornictvo, 'Bleskov'), '1'),
    'bombing-navy': withSuffix(bombing(namornictvo), '2'),
    'elite-navy': withSuffix(elite(namornictvo), '4'),
    'task-force-navy': withSuffix(withAdjective(namornictvo, 'Údern'), '5'),
    'bombing-air': withSuffix(bombing(letectvo), '1'),
    'elite-air': withSuffix(elite(letectvo), '3'),
    'task-force-air': withSuffix(withAdjective(letectvo, 'Údern'), '4'),
    'nuclear-bomb': withSuffix(
      nameCs(
        'f',
        'Atomová bomba|Atomové bomby|Atomové bombě|Atomovou bombu|Atomové bombě|Atomovou bombou',
      ),
      '7',
    ),
    scientist: nameCs('ma', 'Vědec|Vědce|Vědci|Vědce|Vědci|Vědcem'),
    spy: nameCs('ma', 'Špion|Špiona|Špionovi|Špiona|Špionovi|Špionem'),
    kamikaze: fixedCs('ma', 'Kamikaze 3'),
    kaiju: fixedCs('ma', 'Kaidžú'),
  },
  abilities: {
    general: 'posune o 1 za sebe a o 1 za každou vaši armádu a každé letectvo na válčišti',
    admiral: 'posune o 1 za sebe a o 1 za každé vaše námořnictvo a letectvo na válčišti',
    blitz: 'na totéž válčiště smíte umístit další žeton',
    bombing: 'při umístění bombarduje',
    'task-force': 'efekt pole se neprovede',
    nuclear: 'na všech ostatních otevřených válčištích se kostička posune o 2 od vás',
    scientist: 'smí na kterékoli volné pole kteréhokoli otevřeného válčiště',
    spy: 'kopíruje poslední žeton soupeře',
    monster:
      'hází se za něj kostkou: 2 až 6 je jeho hodnota, při 1 se obrátí a couvne o 2; efekt pole se neprovede',
  },
  terrains: { land: 'pevnina', sea: 'moře', both: 'pevnina i moře' },
  effects: {
    none: 'bez efektu',
    industry: 'průmysl',
    research: 'výzkum',
    'research-industry': 'výzkum a průmysl',
    bombing: 'bombardování',
    tactical: 'taktická výhoda',
    strategic: 'strategická výhoda',
    propaganda: 'propaganda',
  },
  stratagems: {
    'big-guns': 'Dělostřelecká palba',
    counterattack: 'Protiofenzíva',
    'economic-warfare': 'Válečná produkce',
    'for-the-glory': 'Body především',
    'rapid-deployment': 'Berte je po řadě',
    'research-development': 'Nové zbraně',
    secure: 'Zvýšit náskok',
    'no-change': 'Žádná změna',
  },
  stratagemTexts: {
    'big-guns': 'speciální zbraň, je-li to možné, s největším vlivem',
    counterattack: 'tam, kde máte největší převahu vy, a s největším vlivem',
    'economic-warfare': 'tam, kde je nejvíc volného bombardování a průmyslu',
    'for-the-glory': 'kampaň za nejvíc bodů, napřed propaganda',
    'rapid-deployment': 'první žeton zleva, který na pole smí',
    'research-development': 'napřed výzkum, jinak speciální zbraň',
    secure: 'tam, kde má sám největší převahu',
    'no-change': 'znovu platí taktický žeton z předchozího tahu',
  },
};
