import type { Translated } from '@bivouac/text';
import { countCs } from '@bivouac/text/grammar/cs.ts';
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
    quick: (p) => `${p.scenario}, ${p.side} proti ${p.bot}.`,
    firstScenario: 'La Raye',
    firstSide: 'za USA',
    choose: 'Zvolit jinak',
    continue: 'Pokračovat',
    allUnderWay: 'všechny rozehrané',
    shelf: 'Pět her, jeden stůl',
    difficulty: 'náročnost',
    coming: 'kreslí se',
    sheet: (p) => `List ${p.number}`,
    underWay: (p) => countCs(p.count, ROZEHRANO),
    picture: 'Mapa La Raye: pole za živými ploty, lesy a\u00a0chalupy, žetony obou stran',
    honest: 'Kdo jsme',
    unofficial:
      'Bivouac dělají hráči a\u00a0není to oficiální projekt. Vydavatelé ani autoři těchto her s\u00a0ním nemají nic společného. Držíme se pravidel hry; texty, mapy a\u00a0kresby jsou naše vlastní.',
    local:
      'Hry na této stránce zůstávají ve vašem prohlížeči: proti počítači, nebo ve dvou u\u00a0jedné obrazovky. Nic se nikam neposílá.',
  },
  saved: {
    title: 'Rozehrané hry',
    empty: 'Zatím žádná rozehraná hra.',
    emptyHint:
      'Hra se tu ukládá sama od prvního rozhodnutí a\u00a0zůstane tu, dokud ji nezahodíte.',
    yourTurn: 'Rozhodujete vy',
    personsTurn: (p) => `Rozhoduje: ${p.side}`,
    theirTurn: (p) => `Rozhoduje ${p.bot}`,
    won: (p) => `Dohráno, vítězí ${p.side}`,
    youWon: 'Dohráno, vyhráli jste',
    youLost: 'Dohráno, prohráli jste',
    drawn: 'Dohráno, remíza',
    round: (p) => `kolo ${p.round}`,
    battle: (p) => `bitva ${p.number}`,
    actions: (p) => `rozhodnutí ${p.number}`,
    campaign: 'tažení',
    twoPeople: 've dvou u\u00a0obrazovky',
    points: 'body',
    score: (p) => `${p.one} ${p.first}, ${p.two} ${p.second}: ${p.unit}`,
    open: 'Pokračovat',
    watch: 'Přehrát',
    export: 'Uložit do souboru',
    remove: 'Zahodit',
    removeSure: (p) => `Opravdu zahodit: ${p.title}`,
    keep: 'Nechat',
    import: 'Přečíst se tu dá i\u00a0záznam hry odjinud.',
    damaged: 'Poškozená hra',
    damagedHint:
      'Prohlížeč ji uchoval, ale nedá se už přečíst. Nic se v\u00a0ní nezměnilo: uložte si ji do souboru, nebo ji zahoďte.',
    unreadable: 'To, co se tu uchovalo, už není uložená hra.',
    missing: 'Taková hra tu není.',
    missingHint: 'Někdo ji zahodil, nebo zůstala v\u00a0jiném prohlížeči.',
    notLoaded: 'Hru se nepodařilo načíst.',
    notLoadedHint: 'Síť asi nefunguje. Hra je uložená, zkuste to za chvíli.',
    elsewhere: 'Tahle hra pokračuje v\u00a0jiném okně.',
    elsewhereHint: 'Aby si okna nepřepisovala tahy, hraje se jen v\u00a0jednom z\u00a0nich.',
    here: 'Pokračovat tady',
    again: 'Zkusit znovu',
    toGames: 'Všechny rozehrané hry',
  },
  rules: {
    title: (p) => `Pravidla hry ${p.game}`,
    about: 'Stručně a\u00a0našimi slovy. U\u00a0každého hesla stojí nadpis z\u00a0pravidel hry.',
    search: 'Hledat v\u00a0pravidlech',
    found: (p) => `Nalezeno: ${countCs(p.count, HESEL)}`,
    none: (p) => `O\u00a0„${p.wanted}“ tu nic není. Zkuste jiné slovo.`,
    all: 'Všechna hesla',
    source: (p) => `V\u00a0pravidlech: ${p.source}`,
    ownSource: 'Ze základní hry, z\u00a0knihy scénářů, nebo naše rozhodnutí',
    clear: 'Zrušit hledání',
    unknown: 'Pravidla takové hry tu nejsou.',
  },
  credits: {
    title: 'Poděkování',
    unofficial:
      'Bivouac dělají hráči a\u00a0není to oficiální projekt. Vydavatelé ani autoři těchto her s\u00a0ním nemají nic společného.',
    gamesHeading: 'Hry',
    gamesAbout:
      'Podle čích pravidel se tu hraje. Kupte si je: u\u00a0opravdového stolu jsou ještě lepší.',
    byRules: (p) => `${p.game} (autoři: ${p.authors})`,
    artHeading: 'Mapy a\u00a0kresby',
    art: 'Krajinu, žetony, karty i\u00a0obálky kreslí náš vlastní program.',
    icons:
      'Siluety vojáků a\u00a0zbraní: game-icons.net, autoři Lorc, Delapouite a\u00a0Skoll, licence CC BY 3.0; zjednodušené.',
    type: 'Písmo: Oswald a\u00a0Source Sans 3, SIL Open Font License.',
    coast: 'Pobřeží: Natural Earth, volné dílo.',
    programHeading: 'Program',
    program:
      'Bivouac je svobodný software s\u00a0licencí MIT. Nic nikam neposílá a\u00a0nikoho nepočítá.',
  },
};
