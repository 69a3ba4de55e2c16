import type { EndingText } from '../../library.ts';

export const ending: EndingText = {
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
};
