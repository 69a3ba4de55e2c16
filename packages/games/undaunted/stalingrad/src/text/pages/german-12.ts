import type { BookPages } from '../library.ts';

/** The German book, stage 12. */
export const pages: BookPages = {
  cs: {
    stories: {
      '12a': [
        'Poslední vlak přijel před šesti dny. Zásoby shodí letadla v noci, na dvůr u dělnických domů a na kašnu. Nagel rozdělil příděl předem, na papíře, aby bylo aspoň co číst.',
        'Rusové jsou na tom stejně, říká Hartung; hubení lidé mluví tišeji. Čekají na totéž nebe.',
        'Wegener dostal k rozkazu zalepenou obálku. Přečetl ji a schoval do Staudtova deníku. Druhé tajemství v jedněch deskách.',
      ],
      '12b': [
        'Vlaky nejezdí, trať je přerušená kdesi ve stepi a nikdo nechce říct kým. Zásoby shodí letadla v noci, na dvůr za školou a na kašnu.',
        {
          man: [9],
          there:
            'Fritz Albrecht vyprávěl, jak doma krmí. Nikdo ho nepřerušil. Vyprávěl dlouho, i co je v korytě.',
          gone: 'Fritz Albrecht by teď vyprávěl, jak doma krmí. Jeho fotografie s krávou visí na zdi a dívají se na ni i ti, co ho neznali.',
        },
        'Wegener dostal k rozkazu zalepenou obálku. Přečetl ji, spálil a popel rozšlápl.',
      ],
      '12c': [
        'Chleba je deset dekagramů na den. Zásoby shodí letadla v noci, na sad u nárožního domu a na rozvodnu. Rusové je budou chtít taky; hlídka slyšela, jak si je odříkávají: suchary, náboje, mýdlo.',
        {
          man: [9],
          there:
            'Fritz Albrecht vyprávěl, jak doma krmí. Nikdo ho nepřerušil. Vyprávěl dlouho, i co je v korytě.',
          gone: 'Fritz Albrecht by teď vyprávěl, jak doma krmí. Jeho fotografie s krávou visí na zdi a dívají se na ni i ti, co ho neznali.',
        },
        'Wegener dostal k rozkazu zalepenou obálku. Přečetl ji, spálil a popel rozšlápl.',
      ],
      '12d': [
        'Jste tak blízko řeky, že k vám zásoby nedojedou: silnice končí o čtyři ulice dřív. Shodí je letadla, v noci, na sad a na rozvodnu.',
        'Nagel vypočítal, že za jeden den sní celá četa tolik, co doma jedna rodina k nedělnímu obědu. Řekl to bez hořkosti. Potom se zeptal Hartunga, jestli se dá jíst kůra.',
        'Wegener dostal k rozkazu zalepenou obálku. Přečetl ji a řekl: „Tohle psal někdo najedený.“',
      ],
    },
    briefings: {
      '121':
        'Každé kolo dopadne jedna zásilka na dvůr a jedna ke kašně. Ovládněte pole, na kterém jich leží pět.',
      '122':
        'Každé kolo dopadne jedna zásilka do zákopu u sadu a jedna k transformátoru. Ovládněte pole, na kterém jich leží pět.',
    },
  },
  en: {
    stories: {
      '12a': [
        'The last train came six days ago. Planes will drop supplies at night, on the yard by the workers’ houses and on the fountain. Nagel shared the rations out beforehand, on paper, so that there should at least be something to read.',
        'The Russians are no better off, says Hartung; thin people talk more quietly. They are waiting for the same sky.',
        'With the order Wegener was given a sealed envelope. He read it and put it into Staudt’s diary. Two secrets between the same covers.',
      ],
      '12b': [
        'The trains do not run; the line is cut somewhere in the steppe, and nobody will say by whom. Planes will drop supplies at night, on the yard behind the school and on the fountain.',
        {
          man: [9],
          there:
            'Fritz Albrecht told how he feeds the animals at home. Nobody interrupted him. He talked for a long time, down to what is in the trough.',
          gone: 'Fritz Albrecht would now tell how he feeds the animals at home. His photograph with the cow hangs on the wall, and those who never knew him look at it too.',
        },
        'With the order Wegener was given a sealed envelope. He read it, burned it and trod on the ashes.',
      ],
      '12c': [
        'Bread is down to a hundred grams a day. Planes will drop supplies at night, on the orchard by the corner house and on the switchyard. The Russians will want them too; a sentry heard them saying it over: rusks, ammunition, soap.',
        {
          man: [9],
          there:
            'Fritz Albrecht told how he feeds the animals at home. Nobody interrupted him. He talked for a long time, down to what is in the trough.',
          gone: 'Fritz Albrecht would now tell how he feeds the animals at home. His photograph with the cow hangs on the wall, and those who never knew him look at it too.',
        },
        'With the order Wegener was given a sealed envelope. He read it, burned it and trod on the ashes.',
      ],
      '12d': [
        'You are so near the river that supplies cannot reach you: the road ends four streets short. Planes will drop them, at night, on the orchard and on the switchyard.',
        'Nagel worked out that the platoon eats in a day what one family at home eats for Sunday lunch. He said it without bitterness. Then he asked Hartung whether one could eat bark.',
        'With the order Wegener was given a sealed envelope. He read it and said: “Whoever wrote this had eaten.”',
      ],
    },
    briefings: {
      '121':
        'Every round a load comes down in the court and one by the fountain. Control a tile on which five of them lie.',
      '122':
        'Every round a load comes down in the trench by the orchard and one by the transformer. Control a tile on which five of them lie.',
    },
  },
};
