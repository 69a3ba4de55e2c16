import type { BookPages } from '../library.ts';

/** The German book, stage 2. */
export const pages: BookPages = {
  cs: {
    stories: {
      '2a': [
        'Náměstí jste nedostali. Stáhli jste se do školy a Lindner vešel do třídy, kde na tabuli zůstala úloha. Dopočítal ji. Křídu si strčil do kapsy.',
        {
          man: [7],
          there:
            'Rudimu Seifertovi je devatenáct a ptá se, jestli to takhle bylo i ve Francii. Kessler mu neodpověděl.',
          gone: 'Rudimu Seifertovi bylo devatenáct. Wegener mu sbil kříž z lavice, na které je vyryté cizí jméno.',
        },
        'K četě přišel odstřelovač Ansgar Rohde, lesník z Holštýnska. Vybral si okno v druhém poschodí a požádal, aby kolem něj nikdo nemluvil.',
        'Jednoho z kulometčíků družstva A vystřídal Ferdinand Noll, celník z Cách. Vybírá si místo, ne člověka: kdo tudy chce projít, musí kolem něj.',
      ],
      '2b': [
        'Náměstí máte. Kessler si stoupl na okraj kašny a ukázal na východ, k elektrárně: tam, a za ní voda. Wegener ho stáhl dolů za opasek. Na druhé straně se umí střílet.',
        {
          man: [7],
          there: 'Rudi Seifert, devatenáct let, našel na dně kašny mince. Rozdal je pro štěstí.',
          gone: 'Rudimu Seifertovi bylo devatenáct. Na dně kašny, u které zůstal, leží mince, co tam kdysi lidé házeli pro štěstí.',
        },
        'K četě přišel odstřelovač Ansgar Rohde, lesník z Holštýnska. Někde proti vám prý mají ženu s puškou. Kessler se zasmál. Rohde ne.',
        'Jednoho z kulometčíků družstva A vystřídal Ferdinand Noll, celník z Cách. Vybírá si místo, ne člověka: kdo tudy chce projít, musí kolem něj.',
      ],
    },
    briefings: {
      '021':
        'Pět bodů, nebo tři a rozprášený odstřelovač. Rohde vidí až ke kiosku; nenechávejte ho ale samotného proti dvěma kulometům.',
      '022':
        'Pět bodů, nebo tři a rozprášený odstřelovač. K jižnímu domu je to kratší a z ruin na něj vidíte.',
    },
  },
  en: {
    stories: {
      '2a': [
        'You did not get the square. You fell back to the school, and Lindner walked into a classroom where a sum was left on the blackboard. He worked it out. The chalk he put in his pocket.',
        {
          man: [7],
          there:
            'Rudi Seifert is nineteen and asks whether it was like this in France too. Kessler did not answer.',
          gone: 'Rudi Seifert was nineteen. Wegener made him a cross from a school bench with somebody else’s name cut into it.',
        },
        'A sniper has joined the platoon, Ansgar Rohde, a forester from Holstein. He chose a window on the second floor and asked that nobody should talk near him.',
        'One of the gunners of squad A has been relieved by Ferdinand Noll, a customs officer from Aachen. He picks a place, not a man: whoever wants to pass there has to get past him.',
      ],
      '2b': [
        'You have the square. Kessler stood up on the rim of the fountain and pointed east, to the power plant: there, and behind it the water. Wegener pulled him down by the belt. They know how to shoot over there.',
        {
          man: [7],
          there:
            'Rudi Seifert, nineteen years old, found coins at the bottom of the fountain. He handed them round for luck.',
          gone: 'Rudi Seifert was nineteen. At the bottom of the fountain by which he was left there are coins that people once threw in for luck.',
        },
        'A sniper has joined the platoon, Ansgar Rohde, a forester from Holstein. Somewhere opposite, they say, there is a woman with a rifle. Kessler laughed. Rohde did not.',
        'One of the gunners of squad A has been relieved by Ferdinand Noll, a customs officer from Aachen. He picks a place, not a man: whoever wants to pass there has to get past him.',
      ],
    },
    briefings: {
      '021':
        'Five points, or three and their sniper routed. Rohde sees as far as the kiosk; do not leave him alone with two machine guns.',
      '022':
        'Five points, or three and their sniper routed. The southern block is the shorter way; from the ruins you cover it.',
    },
  },
};
