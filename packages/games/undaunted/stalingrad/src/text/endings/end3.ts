import type { EndingPages } from '../library.ts';
import { memorial } from './memorial.ts';

export const ending: EndingPages = {
  memorial,
  cs: {
    title: 'Náměstí zůstalo',
    soviet: [
      'Jedenáctého listopadu přišli po celé šířce a po celé šířce se zastavili. Večer bylo na náměstí ticho a na zbytek kašny někdo pověsil cedulku zastávky.',
      'Osm dní nato jste slyšeli děla ve stepi. Strelcov poslouchal, odkud jdou, a ukázal rukou kruh. Poslední spoj, řekl. A všichni jste v něm seděli.',
      'Ti, kdo přežili, se z města nevrátili hned. Bylo tam moc práce kvůli těm, kdo v něm zůstali.',
    ],
    german: [
      'Útok po celé šířce trval do tří odpoledne. Potom nebylo z čeho útočit. Rehden si stačil zapsat všechna jména; večer jich polovinu přeškrtl.',
      'Osm dní nato se kruh zavřel. Lindner se dostal do zajetí v lednu, s křídou v kapse. V táboře učil děti strážných počítat.',
      'Wegener se vrátil po sedmi letech. Vyráběl zase dveře, jen už je nikdy nezamykal.',
    ],
  },
  en: {
    title: 'The square remained',
    soviet: [
      'On 11 November they came along the whole front, and along the whole front they were stopped. In the evening it was quiet on the square, and somebody had hung a tram stop sign on what was left of the fountain.',
      'Eight days later you heard guns in the steppe. Streltsov listened where they came from, and with his hand he drew a ring. The last tram, he said. And all of you were on it.',
      'Those who lived did not leave the city at once. There was too much to do for those who stayed in it.',
    ],
    german: [
      'The attack along the whole front lasted until three in the afternoon. Then there was nothing left to attack with. Rehden had managed to write down all the names; in the evening he crossed out half of them.',
      'Eight days later the ring closed. Lindner was taken prisoner in January, with a piece of chalk in his pocket. In the camp he taught the guards’ children to count.',
      'Wegener came home after seven years. He made doors again, but he never locked them any more.',
    ],
  },
};
