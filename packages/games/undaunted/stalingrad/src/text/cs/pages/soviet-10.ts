import type { BookPages } from '../../library.ts';

/** The Soviet book, stage 10. */
export const pages: BookPages = {
  stories: {
    '10a': [
      'Přežili jste ten den a škola také, aspoň její přízemí. Největší díl na tom má Vedeňapinovo družstvo. Naučilo se za jedno odpoledne to, na co se jinde čeká půl roku, a Vedeňapin od té doby nezvyšuje hlas.',
      'Přišli k vám tři muži s plamenomety a s nimi druhá zdravotnice, Zinaida Kravcovová, která umí ošetřit právě to, co plamenomety způsobí. Žluděv řekl, že se mu to pořadí nelíbí.',
      'Před vámi je nádraží. Kdysi konečná dvojky.',
    ],
    '10b': [
      'Z toho dne jste vyšli jako poslední a jako první jste si spočítali, co chybí. Škola má jen přízemí, kuchyně nemá kotel a Melnik dva dny neslyšel, co mu kdo říká; odpovídal podle výrazu.',
      'Přišli k vám tři muži s plamenomety a s nimi druhá zdravotnice, Zinaida Kravcovová, která umí ošetřit právě to, co plamenomety způsobí.',
      'Přesto rozkaz zní: nádraží. Když se půjde hned, řekl Strelcov, nebudou to čekat. A když se nepůjde, budou tady oni.',
    ],
    '10c': [
      'Kdo čtrnáctého přežil, tomu už se říká starý. V četě je to slovo zásluha a Vedeňapin, který ji za ten den získal dvakrát, vede teď své družstvo jen pohledem.',
      'Přišli tři muži s plamenomety. Jermolaj Šustov býval hasič a nežertuje o tom. Druhá zdravotnice, Zinaida Kravcovová, umí ošetřit právě to, co plamenomety způsobí.',
      'Škola už nemá okna, ze kterých by se dalo mířit. Půjdete na ni od nárožního domu.',
    ],
    '10d': [
      'Čtrnáctého října vzali nebe oni a s ním i chuť na další. Od rána slyšíte, jak si za školou volají družstva, klidně, jako na nástupišti.',
      'Přišli k vám tři muži s plamenomety. Jermolaj Šustov býval hasič a nežertuje o tom. Druhá zdravotnice, Zinaida Kravcovová, si vyžádala všechno sádlo z kuchyně. Nikdo se neptal proč.',
      'Přijdou přes náměstí na elektrárnu. Znovu. Gorškov vyškrábal do turbíny čárku, už jich tam má víc než prstů.',
    ],
    '10e': [
      'Molo drží a po něm celou noc chodili lidé dovnitř a nosítka ven. Vedeňapin, který to celé řídil od vody, teď vede své družstvo tak, že ho skoro není slyšet.',
      'S ranním prámem přijeli tři muži s plamenomety. Jermolaj Šustov býval hasič a nežertuje o tom. Druhá zdravotnice, Zinaida Kravcovová, umí ošetřit právě to, co plamenomety způsobí.',
      'Dva dny jste byli pod palbou vy. Dnes půjdete k náměstí a na školu, dokud si myslí, že nemůžete.',
    ],
    '10f': [
      'Molo hořelo a prámy teď přistávají o dvě stě kroků výš, na písku, kde je vidět každý krok. Chléb přichází mokrý.',
      'Přišli tři muži s plamenomety, všichni popálení už z výcviku. Druhá zdravotnice, Zinaida Kravcovová, si vyžádala všechno sádlo z kuchyně. Nikdo se neptal proč.',
      'Slyšíte je za zdí turbínové haly. Nekopou, jen čekají. Strelcov řekl, že tak se čeká na spoj, který určitě přijede.',
    ],
    '10g': [
      'Molo vydrželo a s ním i vy. Gorškov říká, že o tom dni jednou poví dceři, až bude velká; a že to bude krátké. Vedeňapin velí svému družstvu už jen rukou.',
      'Připluli tři muži s plamenomety a druhá zdravotnice, Zinaida Kravcovová. Vynesla z člunu první svou brašnu a teprve potom sebe.',
      'Němci teď zkoušejí cestu roklí, zespodu na mlýn. Z jeho oken je vidět každý keř. Keřů tam už mnoho není.',
    ],
    '10h': [
      'Z mola zbyly kůly. Prámy přirážejí, kde se dá, a kdo přijede, brodí se po pás. Strelcov stojí na břehu a každému podá ruku; levou, pravou si zapisuje.',
      'Připluli tři muži s plamenomety a druhá zdravotnice, Zinaida Kravcovová. Přinesla i poštu. Pro polovinu jmen už tu nikdo není.',
      'Roklí, zespodu na mlýn, se sem stahuje jejich pěchota. Za mlýnem je jen voda a Žluděv se začal vyptávat, kdo umí plavat.',
    ],
  },
  briefings: {
    '101':
      'Čtyři body, nebo čtyři rozprášené jednotky zároveň. Plamenomety vyženou lidi z domů; musí se k nim ale dostat zblízka. Ženisté teď mají i dýmovnice.',
    '102':
      'Pět bodů, nebo čtyři rozprášené jednotky zároveň. Tři body držíte; probijte se do školy, nebo vezměte ruiny na náměstí. Ženisté teď mají i dýmovnice.',
    '103':
      'Čtyři body, nebo čtyři rozprášené jednotky zároveň. Jejich plamenomety dosáhnou na jedno pole; zůstaňte dál. Ženisté teď mají i dýmovnice.',
    '104':
      'Šest bodů, nebo čtyři rozprášené jednotky zároveň. Z mlýna vidíte na celý svah; nesestupujte do něj. Ženisté teď mají i dýmovnice.',
  },
};
