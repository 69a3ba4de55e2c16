import type { Translated } from '@bivouac/text';
import type { shell as english } from '../en/shell.ts';

export const shell: Translated<typeof english> = {
  skip: 'Přeskočit na obsah',
  pages: {
    home: 'Bivouac: deskové válečné hry v prohlížeči',
    scenarios: 'Scénáře – Bivouac',
    campaign: 'Kampaň – Bivouac',
    games: 'Rozehrané hry – Bivouac',
    game: 'Stůl – Bivouac',
    replay: 'Záznam hry – Bivouac',
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
  noCampaign: 'Tato hra kampaň nemá.',
  missing: 'Na této adrese žádná stránka není.',
  update: {
    ready: 'Je k dispozici nová verze. Rozehrané hry zůstanou, jak jsou.',
    reload: 'Načíst stránku znovu',
    offline: 'bez sítě',
  },
  notice: {
    notLoaded: 'Hru se nepodařilo načíst. Síť asi nefunguje.',
    notKept:
      'Prohlížeč na této stránce nic neukládá, takže po jejím obnovení hra zmizí. Uložte si záznam hry.',
    dismiss: 'Zavřít upozornění',
  },
  footer: {
    unofficial:
      'Neoficiální projekt; vydavatelé ani autoři těchto her s ním nemají nic společného.',
    credits: 'Poděkování a licence',
  },
};
