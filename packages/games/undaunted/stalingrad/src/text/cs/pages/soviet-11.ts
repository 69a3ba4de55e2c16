import type { BookPages } from '../../library.ts';

/** The Soviet book, stage 11. */
export const pages: BookPages = {
  stories: {
    '11a': [
      'Pořád držíte školu i dělnické domy. Josif Melnik nedržel hlavu dost nízko. Přecházel dvůr s miskou kaše pro hlídku a na půl cesty se zastavil, aby něco řekl. Co to mělo být za vtip, už se nedozvíte. Jeho družstvo převzal Arkadij Ryžov, tichý účetní, který si každého napřed prohlédne a potom pošle nejkratší cestou.',
      'Pod ulicemi vedou stoky. Ženisté v nich našli průchod od dělnických domů až za školu; Němci ho našli taky. A z druhého břehu vám budou poprvé střílet děla, podle hlasu Emila Gureviče, který leží na půdě s telefonem.',
      'Všechno, co je nahoře, už je rozbité. Bojuje se o to, co je dole.',
    ],
    '11b': [
      'Na náměstí už nikdo nechodí po povrchu. Ženisté našli v rumu kašny poklop a pod ním kanál k elektrárně. Strelcov tu jezdil dvanáct let a neměl o něm tušení.',
      {
        man: [14],
        there:
          'První tam sestoupil Fjodor Lapin, lovec z Altaje. Vrátil se po hodině a řekl, že dole jsou taky a že je tam tepleji než tady.',
        gone: 'První by tam byl sestoupil Fjodor Lapin, lovec z Altaje. Šel tedy Gorškov, s jeho baterkou.',
      },
      'Z druhého břehu vám budou střílet děla, podle hlasu Emila Gureviče. Melnik se ho ptal, jestli pozná vaši ulici od jejich. „Podle komína,“ řekl Gurevič. „Dokud stojí.“',
    ],
    '11c': [
      'Kabelová chodba pod elektrárnou je vysoká po prsa a vede až ke kašně. Objevili ji ženisté, když hledali vodu; Němci ji objevili z druhého konce, když hledali vás.',
      {
        man: [14],
        there:
          'První tam vlezl Fjodor Lapin, lovec z Altaje. Vrátil se po hodině a řekl, že dole jsou taky a že je tam tepleji než tady.',
        gone: 'První by tam byl vlezl Fjodor Lapin, lovec z Altaje. Šel tedy Gorškov, s jeho baterkou.',
      },
      'Z druhého břehu vám budou střílet děla, podle hlasu Emila Gureviče. Melnik se ho ptal, jestli pozná vaši ulici od jejich. „Podle komína,“ řekl Gurevič. „Dokud stojí.“',
    ],
    '11d': [
      'Mlýn, pivovar, rokle, přístaviště. Když se to řekne rychle, zní to jako hodně. Josif Melnik za ty dny zestárl o deset let a jeho družstvo se naučilo všechno, co uměl; žerty i to, jak pod palbou zvednout chlapa, který nechce vstát.',
      'Ze sýpky vede štola k sousednímu sklepu a od ní další; kdo ji kdy kopal, kopal ji pro obilí. Teď se jí plazí lidé. Němci z nárožního domu ji slyší a hledají druhý konec.',
      'Z protějšího břehu začnou střílet vaše děla, podle hlasu Emila Gureviče. Střílet budou blízko. Jinak to tady nejde.',
    ],
  },
  briefings: {
    '111':
      'Pole s tunely spolu sousedí. Cíle a zničené tunely se sčítají, dohromady pět; zničený tunel se už nevrátí.',
    '112':
      'Jeden konec chodby máte pod nohama, druhý mají oni a třetí je pod kioskem. Cíle a zničené tunely se sčítají, dohromady pět.',
    '113':
      'Štola končí v nárožním domě a ten mají oni. Cíle a zničené tunely se sčítají, dohromady šest. Děla za řekou střílejí, kam řeknete, i na vlastní.',
  },
};
