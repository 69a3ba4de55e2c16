import type { Translated } from '@bivouac/text';
import type { lesson as english } from '../en/lesson.ts';

export const lesson: Translated<typeof english> = {
  watching: 'Hrají Francouzi. Sledujte mapu; kliknutí ukáže rovnou konec.',
  doneText:
    'Čtverce, velitele a útoky jízdy se naučíte hrou; u každé otázky na stole je odkaz na její pravidlo. V této bitvě můžete odtud pokračovat proti Desátníkovi, lehkému soupeři.',
  leave: 'Vybrat bitvu',
  steps: {
    goal: {
      title: 'Roliça, 17. srpna 1808',
      text: 'Velíte Spojencům: kulatým a modrým. Bitvu vyhraje, kdo získá pět zástav: po jedné za každou zničenou jednotku nebo velitele a tady také po jedné za oba kopce s hvězdou, dokud je držíte. Jednotka je deska s bloky; když padne poslední blok, je po ní.',
    },
    hand: {
      title: 'Šest karet velení',
      text: 'Každý tah jedna karta. Dvě řady teček dělí bojiště na levé křídlo, střed a pravé křídlo a většina karet říká, kolik rozkazů máte ve které sekci. Pohybovat se a bojovat smějí jen jednotky s rozkazem.',
    },
    card: {
      title: 'Zahrajte kartu',
      text: 'Napadení středu: tři rozkazy ve středu. Ukažte na kartu, přečtěte si ji a pak ji potvrďte.',
    },
    guns: {
      title: 'První rozkaz: děla',
      text: 'Jednotky, kterým lze dát rozkaz, mají čárkovaný rámeček; štítky pod mapou počítají, kolik rozkazů v sekci zbývá. Dejte rozkaz polnímu dělostřelectvu na G9.',
    },
    line: {
      title: 'Druhý rozkaz: řadová pěchota',
      text: 'Řadová pěchota na G6. Pohybuje se o jeden hex a umí stát: když se britská řadová pěchota nehne, pálí s kostkou navíc.',
    },
    light: {
      title: 'Třetí rozkaz: lehká pěchota',
      text: 'Lehká pěchota na H5, pět bloků. Po třetím rozkazu začne pohyb sám.',
    },
    pick: {
      title: 'Pohyb',
      text: 'Jednotky s rozkazem se přesouvají jedna po druhé, každá jednou. Vezměte řadovou pěchotu na G6.',
    },
    woods: {
      title: 'Do lesa',
      text: 'Zlaté hexy jsou v dosahu. Na bledý, jako je les na F6, lze vejít, ale tentýž tah z něj nelze bojovat; zato kdo střílí do lesa, přijde o kostku. Běžte tam.',
    },
    skirmish: {
      title: 'Lehká pěchota',
      text: 'Lehká pěchota se pohybuje až o dva hexy. Vezměte ji.',
    },
    far: {
      title: 'Co nejdál',
      text: 'Po jednom hexu by ještě bojovala, po dvou už ne. Přesto ji veďte na F5: příští tah bude stát přímo před francouzskou linií.',
    },
    still: {
      title: 'Děla zůstanou',
      text: 'Polní dělostřelectvo, které se pohne, nestřílí. Nechte je na místě a pohyb ukončete.',
    },
    shot: {
      title: 'Pal!',
      text: 'Děla dostřelí na pět hexů; stojí na kopci a vidí přes celé pole. Ukažte na jízdu na C10: než hodíte, vysvětlí panel každou kostku a ukáže přesně, co z hodu může vzejít. Jízdu zasáhne koňská hlava; každý prapor zahání zpět.',
    },
    reply: {
      title: 'Dva prapory',
      text: 'Jízda musela ustoupit o dva hexy, na A9. Dobrali jste si kartu. Pak Francouzi zahráli Protiútok, který napodobí vaši vlastní kartu, a jejich řadová pěchota teď z E5 útočí na vaši lehkou.',
    },
    react: {
      title: 'Co uděláte?',
      text: 'Proti jízdě smí pěchota utvořit čtverec, a kdo má kartu Zaútočit jako první, smí udeřit dřív. Tady nezbývá než útoku čelit. Na takové otázky mohou odpovídat stálé rozkazy v nabídce.',
    },
    back: {
      title: 'Protiútok',
      text: 'Čtyři kostky a žádný zásah: vaše jednotka drží své místo, a tak smí úder vrátit. Zblízka zasahují i zkřížené šavle. Francouzi stojí v brodu, to vás stojí jednu kostku.',
    },
    losses: {
      title: 'Francouzská palba',
      text: 'Dva zásahy a prapor odhodily jejich řadovou pěchotu na D5, zbyly jí dva bloky. Jenže lehká pěchota z vesnice vám na F6 sestřelila tři bloky, les neles. Po ztracených blocích zůstávají prázdná místa.',
    },
    second: {
      title: 'Váš druhý tah',
      text: 'Zkusit střed: dva rozkazy. Na dokončení díla stačí.',
    },
    first: {
      title: 'Znovu lehká pěchota',
      text: 'Dejte rozkaz lehké pěchotě na F5.',
    },
    other: {
      title: 'A les',
      text: 'Dejte rozkaz poslednímu bloku řadové pěchoty na F6: i jeden blok může pálit.',
    },
    halt: {
      title: 'Nikdo se nehne',
      text: 'Kdo stojí, pálí všemi bloky, kdo se pohnul, jen polovinou. Ukončete pohyb.',
    },
    volley: {
      title: 'Salva',
      text: 'Ukažte na lehkou pěchotu na F5 a pak na francouzskou řadovou pěchotu na D5. Pět bloků, jedna kostka za lehkou pěchotu, jedna dolů za kopec: pět kostek proti dvěma blokům.',
    },
    end: {
      title: 'První zástava',
      text: 'Francouzská pěchota je zničena a zástava je vaše; stojí nahoře se znamením pěchoty. Ještě čtyři. Pálit může i F6, nebo tah ukončete a doberte kartu.',
    },
  },
};
