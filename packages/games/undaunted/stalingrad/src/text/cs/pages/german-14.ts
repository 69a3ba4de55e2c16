import type { BookPages } from '../../library.ts';

/** The German book, stage 14. */
export const pages: BookPages = {
  stories: {
    '14a': [
      'Obchodní dům padl. Zbývá nádraží, vlečka a za nimi step, kde fouká. Wegener nařídil zabednit čekárnu; našel v ní poslední celé dveře ve městě a zavěsil je do futer. Chodí se jimi, i když vedle ve zdi je díra.',
      'Přijel druhý tank, posádka Joachima Rusta. Velitelství vzkazuje: ani krok. Nagel se zeptal, jestli se to týká i potravin.',
      'Padne-li nádraží, nemáte v tom městě už nic. Některým se to, soudě podle tváří, nezdá jako to nejhorší.',
    ],
    '14b': [
      'Škola, domy i náměstí jsou ruské. Zůstává vám obchodní dům, nádraží a zima.',
      {
        man: [3, 83],
        there: 'Kessler píše bratrovi. První věta zní: „Neboj se.“ Druhou hledá třetí den.',
        gone: 'Mezi Kesslerovými věcmi byl dopis bratrovi. První věta zní: „Neboj se.“ Druhá tam není.',
      },
      'Přijel druhý tank, posádka Joachima Rusta. U nich také. Půjde se na školu, protože v přízemí je prý ještě teplo.',
    ],
    '14c': [
      'Škola je vaše, náměstí jejich. Kdyby se teď zastavil čas, vypadalo by to jako první den: jen domy chybějí a lidé jsou jiní.',
      {
        man: [22],
        there:
          'Peter Köhn si u kulometu hřeje ruce o hlaveň. Říká, že je to jediná věc, kvůli které střílí.',
        gone: 'Peter Köhn si u kulometu hříval ruce o hlaveň. Ten, kdo tam leží po něm, to dělá taky.',
      },
      'Přijel druhý tank, posádka Joachima Rusta. Velitelství chce náměstí ještě před velkými mrazy. Mrazy už jsou.',
    ],
    '14d': [
      'Náměstí držíte, elektrárna je jejich. Fronta se nehnula o tolik, kolik by se dalo přehodit kamenem, a kameny se opravdu házejí: náboje se šetří.',
      {
        man: [22],
        there:
          'Peter Köhn si u kulometu hřeje ruce o hlaveň. Říká, že je to jediná věc, kvůli které střílí.',
        gone: 'Peter Köhn si u kulometu hříval ruce o hlaveň. Ten, kdo tam leží po něm, to dělá taky.',
      },
      'Přijel druhý tank, posádka Joachima Rusta. Rusové dostali svůj druhý přes řeku na prámu. Hartung si myslí, že řeka je na jejich straně.',
    ],
    '14e': [
      'Nárožní dům a elektrárna jsou vaše, ale rokle a pivovar ne. Z pivovaru je na vás vidět, jako byste byli na jevišti.',
      {
        man: [3, 83],
        there: 'Kessler píše bratrovi. První věta zní: „Neboj se.“ Druhou hledá třetí den.',
        gone: 'Mezi Kesslerovými věcmi byl dopis bratrovi. První věta zní: „Neboj se.“ Druhá tam není.',
      },
      'Přijel druhý tank, posádka Joachima Rusta. Útok se opakuje zítra. „Opakuje,“ řekl Lindner. „Tomu se u nás říkalo propadnout.“',
    ],
    '14f': [
      'Pivovar padl a rokle taky. Zbývá mlýn a molo: tři sta kroků zdiva a vody. Velitelství si přeje telefonát, kterým to skončí, a drží kvůli tomu linku volnou.',
      'Přijel druhý tank, posádka Joachima Rusta. Ve sklepě mlýna prý leží jejich ranění. Lindner se zeptal, co bude s nimi. Wegener řekl: „To, na co se zeptáme.“ A tak se zeptal taky.',
      'Jedno ráno. Pak bude město vaše. To, co z něj je.',
    ],
  },
  briefings: {
    '141': 'Ať je to přijde draho: třináct ztrát útok zastaví. Za vámi je jen step.',
    '142':
      'Cíle a nepřátelské ztráty se sčítají, dohromady devět. Dva tanky, dva kanóny, jedna škola.',
    '143': 'Cíle a nepřátelské ztráty se sčítají, dohromady osm. Nárožní dům dává dva a je váš.',
    '144':
      'Cíle a nepřátelské ztráty se sčítají; osm a celé město je vaše. Oba tanky rozprášené nebo šest ztrát a je konec.',
  },
};
