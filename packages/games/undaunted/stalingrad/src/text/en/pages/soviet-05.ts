import type { BookPages } from '../../library.ts';

/** The Soviet book, stage 5. */
export const pages: BookPages = {
  stories: {
    '5a': [
      'You hold the square, the school and the workers’ houses. From the windows you can see the station, and every night there are lights on it: they are unloading. The engineers have been lying at them with field glasses since dusk, counting wagons.',
      'The order is short: one engineer with a charge to the station and back. There is nothing about “back” in the order, Melnik observed. Between you and the rails lie mines that nobody has drawn on a map.',
      'Zhludev poured everybody a spoonful of spirit and corked the rest. For afterwards.',
    ],
    '5b': [
      'You hold the square and nothing beyond it. Behind the school are the Germans, and behind them the station, which brings them new bread, new ammunition and new men every night.',
      'The engineers have been ordered to take a charge there. It will be done in the dark, across mines that nobody has drawn on a map. On a piece of wrapping paper Streltsov drew them the rails and the points as he remembered them. The tram line ended there.',
      'Zhludev poured everybody a spoonful of spirit and corked the rest. For afterwards.',
    ],
    '5c': [
      'You hold the power plant, and yet you do not. In the last attack Gorshkov’s squad was left behind in the boiler house, and since the evening there have been mines between him and you. The telephone worked for another hour. Then Gorshkov said: “We are minding the boilers,” and it was quiet.',
      'Tomorrow would be too late. Tonight they must break through to the landing, where the boats for the wounded will wait, and you will go to meet them.',
      {
        man: [8],
        there:
          'Timur Sadykov is with them. He writes letters in the platoon for those who cannot write, and he has three unfinished ones in his pocket.',
        gone: 'Timur Sadykov left three unfinished letters in his pocket. Gorshkov carries them; somebody will finish them.',
      },
    ],
    '5d': [
      'You have the mill, the landing, the brewery and the gully left: a palm’s breadth of land. And Gorshkov’s squad is stuck in the boiler house, behind mines that are not ours, where the smoke from the chimney now betrays every fire they light.',
      'Tonight they must break through to the landing. You will go to meet them as far as you can get. Streltsov did not read the order out, he just pointed at the map: from here to here. Three stops.',
      {
        man: [8],
        there:
          'Timur Sadykov is with them. He writes letters in the platoon for those who cannot write, and he has three unfinished ones in his pocket.',
        gone: 'Timur Sadykov left three unfinished letters in his pocket. Gorshkov carries them; somebody will finish them.',
      },
    ],
  },
  briefings: {
    '051':
      'Somebody has to get to the marked tile: riflemen or engineers, one unit is enough. Mines lie on the edges of the tiles; a unit that is hit stays where it was. The open square is free of them. Nine men lost, and it is over.',
    '052':
      'Both rifle squads have to stand on the escape marker at the same time. Squad A is four tiles away, over mines; let the others keep the road open.',
  },
};
