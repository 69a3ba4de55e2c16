import type { Translated } from '@bivouac/text';
import type { shell as english } from '../en/shell.ts';

export const shell: Translated<typeof english> = {
  skip: 'Přeskočit na obsah',
  pages: {
    home: 'Bivouac: deskové válečné hry v\u00a0prohlížeči',
    scenarios: 'Scénáře – Bivouac',
    campaign: 'Tažení – Bivouac',
    games: 'Rozehrané hry – Bivouac',
    game: 'Stůl – Bivouac',
    replay: 'Přehrání – Bivouac',
    tutorial: 'Lekce – Bivouac',
    rules: 'Pravidla – Bivouac',
    online: 'Hra po síti – Bivouac',
    invite: 'Pozvánka ke hře – Bivouac',
    table: 'Stůl – Bivouac',
    player: 'Hráč – Bivouac',
    device: 'Zařízení – Bivouac',
    account: 'Účet – Bivouac',
    settings: 'Nastavení – Bivouac',
    credits: 'Poděkování – Bivouac',
    missing: 'Stránka nenalezena – Bivouac',
  },
  noCampaign: 'Tahle hra tažení nemá.',
  missing: 'Na této adrese žádná stránka není.',
  update: {
    ready: 'Je připravená nová verze. Rozehrané hry zůstanou, jak jsou.',
    reload: 'Načíst stránku znovu',
    offline: 'bez sítě',
  },
  notice: {
    notLoaded: 'Hru se nepodařilo načíst: síť asi nefunguje.',
    notKept:
      'Prohlížeč pro tuto stránku nic neuchovává, takže po obnovení stránky hra zmizí. Uložte si její záznam.',
    dismiss: 'Zavřít upozornění',
  },
  footer: {
    unofficial: 'Neoficiální; vydavatelé ani autoři těchto her s\u00a0ním nemají nic společného.',
    credits: 'Poděkování a\u00a0licence',
  },
};
