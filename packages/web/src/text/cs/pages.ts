import type { Translated } from '@bivouac/text';
import { countCs, dat, nom } from '@bivouac/text/grammar/cs.ts';
import type { pages as english } from '../en/pages.ts';

const ROZEHRANO = {
  one: 'rozehraná hra',
  few: 'rozehrané hry',
  many: 'rozehrané hry',
  other: 'rozehraných her',
};
const HESEL = { one: 'heslo', few: 'hesla', many: 'hesla', other: 'hesel' };

export const pages: Translated<typeof english> = {
  home: {
    headline1: 'Mapa je rozložená.',
    headline2: 'Velíte vy.',
    lead: 'Začněte bitvu hned, nebo si napřed projděte první kolo krok za krokem. Bez registrace, asi 25 minut.',
    play: 'Hrát hned',
    quick: (p) => `${p.scenario}, ${p.side} proti ${dat(p.bot)}.`,
    firstScenario: 'La Raye',
    firstSide: 'za USA',
    choose: 'Zvolit jinou hru',
    continue: 'Pokračovat',
    allUnderWay: 'všechny rozehrané',
    shelf: 'Pět her, jeden stůl',
    difficulty: 'náročnost',
    coming: 'kreslí se',
    sheet: (p) => `List ${p.number}`,
    underWay: (p) => countCs(p.count, ROZEHRANO),
    picture: 'Mapa La Raye: pole za živými ploty, lesy a chalupy, žetony obou stran',
    honest: 'Kdo jsme',
    unofficial:
      'Bivouac dělají hráči a není to oficiální projekt. Vydavatelé ani autoři těchto her s ním nemají nic společného. Držíme se pravidel her; texty, mapy a kresby jsou naše vlastní.',
    local:
      'Hry, které začnete tady, zůstávají ve vašem prohlížeči, ať hrajete proti počítači, nebo ve dvou u jedné obrazovky. Nic se nikam neposílá.',
  },
  saved: {
    title: 'Rozehrané hry',
    empty: 'Žádnou hru nemáte rozehranou.',
    emptyHint: 'Hra se ukládá sama od prvního rozhodnutí a zůstane tu, dokud ji nesmažete.',
    yourTurn: 'Rozhodujete vy',
    personsTurn: (p) => `Rozhoduje: ${p.side}`,
    theirTurn: (p) => `Rozhoduje ${nom(p.bot)}`,
    won: (p) => `Dohráno, vítězí ${p.side}`,
    youWon: 'Dohráno, vyhráli jste',
    youLost: 'Dohráno, prohráli jste',
    drawn: 'Dohráno, remíza',
    round: (p) => `kolo ${p.round}`,
    battle: (p) => `bitva ${p.number}`,
    actions: (p) => `rozhodnutí ${p.number}`,
    campaign: 'kampaň',
    twoPeople: 've dvou u jedné obrazovky',
    points: 'body',
    score: (p) => `${p.one} ${p.first}, ${p.two} ${p.second}: ${p.unit}`,
    open: 'Pokračovat',
    watch: 'Přehrát',
    export: 'Uložit do souboru',
    remove: 'Smazat',
    removeSure: (p) => `Nadobro smazat: ${p.title}`,
    keep: 'Ponechat',
    import: 'Otevřít tu můžete i záznam hry odjinud.',
    damaged: 'Poškozená hra',
    damagedHint:
      'V prohlížeči zůstala uložená, ale už se nedá přečíst. Nic jsme v ní nezměnili: uložte si ji do souboru, nebo ji smažte.',
    unreadable: 'Co je tu uložené, už se jako hra přečíst nedá.',
    missing: 'Taková hra tu není.',
    missingHint: 'Někdo ji smazal, nebo je uložená v jiném prohlížeči.',
    notLoaded: 'Hru se nepodařilo načíst.',
    notLoadedHint: 'Síť asi nefunguje. Hra je uložená, zkuste to za chvíli.',
    elsewhere: 'Tato hra je otevřená v jiném okně.',
    elsewhereHint: 'Hrát ji lze jen v jednom okně, aby si okna nepřepisovala tahy.',
    here: 'Pokračovat tady',
    again: 'Zkusit znovu',
    toGames: 'Všechny rozehrané hry',
  },
  rules: {
    title: (p) => `Pravidla hry ${p.game}`,
    about:
      'Stručně a našimi slovy. U každého hesla je uvedeno, ze které kapitoly pravidel vychází.',
    search: 'Hledat v pravidlech',
    found: (p) => `Nalezeno: ${countCs(p.count, HESEL)}`,
    none: (p) => `Na dotaz „${p.wanted}“ tu nic není. Zkuste jiné slovo.`,
    all: 'Všechna hesla',
    source: (p) => `V pravidlech: ${p.source}`,
    ownSource: 'Ze základní hry, z knihy scénářů, nebo naše rozhodnutí',
    clear: 'Zrušit hledání',
    unknown: 'Pravidla této hry tu nemáme.',
  },
  credits: {
    title: 'Poděkování',
    unofficial:
      'Bivouac dělají hráči a není to oficiální projekt. Vydavatelé ani autoři těchto her s ním nemají nic společného.',
    gamesHeading: 'Hry',
    gamesAbout:
      'Hry, podle jejichž pravidel se tu hraje. Kupte si je: u opravdového stolu jsou ještě lepší.',
    byRules: (p) => `${p.game} (autoři: ${p.authors})`,
    artHeading: 'Mapy a kresby',
    art: 'Krajinu, žetony, karty i obálky kreslí náš vlastní program.',
    icons:
      'Siluety vojáků a zbraní: game-icons.net, autoři Lorc, Delapouite a Skoll, licence CC BY 3.0; zjednodušené.',
    type: 'Písmo: Oswald a Source Sans 3, SIL Open Font License.',
    coast: 'Pobřeží: Natural Earth, volné dílo.',
    programHeading: 'Program',
    program:
      'Bivouac je svobodný software s licencí MIT. Nikoho nesleduje; data odesílá jen při hře po síti.',
  },
};
