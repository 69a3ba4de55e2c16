import type { EndingText } from '../../library.ts';

export const ending: EndingText = {
  title: 'Náměstí zůstalo',
  soviet: [
    'Jedenáctého listopadu přišli po celé šířce a po celé šířce se zastavili. Večer bylo na náměstí ticho a na zbytek kašny někdo pověsil cedulku zastávky.',
    'Osm dní nato jste slyšeli děla ve stepi. Strelcov poslouchal, odkud jdou, a ukázal rukou kruh. Poslední spoj, řekl. A všichni jste v něm seděli.',
    'Ti, kdo přežili, se z města nevrátili hned. Bylo tam moc práce kvůli těm, kdo v něm zůstali.',
  ],
  german: [
    'Útok po celé šířce trval do tří odpoledne. Potom nebylo z čeho útočit. Rehden si stačil zapsat všechna jména; večer jich polovinu přeškrtl.',
    'Dvanáct dní nato se kruh zavřel. Lindner se dostal do zajetí v lednu, s křídou v kapse. V táboře učil děti strážných počítat.',
    'Wegener se vrátil po sedmi letech. Vyráběl zase dveře, jen už je nikdy nezamykal.',
  ],
};
