import type { EndingPages } from '../library.ts';
import { memorial } from './memorial.ts';

export const ending: EndingPages = {
  memorial,
  cs: {
    title: 'Až na konečnou',
    soviet: [
      'Nádraží padlo za svítání a po něm vlečka. Němci odešli po pražcích do stepi a v celém městě bylo najednou slyšet, jak kape voda.',
      'Strelcov došel až na konec kolejí. Položil na ně dlaň, jako by čekal, že se chvějí. Potom se otočil a šel zpátky pěšky, zastávku po zastávce, a u každé chvíli postál.',
      'Gorškov našel svůj dům. Nestál. V kamnech, která stála, si uvařil čaj a napsal dceři, ať přijedou, až bude kam.',
    ],
    german: [
      'Město jste ztratili celé, do posledního domu. Kdo vyšel, vyšel po pražcích do stepi, proti větru.',
      'Wegener nesl dveře od čekárny dva kilometry, než mu je Lindner vzal z rukou a položil do sněhu. Lehli si na ně ranění, aby nebyli na zemi.',
      'O dva týdny později se ve stepi ozvala děla a armáda, ke které jste chtěli dojít, byla obklíčená. Nikdo z vás už nebyl uvnitř. Byli jste první, kdo prohrál, a proto z vás někdo přežil.',
    ],
  },
  en: {
    title: 'To the terminus',
    soviet: [
      'The station fell at dawn, and the sidings after it. The Germans went away along the sleepers into the steppe, and all at once, in the whole city, you could hear water dripping.',
      'Streltsov walked to the end of the rails. He put his palm on them as if he expected them to tremble. Then he turned round and walked back, stop by stop, and at each of them he stood for a while.',
      'Gorshkov found his house. It was not standing. On the stove, which was, he made tea, and he wrote to his daughter that they should come when there was somewhere to come to.',
    ],
    german: [
      'You lost the whole city, down to the last house. Whoever got out got out along the sleepers into the steppe, against the wind.',
      'Wegener carried the waiting-room door for two kilometres before Lindner took it out of his hands and laid it in the snow. The wounded lay down on it, so as not to be on the ground.',
      'Two weeks later guns were heard in the steppe, and the army that you were trying to reach was surrounded. None of you was inside any more. You were the first to lose, and that is why some of you lived.',
    ],
  },
};
