import type { Translated } from '@bivouac/text';
import { gamesCs } from './games-cs.ts';
import type { shellEn } from './shell-en.ts';

const bots: Translated<(typeof shellEn)['bots']> = {
  random: {
    title: 'Nováček',
    level: 'bez plánu',
    against: 'Nováčkovi',
    about: 'Udělá cokoli, co se smí.',
  },
  easy: {
    title: 'Desátník',
    level: 'lehký',
    against: 'Desátníkovi',
    about: 'Táhne rychle, vidí jeden krok dopředu.',
  },
  medium: {
    title: 'Poručík',
    level: 'střední',
    against: 'Poručíkovi',
    about: 'Zvažuje, co může následovat.',
  },
  hard: {
    title: 'Major',
    level: 'těžký',
    against: 'Majorovi',
    about: 'Než se rozhodne, přehraje si, co bude dál.',
  },
};

export const shellCs: Translated<typeof shellEn> = {
  brand: 'Bivouac',
  skip: 'Přeskočit na obsah',
  languages: 'Jazyk',
  pages: {
    home: 'Bivouac: deskové válečné hry v\u00a0prohlížeči',
    new: 'Nová hra – Bivouac',
    table: 'Stůl – Bivouac',
    record: 'Záznam – Bivouac',
  },
  navHome: 'Hry',
  navTable: 'Stůl',
  navNew: 'Nová hra',
  games: gamesCs,
  home: {
    headline1: 'Mapa je rozložená.',
    headline2: 'Velíte vy.',
    lead: 'Pět deskových válečných her u\u00a0jednoho stolu, v\u00a0prohlížeči, česky a\u00a0anglicky. Velké mapy se ještě kreslí, jedna malá šarvátka už čeká.',
    play: 'Hrát hned',
    quick: (p) => `${p.scenario}, strana ${p.side}, proti ${p.bot}.`,
    choose: 'Zvolit jinak',
    continue: 'Pokračovat',
    continueNone: 'Žádná rozehraná hra.',
    yourTurn: 'Rozhodujete vy',
    theirTurn: 'Čeká se',
    finished: 'Dohráno',
    decisionNumber: (p) => `rozhodnutí ${p.number}`,
    shelf: 'Pět her, jeden stůl',
    coming: 'kreslí se',
    sheet: (p) => `List ${p.number}`,
    picture: 'Kreslená mapa s\u00a0poli, řekou a\u00a0několika žetony',
    honest: 'Kdo jsme',
    unofficial:
      'Bivouac dělají hráči a\u00a0není to oficiální projekt. Vydavatelé ani autoři těchto her s\u00a0ním nemají nic společného. Držíme se pravidel hry; texty, mapy a\u00a0kresby jsou naše vlastní.',
    local:
      'Hry na této stránce zůstávají ve vašem prohlížeči: proti počítači, nebo ve dvou u\u00a0jedné obrazovky. Nic se nikam neposílá.',
  },
  setup: {
    title: 'Rozložit hru',
    game: 'Hra',
    scenario: 'Scénář',
    side: 'Vaše strana',
    opponent: 'Soupeř',
    human: 'Druhý hráč',
    humanAbout: 'U\u00a0této obrazovky, mezi tahy padá opona.',
    begin: 'Začít',
    provenance: { rulebook: 'z\u00a0pravidel', reconstructed: 'rekonstrukce', own: 'naše vlastní' },
    replaces:
      'Jedna hra je rozehraná a\u00a0nová ji nahradí. Chcete-li si ji nechat, nejdřív uložte její záznam.',
    orImport: 'Nebo si přečtěte záznam hry, která už se odehrála.',
  },
  notice: {
    savedGameLost: 'Hru z\u00a0minula nejde otevřít.',
    notKept:
      'Prohlížeč pro tuto stránku nic neuchovává, takže po obnovení stránky hra zmizí. Uložte si její záznam.',
    dismiss: 'Zavřít upozornění',
  },
  footer: {
    unofficial: 'Neoficiální; vydavatelé ani autoři těchto her s\u00a0ním nemají nic společného.',
    credits: 'Písmo: Oswald a\u00a0Source Sans 3 (SIL Open Font License). Program: licence MIT.',
  },
  bots,
};
