import type { Translated } from '@bivouac/text';
import type { lesson as english } from '../../en/lessons/first.ts';

export const lesson: Translated<typeof english> = {
  watching: 'Hrají Francouzi. Sledujte mapu; kliknutím přeskočíte.',
  doneText:
    'Čtverce, velitele a útok jízdy ukáže druhá lekce; u každé otázky na stole je odkaz na její pravidlo. V této bitvě můžete odtud také pokračovat proti Desátníkovi, lehkému soupeři.',
  leave: 'Vybrat bitvu',
  steps: {
    goal: {
      title: 'Roliça, 17. srpna 1808',
      text: 'Velíte Spojencům; jejich znaky jsou kulaté a modré. Bitvu vyhraje, kdo první získá pět zástav: po jedné za každou zničenou nepřátelskou jednotku nebo velitele a tady také za každý ze dvou kopců s hvězdou, dokud ho držíte. Jednotku tvoří několik bloků; když padne poslední, je zničena.',
    },
    hand: {
      title: 'Šest karet velení',
      text: 'Každý tah zahrajete jednu kartu. Dvě přerušované čáry dělí bojiště na levé křídlo, střed a pravé křídlo a většina karet říká, kolik rozkazů máte ve které sekci. Přesouvat se a bojovat smějí jen jednotky s rozkazem.',
    },
    card: {
      title: 'Zahrajte kartu',
      text: 'Napadení středu dává tři rozkazy ve středu. Ukažte na kartu, přečtěte si ji a pak ji potvrďte.',
    },
    guns: {
      title: 'První rozkaz: děla',
      text: 'Jednotky, kterým lze dát rozkaz, mají čárkovaný rámeček; štítky pod mapou počítají, kolik rozkazů v sekci zbývá. Dejte rozkaz polnímu dělostřelectvu na G9.',
    },
    line: {
      title: 'Druhý rozkaz: řadová pěchota',
      text: 'Dejte rozkaz řadové pěchotě na G6. Přesouvá se o jeden hex, ale nejlepší je na místě: britská řadová pěchota, která se nepřesunula, pálí s kostkou navíc.',
    },
    light: {
      title: 'Třetí rozkaz: lehká pěchota',
      text: 'Dejte rozkaz lehké pěchotě na H5, má pět bloků. Po třetím rozkazu začne pohyb sám.',
    },
    pick: {
      title: 'Pohyb',
      text: 'Jednotky s rozkazem se přesouvají jedna po druhé, každá jednou. Vezměte řadovou pěchotu na G6.',
    },
    woods: {
      title: 'Do lesa',
      text: 'Zlaté hexy jsou v dosahu. Na bledý, jako je les na F6, lze vstoupit také, ale v tomto tahu odtud jednotka bojovat nebude; zato kdo pálí do lesa, přijde o kostku. Přesuňte se na F6.',
    },
    skirmish: {
      title: 'Lehká pěchota',
      text: 'Lehká pěchota se přesouvá až o dva hexy. Vezměte ji.',
    },
    far: {
      title: 'Co nejdál',
      text: 'Po jednom hexu by ještě bojovala, po dvou už ne. Přesto ji přesuňte na F5: příští tah bude stát přímo před francouzskou řadovou pěchotou.',
    },
    still: {
      title: 'Děla zůstanou',
      text: 'Polní dělostřelectvo, které se přesune, nepálí. Nechte je na místě a pohyb ukončete.',
    },
    shot: {
      title: 'Pal!',
      text: 'Děla dostřelí na pět hexů a z kopce vidí přes celé pole. Ukažte na jízdu na C10: než hodíte, vysvětlí panel každou kostku a ukáže přesně, co z hodu může vzejít. Jízdu zasáhne koňská hlava; každý prapor ji zažene zpět.',
    },
    reply: {
      title: 'Dva prapory',
      text: 'Jízda musela ustoupit o dva hexy, na A9. Dobrali jste si kartu. Pak Francouzi zahráli Protiofenzivu, která napodobí vaši vlastní kartu, a jejich řadová pěchota teď z E5 útočí na vaši lehkou.',
    },
    react: {
      title: 'Co uděláte?',
      text: 'Proti jízdě se smí pěchota zformovat do čtverce, a kdo má kartu Zaútočit jako první, ten smí udeřit dřív. Tady nezbývá než útoku čelit. Na takové otázky mohou odpovídat stálé rozkazy v nabídce.',
    },
    back: {
      title: 'Protiútok',
      text: 'Čtyři kostky a žádný zásah: vaše jednotka udržela svůj hex, a tak smí provést protiútok. Zblízka zasahují i zkřížené šavle. Francouzi stojí v brodu, to vás stojí jednu kostku.',
    },
    losses: {
      title: 'Francouzská palba',
      text: 'Dva zásahy a prapor zahnaly jejich řadovou pěchotu na D5, zbyly jí dva bloky. Jenže lehká pěchota z vesnice vám na F6 vystřílela tři bloky, les neles. Po ztracených blocích zůstávají prázdná místa.',
    },
    second: {
      title: 'Váš druhý tah',
      text: 'Zkusit střed dává dva rozkazy. Na dokončení díla to stačí.',
    },
    first: {
      title: 'Znovu lehká pěchota',
      text: 'Dejte rozkaz lehké pěchotě na F5.',
    },
    other: {
      title: 'A les',
      text: 'Dejte rozkaz poslednímu bloku řadové pěchoty na F6: pálit může i jeden blok.',
    },
    halt: {
      title: 'Nikdo se nehne',
      text: 'Kdo stojí, ten pálí všemi bloky, kdo se přesunul, ten jen polovinou. Ukončete pohyb.',
    },
    volley: {
      title: 'Salva',
      text: 'Ukažte na lehkou pěchotu na F5 a pak na francouzskou řadovou pěchotu na D5. Pět bloků, jedna kostka navíc za lehkou pěchotu, jedna dolů za kopec: pět kostek proti dvěma blokům.',
    },
    end: {
      title: 'První zástava',
      text: 'Francouzská řadová pěchota je zničena a zástava je vaše; vidíte ji nahoře se symbolem pěchoty. Zbývají čtyři. Pálit může i F6, nebo tah ukončete a doberte si kartu.',
    },
  },
  notShown: {
    melee: 'Vedle nepřítele se bojuje zblízka: jedna kostka za blok, i když se jednotka přesunula.',
    square:
      'Pěchota napadená jízdou se může zformovat do čtverce. Hází pak jedinou kostkou, jízda proti ní ale také.',
    'taking-ground':
      'Pěchota, která v boji zblízka nepřítele zničila nebo zahnala, smí obsadit uvolněný hex.',
    leaders: 'Velitel je přiřazen k jednotce a jde všude s ní.',
    morale:
      'Jednotka, která má vedle sebe podporu nebo u sebe velitele, smí prapor ignorovat a neustoupit.',
  },
};
