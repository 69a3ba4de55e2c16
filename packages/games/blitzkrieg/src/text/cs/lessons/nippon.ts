import type { Translated } from '@bivouac/text';
import type { lesson as english } from '../../en/lessons/nippon.ts';

export const lesson: Translated<typeof english> = {
  watching: 'Japonsko je na tahu. Sledujte mapu, nebo kliknutím přeskočte.',
  doneText:
    'To je všechno, co přidává Nippon; jinak se hraje jako Blitzkrieg! Tuto válku můžete dohrát proti Desátníkovi, lehkému soupeři.',
  leave: 'Připravit hru',
  steps: {
    cities: {
      title: 'Patnáct měst',
      text: 'Hrajete za Německo proti Japonsku. Otevřená jsou jen čtyři města, všechna na západě; ostatní čekají. Lišty jsou krátké: štíty stojí na 3 a 6, vlajky na 9. Začíná Japonsko; poslední tah je váš a při shodě vítězíte vy.',
    },
    monster: {
      title: 'Dva žetony jako žádné jiné',
      text: 'Japonský kaidžú přišel do Seattlu, efekt pole zadupal a padlo mu 5: kostička se posunula o 5 políček. Při 1 by se byl obrátil a couvl o 2. Kamikaze v San Francisku je letectvo s hodnotou 3, které se o efekt svého pole také nestará.',
    },
    token: {
      title: 'Dokončete San Diego',
      text: 'V San Diegu máte náskok 7 políček a Námořnictvo 2 dovede kostičku k vaší vlajce. Vyberte je.',
    },
    flag: {
      title: 'Město se uzavírá',
      text: 'Umístěte je na továrnu: dolosujete si žeton, kostička dojde k vlajce a získáte 3 body za neuzavřenou kampaň a 2 za vlajku. Vaše je i bombardování z volného pole.',
    },
    open: {
      title: 'Další město',
      text: 'Další město otevírá strana na tahu. Protože kostička v San Diegu stála na vlajce, nová začíná 2 políčka na vaší straně; kdyby jí k vlajce zbývala 1 nebo 2 políčka, začínala by o 1. Otevřete Denver, kde je kampaň za 4 body.',
    },
  },
  notShown: {
    'nippon-solo': 'V sólové hře je Japonsko virtuálním soupeřem a každé nové město otevíráte vy.',
    'japanese-tokens': 'Japonsko má vlastních 22 žetonů, víc lodí a méně tanků.',
    'cannot-place': 'Máte-li umístit žeton a nemůžete, hned prohráváte, bez ohledu na body.',
    'special-weapons':
      'Obě strany mohou získat stejných 16 speciálních zbraní jako v základní hře.',
    strategic: 'Strategická výhoda posune kostičku v jiném městě, ale nikdy až k vlajce.',
  },
};
