import type { BookPages } from '../../library.ts';

/** The Soviet book, stage 7. */
export const pages: BookPages = {
  stories: {
    '7a': [
      'Škola a dělnické domy jsou pořád vaše. Gorškovovi střepina roztrhla dlaň. Do lazaretu za řeku odmítl, dal si ruku zavázat na prsa a křičí místo ukazování. Vojáci říkají, že je ho slyšet líp než dřív.',
      'Kolem poledne to poprvé zadunělo v ulici u obchodního domu. Tank. Stojí za rohem a jeho motor se pozná i ve sklepě, podle toho, jak se chvěje voda v kbelíku.',
      'Proti němu máte dlouhé pušky Jevgenije Palčikova a Sabira Alijeva. Palčikov býval hodinář. Říká, že tank je taky stroj a každý stroj má místo, kam se nedívá.',
    ],
    '7b': [
      'Náměstí držíte, a kdo se ptá jak, tomu Melnik odpovídá: ze zvyku. Domy kolem už nemají druhá patra, takže je o to blíž do sklepa.',
      {
        man: [21],
        there:
          'Grigorij Tarasenko dostal poprvé od jara dopis. Přišel z Poltavy, odeslaný před okupací. Čte ho každý den, jako by byl dnešní.',
        gone: 'Pro Grigorije Tarasenka přišel dopis z Poltavy, odeslaný před okupací. Leží neotevřený v sešitě se jmény.',
      },
      'V poledne přijel po ulici od školy tank. Proti němu máte dlouhé pušky Jevgenije Palčikova, bývalého hodináře. Každý stroj, říká Palčikov, má místo, kam se nedívá.',
    ],
    '7c': [
      'Náměstí je jejich, elektrárna vaše, a mezi tím je ulice, ve které se nikdo nedožil odpoledne.',
      {
        man: [21],
        there:
          'Grigorij Tarasenko dostal poprvé od jara dopis. Přišel z Poltavy, odeslaný před okupací. Čte ho každý den, jako by byl dnešní.',
        gone: 'Pro Grigorije Tarasenka přišel dopis z Poltavy, odeslaný před okupací. Leží neotevřený v sešitě se jmény.',
      },
      'Ráno bylo od školy slyšet pásy. Tank. Z druhého břehu přivezli na voru dlouhé pušky a k nim Jevgenije Palčikova, bývalého hodináře. Každý stroj, říká, má místo, kam se nedívá.',
    ],
    '7d': [
      'Mlýn drží. Gorškov v něm zůstal tři dny bez vystřídání a za tu dobu se z předáka ze slévárny stal někdo, komu se lidé dívají na ústa dřív, než promluví. Strelcov mu dal svůj dalekohled. Víc nemá.',
      'Od nárožního domu je slyšet motor. Tank, řekl Vedeňapin a poslouchal dál, jeden. Na lodi by věděl, co s ním; tady má dlouhé pušky Jevgenije Palčikova a Sabira Alijeva.',
      'Palčikov býval hodinář. Tvrdí, že každý stroj má místo, kam se nedívá. Že to místo je skoro vždycky vzadu, řekl až potom.',
    ],
  },
  briefings: {
    '071':
      'Rozprašte tank a je konec; ublíží mu jen protitankové pušky a nálože. Jinak pět bodů. Do domů nesmí on, vy ano.',
    '072':
      'Šest bodů, nebo pět a rozprášený tank. Přijede otevřenou ulicí; počkejte si na něj v nárožním domě.',
    '073':
      'Rozprašte tank, nebo držte šest bodů. Zákop uprostřed platí za dva: dlouhé pušky z něj dosáhnou po celé silnici.',
  },
};
