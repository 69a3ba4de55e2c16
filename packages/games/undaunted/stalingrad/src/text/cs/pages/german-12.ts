import type { BookPages } from '../../library.ts';

/** The German book, stage 12. */
export const pages: BookPages = {
  stories: {
    '12a': [
      'Poslední vlak přijel před šesti dny. Zásoby shodí letadla v noci, na dvůr u dělnických domů a na kašnu. Nagel rozdělil příděl předem, na papíře, aby bylo aspoň co číst.',
      'Rusové jsou na tom stejně, říká Hartung; hubení lidé mluví tišeji. Čekají na totéž nebe.',
      'Wegener dostal k rozkazu zalepenou obálku. Přečetl ji a schoval do Staudtova deníku. Dvě tajemství v jedněch deskách.',
    ],
    '12b': [
      'Vlaky nejezdí, trať je přerušená kdesi ve stepi a nikdo nechce říct kým. Zásoby shodí letadla v noci, na dvůr za školou a na kašnu.',
      {
        man: [9],
        there:
          'Fritz Albrecht vyprávěl, jak doma krmí dobytek. Nikdo ho nepřerušil. Vyprávěl dlouho, i co je v korytě.',
        gone: 'Fritz Albrecht by teď vyprávěl, jak doma krmí dobytek. Jeho fotografie s krávou visí na zdi a dívají se na ni i ti, co ho neznali.',
      },
      'Wegener dostal k rozkazu zalepenou obálku. Přečetl ji, spálil a popel rozšlápl.',
    ],
    '12c': [
      'Chleba je deset dekagramů na den. Zásoby shodí letadla v noci, na sad u nárožního domu a na rozvodnu. Rusové je budou chtít taky; hlídka slyšela, jak si je odříkávají: suchary, náboje, mýdlo.',
      {
        man: [9],
        there:
          'Fritz Albrecht vyprávěl, jak doma krmí dobytek. Nikdo ho nepřerušil. Vyprávěl dlouho, i co je v korytě.',
        gone: 'Fritz Albrecht by teď vyprávěl, jak doma krmí dobytek. Jeho fotografie s krávou visí na zdi a dívají se na ni i ti, co ho neznali.',
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
};
